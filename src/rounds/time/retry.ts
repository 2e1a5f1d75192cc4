// How to retry what may be a temporary failure.

interface Patience<T> {
  /** Pauses between attempts, in milliseconds. */
  readonly pauses: readonly number[];
  readonly pause: (ms: number) => void;
  /** Whether another attempt may have another outcome. */
  readonly passes: (outcome: T) => boolean;
}

/** Retries until the outcome is final or the pauses run out; returns the last outcome. */
export function retry<T>(attempt: () => T, { pauses, pause, passes }: Patience<T>): T {
  for (const ms of pauses) {
    const outcome = attempt();
    if (!passes(outcome)) return outcome;
    pause(ms);
  }
  return attempt();
}
