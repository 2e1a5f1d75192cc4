// A bug in the program's calls to Google isn't mistaken for a refusal by Google. The host gets a report.
import { EXCEPTION_NAMES } from 'apps-script-stand-in/random-failures';
import { Bug } from '../../src/games/frame/result';
import { toFailure, ignoreRefusal } from '../../src/google/failure';
import { catchRefusal } from '../../src/google/services';
import { openTestHost } from '../support/host';
import { refused } from '../support/host-game';

const MISTAKES: readonly (readonly [string, Error])[] = [
  new TypeError('Cannot read properties of undefined (reading "id")'),
  new Bug('A realm has no players.'),
].map((mistake) => [mistake.name, mistake]);

/** An exception like those of Google's services. */
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
    expect(ignoreRefusal<string>(refused)).toBeUndefined();
    expect(catchRefusal('Looking', refused)).toMatchObject({
      error: {
        code: 'service-failed',
        text: expect.stringMatching(/^Looking: Google refused/) as string,
      },
    });
  },
);

test.each(MISTAKES)('a %s is no word of Google’s', (_, mistake) => {
  expect(() => ignoreRefusal<string>(throwing(mistake))).toThrow(mistake);
  expect(() => catchRefusal('Looking', throwing(mistake))).toThrow(mistake);
});

test('the host gets a report of a mistake', () => {
  const { host, desk } = openTestHost({ quiet: 'own faults' });
  host.faults.fail('SpreadsheetApp.getActiveSpreadsheet', 'Oops.', { name: 'TypeError' });
  const { code, report, again } = refused(desk.getDesk());
  expect([code, again]).toEqual(['bug', true]);
  expect(report).toMatch(/^getDesk: TypeError: Oops\.\n/);
});

test.each<[thrown: unknown, failure: object]>([
  ['No.', { message: 'No.' }],
  [{ no: true }, { message: '{"no":true}' }],
  [refusal('No.', { code: 'none' }), { message: 'No.' }],
  [refusal('No.', { code: 500 }), { message: 'No.', code: 500 }],
  [
    refusal('No.', { code: 403, errors: [{ reason: 'domainPolicy' }] }),
    { message: 'No.', code: 403, reason: 'domainPolicy' },
  ],
])('%p is read as a failure', (thrown, failure) => {
  expect(toFailure(thrown)).toEqual(failure);
});
