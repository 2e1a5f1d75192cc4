// Disturbs an action of the host at its service calls (the script is killed, or a call fails), then runs the action again.
import { ExecutionFailed } from 'apps-script-stand-in/errors';
import { quietly } from '../support/evening';
import { copyOf, type TestHost } from '../support/host';
import type { HostAction } from '../support/host-actions';
import { hostContents } from '../support/host-books';

const SERVER_ERROR = 'We’re sorry, a server error occurred. Please wait a bit and try again.';

/** A sentence that doesn't report a bug; empty if the action succeeded. */
const SENTENCE = /^$|^[A-Z](?![^]*mistake of its own)[^]*[.)]$/;

/** True for calls that change nothing. Killing the script before or after them makes no difference. */
export function isRead(call: string): boolean {
  return /\.(get|as|list|build|compute|tryLock|openById|sleep)\w*$|Values\.batchGet/.test(call);
}

interface Undisturbed {
  readonly start: TestHost;
  /** Everything that the host has afterwards. */
  readonly contents: string;
  readonly trace: readonly string[];
}

function undisturbed(action: HostAction): Undisturbed {
  const start = quietly('own faults', action.before);
  const whole = copyOf(start);
  whole.host.faults.resetCounts();
  action.run(whole);
  return {
    start,
    contents: hostContents(whole),
    trace: whole.host.faults.trace().map(({ name }) => name),
  };
}

/** Runs an action. Returns false if the script was killed. */
function survives(action: HostAction, test: TestHost): boolean {
  try {
    action.run(test);
    return true;
  } catch (error) {
    if (error instanceof ExecutionFailed) return false;
    throw error;
  }
}

/** Chooses some of an action's calls, counted from 1. */
export type Chosen = (trace: readonly string[]) => readonly number[];

export const everyCall: Chosen = (trace) => trace.map((_, index) => index + 1);

/** The first call of each kind that no earlier action made. An object's setters are one kind, and so are its getters. */
export function newKinds(): Chosen {
  const known = new Set<string>();
  return (trace) =>
    trace.flatMap((name, index) => {
      const kind = name.replace(/\.(get|set)\w+$/, '.$1');
      const isNew = !known.has(kind);
      known.add(kind);
      return isNew ? [index + 1] : [];
    });
}

/** Kills an action before its first call and after each chosen call. Running it again must give the undisturbed result. */
export function killAtCalls(action: HostAction, chosen: Chosen): void {
  const { start, contents, trace } = undisturbed(action);
  const changing = chosen(trace).filter((nth) => !isRead(trace[nth - 1] ?? ''));
  for (const nth of [0, ...changing]) {
    const test = copyOf(start);
    if (nth === 0) test.host.faults.kill('*', { nth: 1 });
    else test.host.faults.kill('*', { nth, when: 'after' });
    expect([nth, survives(action, test)]).toEqual([nth, false]);
    const at = test.host.faults.trace().at(-1)?.name;
    test.host.faults.clear();
    action.run(test);
    if (hostContents(test) !== contents) {
      expect({ at, nth, holds: hostContents(test) }).toEqual({ at, nth, holds: contents });
    }
  }
}

/** Kills an action repeatedly, each time `apart` calls later, until it finishes with the undisturbed result. */
export function killAgainAndAgain(action: HostAction, apart = 3): void {
  const start = quietly('own faults', action.before);
  const whole = copyOf(start);
  action.run(whole);
  for (let kills = 1; ; kills += 1) {
    start.host.faults.clear();
    start.host.faults.kill('*', { nth: apart * kills });
    if (survives(action, start)) break;
  }
  start.host.faults.clear();
  expect(hostContents(start)).toBe(hostContents(whole));
}

/** Lets calls of an action fail. The action must say so, and running it again must give the undisturbed result. */
export function failAtCalls(action: HostAction, when: 'before' | 'after', chosen: Chosen): void {
  const { start, contents, trace } = undisturbed(action);
  for (const nth of chosen(trace)) {
    const name = trace[nth - 1] ?? '';
    // Reads change nothing, so failing after a read is like failing before it.
    if (when === 'after' && isRead(name)) continue;
    const at = `${nth} ${name}`;
    const test = copyOf(start);
    test.host.faults.fail('*', SERVER_ERROR, { nth, when });
    const said = sentenceOf(() => action.run(test));
    test.host.faults.clear();
    expect([at, said]).toEqual([at, expect.stringMatching(SENTENCE)]);
    action.run(test);
    if (hostContents(test) !== contents) {
      expect({ at, holds: hostContents(test) }).toEqual({ at, holds: contents });
    }
  }
}

/** Kills an action after each chosen call that changes something, until it's done. */
export function killInTurn(action: HostAction, chosen: Chosen): void {
  const { start, contents, trace } = undisturbed(action);
  let test = copyOf(start);
  const isReached = (call: string): boolean => {
    test.host.faults.resetCounts();
    test.host.faults.kill(call, { nth: 1, when: 'after' });
    const isDone = survives(action, test);
    const isMade = test.host.faults.count(call) > 0;
    test.host.faults.clear();
    if (isDone) {
      expect([call, hostContents(test)]).toEqual([call, contents]);
      test = copyOf(start);
    }
    return isMade;
  };
  for (const nth of chosen(trace)) {
    const call = trace[nth - 1] ?? '';
    // If earlier tries finished the action, try the call on a fresh host.
    if (!isRead(call)) expect([call, isReached(call) || isReached(call)]).toEqual([call, true]);
  }
  action.run(test);
  expect(hostContents(test)).toBe(contents);
}

/** The refusal that the sidebar shows. (If the script threw, the message would start with the exception's name.) */
function sentenceOf(run: () => void): string {
  try {
    run();
    return '';
  } catch (error) {
    return error instanceof Error && error.name === 'Error' ? error.message : `exception: ${String(error)}`;
  }
}
