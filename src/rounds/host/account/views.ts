// Co-hosts: accounts that may do most of what the host does, in the same spreadsheet.

export interface CoHostsView {
  /** The account that made the game's files; empty while there are none. */
  readonly host: string;
  readonly you: string;
  /** True where it is the host's, which alone can name co-hosts; also while there are no files. */
  readonly yours: boolean;
  readonly coHosts: readonly {
    readonly address: string;
    readonly since: number;
    readonly by: string;
    /** The instant since when they are no co-host any more; null while they are one. */
    readonly until: number | null;
  }[];
  readonly zone: string;
}
