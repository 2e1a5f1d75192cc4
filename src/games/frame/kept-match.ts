// A match saved as plain values, with one part per past stage, so that it needn't be replayed.
import type { StageFates } from './submissions';

export interface KeptStage extends StageFates {
  readonly events: readonly unknown[];
}

export interface KeptMatch {
  readonly stages: readonly KeptStage[];
  /** The game's state when the open stage opened. */
  readonly state: unknown;
}
