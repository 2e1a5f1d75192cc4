// The rows of the ledger that an earlier call has verified: one digest of their cells, by Google's own code, tells that
// nobody has changed them, where hashing each in the script takes most of a call's time.
import { ledgerCells } from '../rounds/record/ledger';
import type { Grid, HostCommit } from '../rounds/ports';
import type { VerifiedLedger } from './tab-cache';

export class LedgerVerification {
  readonly #digest: (text: string) => string | undefined;
  /** The ledger as this call has read it, and what it has appended. */
  #rows: Grid = [];

  constructor(digest: (text: string) => string | undefined) {
    this.#digest = digest;
  }

  /** How many rows of a ledger that was just read are cell by cell those that were verified. */
  verifiedRows(ledger: Grid | undefined, verified: VerifiedLedger | undefined): number {
    this.#rows = ledger ?? [];
    if (verified === undefined || verified.rows > this.#rows.length) return 0;
    return this.#digestOf(this.#rows.slice(0, verified.rows)) === verified.digest ? verified.rows : 0;
  }

  /** Notes what was appended. */
  appended({ ledger }: HostCommit): void {
    if (ledger !== undefined) this.#rows = [...this.#rows, ...ledger.map(ledgerCells)];
  }

  /** What to remember. A call writes only after it has verified what it read, and trusts what it wrote. */
  verified(): VerifiedLedger | undefined {
    const digest = this.#digestOf(this.#rows);
    return digest === undefined ? undefined : { rows: this.#rows.length, digest };
  }

  #digestOf(rows: Grid): string | undefined {
    return this.#digest(JSON.stringify(rows));
  }
}
