// How long to wait before an automatic retry.

/** The random share of a pause (jitter), so that pages that started together spread out. */
const JITTER = 0.3;

/** The usual pause, doubled for each failed try (backoff). */
export function pauseAfter(failures: number, usual: number, longest: number): number {
  return Math.min(longest, usual * 2 ** failures);
}

/** Makes a pause a little longer or shorter, by chance. */
export function jittered(pause: number, chance = Math.random()): number {
  return pause * (1 - JITTER + 2 * JITTER * chance);
}
