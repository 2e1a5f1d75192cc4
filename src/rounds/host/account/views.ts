// Co-hosts: accounts that can do most of what the host does, in the same spreadsheet.

export interface CoHostsView {
  /** The account that created the game's files; empty if there are none. */
  readonly host: string;
  readonly you: string;
  /** Only the host can add co-hosts; also true while there are no files. */
  readonly yours: boolean;
  readonly coHosts: readonly {
    readonly address: string;
    readonly since: number;
    readonly by: string;
    /** Since when they no longer are; null while they are. */
    readonly until: number | null;
  }[];
  readonly zone: string;
}
