// The pauses before trying again by itself.

/** So that those who began at once do not all ask at once ever after. */
const JITTER = 0.3;

/** The usual pause, after tries that failed twice as long each time: whoever has too much to do is left alone. */
export function pauseAfter(failures: number, usual: number, longest: number): number {
  return Math.min(longest, usual * 2 ** failures);
}

/** A little more or less than this. */
export function jittered(pause: number, chance = Math.random()): number {
  return pause * (1 - JITTER + 2 * JITTER * chance);
}
