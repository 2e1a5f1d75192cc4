// Co-hosts: accounts that may do most of what the host does, in the same spreadsheet.

export interface CoHostsView {
  /** The account that made the game's files; empty while nothing was made yet. */
  readonly host: string;
  /** The account that looks. */
  readonly you: string;
  /** True where that is the host, who alone can name co-hosts; also while nothing was made yet. */
  readonly yours: boolean;
  /** Those who are co-hosts, and those who were. */
  readonly coHosts: readonly {
    readonly address: string;
    /** UTC milliseconds. */
    readonly since: number;
    readonly by: string;
    /** The instant from which on they are none any more; null while they are one. */
    readonly until: number | null;
    /** The number of books that they can write. */
    readonly books: number;
  }[];
  /** The number of books that there are. */
  readonly books: number;
  /** The time zone in which the host reads times. */
  readonly zone: string;
}
