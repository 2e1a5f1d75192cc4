// One run of a trigger on time: it looks at the deadlines, and goes on until all that follows is told, each time under the
// lock no longer than a click would.
import { ok, type Result } from '../../games/frame/result';
import type { CallProblem } from '../api';
import { watchDeadlines } from '../commands/reminders';
import { performSteps } from '../commit/perform';
import { FORMS_BUSY, type Ports } from '../ports/ports';
import { gameOf } from '../session/game-session';

/** The time for which a run goes on, in milliseconds: Google ends it after six minutes. */
const RUN_MS = 240_000;
/** The time for which it keeps the lock: as long as a click. */
const STEP_MS = 15_000;
/** The pauses before it tries again where a click holds the lock. */
const PAUSES_MS = [20_000, 40_000];

/** Looks; where another window is at work, again after some seconds. The next hour goes on with what is left. */
export function lookAtDeadlines(ports: Ports): Result<undefined, CallProblem> {
  const end = ports.now() + RUN_MS;
  const pauses = [...PAUSES_MS];
  let before = Infinity;
  for (;;) {
    const until = Math.min(end, ports.now() + STEP_MS);
    const done = performSteps({ ...ports, workUntil: () => until }, gameOf, watchDeadlines);
    if (!done.ok) {
      const isBusy = done.error.code === 'busy' || done.error.code === FORMS_BUSY;
      const pause = isBusy ? pauses.shift() : undefined;
      if (pause === undefined) return done;
      ports.waitUntil(ports.now() + pause);
      continue;
    }
    // A look that brought nothing further leaves only deliveries that wait for something else.
    if (done.value === 0 || done.value >= before || ports.now() >= end) return ok(undefined);
    before = done.value;
  }
}
