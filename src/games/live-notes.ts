// Notes that a page recalculates at each tap. This is the only part of the games that runs in the browser, so it imports
// nothing else of them.
import { planLiveNotes, type LiveNotes } from './pokemon-snap/plan-notes';

export type { LiveNotes } from './pokemon-snap/plan-notes';

/** The game, and the input for its notes. */
interface LiveNotesInput {
  readonly game: string;
  readonly from: unknown;
}

const NO_LIVE_NOTES: LiveNotes = { notes: [], fails: [] };

/** Notes on choices for the answers so far (by question title). Empty for games without live notes. */
export function liveNotes(
  reckoning: LiveNotesInput | undefined,
  answer: (title: string) => string,
): LiveNotes {
  return reckoning?.game === 'pokemon-snap' ? planLiveNotes(reckoning.from, answer) : NO_LIVE_NOTES;
}
