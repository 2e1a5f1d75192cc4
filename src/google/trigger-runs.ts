// The functions that the triggers run: every ten minutes, at a deadline, and when a form of this book was sent in. Nobody
// waits at a window, so the run waits out whatever passes by itself. Whatever stops a run, the next one, an open
// sidebar or the next look goes on with it.
import { fail, type Result } from '../games/frame/result';
import type { CallProblem } from '../rounds/reply/reply';
import { runDeadlines, RUN_PAUSES_MS, NO_PAUSES } from '../rounds/host/stage/deadline-run';
import { deliverFates } from '../rounds/delivery/fates';
import type { Ports } from '../rounds/ports/ports';
import { alarmInRun, endAlarm } from './alarm';
import { failureOf, Refused, throwMistake } from './failure';
import { googlePorts } from './ports';
import { serviceError, tryingAgain } from './services';
import { deletePeriodic, noteRun, periodicTrigger } from './triggers';

/** Watches the deadlines of this book's game. `id` is the id of the trigger that fired, which may delete itself. */
export function runPeriodically(id: string): void {
  noteRun();
  const trigger = { ...periodicTrigger, delete: () => deletePeriodic(id) };
  report(runDeadlines({ ...runPorts(), alarm: alarmInRun(''), trigger }, NO_PAUSES));
}

/**
 * Watches the deadlines at the alarm of a deadline, once. The trigger is deleted when its work is done, since Google
 * keeps triggers that have run.
 */
export function runAtDeadline(id: string): void {
  const done = runDeadlines({ ...runPorts(), alarm: alarmInRun(id) });
  report(done);
  endAlarm(id, whyNotDone(done));
}

/** Says why another run is wanted soon; undefined where waiting would not help with what is left. */
function whyNotDone(done: ReturnType<typeof runDeadlines>): string | undefined {
  if (!done.ok) return done.error.passes === undefined ? undefined : done.error.text;
  return done.value.left === 0 ? undefined : 'Not everything could be told.';
}

/** How long a run goes on, in milliseconds; the same as a call of the sidebar. */
const WORK_MS = 15_000;

/** Tells players what became of all new submissions, without looking at the event. */
export function runOnSubmit(): void {
  report(deliverFates({ ...runPorts(), alarm: alarmInRun('') }, WORK_MS));
}

/** Gives the ports of a run. What a run does is signed by the account that made the trigger, as which it runs. */
function runPorts(): Ports {
  const ports = googlePorts();
  return {
    ...ports,
    signs: () => Session.getEffectiveUser().getEmail(),
    exclusively: (run, waitMs) => caught(() => ports.exclusively(run, waitMs)),
  };
}

/** Runs something; an exception of Google's becomes a problem. */
function caught<T>(run: () => Result<T, CallProblem>): Result<T, CallProblem> {
  try {
    return run();
  } catch (error) {
    throwMistake(error);
    return fail(serviceError('Looking at the deadlines', failureOf(error)));
  }
}

/**
 * Does something that may be done twice, and gives its value. While Google refuses, it is tried again, as long as a run
 * can wait.
 */
export function patiently<T>(run: () => T): T {
  const outcome = tryingAgain(RUN_PAUSES_MS, () => caught<T>(() => ({ ok: true, value: run() })));
  if (!outcome.ok) throw new Refused({ message: outcome.error.text });
  return outcome.value;
}

function report(done: Result<unknown, CallProblem>): void {
  if (!done.ok) console.warn(done.error.text);
}
