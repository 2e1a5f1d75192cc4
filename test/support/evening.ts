// A test's evening: Google refuses calls at random, locks throw, quotas count, and windows retry as real ones do. Some have
// hardships besides. A test that needs a quiet evening says why; one that is about a condition sets it by itself.
import * as path from 'node:path';
import {
  badEvening,
  drawHardships,
  exceptionNames,
  harden,
  type Hardship,
} from 'apps-script-stand-in/bad-evening';
import type { HandClock } from 'apps-script-stand-in/clock';
import { CallExpired } from 'apps-script-stand-in/errors';
import type { CallOptions } from 'apps-script-stand-in/executions';
import type { Host } from 'apps-script-stand-in/host';
import { deskBy, deskOn } from '../../src/commands/desk-calls';
import type { DeskApi } from '../../src/rounds/host/calls';
import type { CallProblem } from '../../src/rounds/reply/reply';
import { retry } from '../../src/rounds/time/retry';
import { fingerprint } from '../../src/sheets/cells';
import { formerCode } from './built-program';
import { drawn } from './drawn';

/** The reasons for which a test's evening is quiet: nothing is refused, and nothing is counted. */
export type Quiet =
  /** It names, counts or times the calls of the program, or compares what they left with a run that was not disturbed. */
  | 'counted calls'
  /** It plants refusals of its own, at places that it chooses. */
  | 'own faults'
  /** It is about an account that is refused for good, or about the check of one. */
  | 'an account'
  /** It is about moments, to the second: a wait would move them. */
  | 'set times'
  /** It makes a game, or looks at one, with which others go on. */
  | 'a beginning'
  /** It calls functions as they are, without a window or a page that tries again. */
  | 'bare calls';

/** The share of calls that Google refuses, and of evenings for each hardship. */
const REFUSED = 0.08;
const HARD = 0.2;
const A_MINUTE = 60;
/** The waits of a window or a page between its forty tries, in milliseconds; they pass on the test's clock alone. */
const PAUSES_MS: readonly number[] = Array.from({ length: 39 }, () => 2000);
const SHOWN = 30;

/** The number of the evening that is played; `EVENING=n` names another one. */
const EVENING = Number(process.env['EVENING'] ?? 1);

export interface Evening {
  /** The reason why the evening is quiet; undefined where it is not. */
  readonly quiet: Quiet | undefined;
  /** The calls that the sidebar makes, each until it is answered for good. */
  readonly desk: DeskApi;
  /** The same calls as another account or script project makes them. */
  readonly deskAs: (options: CallOptions) => DeskApi;
  /**
   * Makes a call until it is answered for good, as windows and pages do while what keeps it passes; the call is given the
   * moment at which its window was opened.
   */
  readonly patiently: <T>(what: string, call: (openedAt: number) => T) => T;
  /** Makes a call while Google refuses nothing. */
  readonly calmly: <T>(call: () => T) => T;
}

interface Drawn {
  readonly name: string;
  readonly seed: number;
  readonly hard: readonly Hardship[];
  readonly refused: string[];
}

/** The evenings of the test that runs, for the words of its failure. */
let evenings: Drawn[] = [];
let test = '';
let quietFile: Quiet | undefined;
let quietMaking: Quiet | undefined;

/** Makes every evening of this test file a quiet one. */
export function quietEvenings(why: Quiet): void {
  quietFile = why;
}

/** Makes hosts whose evenings are quiet ones. */
export function quietly<T>(why: Quiet, make: () => T): T {
  const before = quietMaking;
  quietMaking = why;
  try {
    return make();
  } finally {
    quietMaking = before;
  }
}

/** The evening of a host: quiet for the reason given, or drawn from the name of the test that opens it. */
export function eveningOf(host: Host, clock: HandClock, quiet: Quiet | undefined = quietFile): Evening {
  const why = quietMaking ?? quiet;
  // On every evening, quiet ones too: the program knows none of them.
  host.faults.names = exceptionNames(drawn(namesSeed()));
  if (why !== undefined) {
    const deskAs = (options: CallOptions): DeskApi => deskOn(host, options);
    return {
      quiet: why,
      desk: deskOn(host),
      deskAs,
      patiently: (_, call) => call(clock.now()),
      calmly: (call) => call(),
    };
  }
  const { seed, name, refused, hard } = drawnEvening();
  const refusal = badEvening(drawn(seed), REFUSED);
  host.faults.refuses = (call) => {
    const one = refusal(call);
    if (one !== undefined) refused.push(`${call}: ${one.code ?? ''}${one.when === 'after' ? ', done' : ''}`);
    return one;
  };
  host.conditions.sheetsPerMinute = A_MINUTE;
  harden(host, hard, { chance: drawn(seed), former: formerCode });
  // A window that Google answers no more is opened again.
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
    deskBy((name, args) => {
      const input = args.map((given) => JSON.stringify(given));
      const call = (at: number): unknown => host.call(name, input, { openedAt: at, ...options });
      // Tried again, practice would answer for everybody once more.
      return name === 'submitForPractice' ? calmly(() => patiently(name, call)) : patiently(name, call);
    });
  return { quiet: undefined, patiently, calmly, desk: deskAs({}), deskAs };
}

/** Draws an evening from the test's name, and from how many it has had: a failure comes again. */
function drawnEvening(): Drawn {
  const name = `${testNow()} ${evenings.length + 1}`;
  const seed = seedOf(name);
  const hard = drawHardships(drawn(seedOf(`${name}, hardships`)), HARD);
  const evening = { name, seed, hard, refused: [] };
  evenings.push(evening);
  return evening;
}

/** The name of the test that runs; where that is another one, no evening was drawn for it yet. */
function testNow(): string {
  // Kept books are made outside of Jest.
  const { currentTestName = '', testPath = '' } = typeof expect === 'undefined' ? {} : expect.getState();
  const now = `${path.relative(process.cwd(), testPath)} ${currentTestName}`.trim();
  if (now !== test) [test, evenings] = [now, []];
  return now;
}

function seedOf(what: string): number {
  return parseInt(fingerprint(`${EVENING} ${what}`).slice(0, 8), 16);
}

/** The number from which the names of a test's exceptions are drawn. */
function namesSeed(): number {
  return seedOf(`${testNow()}, names`);
}

/** The words on a failure about the evenings of its test, for plain-environment.mjs; empty if it opened no host. */
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

/** The weather clears: what is looked at then is looked at once. */
export function clear({ host }: { readonly host: Host }): void {
  host.faults.refuses = undefined;
  host.conditions.sheetsPerMinute = null;
}

/** Whether an answer is a refusal that may pass, such as one of Google's that the sidebar puts into words. */
function isPassing(answer: unknown): boolean {
  if (typeof answer !== 'object' || answer === null || !('ok' in answer) || answer.ok !== false) return false;
  const { error } = answer as { readonly error?: CallProblem };
  return error?.passes !== undefined;
}
