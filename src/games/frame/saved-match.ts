// A match saved as plain values, with one part per past stage, so that it needn't be replayed.
import type { StageVerdicts } from './submissions';

export interface SavedStage extends StageVerdicts {
  readonly events: readonly unknown[];
}

export interface SavedMatch {
  readonly stages: readonly SavedStage[];
  /** The game's state when the open stage opened. */
  readonly state: unknown;
}
