// The ledgers of matches that were put away: most in one tab, one below the other; those of earlier versions in a tab each.
import type { EntryKind } from '../rounds/record/entries';
import { KIND_COLUMN } from '../rounds/record/ledger-cells';
import type { Grid } from '../rounds/ports/host-book';
import type { CallResult, GridRange, SheetsClient } from './client';
import { archivesAmong, EARLIER_LEDGERS } from './tab-cache';

const BEGINS: EntryKind = 'season-goes-on';

const given = <T>(value: T): CallResult<T> => ({ ok: true, value });

/** Each ledger below its heading, the first one first: a read each, since a long season's do not fit into one answer. */
export function archives(client: SheetsClient, id: string): CallResult<readonly Grid[]> {
  const there = client.tabs(id);
  if (!there.ok) return there;
  const ranges: GridRange[] = [];
  for (const { sheetId } of archivesAmong(there.value)) {
    const found =
      sheetId === EARLIER_LEDGERS.sheetId ? ledgersIn(client, id) : given([{ sheetId, startRowIndex: 1 }]);
    if (!found.ok) return found;
    ranges.push(...found.value);
  }
  const grids: Grid[] = [];
  for (const range of ranges) {
    const values = client.values(id, [range]);
    if (!values.ok) return values;
    grids.push(values.value[0] ?? []);
  }
  // Those of earlier versions come first, whichever tab was found first.
  return given(grids.sort((a, b) => Number(a[0]?.[0] ?? 0) - Number(b[0]?.[0] ?? 0)));
}

/** The rows of each ledger in the tab of all: every one but a book's first begins with the season as it stood. */
function ledgersIn(client: SheetsClient, id: string): CallResult<readonly GridRange[]> {
  const { sheetId } = EARLIER_LEDGERS;
  const kinds = client.values(id, [
    { sheetId, startRowIndex: 1, startColumnIndex: KIND_COLUMN, endColumnIndex: KIND_COLUMN + 1 },
  ]);
  if (!kinds.ok) return kinds;
  const rows = kinds.value[0] ?? [];
  const starts = rows.flatMap(([kind], row) => (row === 0 || kind === BEGINS ? [row] : []));
  return given(
    starts.map((row, at) => ({
      sheetId,
      startRowIndex: 1 + row,
      endRowIndex: 1 + (starts[at + 1] ?? rows.length),
    })),
  );
}
