// Executions that go on at the same time. Here each runs from beginning to end in one go, but a test may set the clock
// back before the next one, which then begins while the first still goes on. Whether a lock is held, and how many
// executions go on, is decided by the clock.
import { GoogleError } from './errors';

/** How many executions of one user Google allows at the same time, whatever functions they run. */
const MOST_AT_ONCE = 30;
/**
 * How many executions may wait for a lock before Google refuses. Google does not publish the number; this one was seen
 * with small scripts.
 */
const MOST_WAITING = 10;

/** The time during which something goes on, by the clock; Infinity while it has no end yet. */
interface Span {
  readonly from: number;
  until: number;
}

const isIn = ({ from, until }: Span, at: number): boolean => from <= at && at < until;

/** Lists the spans that may still overlap with something that begins at this time or later. */
function since(spans: readonly Span[], at: number): Span[] {
  return spans.filter(({ until }) => until > at - 3_600_000);
}

export class Beside {
  readonly #running = new Map<string, Span[]>();
  readonly #waiting = new Map<string, Span[]>();
  /** When each lock was last given back. */
  readonly #free = new Map<string, number>();

  /**
   * Begins an execution of a user.
   * @returns the function that ends it
   * @throws GoogleError where too many executions of that user go on
   */
  begin(user: string, at: number): (at: number) => void {
    const spans = since(this.#running.get(user) ?? [], at);
    if (spans.filter((span) => isIn(span, at)).length >= MOST_AT_ONCE)
      throw new GoogleError(
        'There are too many scripts running simultaneously for this Google user account.',
      );
    const span = { from: at, until: Infinity };
    this.#running.set(user, [...spans, span]);
    return (end) => {
      span.until = end;
    };
  }

  /** Gives the time from which on a lock is free. */
  freeFrom(lock: string): number {
    return this.#free.get(lock) ?? -Infinity;
  }

  /** Notes that a lock was given back. */
  gaveBack(lock: string, at: number): void {
    this.#free.set(lock, Math.max(at, this.freeFrom(lock)));
  }

  /**
   * Notes that an execution waits for a lock.
   * @throws GoogleError where too many wait
   */
  waits(lock: string, from: number, until: number): void {
    const spans = since(this.#waiting.get(lock) ?? [], from);
    if (spans.filter((span) => isIn(span, from)).length >= MOST_WAITING)
      throw new GoogleError('There are too many LockService operations against the same script.');
    this.#waiting.set(lock, [...spans, { from, until }]);
  }
}
