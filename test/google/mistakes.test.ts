// Mistakes of the program's own among calls of Google's services: they are no refusals, and reach the host with a report.
import { EXCEPTION_NAMES } from 'apps-script-stand-in/bad-evening';
import { Bug } from '../../src/games/frame/bug';
import { NotTold } from '../../src/google/account-check/not-told';
import { lentAccess } from '../../src/google/lent-books';
import { quietly } from '../../src/google/quietly';
import { trying } from '../../src/google/services';

const MISTAKES: readonly (readonly [string, Error])[] = [
  new TypeError('Cannot read properties of undefined (reading "id")'),
  new RangeError('Maximum call stack size exceeded'),
  new Bug('A realm has no players.'),
].map((mistake) => [mistake.name, mistake]);

/** An exception as Google's services throw it. */
function refusal(message: string, details?: object, name = 'Exception'): Error {
  return Object.assign(new Error(message), {
    name,
    ...(details === undefined ? {} : { details }),
  });
}

function throwing(error: Error): () => never {
  return () => {
    throw error;
  };
}

test.each(EXCEPTION_NAMES)(
  'what is called %s is a refusal: it is forgotten, or becomes a sentence',
  (name) => {
    const refused = throwing(refusal('No.', undefined, name));
    expect(quietly<string>(refused)).toBeUndefined();
    expect(trying('Looking', refused)).toMatchObject({
      error: {
        code: 'service-failed',
        text: expect.stringMatching(/^Looking: Google did not do it/) as string,
      },
    });
  },
);

test.each(MISTAKES)('a %s is no word of Google’s', (_, mistake) => {
  expect(() => quietly<string>(throwing(mistake))).toThrow(mistake);
  expect(() => trying('Looking', throwing(mistake))).toThrow(mistake);
});

describe('who reads a book of another account', () => {
  const opens = (openById: () => never): void =>
    void Object.assign(globalThis, { SpreadsheetApp: { openById } });

  afterEach(() => void Reflect.deleteProperty(globalThis, 'SpreadsheetApp'));

  test('is not told where this account may not edit it', () => {
    opens(throwing(refusal('You do not have permission to access the requested document.')));
    expect(lentAccess('id')).toBeUndefined();
  });

  test.each<readonly [string, Error]>([
    ...MISTAKES,
    ['a refusal that passes', refusal('Too many calls.', { code: 429 })],
    ['an answer that tells nothing', new NotTold('Google answers 500.')],
  ])('is not taken for that after %s', (_, error) => {
    opens(throwing(error));
    expect(() => lentAccess('id')).toThrow(error);
  });
});
