// All rows of a book's ledger. They go further back than the match in it, so only the files that .dependency-cruiser.mjs
// lists may read them: what is said of a match follows from its own rows.
import type { LedgerRow } from './ledger';

/** Holds all rows of the ledger: of earlier games, too, and of a season's time between two matches. */
export class WholeLedger {
  readonly #rows: readonly LedgerRow[];

  constructor(rows: readonly LedgerRow[]) {
    this.#rows = rows;
  }

  static rowsOf(ledger: WholeLedger): readonly LedgerRow[] {
    return ledger.#rows;
  }
}

/** Gives all rows of the ledger, the first one first. */
export function allRows({ ledger }: { readonly ledger: WholeLedger }): readonly LedgerRow[] {
  return WholeLedger.rowsOf(ledger);
}
