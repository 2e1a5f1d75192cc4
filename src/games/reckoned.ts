// The notes that a page reckons anew at each tap, from the choices above it: the part of games that a browser runs. It
// names games as the catalogue does, and imports nothing else of them.
import { reckonPlan, type Reckoned } from './pokemon-snap/plan-notes';

export type { Reckoned } from './pokemon-snap/plan-notes';

/** The facts from which a page reckons, and the game that made them. */
interface Reckoning {
  readonly game: string;
  readonly from: unknown;
}

const NOTHING: Reckoned = { notes: [], fails: [] };

/**
 * Works out notes on choices from the answers so far, which `answer` gives by question title; none in games without
 * such notes.
 */
export function reckoned(reckoning: Reckoning | undefined, answer: (title: string) => string): Reckoned {
  return reckoning?.game === 'pokemon-snap' ? reckonPlan(reckoning.from, answer) : NOTHING;
}
