// The answer of a call: a value, or the reason why it did not work.
import type { Result } from '../../games/frame/result';
import type { FieldClash } from './fields';

/** A sentence on the answer to a question. */
export interface AnswerProblem {
  readonly title: string;
  readonly text: string;
}

/**
 * Why a call failed where that passes by itself: `others` are at work in the game; `google` is too busy, and nothing
 * was done; `unsure`: no answer came, and it may have been done.
 */
export type Passing = 'others' | 'google' | 'unsure';

/** Something that a person can put right, or a bug with words for a report. */
export interface CallProblem {
  readonly code: string;
  /** A sentence with three parts: what was tried, what is wrong, what to do. */
  readonly text: string;
  /** Further problems of the same try, one sentence each. */
  readonly details?: readonly string[];
  /** Sentences that may tell what is in purses: the host unfolds them. */
  readonly folded?: readonly string[];
  /** Problems of what was typed, each with the title of its question; empty title: no single question. */
  readonly problems?: readonly AnswerProblem[];
  /** The text to send along to do it all the same: the host is asked with the sentence above. */
  readonly agree?: string;
  /** Fields that somebody else changed meanwhile: the host picks, and saves again. */
  readonly clashes?: readonly FieldClash[];
  /** True where the very same may work when tried again: the lock was busy, Google was slow. A button offers it. */
  readonly again?: true;
  /** Why it failed, if that passes by itself: whoever can wait tries the same again. Absent where it does not pass. */
  readonly passes?: Passing;
  /** True only where the program can put the ledger right by itself: a button offers it. */
  readonly mendable?: true;
  /** Names the rows that are lost, of the ledger or of tabs of responses: a button offers to go on from what is there. */
  readonly lostRow?: string;
  /** For the link of a game that was put away: its title, and the addresses of books that are left, empty for none. */
  readonly putAway?: { readonly title: string; readonly book: string; readonly publicBook: string };
  /** The words to copy into a report, only for bugs. Holds no player's secret. */
  readonly report?: string;
}

/** The code of the refusal to read a game whose tabs of responses have lost rows. */
export const ROWS_MISSING = 'rows-missing';

export type Reply<T> = Result<T, CallProblem>;
