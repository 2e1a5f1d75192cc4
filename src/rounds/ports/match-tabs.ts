// The tabs in which a match's host computes.
import type { Cell } from '../../games/frame/fields';
import type { Result } from '../../games/frame/result';
import type { CallProblem } from '../reply/reply';
import type { Grid } from './host-book';

export interface MatchTab {
  readonly title: string;
  readonly cells: Grid;
  /** What is said of errors in its cells, in the same places; absent if nothing is known of them. */
  readonly errors?: readonly (readonly string[])[];
}

/** Cells in a column; column and row of the first count from 0. */
export interface CellRun {
  readonly at: number;
  readonly row: number;
  /** Headings and names. */
  readonly heading: boolean;
  readonly cells: readonly Cell[];
}

/** In the order they have in the book. A match may lack some. */
export const MATCH_TABS = ['answers', 'history', 'results'] as const;
export type MatchTabName = (typeof MATCH_TABS)[number];

/**
 * Undefined if missing. `answers`: everyone's answers, rewritten by the program. `history`: the same for each past round.
 * `results`: the host's computed changes; the program writes its headings and names once, the rest is the host's.
 */
export type MatchTabs = { readonly [Name in MatchTabName]: MatchTab | undefined };

export interface MatchTabsWrite {
  readonly answers: readonly CellRun[];
  readonly history: readonly CellRun[];
  readonly results: Grid;
  /** Columns of Answers to show and to hide. */
  readonly shown: readonly number[];
  readonly hidden: readonly number[];
}

export type Entered = Cell | { readonly formula: string };

/** A former match's tab, for the next match to copy. */
export interface FormerTab {
  /** Absent for the host's own tabs: those that formulas refer to, in either direction. */
  readonly which?: MatchTabName;
  readonly title: string;
  /** The title that this tab would have in the next match. */
  readonly next: string;
  readonly cells: readonly (readonly Entered[])[];
  /** The same cells' values. */
  readonly values: Grid;
}

/** A tab to create with all its cells. */
export interface BroughtTab extends Pick<FormerTab, 'which' | 'cells'> {
  readonly title: string;
  /** The row of headings, from 0. */
  readonly heading: number;
}

/** Each match has its own tabs, found by `match`. */
export interface MatchTabsPort {
  read(match: string): Result<MatchTabs, CallProblem>;
  /** The cells of Results as entered, with formulas. */
  entered(match: string): Result<Grid, CallProblem>;
  /** Creates missing tabs and writes these cells of Answers and History; an existing Results tab isn't touched. Returns new titles. */
  write(
    match: string,
    there: MatchTabs,
    cells: MatchTabsWrite,
  ): Result<Partial<Record<MatchTabName, string>>, CallProblem>;
  /** A former match's tabs; empty if its Results are gone. */
  former(match: string): Result<readonly FormerTab[], CallProblem>;
  /** Creates these tabs, formulas included, for a match that has none. */
  bring(match: string, tabs: readonly BroughtTab[]): Result<undefined, CallProblem>;
  /** Moves archived matches' tabs behind all others, in grey and in order. Refusals are ignored. */
  archive(matches: readonly string[]): void;
}
