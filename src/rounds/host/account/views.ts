// Co-hosts: accounts that may do most of what the host does, in the same spreadsheet.

export interface CoHostsView {
  /** The account that made the game's files; empty while there are none. */
  readonly host: string;
  /** The account that asks. */
  readonly you: string;
  /** True where it is the host's, which alone can name co-hosts; also while there are no files. */
  readonly yours: boolean;
  /** Everyone who is a co-host, or was one. */
  readonly coHosts: readonly {
    readonly address: string;
    /** UTC milliseconds. */
    readonly since: number;
    readonly by: string;
    /** The instant since when they are no co-host any more; null while they are one. */
    readonly until: number | null;
  }[];
  /** The time zone in which the host reads times. */
  readonly zone: string;
}
