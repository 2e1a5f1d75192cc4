// A run of a timed trigger: checks the deadlines and continues until everything that follows is delivered. It works in
// steps, none of which holds the lock longer than a click would. Temporary problems are retried within the run.
import type { Result } from '../../../games/frame/result';
import type { CallProblem } from '../../reply/reply';
import type { UnfinishedWork } from './auto-resolve';
import { watchDeadlines } from './reminders';
import { performSteps } from '../../commit/perform';
import type { Ports } from '../../ports/ports';
import { requireGame } from '../../session/game-session';
import { retry } from '../../time/retry';

/** Milliseconds; Google ends a run after six minutes. */
const MAX_RUN_MS = 240_000;
/** How long one step can hold the lock, in milliseconds: as long as a click would. */
const MAX_STEP_MS = 15_000;
/** Pauses before retries, in milliseconds. The last one outlasts Google's per-minute limits. */
export const RUN_PAUSES_MS = [10_000, 30_000, 90_000] as const;
/** The ten-minute trigger doesn't retry: if Google refuses all day, 144 runs mustn't use up its daily limit. */
export const NO_RETRIES: readonly number[] = [];

/** Returns how much work is left for the next run. */
export function runDeadlines(
  ports: Ports,
  pauses: readonly number[] = RUN_PAUSES_MS,
): Result<UnfinishedWork, CallProblem> {
  const end = ports.now() + MAX_RUN_MS;
  return retry(() => runUntilDone(ports, end), {
    pauses,
    pause: (ms) => ports.waitUntil(ports.now() + ms),
    passes: (done) => (done.ok ? done.value.passes : done.error.passes !== undefined) && ports.now() < end,
  });
}

/** Repeats steps until one makes no more progress. */
function runUntilDone(ports: Ports, end: number): Result<UnfinishedWork, CallProblem> {
  let before = Infinity;
  for (;;) {
    const until = Math.min(end, ports.now() + MAX_STEP_MS);
    const done = performSteps({ ...ports, workUntil: () => until }, requireGame, watchDeadlines);
    if (!done.ok || done.value.left === 0 || done.value.left >= before || ports.now() >= end) return done;
    before = done.value.left;
  }
}
