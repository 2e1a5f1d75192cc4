// An evening on which Google is overloaded and refuses single calls at random. Each refusal passes, so that a next try
// may work. Its exceptions have any of the names that were seen: no page of Google's tells which of them a service uses.
import type { Refusal } from './faults';

const BUSY = 'We’re sorry, a server error occurred. Please wait a bit and try again.';

/** The names of Google's exceptions: some that logs of real scripts show, and some that are only possible. */
export const EXCEPTION_NAMES = [
  'Exception',
  'Error',
  'ScriptError',
  'HttpResponseException',
  'InternalError',
  'GoogleJsonResponseException',
] as const;

/** Which calls are refused, by name, and how; some calls do their work although they are refused. */
const REFUSALS: readonly (readonly [calls: RegExp, refusals: readonly Refusal[]])[] = [
  [/^Lock\.tryLock$/, [{ message: 'There are too many LockService operations against the same script.' }]],
  [
    /^Sheets\.Spreadsheets\.(get|Values\.batchGetByDataFilter)$/,
    [
      { message: "Quota exceeded for quota metric 'Read requests'.", code: 429 },
      { message: 'The service is currently unavailable.', code: 503 },
      { message: 'Internal error encountered.', code: 500 },
    ],
  ],
  [
    /^Sheets\.Spreadsheets\.batchUpdate$/,
    [
      { message: "Quota exceeded for quota metric 'Write requests'.", code: 429 },
      { message: 'The service is currently unavailable.', code: 503 },
      { message: 'The service is currently unavailable.', code: 503, when: 'after' },
    ],
  ],
  [/^(FormApp\.openById|Form\.getResponses|Properties\.getProperties)$/, [{ message: BUSY }]],
  [
    /^UrlFetchApp\.fetchAll$/,
    [{ message: 'Address unavailable' }, { message: 'Address unavailable', when: 'after' }],
  ],
  [/^FormResponse\.submit$/, [{ message: BUSY }, { message: BUSY, when: 'after' }]],
];

/**
 * Makes the function that decides for each call by its name whether Google refuses it, and how: of calls that may be
 * refused, a share (from 0 to 1), as `chance` decides.
 */
export function badEvening(chance: () => number, share: number): (call: string) => Refusal | undefined {
  return (call) => {
    const refusals = REFUSALS.find(([which]) => which.test(call))?.[1];
    if (refusals === undefined || chance() >= share) return undefined;
    // One draw decides both: its whole part the refusal, the rest the name.
    const drawn = chance() * refusals.length;
    const refusal = refusals[Math.floor(drawn)];
    const name = EXCEPTION_NAMES[Math.floor((drawn % 1) * EXCEPTION_NAMES.length)] ?? 'Exception';
    return refusal && { ...refusal, name };
  };
}
