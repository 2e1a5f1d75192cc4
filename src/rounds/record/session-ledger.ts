// The ledger as a session has it. A match reads its own past: two matches in one book have rounds of the same names.
import type { LedgerRow } from './ledger';
import { WholeLedger } from './whole-ledger';

export interface SessionLedger {
  /**
   * The rows of the match, from its set-up on. Between two matches, those of the season since it began or since the last
   * match was archived. Empty if there is neither.
   */
  readonly rows: readonly LedgerRow[];
  /** The last row of the whole ledger, whatever it belongs to. */
  readonly last: LedgerRow | undefined;
  readonly ledger: WholeLedger;
}

/** Makes a session's ledger from all rows in the book. */
export function sessionLedger(all: readonly LedgerRow[]): SessionLedger {
  return { rows: all.slice(beginning(all)), last: all[all.length - 1], ledger: new WholeLedger(all) };
}

function beginning(all: readonly LedgerRow[]): number {
  let [from, isInMatch] = [0, false];
  all.forEach(({ entry: { kind } }, index) => {
    if (kind === 'set-up') [from, isInMatch] = [index, true];
    if (kind === 'closed') [from, isInMatch] = [index + 1, false];
    // A season that is started with a match in the book begins within that match.
    if (kind === 'season-goes-on' || (kind === 'season-started' && !isInMatch)) from = index;
  });
  return from;
}
