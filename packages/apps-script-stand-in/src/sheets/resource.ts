// A book as Google's Spreadsheet resource, with properties, sheets and, if requested, the sheets' grid data.
import { isEmpty, without, type JsonObject } from '../json';
import { cellAt, type Book, type Cell, type Tab } from './book';
import { effectiveValue, formattedValue } from './cells';
import type { MergedArea } from './merges';
import { sheetProperties, spreadsheetProperties } from './properties';

/** A cell as Google's CellData. Callers must not change it, since it shares the stored book's parts. */
function cellData(cell: Cell): JsonObject {
  const data: JsonObject = without(cell, 'response', 'question', 'computed');
  const effective = effectiveValue(cell);
  if (effective !== undefined) {
    data['effectiveValue'] = effective;
    data['formattedValue'] = formattedValue(cell);
  }
  if (cell.userEnteredFormat !== undefined) data['effectiveFormat'] = cell.userEnteredFormat;
  return data;
}

const DEFAULT_SIZE_PX = { ROWS: 21, COLUMNS: 100 };

function dimensionMetadata(
  stored: Readonly<Record<string, JsonObject>>,
  length: number,
  dimension: 'ROWS' | 'COLUMNS',
): JsonObject[] {
  return Array.from({ length }, (_, index) => ({
    pixelSize: DEFAULT_SIZE_PX[dimension],
    ...stored[String(index)],
  }));
}

/** Google's GridData of a whole tab. Trailing empty cells of a row are left out. */
function gridData(tab: Tab): JsonObject {
  const rowData = tab.rows.slice(0, tab.rowCount).map((cells, row): JsonObject => {
    const values = cells.slice(0, tab.columnCount).map((_, column) => cellData(cellAt(tab, row, column)));
    while (values.length > 0 && isEmpty(values.at(-1) ?? {})) values.pop();
    return values.length === 0 ? {} : { values };
  });
  while (rowData.length > 0 && rowData.at(-1)?.['values'] === undefined) rowData.pop();
  return {
    ...(rowData.length > 0 ? { rowData } : {}),
    rowMetadata: dimensionMetadata(tab.rowMetadata, tab.rowCount, 'ROWS'),
    columnMetadata: dimensionMetadata(tab.columnMetadata, tab.columnCount, 'COLUMNS'),
  };
}

function gridRange({ sheetId }: Tab, { top, left, bottom, right }: MergedArea): JsonObject {
  return {
    sheetId,
    startRowIndex: top,
    endRowIndex: bottom,
    startColumnIndex: left,
    endColumnIndex: right,
  };
}

function sheetResource(book: Book, tab: Tab, withGrid: boolean): JsonObject {
  return {
    properties: sheetProperties(book, tab),
    ...(tab.merges !== undefined && tab.merges.length > 0
      ? { merges: tab.merges.map((merge) => gridRange(tab, merge)) }
      : {}),
    ...(tab.charts.length > 0 ? { charts: tab.charts } : {}),
    ...(withGrid ? { data: [gridData(tab)] } : {}),
  };
}

export function spreadsheetResource(book: Book, withGrid: boolean): JsonObject {
  return {
    spreadsheetId: book.id,
    properties: spreadsheetProperties(book),
    sheets: book.tabs.map((tab) => sheetResource(book, tab, withGrid)),
    spreadsheetUrl: `https://docs.google.com/spreadsheets/d/${book.id}/edit`,
  };
}
