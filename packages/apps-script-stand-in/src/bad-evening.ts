// An evening on which Google is overloaded and refuses single calls at random. Each refusal passes, so that a next try
// may work.
import type { Refusal } from './faults';

const BUSY = 'We’re sorry, a server error occurred. Please wait a bit and try again.';

/** Which calls are refused, by name, and how; some calls do their work although they are refused. */
const REFUSALS: readonly (readonly [call: RegExp, refusals: readonly Refusal[]])[] = [
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
export function badEvening(chance: () => number, share: number): (name: string) => Refusal | undefined {
  return (name) => {
    const refusals = REFUSALS.find(([call]) => call.test(name))?.[1];
    if (refusals === undefined || chance() >= share) return undefined;
    return refusals[Math.floor(chance() * refusals.length)];
  };
}
