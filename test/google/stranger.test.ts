// What strangers see at an address of Google's: the file's page, Google's sign-in, or neither.
import { openAsStranger } from '../../src/google/account-check/stranger';

function answering(status: number, text = ''): void {
  const fetch = () => ({ getResponseCode: () => status, getContentText: () => text });
  Object.assign(globalThis, { UrlFetchApp: { fetch } });
}

test('the words of a file’s page tell it from a sign-in', () => {
  answering(200, 'the words');
  expect(['words', 'others'].map((words) => openAsStranger('', words))).toEqual(['page', 'sign-in']);
});

test.each([300, 302, 399, 401, 403])('status %i is a sign-in', (status) => {
  answering(status);
  expect(openAsStranger('', '')).toBe('sign-in');
});

test.each([204, 299, 400, 404, 500])('status %i says neither', (status) => {
  answering(status);
  expect(() => openAsStranger('', '')).toThrow(`Google responded with status ${status}.`);
});
