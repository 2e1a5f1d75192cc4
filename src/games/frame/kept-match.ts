// A match to be kept, so that it need not be played again: plain values, the stages that are over each by itself.
import type { StageFates } from './submissions';

/** A stage that is over, as far as what comes after it needs it. */
export interface KeptStage extends StageFates {
  readonly events: readonly unknown[];
}

export interface KeptMatch {
  readonly stages: readonly KeptStage[];
  /** The state in which the open stage opened. */
  readonly state: unknown;
}
