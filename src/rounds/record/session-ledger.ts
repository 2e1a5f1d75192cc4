// A session's part of the ledger. A match only sees its own rows: two matches in a book have rounds of the same names.
import type { LedgerRow } from './ledger';
import { WholeLedger } from './whole-ledger';

export interface SessionLedger {
  /**
   * The match's rows, from its set-up on. Between two matches, the season's rows since it began or since the last match was
   * archived. Empty if there is neither.
   */
  readonly rows: readonly LedgerRow[];
  /** The last row of the whole ledger. */
  readonly last: LedgerRow | undefined;
  readonly ledger: WholeLedger;
}

export function sessionLedger(all: readonly LedgerRow[]): SessionLedger {
  return { rows: all.slice(sessionStartIndex(all)), last: all[all.length - 1], ledger: new WholeLedger(all) };
}

function sessionStartIndex(all: readonly LedgerRow[]): number {
  const kinds = all.map(({ entry }) => entry.kind);
  const [setUp, closed] = [kinds.lastIndexOf('set-up'), kinds.lastIndexOf('closed')];
  // If a season is started while a match is in the book, that match's rows stay.
  if (setUp > closed) return setUp;
  return Math.max(closed + 1, kinds.lastIndexOf('season-started'), kinds.lastIndexOf('season-goes-on'));
}
