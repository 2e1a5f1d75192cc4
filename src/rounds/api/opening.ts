// The opening of a stage: what a window showed when its host did something, handed back with the call.

/** One opening of one stage of one match, in ids that say nothing: a window compares them, and hands them back. */
export interface Opening {
  readonly match: string;
  /** Another one once the stage is resolved, and once it is opened again. */
  readonly stage: string;
}
