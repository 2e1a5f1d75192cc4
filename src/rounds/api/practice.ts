// A practice season that the program plays.
import type { DeskView } from './game';

/** A step that the program took in a practice season. */
export interface PracticeStep {
  /** The step in words that everyone may read, a line each; empty where nothing was left to do. */
  readonly did: readonly string[];
  readonly desk: DeskView;
}
