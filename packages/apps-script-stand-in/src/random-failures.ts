// An evening on which Google is overloaded and refuses random calls. Each refusal is temporary, so a retry may work.
// Exceptions can have any name, since Google doesn't document their names.
import { NEVER_MS } from './conditions';
import type { Refusal } from './faults';
import type { Host } from './host';

const BUSY_MESSAGE = 'We’re sorry, a server error occurred. Please wait a bit and try again.';

/** Names of Google's exceptions. Some were seen in logs of real scripts, others are guesses. */
export const EXCEPTION_NAMES = [
  'Exception',
  'Error',
  'ScriptError',
  'HttpResponseException',
  'InternalError',
  'GoogleJsonResponseException',
] as const;

const SMALL_LETTERS = 'abcdefghijklmnopqrstuvwxyz';

/** Returns a function that picks exception names, driven by `chance`. Half of the names are invented. */
export function exceptionNamePicker(chance: () => number): () => string {
  const one = <T>(list: ArrayLike<T>): T | undefined => list[Math.floor(chance() * list.length)];
  const invented = (): string => `${Array.from({ length: 6 }, () => one(SMALL_LETTERS)).join('')}Failure`;
  return () => (chance() < 0.5 ? (one(EXCEPTION_NAMES) ?? '') : invented());
}

/** Names of calls that can be refused, and their refusals. Some calls do their work despite the refusal. */
const REFUSALS_BY_CALL: readonly (readonly [calls: RegExp, refusals: readonly Refusal[]])[] = [
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
  [/^(FormApp\.openById|Form\.getResponses|Properties\.getProperties)$/, [{ message: BUSY_MESSAGE }]],
  [
    /^UrlFetchApp\.fetchAll$/,
    [{ message: 'Address unavailable' }, { message: 'Address unavailable', when: 'after' }],
  ],
  [/^FormResponse\.submit$/, [{ message: BUSY_MESSAGE }, { message: BUSY_MESSAGE, when: 'after' }]],
];

/** Decides from a call's name whether and how Google refuses the call. `share`: the share of refused calls, from 0 to 1. */
export function randomRefusals(chance: () => number, share: number): (call: string) => Refusal | undefined {
  return (call) => {
    const refusals = REFUSALS_BY_CALL.find(([which]) => which.test(call))?.[1];
    if (refusals === undefined || chance() >= share) return undefined;
    return refusals[Math.floor(chance() * refusals.length)];
  };
}

/** Other problems that an evening can have, driven by `chance`. `former`: an older bundle. */
const LASTING_PROBLEMS = {
  'late rows': ({ conditions }, { chance }) => (conditions.rowLagMs = 60_000 * chance()),
  'lost rows': ({ conditions }) => (conditions.rowLagMs = NEVER_MS),
  'triggers that never run': ({ conditions }) => (conditions.runsTriggers = false),
  'calls that expire': ({ conditions }) => (conditions.callsLastMs = 2000),
  'a former page': (host, { former }) => (host.deployed = { text: former() }),
} satisfies Record<string, (host: Host, evening: LastingProblemInput) => unknown>;
export type LastingProblem = keyof typeof LASTING_PROBLEMS;

interface LastingProblemInput {
  readonly chance: () => number;
  readonly former: () => string;
}

/** Draws hardships. Each hardship independently affects this share (0 to 1) of evenings. */
export function drawLastingProblems(chance: () => number, share: number): readonly LastingProblem[] {
  return (Object.keys(LASTING_PROBLEMS) as LastingProblem[]).filter(() => chance() < share);
}

export function applyLastingProblems(
  host: Host,
  hardships: readonly LastingProblem[],
  evening: LastingProblemInput,
): void {
  for (const hardship of hardships) LASTING_PROBLEMS[hardship](host, evening);
}
