// The one way in which whoever can wait tries again what may pass by itself.

interface Patience<T> {
  /** The pauses between two tries, in milliseconds. */
  readonly pauses: readonly number[];
  readonly pause: (ms: number) => void;
  /** True for an outcome that may be another one the next time. */
  readonly passes: (outcome: T) => boolean;
}

/** Tries until the outcome is one that stays, or no pause is left; gives the last one. */
export function tryAgain<T>(attempt: () => T, { pauses, pause, passes }: Patience<T>): T {
  for (const ms of pauses) {
    const outcome = attempt();
    if (!passes(outcome)) return outcome;
    pause(ms);
  }
  return attempt();
}
