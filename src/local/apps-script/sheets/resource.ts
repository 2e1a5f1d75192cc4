// A book as Google's Spreadsheet resource shows it: properties, sheets and, if asked for, their grid data.
import { toJson, without, type Json, type JsonObject } from '../json';
import { columnLetters, type Area } from './a1';
import { cellAt, type Book, type Cell, type Tab } from './book';
import { effectiveValue, formattedValue } from './cells';
import { sheetProperties, spreadsheetProperties } from './properties';

export const bookUrl = (id: string): string => `https://docs.google.com/spreadsheets/d/${id}/edit`;

function cellData(cell: Cell): JsonObject {
  const data: JsonObject = {};
  for (const [key, value] of Object.entries(without(cell, 'response', 'question'))) data[key] = toJson(value);
  const effective = effectiveValue(cell);
  if (effective !== undefined) {
    data['effectiveValue'] = effective;
    data['formattedValue'] = formattedValue(cell);
  }
  if (cell.userEnteredFormat !== undefined) data['effectiveFormat'] = cell.userEnteredFormat;
  return data;
}

const DEFAULT_SIZE = { ROWS: 21, COLUMNS: 100 };

function metadata(
  stored: Readonly<Record<string, JsonObject>>,
  from: number,
  to: number,
  dimension: 'ROWS' | 'COLUMNS',
): JsonObject[] {
  return Array.from({ length: to - from }, (_, index) => ({
    pixelSize: DEFAULT_SIZE[dimension],
    ...stored[String(from + index)],
  }));
}

/** Google's GridData of an area: rows end with the last cell that has anything. */
export function gridData(area: Area): JsonObject {
  const { tab } = area;
  const bottom = Math.min(area.bottom, tab.rowCount);
  const right = Math.min(area.right, tab.columnCount);
  const rowData: JsonObject[] = [];
  for (let row = area.top; row < Math.min(bottom, tab.rows.length); row += 1) {
    const values: JsonObject[] = [];
    for (let column = area.left; column < Math.min(right, tab.rows[row]?.length ?? 0); column += 1) {
      values.push(cellData(cellAt(tab, row, column)));
    }
    while (values.length > 0 && Object.keys(values.at(-1) ?? {}).length === 0) values.pop();
    rowData.push(values.length === 0 ? {} : { values });
  }
  while (rowData.length > 0 && rowData.at(-1)?.['values'] === undefined) rowData.pop();
  return {
    ...(area.top > 0 ? { startRow: area.top } : {}),
    ...(area.left > 0 ? { startColumn: area.left } : {}),
    ...(rowData.length > 0 ? { rowData } : {}),
    rowMetadata: metadata(tab.rowMetadata, area.top, bottom, 'ROWS'),
    columnMetadata: metadata(tab.columnMetadata, area.left, right, 'COLUMNS'),
  };
}

function sheetResource(book: Book, tab: Tab, data: readonly Area[] | undefined): JsonObject {
  const sheet: JsonObject = { properties: sheetProperties(book, tab) };
  const lists: Record<string, Json[]> = {
    merges: tab.merges,
    conditionalFormats: tab.conditionalFormats,
    protectedRanges: tab.protectedRanges,
    charts: tab.charts,
    bandedRanges: tab.bandedRanges,
    developerMetadata: book.developerMetadata.filter((one) => {
      const location = one['location'];
      return typeof location === 'object' && location !== null && 'sheetId' in location
        ? location['sheetId'] === tab.sheetId
        : false;
    }),
  };
  for (const [name, list] of Object.entries(lists)) if (list.length > 0) sheet[name] = list;
  if (tab.basicFilter !== undefined) sheet['basicFilter'] = tab.basicFilter;
  if (data !== undefined) sheet['data'] = data.map(gridData);
  return sheet;
}

/**
 * Google's Spreadsheet resource.
 * @param areas only the sheets that these touch; all sheets when left out
 */
export function spreadsheetResource(
  book: Book,
  areas: readonly Area[] | undefined,
  withGrid: boolean,
): JsonObject {
  const wanted = book.tabs.filter((tab) => areas?.some((area) => area.tab === tab) ?? true);
  const resource: JsonObject = {
    spreadsheetId: book.id,
    properties: spreadsheetProperties(book),
    sheets: wanted.map((tab) => {
      const whole: Area = { tab, top: 0, left: 0, bottom: tab.rowCount, right: tab.columnCount };
      const parts = areas?.filter((area) => area.tab === tab) ?? [whole];
      return sheetResource(book, tab, withGrid ? parts : undefined);
    }),
    spreadsheetUrl: bookUrl(book.id),
  };
  if (book.namedRanges.length > 0) resource['namedRanges'] = book.namedRanges;
  const own = book.developerMetadata.filter((one) => {
    const location = one['location'];
    return typeof location === 'object' && location !== null && 'locationType' in location
      ? location['locationType'] === 'SPREADSHEET'
      : false;
  });
  if (own.length > 0) resource['developerMetadata'] = own;
  return resource;
}

/** The name of a cell, for messages: `B7`. */
export const cellName = (row: number, column: number): string => `${columnLetters(column)}${row + 1}`;
