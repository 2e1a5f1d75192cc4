// Ledgers without a book: one row per second, starting with the entry of a Soullinked game.
import type { Entry } from '../../src/rounds/record/entries';
import { LEDGER_VERSION, type HeldSeat } from '../../src/rounds/record/entry-fields';
import { continueLedger, type LedgerRow } from '../../src/rounds/record/ledger';
import { asSecret } from '../../src/rounds/record/secret';

export function setUpOf(held: readonly HeldSeat[], seed = 's'): Extract<Entry, { kind: 'set-up' }> {
  return {
    kind: 'set-up',
    body: {
      ledgerVersion: LEDGER_VERSION,
      book: asSecret('a book'),
      game: 'soullinked',
      rulesVersion: 1,
      seed,
      settings: {},
      players: [],
      zone: 'Etc/UTC',
      timings: [],
      practice: false,
      held,
    },
  };
}

export function ledgerOf(...entries: readonly Entry[]): readonly LedgerRow[] {
  return entries.reduce<readonly LedgerRow[]>(
    (ledger, entry, index) => [
      ...ledger,
      ...continueLedger(ledger, [{ entry, text: entry.kind }], 1000 * (index + 1), 'the host'),
    ],
    [],
  );
}
