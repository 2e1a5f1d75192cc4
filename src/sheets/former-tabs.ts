// Reads the tabs of an earlier match with the host's formulas, and recreates them for the season's next match (OM-12).
import { dropUndefined } from '../games/frame/json';
import { tabSheetId } from '../games/frame/tabs';
import type { Grid } from '../rounds/ports/host-book';
import type { CopiedTab, EnteredCell, FormerTab, MatchTabName } from '../rounds/ports/match-tabs';
import { tabReferences } from '../rounds/session/match-tab-cells';
import type { CallResult, Request, SheetsClient, TabInfo, CellData } from './client';
import { toUserEnteredValue } from './cells';

type FormerTabContent = Omit<FormerTab, 'next'>;

/**
 * Reads these tabs, and the host's own tabs that must be copied too, because these tabs' formulas use them and they refer to
 * the match's tabs. The next match can use all other tabs unchanged.
 */
export function readFormerTabs(
  client: SheetsClient,
  book: string,
  all: readonly TabInfo[],
  own: readonly { readonly which: MatchTabName; readonly tab: TabInfo }[],
): CallResult<readonly FormerTabContent[]> {
  const read: FormerTabContent[] = [];
  let next: readonly { readonly which?: MatchTabName; readonly tab: TabInfo }[] = own;
  while (next.length > 0) {
    const ranges = next.map(({ tab: { sheetId } }) => ({ sheetId }));
    const values = client.values(book, ranges);
    if (!values.ok) return values;
    const typed = client.values(book, ranges, true);
    if (!typed.ok) return typed;
    read.push(
      ...next.map(({ which, tab: { title } }, at): FormerTabContent => ({
        ...dropUndefined({ which }),
        title,
        cells: enteredCells(typed.value[at] ?? [], values.value[at] ?? []),
        values: values.value[at] ?? [],
      })),
    );
    const named = new Set(read.flatMap(referencedTabTitles));
    const known = new Set(read.map(({ title }) => title.toLowerCase()));
    next = all
      .filter(({ title }) => named.has(title.toLowerCase()) && !known.has(title.toLowerCase()))
      .map((tab) => ({ tab }));
  }
  return { ok: true, value: dependentTabs(read) };
}

/** The titles of the tabs that a tab's formulas use, in lower case. */
function referencedTabTitles({ cells }: FormerTabContent): readonly string[] {
  return cells
    .flat()
    .flatMap((cell) => (typeof cell === 'object' ? tabReferences(cell.formula) : []))
    .map(({ tab }) => tab.toLowerCase());
}

/** The match's tabs, and all tabs that refer to them directly or indirectly. */
function dependentTabs(tabs: readonly FormerTabContent[]): readonly FormerTabContent[] {
  const kept = new Set(tabs.filter(({ which }) => which !== undefined));
  for (let before = -1; before < kept.size;) {
    before = kept.size;
    const titles = new Set([...kept].map(({ title }) => title.toLowerCase()));
    for (const tab of tabs) if (referencedTabTitles(tab).some((name) => titles.has(name))) kept.add(tab);
  }
  return tabs.filter((tab) => kept.has(tab));
}

/** Cells as entered, with formulas. A text that only looks like a formula is the same in both grids. */
function enteredCells(typed: Grid, values: Grid): FormerTab['cells'] {
  return typed.map((row, at) =>
    row.map((cell, column): EnteredCell => {
      const isFormula = typeof cell === 'string' && cell.startsWith('=') && cell !== values[at]?.[column];
      return isFormula ? { formula: cell } : cell;
    }),
  );
}

/** Requests that create a tab with all its cells. */
export function copiedTabRequests(
  { which, title, cells, heading }: CopiedTab,
  properties: { readonly sheetId: number; readonly index: number },
  room: { readonly rows: number; readonly columns: number },
): readonly Request[] {
  const { sheetId } = properties;
  const width = Math.max(room.columns, ...cells.map((row) => row.length));
  const frozen = which === undefined ? {} : frozenEdges(which, heading);
  const gridProperties = { rowCount: Math.max(room.rows, cells.length), columnCount: width, ...frozen };
  const isBold = (row: number, column: number): boolean =>
    which !== undefined && (row === heading || column === 0);
  return [
    { addSheet: { properties: { ...properties, title, gridProperties } } },
    {
      updateCells: {
        start: { sheetId, rowIndex: 0, columnIndex: 0 },
        rows: cells.map((row, at) => ({
          values: row.map((cell, column) => copiedCellData(cell, isBold(at, column))),
        })),
        fields: CELL_FIELDS,
      },
    },
  ];
}

/** The id of a copy of one of the host's own tabs, made for a match. */
export function copiedTabId(match: string, title: string): number {
  return tabSheetId(`The tab ${title} of the match begun at ${match}`);
}

export function titleWithoutNumber(title: string): string {
  return title.replace(/ \d+$/, '');
}

/** The fields that are written to a cell. The host chooses all other formatting. */
export const CELL_FIELDS = 'userEnteredValue,userEnteredFormat.textFormat.bold';

/** A cell of a match's tab. Formulas stay formulas, and text stays text even if it begins with `=`. */
export function copiedCellData(cell: EnteredCell, bold: boolean): CellData {
  return {
    userEnteredValue: typeof cell === 'object' ? { formulaValue: cell.formula } : toUserEnteredValue(cell),
    ...(bold ? { userEnteredFormat: { textFormat: { bold } } } : {}),
  };
}

/** How many rows and columns are frozen. `heading`: the index of the row with the headings. */
export function frozenEdges(
  which: MatchTabName,
  heading: number,
): { readonly frozenColumnCount: number; readonly frozenRowCount: number } {
  return { frozenColumnCount: which === 'history' ? 2 : 1, frozenRowCount: heading + 1 };
}
