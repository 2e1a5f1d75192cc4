// An evening on which Google refuses single calls at random, and allows only so many reads and writes a minute. Tests
// that play whole rounds are played on such evenings, and their windows and pages try again, as real ones do.
import { badEvening } from 'apps-script-stand-in/bad-evening';
import { deskBy, deskOn } from '../../src/commands/desk-calls';
import type { CallProblem } from '../../src/rounds/reply/reply';
import type { DeskApi } from '../../src/rounds/host/calls';
import { fingerprint } from '../../src/sheets/fingerprint';
import { drawn } from './drawn';
import type { TestHost } from './host';

/** The share of calls that Google refuses. */
const REFUSED = 0.08;
/** How long a call takes, in milliseconds: less than on Google, but enough for minutes to pass. */
const CALL_MS = 100;
const MOST_TRIES = 40;

/** The number of the evening that is played; `EVENING=n` names another one. */
const EVENING = Number(process.env['EVENING'] ?? 1);

export interface Evening extends TestHost {
  /** Makes a call again and again, as windows and pages do, until the answer is not one that says to try again. */
  readonly patiently: <T>(what: string, call: () => T) => T;
  /** Makes a call while Google refuses nothing. */
  readonly calmly: <T>(call: () => T) => T;
}

/**
 * Gives the host on such an evening. What goes wrong is drawn from `name` and the evening's number; the error of a
 * failed test names both.
 */
export function onEvening(test: TestHost, name: string): Evening {
  const { host, clock } = test;
  const seed = parseInt(fingerprint(`${EVENING} ${name}`).slice(0, 8), 16);
  host.faults.refuses = badEvening(drawn(seed), REFUSED);
  host.faults.costMs = CALL_MS;
  host.conditions.sheetsPerMinute = 60;
  const patiently = <T>(what: string, call: () => T): T => {
    for (let tries = 1; ; tries += 1) {
      const answer = call();
      const passes = isPassing(answer);
      if (!passes) return answer;
      if (tries === MOST_TRIES)
        throw new Error(
          `${what} came to nothing on evening ${EVENING} of ${name}: ${JSON.stringify(answer)}`,
        );
      clock.pass(2000);
    }
  };
  const desk = deskOn(host);
  const calls = desk as unknown as Readonly<Record<string, (...given: readonly unknown[]) => unknown>>;
  return {
    ...test,
    patiently,
    calmly: (call) => {
      const { refuses } = host.faults;
      host.faults.refuses = undefined;
      try {
        return call();
      } finally {
        host.faults.refuses = refuses;
      }
    },
    desk: deskBy((call, given) => patiently(call, () => calls[call]?.(...given))) satisfies DeskApi,
  };
}

/** Ends the evening: from now on Google refuses nothing and takes no time. */
export function clear({ host }: TestHost): void {
  host.faults.refuses = undefined;
  host.faults.costMs = 0;
  host.conditions.sheetsPerMinute = null;
}

/** Whether an answer is a refusal that may pass, such as one of Google's that the sidebar puts into words. */
function isPassing(answer: unknown): boolean {
  if (typeof answer !== 'object' || answer === null || !('ok' in answer) || answer.ok !== false) return false;
  const { error } = answer as { readonly error?: CallProblem };
  return error?.passes !== undefined;
}
