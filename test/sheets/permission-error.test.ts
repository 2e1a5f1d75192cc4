// What Google says to an account that may not, and what it says to others.
import { permissionError } from '../../src/sheets/permission-error';

test.each([
  'The caller does not have permission',
  'You do not have permission to call this',
  'PERMISSION_DENIED',
  'Authorization is required to perform that action.',
  'Request had insufficient authentication scopes.',
])('“%s” tells the host what to do about the account', (message) => {
  const error = permissionError('Writing', message);
  expect(error).toMatchObject({ code: 'not-authorized' });
  expect(error?.text).toMatch(/^Writing: .*only this one.*Extensions › Round Keeper/);
  expect(error?.text).toContain(message);
});

test.each(['Backend error', 'Quota exceeded', ''])('“%s” is something else', (message) => {
  expect(permissionError('Writing', message)).toBeUndefined();
});
