// Late taps on Send, as reported by phones. They're stored outside the record and only inform the host: anybody can claim a
// tap, so nothing is judged by it.
import type { LateSendTime, PagesPort } from '../ports/pages';
import type { StageForMove } from './cached-stage';
import { SECOND_MS } from '../time/duration';

/** The time span, by the server's clock, in which a page's answer was submitted to the form. */
export type ArrivalSpan = Pick<LateSendTime, 'from' | 'until'>;

/** Maximum taps kept per player, so that nobody can displace others' taps, and in all, so that Google can store the text. */
const MAX_TIMES_PER_PLAYER = 3;
const MAX_TIMES = 50;
/** Stores when the player tapped Send, if the answer was late and the host can still accept it. */
export function recordLateSendTime(
  { pages }: { readonly pages: PagesPort },
  { match: { stage }, openedAt, closesAt: end }: Pick<StageForMove, 'match' | 'openedAt' | 'closesAt'>,
  digest: string,
  tapped: number,
  arrival: ArrivalSpan,
): void {
  if (stage === null || end === null || stage.timing?.acceptsLate === false) return;
  if (arrival.until <= end) return;
  // Nobody can answer before the stage opens, so an earlier time is false.
  if (tapped < openedAt - SECOND_MS) return;
  const tap = { stage: stage.name, digest, tapped: Math.min(tapped, arrival.from), end, ...arrival };
  const kept = pages.taps();
  const own = kept.filter((one) => one.digest === digest).slice(1 - MAX_TIMES_PER_PLAYER);
  const others = kept.filter((one) => one.digest !== digest).slice(1 + own.length - MAX_TIMES);
  pages.keepTaps([...others, ...own, tap]);
}

/** Whether an answer with this timestamp (in whole seconds) may have arrived in this time span. */
export function isPossibleArrival({ from, until }: ArrivalSpan, at: number): boolean {
  return at > from - 2 * SECOND_MS && at <= until + SECOND_MS;
}
