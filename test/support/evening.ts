// The conditions of a test: Google refuses calls at random, locks throw, quotas count, and windows retry as real ones do.
// Some evenings also have hardships. A test that needs a quiet evening says why.
import * as path from 'node:path';
import {
  randomRefusals,
  drawLastingProblems,
  exceptionNamePicker,
  applyLastingProblems,
  type LastingProblem,
} from 'apps-script-stand-in/random-failures';
import type { ManualClock } from 'apps-script-stand-in/clock';
import { CallExpired } from 'apps-script-stand-in/errors';
import type { CallOptions } from 'apps-script-stand-in/executions';
import type { Host } from 'apps-script-stand-in/host';
import { proxyDeskApi, createDeskApi } from '../../src/commands/desk-calls';
import type { DeskApi } from '../../src/rounds/host/calls';
import type { CallProblem } from '../../src/rounds/reply/reply';
import { retry } from '../../src/rounds/time/retry';
import { fingerprint } from '../../src/sheets/cells';
import { formerCode } from './built-program';
import { drawn } from './drawn';

/** The reason for a quiet evening, on which Google refuses nothing and no quotas apply. */
export type Quiet =
  /** The test names, counts or times the program's calls, or compares their result with an undisturbed run. */
  | 'counted calls'
  /** The test plants refusals at places that it chooses. */
  | 'own faults'
  /** The test is about an account that is always refused, or about the account check. */
  | 'an account'
  /** The test depends on exact times, which waits would shift. */
  | 'set times'
  /** The test creates or inspects a game that other tests continue. */
  | 'a beginning'
  /** The test calls functions directly, without a window or page that retries. */
  | 'bare calls';

/** The share of calls that Google refuses, and of evenings for each hardship. */
const REFUSED = 0.08;
const HARD = 0.2;
const A_MINUTE = 60;
/** The pauses of a window or page between its forty tries, in milliseconds; only the test's clock advances. */
const PAUSES_MS: readonly number[] = Array.from({ length: 39 }, () => 2000);
const SHOWN = 30;

/** The number of the evening; `EVENING=n` chooses another one. */
const EVENING = Number(process.env['EVENING'] ?? 1);

export interface Evening {
  /** Why nothing is refused at random on this evening; undefined if something may be. */
  readonly quiet: Quiet | undefined;
  /** The sidebar's calls, each retried until it succeeds or is finally refused. */
  readonly desk: DeskApi;
  /** The same calls by another account or script project. */
  readonly deskAs: (options: CallOptions) => DeskApi;
  /** Retries a call until its answer is final, as windows and pages do. `openedAt`: when its window was opened. */
  readonly patiently: <T>(what: string, call: (openedAt: number) => T) => T;
  /** Makes a call while Google refuses nothing. */
  readonly calmly: <T>(call: () => T) => T;
}

interface Drawn {
  readonly name: string;
  readonly seed: number;
  readonly hard: readonly LastingProblem[];
  readonly refused: string[];
}

/** The current test's evenings, for its failure message. */
let evenings: Drawn[] = [];
let test = '';
let quietFile: Quiet | undefined;
let quietMaking: Quiet | undefined;

/** Makes every evening of this test file quiet. */
export function quietEvenings(why: Quiet): void {
  quietFile = why;
}

/** Makes hosts whose evenings are quiet: Google refuses nothing. */
export function quietly<T>(why: Quiet, make: () => T): T {
  const before = quietMaking;
  quietMaking = why;
  try {
    return make();
  } finally {
    quietMaking = before;
  }
}

