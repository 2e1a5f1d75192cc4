// The things that a host computes with beside the answers (OM-8): for the host alone, in the sheet.

export interface HostSheet {
  /** Each score with everyone's total, in the order of the settings. */
  readonly scores: readonly { readonly name: string; readonly totals: ReadonlyMap<string, number> }[];
  /** The numbers of the whole match, by name, in the order of the settings. */
  readonly numbers: ReadonlyMap<string, number>;
  /** The players who are in, in the open stage. */
  readonly playing: readonly string[];
  /** The titles of questions of whose answers some are marked for the host. */
  readonly marked: readonly string[];
}

export const EMPTY_SHEET: HostSheet = { scores: [], numbers: new Map(), playing: [], marked: [] };
