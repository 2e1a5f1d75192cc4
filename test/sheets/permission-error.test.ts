// Recognizes Google's errors about missing permissions.
import { isDenialMessage } from '../../src/sheets/client';

test.each([
  'The caller does not have permission',
  'You do not have permission to call this',
  'PERMISSION_DENIED',
  'Authorization is required to perform that action.',
  'Request had insufficient authentication scopes.',
])('“%s” is recognized as a missing permission', (message) => {
  expect(isDenialMessage(message)).toBe(true);
});

test.each(['Backend error', 'Quota exceeded', '', 'Você não tem permissão para chamar FormApp.openById'])(
  '“%s” is not',
  (message) => {
    expect(isDenialMessage(message)).toBe(false);
  },
);
