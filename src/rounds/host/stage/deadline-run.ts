// One run of a trigger on time: it checks the deadlines, and goes on until everything that follows is told, each time
// under the lock no longer than a click would be. What passes by itself is tried again within the run.
import type { Result } from '../../../games/frame/result';
import type { CallProblem } from '../../reply/reply';
import type { Unfinished } from './by-itself';
import { watchDeadlines } from './reminders';
import { performSteps } from '../../commit/perform';
import type { Ports } from '../../ports/ports';
import { gameOf } from '../../session/game-session';
import { tryAgain } from '../../time/again';

/** The time for which a run goes on, in milliseconds: Google ends it after six minutes. */
const RUN_MS = 240_000;
/** How long it keeps the lock at a time: as long as a click. */
const STEP_MS = 15_000;
/** The pauses of a run before it tries again, in milliseconds: after the last of them a minute of Google's is over. */
export const RUN_PAUSES_MS = [10_000, 30_000, 90_000] as const;
/**
 * A run that another follows in ten minutes tries once: if something is refused all day, 144 runs must not use up the time
 * that Google allows.
 */
export const NO_PAUSES: readonly number[] = [];

/** Checks the deadlines, and gives what is left: the next run goes on with it. */
export function runDeadlines(
  ports: Ports,
  pauses: readonly number[] = RUN_PAUSES_MS,
): Result<Unfinished, CallProblem> {
  const end = ports.now() + RUN_MS;
  return tryAgain(() => runUntilDone(ports, end), {
    pauses,
    pause: (ms) => ports.waitUntil(ports.now() + ms),
    passes: (done) => (done.ok ? done.value.passes : done.error.passes !== undefined) && ports.now() < end,
  });
}

/** Checks until a check brings nothing further. */
function runUntilDone(ports: Ports, end: number): Result<Unfinished, CallProblem> {
  let before = Infinity;
  for (;;) {
    const until = Math.min(end, ports.now() + STEP_MS);
    const done = performSteps({ ...ports, workUntil: () => until }, gameOf, watchDeadlines);
    if (!done.ok || done.value.left === 0 || done.value.left >= before || ports.now() >= end) return done;
    before = done.value.left;
  }
}
