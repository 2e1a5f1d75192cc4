// The history of a game or a season, line by line.

export interface HistoryLine {
  /** The ledger's row number. */
  readonly row: number;
  readonly at: number;
  readonly who: string;
  readonly text: string;
  readonly hash: string;
  /** True for notes such as that forms and books were made or changed: no part of the game itself. */
  readonly plumbing: boolean;
}
