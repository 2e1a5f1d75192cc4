// The tabs of a match in which its host computes.
import type { Cell } from '../../games/frame/fields';
import type { Result } from '../../games/frame/result';
import type { CallProblem } from '../reply/reply';
import type { Grid } from './host-book';

/** One of the two tabs, as it stands. */
export interface MatchTab {
  readonly title: string;
  readonly cells: Grid;
  /** What is said of errors in its cells, in the same places; absent where nothing is known of them. */
  readonly errors?: readonly (readonly string[])[];
}

/** Cells one below the other; column and row of the first are counted from 0. */
export interface CellRun {
  readonly at: number;
  readonly row: number;
  /** True for headings and names. */
  readonly heading: boolean;
  readonly cells: readonly Cell[];
}

/**
 * The three tabs of a match in which the host computes, in the order in which they stand in the book. A match may lack
 * some.
 */
export const MATCH_TABS = ['answers', 'history', 'results'] as const;
export type MatchTabName = (typeof MATCH_TABS)[number];

/**
 * Undefined for one that is not there. `answers`: everyone's answers, a player's cell below a heading is the program's to
 * write. `history`: the same of each round that is over. `results`: the changes that the host makes of them; headings and
 * names are the program's once, all else is the host's.
 */
export type MatchTabs = { readonly [Name in MatchTabName]: MatchTab | undefined };

export interface MatchTabsWrite {
  readonly answers: readonly CellRun[];
  readonly history: readonly CellRun[];
  readonly results: Grid;
  /** Columns of Answers that are shown from now on, and those that are hidden. */
  readonly shown: readonly number[];
  readonly hidden: readonly number[];
}

/** A cell as it is entered: a formula, or a value. */
export type Entered = Cell | { readonly formula: string };

/** A tab in which a former match was computed, as a next one may take it over. */
export interface FormerTab {
  /** Absent for a tab of the host's own: one that their formulas name, and that names them. */
  readonly which?: MatchTabName;
  readonly title: string;
  /** The title that such a tab of the next match would have. */
  readonly next: string;
  readonly cells: readonly (readonly Entered[])[];
  /** The values of the same cells. */
  readonly values: Grid;
}

/** A tab that is made with all its cells. */
export interface BroughtTab extends Pick<FormerTab, 'which' | 'cells'> {
  readonly title: string;
  /** The row of headings of the match's own tabs, counted from 0. */
  readonly heading: number;
}

/** Reads the two tabs of the host book; each match of a book has its own, found by `match`. */
export interface MatchTabsPort {
  read(match: string): Result<MatchTabs, CallProblem>;
  /** The cells of Results as they were entered: of a formula the formula. */
  entered(match: string): Result<Grid, CallProblem>;
  /**
   * Makes the tabs that are not among these, and writes these cells of Answers and History. No other is touched, none of a
   * Results tab that is there. Gives the titles of those that it made.
   */
  write(
    match: string,
    there: MatchTabs,
    cells: MatchTabsWrite,
  ): Result<Partial<Record<MatchTabName, string>>, CallProblem>;
  /** Reads the tabs in which a former match was computed; none where its Results are not there. */
  former(match: string): Result<readonly FormerTab[], CallProblem>;
  /** Makes these tabs for a match that has none of its own, formulas and all. */
  bring(match: string, tabs: readonly BroughtTab[]): Result<undefined, CallProblem>;
  /**
   * Puts the tabs of matches that are put away behind all others, in grey and in the order of the matches. What is refused
   * is done without.
   */
  setAside(matches: readonly string[]): void;
}
