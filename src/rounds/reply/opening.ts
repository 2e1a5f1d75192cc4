// What a window showed when its host did something: the opening of a stage, the match and the season. The window sends
// it with the call.

/** One opening of one stage of one match, in ids that say nothing; a window compares them, and sends them back. */
export interface Opening {
  readonly match: string;
  /** A new id once the stage is resolved, and once it is opened again. */
  readonly stage: string;
}

/** The match and the season that a window shows, in ids that say nothing; the window sends them back. */
export interface Shown {
  /** Empty where there is no match. */
  readonly match: string;
  /** A new id with each episode and match, and once the season has ended; empty where there is no season. */
  readonly season: string;
}

/**
 * What a call is made on: the open stage as it was opened, the match, the match and its season, or nothing that a
 * window shows.
 */
export type Made = 'stage' | 'match' | 'season' | 'nothing';

/** What a window showed when it made a call, and the call's name in a refusal. */
export type MadeOn = { readonly tried: string } & (
  | { readonly made: 'stage'; readonly at: Opening }
  | { readonly made: 'match' | 'season'; readonly at: Shown }
);

/** Who holds a seat, as a view shows it. */
export interface HolderView {
  /** Names who holds it, and since when; a call that reaches them sends it back. */
  readonly holder: string;
  /** Says who holds it since when: `Zoe has played for Aa since 1 Mar, 13:00 UTC.` Empty for its first person. */
  readonly taken: string;
}

/**
 * A person whom a call reaches: the seat that they held when the window showed them, and the `holder` of its view; undefined
 * where no window asks (ALL-16).
 */
export interface Reached {
  readonly player: string;
  readonly holder: string | undefined;
}

/** The people whom a call reaches, and the call's name in a refusal. */
export interface Reaching {
  readonly tried: string;
  readonly people: readonly Reached[];
}

/** The code of the refusal where somebody else holds the seat by now. */
export const OTHER_HOLDER = 'other-holder';

/** The code of the refusal where a submission is gone, or is not what the window showed any more. */
export const OTHER_SUBMISSION = 'other-submission';

/**
 * The code of the question whether the host's part still holds, where other answers count now than when it was made
 * (ALL-13).
 */
export const ANSWERS_CHANGED = 'answers-changed';

/** The code of the refusal where another stage, match or opening is there by now. */
export const OTHER_OPENING = 'other-opening';
