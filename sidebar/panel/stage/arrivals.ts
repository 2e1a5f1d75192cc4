// Answers on their way: a response reaches its tab some seconds after it was sent. In a game played live, resolving
// waits that long, so that an answer sent in time counts.

declare global {
  interface Window {
    /** The time that a row took when the account was checked, in milliseconds. */
    readonly ROUND_KEEPER_ARRIVAL_MS?: number;
  }
}

/** The milliseconds that a row usually takes at most: it comes within three seconds. */
const USUAL_ARRIVAL_MS = 5000;
/** Added to the time of the one measured response: the next may take a little longer. */
const MARGIN_MS = 2000;

/** The longest time that a row may take on this account, in milliseconds. */
function arrivalMs(): number {
  return Math.max(USUAL_ARRIVAL_MS, (window.ROUND_KEEPER_ARRIVAL_MS ?? 0) + MARGIN_MS);
}

export interface ClosingStage {
  /** The deadline in UTC milliseconds; null: none. */
  readonly deadline: number | null;
  readonly graceSeconds: number;
  /** True once everyone who is asked has sent something. */
  readonly complete: boolean;
}

/** The milliseconds to wait until everything that was sent in time has arrived; `now` is the server's time. */
export function waitForAnswers(
  { deadline, graceSeconds, complete }: ClosingStage,
  now: number,
  arrivalMs: number,
): number {
  if (deadline === null) return 0;
  const closes = deadline + graceSeconds * 1000;
  // Nobody is missing, and the host ends the stage before its time.
  if (complete && now < closes) return 0;
  return Math.max(0, Math.min(now, closes) + arrivalMs - now);
}

/** The wait in words: `Waiting 4 s for answers sent in the last seconds`. */
export function waitText(ms: number): string {
  return `Waiting ${Math.ceil(ms / 1000)} s for answers sent in the last seconds`;
}

function sleep(ms: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, ms));
}

/**
 * Lets every answer that was sent in time arrive, `now` being the server's time; `say` shows the reason for the wait,
 * and '' once it is over.
 */
export async function letAnswersArrive(
  stage: ClosingStage,
  now: number,
  say: (why: string) => void,
): Promise<void> {
  const wait = waitForAnswers(stage, now, arrivalMs());
  if (wait === 0) return;
  say(waitText(wait));
  await sleep(wait);
  say('');
}
