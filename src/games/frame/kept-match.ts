// A match to be kept, so that it need not be played again: plain values, with each past stage by itself.
import type { StageFates } from './submissions';

/** A past stage, as far as later ones need it. */
export interface KeptStage extends StageFates {
  readonly events: readonly unknown[];
}

export interface KeptMatch {
  readonly stages: readonly KeptStage[];
  /** The state in which the open stage opened. */
  readonly state: unknown;
}
