// The pauses before trying again by itself.

/** The share by which a pause varies, so that pages that began at once do not all ask at once ever after. */
const JITTER = 0.3;

/** The usual pause, doubled for each try that failed: a service with too much to do is left alone. */
export function pauseAfter(failures: number, usual: number, longest: number): number {
  return Math.min(longest, usual * 2 ** failures);
}

/** The pause made a little longer or shorter, by chance. */
export function jittered(pause: number, chance = Math.random()): number {
  return pause * (1 - JITTER + 2 * JITTER * chance);
}
