// An evening on which Google is overloaded and refuses single calls at random. Each refusal passes, so that a next try
// may work. Its exceptions can have any name: no page of Google's tells which one a service uses.
import { NEVER } from './conditions';
import type { Refusal } from './faults';
import type { Host } from './host';

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

const SMALL_LETTERS = 'abcdefghijklmnopqrstuvwxyz';

/** Makes names for Google's exceptions, as `chance` decides: every other one is a name that nobody has seen. */
export function exceptionNames(chance: () => number): () => string {
  const one = <T>(list: ArrayLike<T>): T | undefined => list[Math.floor(chance() * list.length)];
  const invented = (): string => `${Array.from({ length: 6 }, () => one(SMALL_LETTERS)).join('')}Failure`;
  return () => (chance() < 0.5 ? (one(EXCEPTION_NAMES) ?? '') : invented());
}

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

/** Decides for each call by its name whether and how Google refuses it: a share (0 to 1) of the calls it may refuse. */
export function badEvening(chance: () => number, share: number): (call: string) => Refusal | undefined {
  return (call) => {
    const refusals = REFUSALS.find(([which]) => which.test(call))?.[1];
    if (refusals === undefined || chance() >= share) return undefined;
    return refusals[Math.floor(chance() * refusals.length)];
  };
}

/** What else happens on some evenings, as `chance` decides; `former` gives an older bundle. */
const HARDSHIPS = {
  'late rows': ({ conditions }, { chance }) => (conditions.rowLagMs = 60_000 * chance()),
  'lost rows': ({ conditions }) => (conditions.rowLagMs = NEVER),
  'triggers that never run': ({ conditions }) => (conditions.runsTriggers = false),
  'calls that expire': ({ conditions }) => (conditions.callsLastMs = 2000),
  'a former page': (host, { former }) => (host.deployed = { text: former() }),
} satisfies Record<string, (host: Host, evening: Hard) => unknown>;
export type Hardship = keyof typeof HARDSHIPS;

interface Hard {
  readonly chance: () => number;
  readonly former: () => string;
}

/** Each hardship by itself, for this share (0 to 1) of evenings. */
export function drawHardships(chance: () => number, share: number): readonly Hardship[] {
  return (Object.keys(HARDSHIPS) as Hardship[]).filter(() => chance() < share);
}

/** Lets these hardships begin. */
export function harden(host: Host, hardships: readonly Hardship[], evening: Hard): void {
  for (const hardship of hardships) HARDSHIPS[hardship](host, evening);
}
