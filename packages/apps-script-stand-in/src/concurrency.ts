// Simulates concurrent executions. Each execution runs to its end in one go, but a test can then set the clock back, so that
// by the clock, the next execution begins while the first is still running. The clock decides whether a lock is held and how
// many executions are running.
import { GoogleError } from './errors';

/** How many concurrent executions Google allows per user. */
const MAX_CONCURRENT = 30;
/** How many executions can wait for a lock before Google refuses. Undocumented, but seen with small scripts. */
const MAX_WAITING_FOR_LOCK = 10;

/** A period of the clock's time. `until`: Infinity while the end is unknown. */
interface TimeSpan {
  readonly from: number;
  until: number;
}

/** The period during which an execution held a lock. */
interface LockHold extends TimeSpan {
  from: number;
  readonly execution: number;
}

const isIn = ({ from, until }: TimeSpan, at: number): boolean => from <= at && at < until;

/** The spans that may still overlap with executions that begin later. */
function recentSpans<S extends TimeSpan>(spans: readonly S[], at: number): S[] {
  return spans.filter(({ until }) => until > at - 3_600_000);
}

export class Concurrency {
  readonly #running = new Map<string, TimeSpan[]>();
  readonly #waiting = new Map<string, TimeSpan[]>();
  /** Finished holds, keyed by lock, in order of time. */
  readonly #holds = new Map<string, LockHold[]>();
  readonly #runs = new Map<number, TimeSpan>();
  readonly #late = new Map<number, number>();

  /** Begins an execution. Returns the function that ends it. Throws GoogleError if too many are running for the user. */
  begin(user: string, execution: number, at: number): (at: number) => void {
    const spans = recentSpans(this.#running.get(user) ?? [], at);
    if (spans.filter((span) => isIn(span, at)).length >= MAX_CONCURRENT)
      throw new GoogleError(
        'There are too many scripts running simultaneously for this Google user account.',
      );
    const span = { from: at, until: Infinity };
    this.#running.set(user, [...spans, span]);
    this.#runs.set(execution, span);
    return (end) => {
      span.until = end;
    };
  }

  /** The earliest time, `at` or later, at which no execution holds the lock. */
  freeFrom(lock: string, at: number): number {
    return (this.#holds.get(lock) ?? []).reduce((free, hold) => (isIn(hold, free) ? hold.until : free), at);
  }

  /** Records a held lock. On Google, executions that took the lock later would have waited, so their times are moved. */
  held(lock: string, execution: number, from: number, until: number): void {
    const known = recentSpans(this.#holds.get(lock) ?? [], from);
    const later = known.filter((hold) => hold.from >= from);
    const own = { from, until, execution };
    let free = until;
    for (const hold of later) {
      this.#delay(hold, free - hold.from);
      free = Math.max(free, hold.until);
    }
    this.#holds.set(lock, [...known.filter((hold) => hold.from < from), own, ...later]);
  }

  /** How much later an execution would have ended on Google, because it would have waited for a lock. */
  lateBy(execution: number): number {
    return this.#late.get(execution) ?? 0;
  }

  #delay(hold: LockHold, by: number): void {
    if (by <= 0) return;
    hold.from += by;
    hold.until += by;
    this.#late.set(hold.execution, this.lateBy(hold.execution) + by);
    const run = this.#runs.get(hold.execution);
    if (run !== undefined) run.until += by;
  }

  /** Notes that an execution waits for a lock. Throws GoogleError if too many executions wait. */
  waits(lock: string, from: number, until: number): void {
    const spans = recentSpans(this.#waiting.get(lock) ?? [], from);
    if (spans.filter((span) => isIn(span, from)).length >= MAX_WAITING_FOR_LOCK)
      throw new GoogleError('There are too many LockService operations against the same script.');
    this.#waiting.set(lock, [...spans, { from, until }]);
  }
}
