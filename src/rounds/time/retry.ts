// Retries what failed, in case that was temporary.

interface RetryOptions<T> {
  /** Pauses between attempts, in milliseconds. */
  readonly pauses: readonly number[];
  readonly pause: (ms: number) => void;
  /** Whether the outcome is a temporary failure, so that a retry makes sense. */
  readonly passes: (outcome: T) => boolean;
}

/** Tries again until the outcome is final or there are no more pauses. Returns the last outcome. */
export function retry<T>(attempt: () => T, { pauses, pause, passes }: RetryOptions<T>): T {
  for (const ms of pauses) {
    const outcome = attempt();
    if (!passes(outcome)) return outcome;
    pause(ms);
  }
  return attempt();
}
