// Executions that go on at the same time. Here each runs from beginning to end in one go, but a test may set the clock
// back before the next one, which then begins while the first still goes on. Whether a lock is held, and how many
// executions go on, is decided by the clock.
import { GoogleError } from './errors';

/** How many executions of one user Google allows at the same time, whatever functions they run. */
const MOST_AT_ONCE = 30;
/** How many executions can wait for a lock before Google refuses. Google gives no number; seen with small scripts. */
const MOST_WAITING = 10;

/** The time during which something goes on, by the clock; Infinity while it has no end yet. */
interface Span {
  readonly from: number;
  until: number;
}

/** A lock as one execution held it. */
interface Hold extends Span {
  from: number;
  readonly execution: number;
}

const isIn = ({ from, until }: Span, at: number): boolean => from <= at && at < until;

/** Lists the spans that something beginning later may still fall into. */
function since<S extends Span>(spans: readonly S[], at: number): S[] {
  return spans.filter(({ until }) => until > at - 3_600_000);
}

export class Beside {
  readonly #running = new Map<string, Span[]>();
  readonly #waiting = new Map<string, Span[]>();
  /** The holds that have ended here, by lock, in the order of their times. */
  readonly #holds = new Map<string, Hold[]>();
  readonly #runs = new Map<number, Span>();
  readonly #late = new Map<number, number>();

  /** Begins an execution, and returns the function that ends it. Throws GoogleError if the user has too many running. */
  begin(user: string, execution: number, at: number): (at: number) => void {
    const spans = since(this.#running.get(user) ?? [], at);
    if (spans.filter((span) => isIn(span, at)).length >= MOST_AT_ONCE)
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

  /** The first instant, from this one on, at which nobody holds a lock. */
  freeFrom(lock: string, at: number): number {
    return (this.#holds.get(lock) ?? []).reduce((free, hold) => (isIn(hold, free) ? hold.until : free), at);
  }

  /** An execution held a lock. On Google, others that took it later would have waited, so their time moves on. */
  held(lock: string, execution: number, from: number, until: number): void {
    const known = since(this.#holds.get(lock) ?? [], from);
    const later = known.filter((hold) => hold.from >= from);
    const own = { from, until, execution };
    let free = until;
    for (const hold of later) {
      this.#delay(hold, free - hold.from);
      free = Math.max(free, hold.until);
    }
    this.#holds.set(lock, [...known.filter((hold) => hold.from < from), own, ...later]);
  }

  /** How much later an execution would end on Google than it did here, since it would have waited for a lock. */
  lateBy(execution: number): number {
    return this.#late.get(execution) ?? 0;
  }

  #delay(hold: Hold, by: number): void {
    if (by <= 0) return;
    hold.from += by;
    hold.until += by;
    this.#late.set(hold.execution, this.lateBy(hold.execution) + by);
    const run = this.#runs.get(hold.execution);
    if (run !== undefined) run.until += by;
  }

  /** An execution waits for a lock. Throws GoogleError if too many do. */
  waits(lock: string, from: number, until: number): void {
    const spans = since(this.#waiting.get(lock) ?? [], from);
    if (spans.filter((span) => isIn(span, from)).length >= MOST_WAITING)
      throw new GoogleError('There are too many LockService operations against the same script.');
    this.#waiting.set(lock, [...spans, { from, until }]);
  }
}
