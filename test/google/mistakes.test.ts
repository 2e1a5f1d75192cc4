// Mistakes of the program's own among calls of Google's services: they are no refusals, and reach the host with a report.
import { NotTold } from '../../src/google/account-check/not-told';
import { lentAccess } from '../../src/google/lent-books';
import { quietly } from '../../src/google/quietly';
import { trying } from '../../src/google/services';

const MISTAKE = new TypeError('Cannot read properties of undefined (reading "id")');

/** An exception as Google's services throw it. */
function refusal(message: string, details?: object): Error {
  return Object.assign(new Error(message), {
    name: 'Exception',
    ...(details === undefined ? {} : { details }),
  });
}

function throwing(error: Error): () => never {
  return () => {
    throw error;
  };
}

test('what may be forgotten is forgotten where Google refuses it, and a mistake is not', () => {
  expect(quietly<string>(throwing(refusal('No.')))).toBeUndefined();
  expect(() => quietly<string>(throwing(MISTAKE))).toThrow(MISTAKE);
});

test('a refusal becomes a sentence, and a mistake is no word of Google’s', () => {
  expect(trying('Looking', throwing(refusal('No.')))).toMatchObject({
    error: {
      code: 'service-failed',
      text: expect.stringMatching(/^Looking: Google did not do it/) as string,
    },
  });
  expect(() => trying('Looking', throwing(MISTAKE))).toThrow(MISTAKE);
});

describe('who reads a book of another account', () => {
  const opens = (openById: () => never): void =>
    void Object.assign(globalThis, { SpreadsheetApp: { openById } });

  afterEach(() => void Reflect.deleteProperty(globalThis, 'SpreadsheetApp'));

  test('is not told where this account may not edit it', () => {
    opens(throwing(refusal('You do not have permission to access the requested document.')));
    expect(lentAccess('id')).toBeUndefined();
  });

  test.each([
    ['a mistake', MISTAKE],
    ['a refusal that passes', refusal('Too many calls.', { code: 429 })],
    ['an answer that tells nothing', new NotTold('Google answers 500.')],
  ])('is not taken for that after %s', (_, error) => {
    opens(throwing(error));
    expect(() => lentAccess('id')).toThrow(error);
  });
});
