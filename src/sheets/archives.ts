// The ledgers of matches that were put away, one below the other in one tab.
import type { EntryKind } from '../rounds/record/entries';
import { KIND_COLUMN } from '../rounds/record/ledger-cells';
import type { Grid } from '../rounds/ports/host-book';
import type { CallResult, GridRange, SheetsClient } from './client';
import { EARLIER_LEDGERS, hasEarlierLedgers } from './tab-cache';

const BEGINS: EntryKind = 'season-goes-on';

/**
 * Reads each ledger below its heading, the first one first; each takes a read, since a long season's do not fit into
 * one answer.
 */
export function archives(client: SheetsClient, id: string): CallResult<readonly Grid[]> {
  const there = client.tabs(id);
  if (!there.ok) return there;
  const ranges = hasEarlierLedgers(there.value) ? ledgersIn(client, id) : NONE;
  if (!ranges.ok) return ranges;
  const grids: Grid[] = [];
  for (const range of ranges.value) {
    const values = client.values(id, [range]);
    if (!values.ok) return values;
    grids.push(values.value[0] ?? []);
  }
  return { ok: true, value: grids };
}

const NONE: CallResult<readonly GridRange[]> = { ok: true, value: [] };

/** Cuts the tab of all ledgers into each one's rows: every ledger but a book's first begins with the season as it stood. */
function ledgersIn(client: SheetsClient, id: string): CallResult<readonly GridRange[]> {
  const { sheetId } = EARLIER_LEDGERS;
  const kinds = client.values(id, [
    { sheetId, startRowIndex: 1, startColumnIndex: KIND_COLUMN, endColumnIndex: KIND_COLUMN + 1 },
  ]);
  if (!kinds.ok) return kinds;
  const rows = kinds.value[0] ?? [];
  const starts = rows.flatMap(([kind], row) => (row === 0 || kind === BEGINS ? [row] : []));
  const ranges = starts.map((row, at) => ({
    sheetId,
    startRowIndex: 1 + row,
    endRowIndex: 1 + (starts[at + 1] ?? rows.length),
  }));
  return { ok: true, value: ranges };
}
