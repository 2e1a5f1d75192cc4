// The host's notes on a late submission that can be accepted: when it arrived, and when Send was tapped by the phone's
// word.
import { holder } from '../../record/people';
import { arrivedThen } from '../../session/late-taps';
import { keyDigest } from '../../session/page-keys';
import type { LateTap } from '../../ports/pages';
import type { ReceivedSubmission } from '../../record/entries';
import type { Kept } from '../../session/game-session';
import { lengthText } from '../../time/time-zone';

/** Tells when a submission was tapped; empty where its phone does not say. */
export type TapText = (received: ReceivedSubmission) => string;

/**
 * Makes the function that tells when submissions for a stage were tapped. What phones tell is looked up only where
 * something came late.
 */
export function tapTexts({ people, snapshot }: Kept, stage: string): TapText {
  let taps: readonly LateTap[] | undefined;
  return ({ player, at, late, early }) => {
    if (late !== true || early === true || !people.seats.has(player)) return '';
    taps ??= snapshot.taps?.() ?? [];
    const digest = keyDigest(holder(people, player).key);
    const [tap] = taps
      .filter((one) => one.stage === stage && one.digest === digest && arrivedThen(one, at))
      .sort((a, b) => Math.abs(a.from - at) - Math.abs(b.from - at));
    if (tap === undefined) return '';
    const arrived = aroundText(Math.max(tap.from, at), tap.end);
    return `It arrived ${arrived}. By the phone’s word, Send was tapped ${aroundText(tap.tapped, tap.end)}; the phone may be wrong.`;
  };
}

const SECOND = 1000;
const MINUTE = 60 * SECOND;

/** `0.6 s after the end`, `12 minutes before the end`. */
function aroundText(at: number, end: number): string {
  const away = Math.abs(at - end);
  const tenths = Math.round(away / 100) / 10;
  const length =
    away >= 2 * MINUTE ? lengthText(away) : `${tenths < 10 ? tenths : Math.round(away / SECOND)} s`;
  return `${length} ${at > end ? 'after' : 'before'} the end`;
}
