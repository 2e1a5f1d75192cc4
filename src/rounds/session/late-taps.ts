// Late taps on Send, as phones report them: kept beside the game for the host, who decides. Anybody can claim a tap, so
// nothing is judged by it, and no record has it.
import type { LateTap, PagesPort } from '../ports/pages';
import type { StageToMoveIn } from './kept-stage';

/** The time in which a page's submission was on its way to its form, from and until, by the server's clock. */
export type Arrival = Pick<LateTap, 'from' | 'until'>;

/**
 * The most taps kept of one player, and of all: so nobody can push out the taps of others, and the text stays short
 * enough for Google.
 */
const MOST_OF_ONE = 3;
const MOST = 50;
const SECOND = 1000;

/** Keeps the tap of a submission that came late, where the host may accept that submission. */
export function keepLateTap(
  { pages }: { readonly pages: PagesPort },
  { match: { stage }, openedAt, closesAt: end }: Pick<StageToMoveIn, 'match' | 'openedAt' | 'closesAt'>,
  digest: string,
  tapped: number,
  arrival: Arrival,
): void {
  if (stage === null || end === null || stage.timing?.acceptsLate === false) return;
  if (arrival.until <= end) return;
  // Nobody can have answered before the stage opened, so such a time is false.
  if (tapped < openedAt - SECOND) return;
  const tap = { stage: stage.name, digest, tapped: Math.min(tapped, arrival.from), end, ...arrival };
  const kept = pages.taps();
  const own = kept.filter((one) => one.digest === digest).slice(1 - MOST_OF_ONE);
  const others = kept.filter((one) => one.digest !== digest).slice(1 + own.length - MOST);
  pages.keepTaps([...others, ...own, tap]);
}

/** Whether a submission of this time, which forms write in whole seconds, can have arrived between the two instants. */
export function arrivedThen({ from, until }: Arrival, at: number): boolean {
  return at > from - 2 * SECOND && at <= until + SECOND;
}
