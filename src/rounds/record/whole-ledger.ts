// All rows of a book's ledger. They reach back before the current match, so only the files listed in
// .dependency-cruiser.mjs can read them: anything said about a match comes from its own rows.
import type { LedgerRow } from './ledger';

/** Also holds earlier games and the season's time between matches. */
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
