// Late taps on Send, as reported by phones. They're kept outside the record, for the host to decide: anybody can claim a
// tap, so nothing is judged by it.
import type { LateTap, PagesPort } from '../ports/pages';
import type { StageToMoveIn } from './kept-stage';

/** When a page's answer was on its way to the form, from and until, by the server's clock. */
export type Arrival = Pick<LateTap, 'from' | 'until'>;

/** Limits per player and in all: nobody can push out others' taps, and the text stays short enough for Google. */
const MOST_OF_ONE = 3;
const MOST = 50;
const SECOND = 1000;

/** Keeps the tap of a late answer if the host can accept such answers. */
export function keepLateTap(
  { pages }: { readonly pages: PagesPort },
  { match: { stage }, openedAt, closesAt: end }: Pick<StageToMoveIn, 'match' | 'openedAt' | 'closesAt'>,
  digest: string,
  tapped: number,
  arrival: Arrival,
): void {
  if (stage === null || end === null || stage.timing?.acceptsLate === false) return;
  if (arrival.until <= end) return;
  // Nobody can have answered before the stage opened, so that time is false.
  if (tapped < openedAt - SECOND) return;
  const tap = { stage: stage.name, digest, tapped: Math.min(tapped, arrival.from), end, ...arrival };
  const kept = pages.taps();
  const own = kept.filter((one) => one.digest === digest).slice(1 - MOST_OF_ONE);
  const others = kept.filter((one) => one.digest !== digest).slice(1 + own.length - MOST);
  pages.keepTaps([...others, ...own, tap]);
}

/** Whether an answer with this time (forms write whole seconds) can have arrived in between. */
export function arrivedThen({ from, until }: Arrival, at: number): boolean {
  return at > from - 2 * SECOND && at <= until + SECOND;
}
