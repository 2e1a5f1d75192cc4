// Scores and numbers for the host's formulas, shown next to the answers (OM-8). Only the host sees them.

export interface HostSheet {
  /** Everyone's total per score, in the settings' order. */
  readonly scores: readonly { readonly name: string; readonly totals: ReadonlyMap<string, number> }[];
  /** Numbers of the whole match by name, in the settings' order. */
  readonly numbers: ReadonlyMap<string, number>;
  /** Players who take part in the open stage. */
  readonly playing: readonly string[];
  /** Titles of questions with a list of accepted answers. Their “ok” columns say which answers are on it. */
  readonly titlesToMark: readonly string[];
}

export const EMPTY_SHEET: HostSheet = { scores: [], numbers: new Map(), playing: [], titlesToMark: [] };
