// How long to wait before an automatic retry.

/** The random share of a pause (jitter), so that pages that started together don't retry together. */
const JITTER = 0.3;

/** The usual pause, doubled with each failure (backoff). */
export function backoffPause(failures: number, usual: number, longest: number): number {
  return Math.min(longest, usual * 2 ** failures);
}

/** Lengthens or shortens a pause at random. */
export function withJitter(pause: number, chance = Math.random()): number {
  return pause * (1 - JITTER + 2 * JITTER * chance);
}
