// All rows of a book's ledger, including those before the current match. Texts about a match must come from its own rows,
// so only the files listed in .dependency-cruiser.mjs can read this.
import type { LedgerRow } from './ledger';

/** Includes earlier games, and the season's rows between matches. */
export class WholeLedger {
  readonly #rows: readonly LedgerRow[];

  constructor(rows: readonly LedgerRow[]) {
    this.#rows = rows;
  }

  static rowsOf(ledger: WholeLedger): readonly LedgerRow[] {
    return ledger.#rows;
  }
}

export function allRows({ ledger }: { readonly ledger: WholeLedger }): readonly LedgerRow[] {
  return WholeLedger.rowsOf(ledger);
}
