// The two tabs of a match in which its host computes.
import type { Cell } from '../../games/frame/fields';
import type { Result } from '../../games/frame/result';
import type { CallProblem } from '../reply/reply';
import type { Grid } from './host-book';

/** A tab in which the host computes, as it stands. */
export interface MatchTab {
  readonly title: string;
  readonly cells: Grid;
}

/** Cells of Answers, one below the other; column and row of the first are counted from 0. */
export interface AnswersCells {
  readonly at: number;
  readonly row: number;
  /** True for what says whose answers they are, and to which question. */
  readonly heading: boolean;
  readonly cells: readonly Cell[];
}

/** The two tabs of a match in which the host computes; undefined for one that is not there. */
export interface MatchTabs {
  /** Everyone's answers: a player's cell below a question is the program's to write. */
  readonly answers: MatchTab | undefined;
  /** The changes that the host makes of them: headings and names are the program's once, all else is the host's. */
  readonly results: MatchTab | undefined;
}

/** Those tabs of the host book; `match` tells the matches of a book apart, each has tabs of its own. */
export interface MatchTabsPort {
  read(match: string): Result<MatchTabs, CallProblem>;
  /**
   * Makes the tabs that are not among these, and writes these cells of answers. No other is touched, none of a Results tab
   * that is there.
   */
  write(
    match: string,
    there: MatchTabs,
    cells: { readonly answers: readonly AnswersCells[]; readonly results: Grid },
  ): Result<undefined, CallProblem>;
}
