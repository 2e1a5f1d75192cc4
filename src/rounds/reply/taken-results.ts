// Results that were read in the host’s sheet.
import type { TypedAnswers } from './typed-answers';

/** The host's part as the results in the host's sheet say it; nothing is entered by reading it. */
export interface TakenResults {
  /** The answers to every question that has a place there; empty text where nothing stands. */
  readonly answers: TypedAnswers;
  /** Cells that are refused, a sentence each. */
  readonly refused: readonly string[];
  /** The title of the round before where all that was taken is what was entered for it; empty where it is not. */
  readonly sameAs: string;
  /** The players' answers over which they were computed, for saving them. */
  readonly over: string;
}
