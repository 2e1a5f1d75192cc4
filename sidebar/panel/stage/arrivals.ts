// Waits for answers in transit, since a response reaches its tab some seconds after it was sent. A live game waits before it
// resolves, so that every answer sent in time counts.

import { graceEnd } from '../../../src/rounds/time/deadline';

declare global {
  interface Window {
    /** How long a row took to arrive in the account check, in milliseconds. */
    readonly ROUND_KEEPER_ARRIVAL_MS?: number;
  }
}

/** Wait in milliseconds if nothing was measured; a row usually takes at most three seconds. */
const DEFAULT_WAIT_MS = 5000;
/** Margin in milliseconds on top of the measured time, since another row may take longer. */
const WAIT_MARGIN_MS = 2000;

/** How long to allow for a row on this account, in milliseconds. */
function getArrivalWaitMs(): number {
  return Math.max(DEFAULT_WAIT_MS, (window.ROUND_KEEPER_ARRIVAL_MS ?? 0) + WAIT_MARGIN_MS);
}

interface ClosingStage {
  /** The deadline in UTC milliseconds; null for none. */
  readonly deadline: number | null;
  readonly graceSeconds: number;
  readonly complete: boolean;
}

/** Milliseconds until every answer sent in time has arrived; `now` is the server’s time. */
export function msToWaitForAnswers(
  { deadline, graceSeconds, complete }: ClosingStage,
  now: number,
  arrivalMs: number,
): number {
  if (deadline === null) return 0;
  const closes = graceEnd({ deadline, graceSeconds });
  // No wait if everyone has answered and the host ends the stage early.
  if (complete && now < closes) return 0;
  return Math.max(0, Math.min(now, closes) + arrivalMs - now);
}

export function describeWait(ms: number): string {
  return `Waiting ${Math.ceil(ms / 1000)} s for answers sent in the last few seconds`;
}

function sleep(ms: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, ms));
}

/** Waits until every answer sent in time has arrived. `now` is the server’s time; `say` shows why it waits. */
export async function awaitAnswers(
  stage: ClosingStage,
  now: number,
  say: (why: string) => void,
): Promise<void> {
  const wait = msToWaitForAnswers(stage, now, getArrivalWaitMs());
  if (wait === 0) return;
  say(describeWait(wait));
  await sleep(wait);
}
