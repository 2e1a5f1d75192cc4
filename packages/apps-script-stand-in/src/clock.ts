// The script's clock: the machine's clock, or a clock that a test sets.

export interface Clock {
  /** The time in milliseconds since 1970, UTC. */
  now(): number;
  /** Lets time pass, by blocking the thread or advancing the clock. */
  pass(ms: number): void;
}

/** Blocks this thread, since the stand-ins are synchronous, like Apps Script. */
export function blockThread(ms: number): void {
  if (ms > 0) Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, ms);
}

/** The machine's clock. Letting time pass blocks the thread. */
export const realClock: Clock = { now: () => Date.now(), pass: blockThread };

/** A clock that moves only when a test sets it or the script sleeps. */
export class ManualClock implements Clock {
  #now: number;

  constructor(start: number | string) {
    this.#now = typeof start === 'number' ? start : Date.parse(start);
    if (!Number.isFinite(this.#now)) throw new Error(`${start} is not an instant.`);
  }

  now(): number {
    return this.#now;
  }

  pass(ms: number): void {
    this.#now += Math.max(0, ms);
  }

  set(instant: number | string): void {
    this.#now = typeof instant === 'number' ? instant : Date.parse(instant);
  }
}
