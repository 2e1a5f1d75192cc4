// The opening of a stage, the match and the season: what a window showed when its host did something, handed back with the call.

/** One opening of one stage of one match, in ids that say nothing: a window compares them, and hands them back. */
export interface Opening {
  readonly match: string;
  /** Another one once the stage is resolved, and once it is opened again. */
  readonly stage: string;
}

/** The match and the season that a window shows, in ids that say nothing: a window hands them back. */
export interface Shown {
  /** Empty where there is no match. */
  readonly match: string;
  /** Another one with each episode and match, and once it has ended; empty where there is no season. */
  readonly season: string;
}

/**
 * The thing on which a call is made: the open stage as it was opened, the match, the match and its season, or nothing that a window
 * shows.
 */
export type Made = 'stage' | 'match' | 'season' | 'nothing';

/** A call of a window, as a refusal begins, and what the window showed. */
export type MadeOn = { readonly tried: string } & (
  | { readonly made: 'stage'; readonly at: Opening }
  | { readonly made: 'match' | 'season'; readonly at: Shown }
);

/** The code of the question whether the host's part stands, where other answers count than it was made over (ALL-13). */
export const ANSWERS_CHANGED = 'answers-changed';

/** The code of the refusal where another stage, another match or another opening is there by then. */
export const OTHER_OPENING = 'other-opening';
