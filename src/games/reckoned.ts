// Notes that a page recalculates at each tap: the part of games that runs in the browser. It imports nothing else of
// the games it names.
import { reckonPlan, type Reckoned } from './pokemon-snap/plan-notes';

export type { Reckoned } from './pokemon-snap/plan-notes';

/** The input for the notes, and the game it's from. */
interface Reckoning {
  readonly game: string;
  readonly from: unknown;
}

const NOTHING: Reckoned = { notes: [], fails: [] };

/** Notes on choices, from the answers so far by question title; none in games without live notes. */
export function reckoned(reckoning: Reckoning | undefined, answer: (title: string) => string): Reckoned {
  return reckoning?.game === 'pokemon-snap' ? reckonPlan(reckoning.from, answer) : NOTHING;
}
