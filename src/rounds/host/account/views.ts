// Co-hosts: accounts that can do most of what the host does, in the same spreadsheet.

export interface CoHostsView {
  /** The account that created the game's files; empty if there are no files. */
  readonly host: string;
  readonly you: string;
  /** Whether this window can add co-hosts: it's the host's, or the game has no files yet. */
  readonly yours: boolean;
  readonly coHosts: readonly {
    readonly address: string;
    readonly since: number;
    readonly by: string;
    /** When this account stopped being a co-host; null if it still is one. */
    readonly until: number | null;
  }[];
  readonly zone: string;
}
