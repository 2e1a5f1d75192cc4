// The history of a game or season.

export interface HistoryLine {
  /** Ledger row. */
  readonly row: number;
  readonly at: number;
  readonly who: string;
  readonly text: string;
  /** Housekeeping such as created forms, not part of the game itself. */
  readonly plumbing: boolean;
}
