// Notes that a page recalculates at each tap: the part of games that runs in the browser. It imports nothing else of
// the games it names.
import { planLiveNotes, type LiveNotes } from './pokemon-snap/plan-notes';

export type { LiveNotes } from './pokemon-snap/plan-notes';

/** The input for the notes, and the game it's from. */
interface LiveInput {
  readonly game: string;
  readonly from: unknown;
}

const NOTHING: LiveNotes = { notes: [], fails: [] };

/** Notes on choices, from the answers so far by question title; none in games without live notes. */
export function liveNotes(reckoning: LiveInput | undefined, answer: (title: string) => string): LiveNotes {
  return reckoning?.game === 'pokemon-snap' ? planLiveNotes(reckoning.from, answer) : NOTHING;
}
