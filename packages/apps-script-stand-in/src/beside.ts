// Executions beside each other. Each runs here in one go, from its beginning to its end; a test may set the clock back
// between two, so that the second begins while the first goes on. Then locks are held, and executions counted, by the clock.
import { GoogleError } from './errors';

/** Google's limit for one user, whatever functions run. */
const MOST_AT_ONCE = 30;
/** Nobody has published the number from which on Google refuses: this one is seen with small scripts. */
const MOST_WAITING = 10;

/** From when until when it goes on, by the clock; Infinity while it does not end. */
interface Span {
  readonly from: number;
  until: number;
}

const isIn = ({ from, until }: Span, at: number): boolean => from <= at && at < until;

/** Lists the spans that something beginning later may still fall into. */
function since(spans: readonly Span[], at: number): Span[] {
  return spans.filter(({ until }) => until > at - 3_600_000);
}

export class Beside {
  readonly #running = new Map<string, Span[]>();
  readonly #waiting = new Map<string, Span[]>();
  /** The instants at which locks were given back, by lock. */
  readonly #free = new Map<string, number>();

  /**
   * Begins an execution of a user.
   * @returns the function that ends it
   * @throws GoogleError where too many of that user go on
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

  /** The instant from which on a lock is free. */
  freeFrom(lock: string): number {
    return this.#free.get(lock) ?? -Infinity;
  }

  /** Gives a lock back. */
  gaveBack(lock: string, at: number): void {
    this.#free.set(lock, Math.max(at, this.freeFrom(lock)));
  }

  /** Waits for a lock. @throws GoogleError where too many do */
  waits(lock: string, from: number, until: number): void {
    const spans = since(this.#waiting.get(lock) ?? [], from);
    if (spans.filter((span) => isIn(span, from)).length >= MOST_WAITING)
      throw new GoogleError('There are too many LockService operations against the same script.');
    this.#waiting.set(lock, [...spans, { from, until }]);
  }
}