/** A host's evening: quiet for the given reason, or drawn from the name of the test that opens the host. */
export function eveningOf(host: Host, clock: ManualClock, quiet: Quiet | undefined = quietFile): Evening {
  const why = quietMaking ?? quiet;
  // Applies to quiet evenings too, since the program mustn't depend on exception names.
  host.faults.names = exceptionNamePicker(drawn(namesSeed()));
  if (why !== undefined) {
    const deskAs = (options: CallOptions): DeskApi => createDeskApi(host, options);
    return {
      quiet: why,
      desk: createDeskApi(host),
      deskAs,
      patiently: (_, call) => call(clock.now()),
      calmly: (call) => call(),
    };
  }
  const { seed, name, refused, hard } = drawnEvening();
  const refusal = randomRefusals(drawn(seed), REFUSED);
  host.faults.refuses = (call) => {
    const one = refusal(call);
    if (one !== undefined) refused.push(`${call}: ${one.code ?? ''}${one.when === 'after' ? ', done' : ''}`);
    return one;
  };
  host.conditions.sheetsPerMinute = A_MINUTE;
  applyLastingProblems(host, hard, { chance: drawn(seed), former: formerCode });
  // If a window's calls have expired, it's opened again.
  let openedAt = clock.now();
  const patiently = <T>(what: string, call: (openedAt: number) => T): T => {
    const openedAnew = (): T => {
      try {
        return call(openedAt);
      } catch (error) {
        if (!(error instanceof CallExpired)) throw error;
        openedAt = clock.now();
        return call(openedAt);
      }
    };
    const answer = retry(openedAnew, { pauses: PAUSES_MS, pause: (ms) => clock.pass(ms), passes: isPassing });
    if (!isPassing(answer)) return answer;
    throw new Error(`${what} came to nothing on evening ${seed} of ${name}: ${JSON.stringify(answer)}`);
  };
  const calmly = <T>(call: () => T): T => {
    const { refuses } = host.faults;
    host.faults.refuses = undefined;
    try {
      return call();
    } finally {
      host.faults.refuses = refuses;
    }
  };
  const deskAs = (options: CallOptions): DeskApi =>
    proxyDeskApi((name, args) => {
      const input = args.map((given) => JSON.stringify(given));
      const call = (at: number): unknown => host.call(name, input, { openedAt: at, ...options });
      // Google refuses nothing here, since a retry would answer for everybody a second time.
      return name === 'submitForPractice' ? calmly(() => patiently(name, call)) : patiently(name, call);
    });
  return { quiet: undefined, patiently, calmly, desk: deskAs({}), deskAs };
}

/** Draws an evening from the test's name and how many it has had, so that failures are reproducible. */
function drawnEvening(): Drawn {
  const name = `${testNow()} ${evenings.length + 1}`;
  const seed = seedOf(name);
  const hard = drawLastingProblems(drawn(seedOf(`${name}, hardships`)), HARD);
  const evening = { name, seed, hard, refused: [] };
  evenings.push(evening);
  return evening;
}

/** The current test's name. When a new test begins, its list of evenings is emptied. */
function testNow(): string {
  // Kept books are created outside Jest.
  const { currentTestName = '', testPath = '' } = typeof expect === 'undefined' ? {} : expect.getState();
  const now = `${path.relative(process.cwd(), testPath)} ${currentTestName}`.trim();
  if (now !== test) [test, evenings] = [now, []];
  return now;
}

function seedOf(what: string): number {
  return parseInt(fingerprint(`${EVENING} ${what}`).slice(0, 8), 16);
}

/** The seed from which the names of a test's exceptions are drawn. */
function namesSeed(): number {
  return seedOf(`${testNow()}, names`);
}

/** Describes a failed test's evenings, for plain-environment.mjs; empty if the test opened no host. */
function eveningsOfTest(name: string): string {
  if (!test.endsWith(name)) return '';
  const names = `\nGoogle's exceptions had names drawn from ${seedOf(`${test}, names`)} (EVENING=${EVENING}).`;
  return evenings
    .map(({ seed, hard, refused }, index) => {
      const left = refused.length - SHOWN;
      const shown = refused.slice(0, SHOWN).join('; ');
      const calls = `${shown === '' ? 'nothing' : shown}${left > 0 ? `; and ${left} more` : ''}`;
      const had = hard.length === 0 ? '' : `had ${hard.join(', ')}, and `;
      return `\nEvening ${index + 1} of this test, drawn from ${seed} (EVENING=${EVENING}), ${had}refused ${calls}.`;
    })
    .concat(names)
    .join('');
}

Object.assign(globalThis, { eveningsOfTest });

/** Ends random refusals and quotas, so that they don't disturb what the test itself reads. */
export function endRefusals({ host }: { readonly host: Host }): void {
  host.faults.refuses = undefined;
  host.conditions.sheetsPerMinute = null;
}

/** Whether an answer is a temporary refusal, such as one of Google's that the sidebar explains. */
function isPassing(answer: unknown): boolean {
  if (typeof answer !== 'object' || answer === null || !('ok' in answer) || answer.ok !== false) return false;
  const { error } = answer as { readonly error?: CallProblem };
  return error?.passes !== undefined;
}
