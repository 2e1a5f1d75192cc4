// An evening on which Google refuses single calls at random places, locks that throw among them, and counts each minute's
// reads and writes: the usual weather of tests that play whole rounds. Its windows and pages try again, as real ones do.
import { badEvening } from 'apps-script-stand-in/bad-evening';
import { deskBy, deskOn } from '../../src/commands/desk-calls';
import type { CallProblem } from '../../src/rounds/reply/reply';
import type { DeskApi } from '../../src/rounds/host/calls';
import { fingerprint } from '../../src/sheets/fingerprint';
import { drawn } from './drawn';
import type { TestHost } from './host';

/** The share of calls that is refused. */
const REFUSED = 0.08;
/** Faster than Google's services are, and slow enough for a minute to pass. */
const CALL_MS = 100;
const MOST_TRIES = 40;

/** The evening that is played unless `EVENING=n` names another. */
const EVENING = Number(process.env['EVENING'] ?? 1);

export interface Evening extends TestHost {
  /** Makes a call until it is answered for good, as windows and pages do while what keeps it passes. */
  readonly patiently: <T>(what: string, call: () => T) => T;
  /** Makes a call while Google refuses nothing. */
  readonly calmly: <T>(call: () => T) => T;
}

/** The host on such an evening; `name` draws it, with the evening's number, which a failure names. */
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

/** The weather clears: what is looked at then is looked at once. */
export function clear({ host }: TestHost): void {
  host.faults.refuses = undefined;
  host.faults.costMs = 0;
  host.conditions.sheetsPerMinute = null;
}

/** True for a refusal that passes, and an exception of Google's in the sidebar's words. */
function isPassing(answer: unknown): boolean {
  if (typeof answer !== 'object' || answer === null || !('ok' in answer) || answer.ok !== false) return false;
  const { error } = answer as { readonly error?: CallProblem };
  return error?.passes !== undefined;
}
