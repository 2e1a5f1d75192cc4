// A saved match, so that it needn't be replayed: plain values, one part per past stage.
import type { StageFates } from './submissions';

export interface KeptStage extends StageFates {
  readonly events: readonly unknown[];
}

export interface KeptMatch {
  readonly stages: readonly KeptStage[];
  /** When the open stage opened. */
  readonly state: unknown;
}
