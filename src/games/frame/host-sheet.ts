// What a host can calculate with beside the answers (OM-8), for the host only.

export interface HostSheet {
  /** Everyone's total per score, in the settings' order. */
  readonly scores: readonly { readonly name: string; readonly totals: ReadonlyMap<string, number> }[];
  /** Match-wide numbers by name, in the settings' order. */
  readonly numbers: ReadonlyMap<string, number>;
  /** Players in the open stage. */
  readonly playing: readonly string[];
  /** Titles of questions with marked answers. */
  readonly marked: readonly string[];
}

export const EMPTY_SHEET: HostSheet = { scores: [], numbers: new Map(), playing: [], marked: [] };
