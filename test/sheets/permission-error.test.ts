// Recognizes Google's errors about missing permissions.
import { isDenialMessage } from '../../src/sheets/client';

test.each([
  ['The caller does not have permission', true],
  ['You do not have permission to call this', true],
  ['PERMISSION_DENIED', true],
  ['Authorization is required to perform that action.', true],
  ['Request had insufficient authentication scopes.', true],
  ['Backend error', false],
  ['Quota exceeded', false],
  ['', false],
  ['Você não tem permissão para chamar FormApp.openById', false],
])('“%s” is recognized as a missing permission: %s', (message, isDenial) => {
  expect(isDenialMessage(message)).toBe(isDenial);
});
