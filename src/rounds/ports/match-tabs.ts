// The tabs in which a match's host computes results.
import type { Cell } from '../../games/frame/fields';
import type { Result } from '../../games/frame/result';
import type { CallProblem } from '../reply/reply';
import type { Grid } from './host-book';

export interface MatchTab {
  readonly title: string;
  readonly cells: Grid;
  /** Sheets' error messages, at the same positions as the cells; absent if they weren't read. */
  readonly errors?: readonly (readonly string[])[];
}

/** Consecutive cells of a column. `at` is the column, `row` the first cell's row, both from 0. */
export interface CellRun {
  readonly at: number;
  readonly row: number;
  /** True for headings and names, which are styled. */
  readonly heading: boolean;
  readonly cells: readonly Cell[];
}

/** In the order of the tabs in the book. A match may lack some of them. */
export const MATCH_TABS = ['answers', 'history', 'results'] as const;
export type MatchTabName = (typeof MATCH_TABS)[number];

/**
 * The tabs; undefined if missing. `answers` has everyone's answers, which the program rewrites. `history` has the answers to
 * each past round. `results` has what the host computes; the program only writes its headings and names, once.
 */
export type MatchTabs = { readonly [Name in MatchTabName]: MatchTab | undefined };

export interface MatchTabsWrite {
  readonly answers: readonly CellRun[];
  readonly history: readonly CellRun[];
  readonly results: Grid;
  /** Indexes of the columns of Answers to show and to hide. */
  readonly shown: readonly number[];
  readonly hidden: readonly number[];
}

export type EnteredCell = Cell | { readonly formula: string };

/** A former match's tab, for copying to the next match. */
export interface FormerTab {
  /** Absent for tabs that the host added and that formulas refer to or depend on. */
  readonly which?: MatchTabName;
  readonly title: string;
  /** Title that the tab would have in the next match. */
  readonly next: string;
  readonly cells: readonly (readonly EnteredCell[])[];
  /** Values of the same cells. */
  readonly values: Grid;
}

/** A tab to create with all its cells. */
export interface CopiedTab extends Pick<FormerTab, 'which' | 'cells'> {
  readonly title: string;
  /** Row index of the headings, from 0. */
  readonly heading: number;
}

/** `match` identifies a match. Each match has its own tabs. */
export interface MatchTabsPort {
  read(match: string): Result<MatchTabs, CallProblem>;
  /** Cells of Results as entered, including formulas. */
  entered(match: string): Result<Grid, CallProblem>;
  /** Creates missing tabs and writes Answers and History, but never an existing Results. Returns new titles. */
  write(
    match: string,
    there: MatchTabs,
    cells: MatchTabsWrite,
  ): Result<Partial<Record<MatchTabName, string>>, CallProblem>;
  /** A former match's tabs; empty if its Results tab is gone. */
  former(match: string): Result<readonly FormerTab[], CallProblem>;
  /** Creates these tabs, with formulas, for a match that has no tabs. */
  createCopies(match: string, tabs: readonly CopiedTab[]): Result<undefined, CallProblem>;
  /** Moves archived matches' tabs to the end, in order, and makes them gray. If Google refuses, nothing happens. */
  archive(matches: readonly string[]): void;
}
