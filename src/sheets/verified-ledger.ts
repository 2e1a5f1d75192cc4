// The rows of the ledger that an earlier call has checked: one fingerprint of their cells tells that nobody has changed
// them, while hashing each row takes most of a call's time. Whoever can forge the fingerprint could also write the
// whole chain of hashes anew: against people, only the hashes that players have noted protect.
import { ledgerCells } from '../rounds/record/ledger-cells';
import type { Grid, HostCommit } from '../rounds/ports/host-book';
import { fingerprint } from './fingerprint';
import type { VerifiedLedger } from './tab-cache';

export class LedgerVerification {
  /** The ledger as this call has read it, with the rows that it has appended. */
  #rows: Grid = [];
  /** The fingerprint of the rows at the beginning of `#rows`, as far as it is known. */
  #printed: VerifiedLedger = NOTHING;

  /** Counts the rows of a ledger, just read, that are cell by cell the checked ones. */
  verifiedRows(ledger: Grid | undefined, verified: VerifiedLedger | undefined): number {
    this.#rows = ledger ?? [];
    this.#printed = NOTHING;
    if (verified === undefined || verified.rows > this.#rows.length) return 0;
    const printed = withRows(NOTHING, this.#rows.slice(0, verified.rows));
    if (printed.cells !== verified.cells) return 0;
    this.#printed = printed;
    return printed.rows;
  }

  /** Notes the rows that were appended. */
  appended({ ledger, archive }: HostCommit): void {
    const before = archive === undefined ? this.#rows : [];
    if (archive !== undefined) this.#printed = NOTHING;
    if (ledger !== undefined) this.#rows = [...before, ...ledger.map(ledgerCells)];
  }

  /** Gives the checked rows to remember. A call writes only after it has checked what it read, and trusts what it wrote. */
  verified(): VerifiedLedger {
    this.#printed = withRows(this.#printed, this.#rows.slice(this.#printed.rows));
    return this.#printed;
  }
}

const NOTHING: VerifiedLedger = { rows: 0, cells: fingerprint('') };

/** Adds these rows to the checked ones. */
function withRows({ rows, cells }: VerifiedLedger, more: Grid): VerifiedLedger {
  return {
    rows: rows + more.length,
    cells: more.reduce((print, row) => fingerprint(JSON.stringify(row), print), cells),
  };
}
