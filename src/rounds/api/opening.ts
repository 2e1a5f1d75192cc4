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
