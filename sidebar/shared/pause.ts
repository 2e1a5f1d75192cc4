// How long to wait before trying again by itself.

/** The share by which a pause varies by chance, so that pages which began together do not always ask together. */
const JITTER = 0.3;

/** Gives the usual pause, doubled for each failed try, so that a busy service gets some rest. */
export function pauseAfter(failures: number, usual: number, longest: number): number {
  return Math.min(longest, usual * 2 ** failures);
}

/** Makes a pause a little longer or shorter, by chance. */
export function jittered(pause: number, chance = Math.random()): number {
  return pause * (1 - JITTER + 2 * JITTER * chance);
}
