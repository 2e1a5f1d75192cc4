// The rows of the ledger that an earlier call has verified: one fingerprint of their cells tells that nobody has changed
// them, where hashing each row takes most of a call's time. Whoever could forge the fingerprint could write the whole
// chain of hashes anew as well: against people, the hashes that players have noted protect.
import { ledgerCells } from '../rounds/record/ledger-cells';
import type { Grid, HostCommit } from '../rounds/ports/ports';
import { fingerprint } from './fingerprint';
import type { VerifiedLedger } from './tab-cache';

export class LedgerVerification {
  /** The ledger as this call has read it, with the rows that it has appended. */
  #rows: Grid = [];

  /** The number of rows of a ledger, just read, that are cell by cell those that were verified. */
  verifiedRows(ledger: Grid | undefined, verified: VerifiedLedger | undefined): number {
    this.#rows = ledger ?? [];
    if (verified === undefined || verified.rows > this.#rows.length) return 0;
    return fingerprintOf(this.#rows.slice(0, verified.rows)) === verified.cells ? verified.rows : 0;
  }

  /** Notes the rows that were appended. */
  appended({ ledger, archive }: HostCommit): void {
    const before = archive === undefined ? this.#rows : [];
    if (ledger !== undefined) this.#rows = [...before, ...ledger.map(ledgerCells)];
  }

  /** The verified rows to remember. A call writes only after it has verified what it read, and trusts what it wrote. */
  verified(): VerifiedLedger {
    return { rows: this.#rows.length, cells: fingerprintOf(this.#rows) };
  }
}

function fingerprintOf(rows: Grid): string {
  return fingerprint(JSON.stringify(rows));
}
