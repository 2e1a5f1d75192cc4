// What the triggers run: every ten minutes, at a deadline, and when somebody submits a form of this book. Nobody is waiting,
// so a run waits out temporary problems. If Google stops a run, the next run or an open sidebar continues.
import { fail, type Result } from '../games/frame/result';
import type { CallProblem } from '../rounds/reply/reply';
import { runDeadlines, RUN_PAUSES_MS, NO_RETRIES } from '../rounds/host/stage/deadline-run';
import { deliverFates } from '../rounds/delivery/fates';
import type { Ports } from '../rounds/ports/ports';
import { alarmPortForRun, endAlarm } from './alarm';
import { toFailure, RefusalError, rethrowBug } from './failure';
import { googlePorts } from './ports';
import { serviceError, retryWhileRefused } from './services';
import { deletePeriodic, recordRun, periodicTrigger } from './triggers';

/** The periodic run. `id`: the trigger that fired, which this run may delete. */
export function runPeriodically(id: string): void {
  recordRun();
  const trigger = { ...periodicTrigger, delete: () => deletePeriodic(id) };
  warnIfFailed(runDeadlines({ ...portsForRun(), alarm: alarmPortForRun(''), trigger }, NO_RETRIES));
}

/** Runs once at a deadline. The trigger is deleted afterwards, since Google keeps triggers that have run. */
export function runAtDeadline(id: string): void {
  const done = runDeadlines({ ...portsForRun(), alarm: alarmPortForRun(id) });
  warnIfFailed(done);
  endAlarm(id, reasonToRerun(done));
}

/** Why another run is needed soon; undefined if waiting wouldn't help. */
function reasonToRerun(done: ReturnType<typeof runDeadlines>): string | undefined {
  if (!done.ok) return done.error.passes === undefined ? undefined : done.error.text;
  return done.value.left === 0 ? undefined : 'Some updates couldn’t be sent.';
}

/** After this many milliseconds, a run starts no more work. Sidebar calls have the same limit. */
const WORK_LIMIT_MS = 15_000;

/** Tells players whether their new answers count. Includes all new answers, so the trigger's event isn't needed. */
export function runOnSubmit(): void {
  warnIfFailed(deliverFates({ ...portsForRun(), alarm: alarmPortForRun('') }, WORK_LIMIT_MS));
}

/** A run's ports. The trigger runs as the account that created it, and that account signs all changes. */
function portsForRun(): Ports {
  const ports = googlePorts();
  return {
    ...ports,
    actingAccount: () => Session.getEffectiveUser().getEmail(),
    exclusively: (run, waitMs) => catchExceptions(() => ports.exclusively(run, waitMs)),
  };
}

/** Turns Google's exceptions into problems. */
function catchExceptions<T>(run: () => Result<T, CallProblem>): Result<T, CallProblem> {
  try {
    return run();
  } catch (error) {
    rethrowBug(error);
    return fail(serviceError('Checking the deadlines', toFailure(error)));
  }
}

/** Repeats the work while Google refuses, as long as a trigger's run has time. */
export function retryPatiently<T>(run: () => T): T {
  const outcome = retryWhileRefused(RUN_PAUSES_MS, () =>
    catchExceptions<T>(() => ({ ok: true, value: run() })),
  );
  if (!outcome.ok) throw new RefusalError({ message: outcome.error.text });
  return outcome.value;
}

function warnIfFailed(done: Result<unknown, CallProblem>): void {
  if (!done.ok) console.warn(done.error.text);
}
