// Answers on their way: a response reaches its tab some seconds after it was sent. In a game played live, resolving
// waits that long, so that an answer sent in time counts.

/** Usually a row comes within three seconds. */
const ARRIVAL_MS = 5000;

export interface ClosingStage {
  /** UTC milliseconds; null: none. */
  readonly deadline: number | null;
  readonly graceSeconds: number;
  /** Whether everyone who is asked has sent something. */
  readonly complete: boolean;
}

/** How long to wait, in milliseconds, until all that was sent in time has arrived; `now` is the server's time. */
export function waitForAnswers({ deadline, graceSeconds, complete }: ClosingStage, now: number): number {
  if (deadline === null) return 0;
  const closes = deadline + graceSeconds * 1000;
  // Nobody is missing, and the host ends the stage before its time.
  if (complete && now < closes) return 0;
  return Math.max(0, Math.min(now, closes) + ARRIVAL_MS - now);
}

/** `Waiting 4 s for answers sent in the last seconds` */
export function waitText(ms: number): string {
  return `Waiting ${Math.ceil(ms / 1000)} s for answers sent in the last seconds`;
}

export function sleep(ms: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, ms));
}
