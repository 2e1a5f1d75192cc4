// Results that were read in the host’s sheet.
import type { TypedAnswers } from './typed-answers';

/** The host's part as the results in the host's sheet give it; reading it enters nothing. */
export interface TakenResults {
  /** The answers to every question that has a place there; empty text where nothing stands. */
  readonly answers: TypedAnswers;
  /** Cells that are refused, a sentence each. */
  readonly refused: readonly string[];
  /** The title of the round before, where everything is the same as was entered for it; else empty. */
  readonly sameAs: string;
  /** The players' answers from which they were computed, to be saved with them. */
  readonly over: string;
}
