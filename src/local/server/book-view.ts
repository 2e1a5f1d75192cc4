// Reads a spreadsheet through the Sheets API, for drawing on the page. Cell formats become CSS.
import {
  flagAt,
  isJsonObject,
  listAt,
  numberAt,
  objectAt,
  objectsAt,
  textAt,
  type JsonObject,
  type Json,
} from 'apps-script-stand-in/json';
import { columnLetters } from 'apps-script-stand-in/sheets/areas';
import type { SheetsApi } from 'apps-script-stand-in/sheets/api';
import type { BookView, CellView, MergeView, TabView, ChartView, CellStyle } from './server-messages';

const CELL_FIELDS = 'userEnteredValue,effectiveValue,formattedValue,userEnteredFormat,note,dataValidation';
const SHEET_FIELDS = `properties,merges,charts,data(columnMetadata(pixelSize),rowData(values(${CELL_FIELDS})))`;
const FIELDS = `spreadsheetId,properties.title,sheets(${SHEET_FIELDS})`;

const EMPTY_CELL: CellView = { text: '', entry: '' };

export function bookView(api: SheetsApi, id: string): BookView {
  const book = api.get(id, { fields: FIELDS });
  const sheets = objectsAt(book, 'sheets');
  const read = createCellReader(sheets);
  return {
    id: textAt(book, 'spreadsheetId') ?? id,
    title: textAt(objectAt(book, 'properties'), 'title') ?? '',
    tabs: sheets.map((sheet) => tabView(sheet, read)),
  };
}

function tabView(sheet: JsonObject, read: CellReader): TabView {
  const properties = objectAt(sheet, 'properties');
  const grid = objectAt(properties, 'gridProperties');
  const [data = {}] = objectsAt(sheet, 'data');
  const colour = readColour(properties, 'tabColor');
  return {
    id: numberAt(properties, 'sheetId') ?? 0,
    title: textAt(properties, 'title') ?? '',
    hidden: flagAt(properties, 'hidden'),
    ...(colour === undefined ? {} : { colour }),
    gridlines: !flagAt(grid, 'hideGridlines'),
    merges: objectsAt(sheet, 'merges').map(mergeView),
    rowCount: numberAt(grid, 'rowCount') ?? 0,
    columns: objectsAt(data, 'columnMetadata').map((column, index) => ({
      name: columnLetters(index),
      width: numberAt(column, 'pixelSize') ?? 100,
    })),
    frozenRows: numberAt(grid, 'frozenRowCount') ?? 0,
    rows: rowCells(data).map((row) => row.map(cellView)),
    charts: listAt(sheet, 'charts').flatMap((chart) => chartView(chart, read) ?? []),
  };
}

function mergeView(range: JsonObject): MergeView {
  const index = (key: string): number => numberAt(range, key) ?? 0;
  return {
    row: index('startRowIndex'),
    column: index('startColumnIndex'),
    rows: index('endRowIndex') - index('startRowIndex'),
    columns: index('endColumnIndex') - index('startColumnIndex'),
  };
}

function rowCells(data: JsonObject): JsonObject[][] {
  return objectsAt(data, 'rowData').map((row) => objectsAt(row, 'values'));
}

function cellView(cell: JsonObject): CellView {
  if (Object.keys(cell).length === 0) return EMPTY_CELL;
  const value = objectAt(cell, 'userEnteredValue');
  const text = textAt(cell, 'formattedValue') ?? '';
  const format = objectAt(cell, 'userEnteredFormat');
  const isNumber = objectAt(cell, 'effectiveValue')['numberValue'] !== undefined;
  const style = cellStyle(format, isNumber);
  const link = textAt(objectAt(objectAt(format, 'textFormat'), 'link'), 'uri');
  const note = textAt(cell, 'note');
  const choices = dropdownChoices(objectAt(objectAt(cell, 'dataValidation'), 'condition'));
  return {
    text,
    // A cell filled by another cell's formula has no content itself.
    entry: textAt(value, 'formulaValue') ?? (Object.keys(value).length === 0 ? '' : text),
    ...(link === undefined ? {} : { link }),
    ...(Object.keys(style).length > 0 ? { style } : {}),
    ...(note === undefined ? {} : { note }),
    ...(choices.length > 0 ? { choices } : {}),
  };
}

function dropdownChoices(condition: JsonObject): string[] {
  if (textAt(condition, 'type') !== 'ONE_OF_LIST') return [];
  return objectsAt(condition, 'values').flatMap((value) => textAt(value, 'userEnteredValue') ?? []);
}

function createCellReader(sheets: readonly JsonObject[]): CellReader {
  const grids = new Map(
    sheets.map((sheet) => {
      const [data = {}] = objectsAt(sheet, 'data');
      return [numberAt(objectAt(sheet, 'properties'), 'sheetId') ?? 0, rowCells(data)];
    }),
  );
  return (sheetId, row, column) => {
    const cell = grids.get(sheetId)?.[row]?.[column];
    if (cell === undefined) return { text: '', number: null };
    const value = cell['effectiveValue'];
    const number = isJsonObject(value) ? numberAt(value, 'numberValue') : undefined;
    return { text: textAt(cell, 'formattedValue') ?? '', number: number ?? null };
  };
}

/** A charted cell as text and number. */
interface PlottedCell {
  readonly text: string;
  readonly number: number | null;
}

/** Reads a cell of the tab with this id. */
type CellReader = (sheetId: number, row: number, column: number) => PlottedCell;

function readPlottedCells(source: JsonObject, read: CellReader): PlottedCell[] {
  const cells: PlottedCell[] = [];
  for (const range of objectsAt(objectAt(source, 'sourceRange'), 'sources')) {
    const index = (key: string): number => numberAt(range, key) ?? 0;
    for (let row = index('startRowIndex'); row < index('endRowIndex'); row += 1) {
      for (let column = index('startColumnIndex'); column < index('endColumnIndex'); column += 1) {
        cells.push(read(index('sheetId'), row, column));
      }
    }
  }
  return cells;
}

/** A chart as the page draws it; undefined for kinds of charts that the page doesn't draw. */
function chartView(chart: Json, read: CellReader): ChartView | undefined {
  if (!isJsonObject(chart)) return undefined;
  const spec = objectAt(chart, 'spec');
  const basic = spec['basicChart'];
  if (!isJsonObject(basic)) return undefined;
  const overlay = objectAt(objectAt(chart, 'position'), 'overlayPosition');
  const anchor = objectAt(overlay, 'anchorCell');
  const heads = numberAt(basic, 'headerCount') ?? 1;
  const [domain] = objectsAt(basic, 'domains');
  const labels = readPlottedCells(objectAt(domain ?? {}, 'domain'), read);
  const series = listAt(basic, 'series').flatMap((one) => {
    if (!isJsonObject(one)) return [];
    const cells = readPlottedCells(objectAt(one, 'series'), read);
    const title = cells
      .slice(0, heads)
      .map((cell) => cell.text)
      .join(' ');
    return [{ title, values: cells.slice(heads).map((cell) => cell.number) }];
  });
  return {
    id: numberAt(chart, 'chartId') ?? 0,
    title: textAt(spec, 'title') ?? '',
    kind: textAt(basic, 'chartType') === 'LINE' ? 'line' : 'column',
    labels: labels.slice(heads).map((cell) => cell.text),
    series,
    at: { row: numberAt(anchor, 'rowIndex') ?? 0, column: numberAt(anchor, 'columnIndex') ?? 0 },
    width: numberAt(overlay, 'widthPixels') ?? 600,
    height: numberAt(overlay, 'heightPixels') ?? 371,
  };
}

/** A Sheets API color as `#rrggbb`; undefined if not set. */
function readColour(format: JsonObject, key: string): string | undefined {
  const style = objectAt(format, `${key}Style`)['rgbColor'];
  const colour = isJsonObject(style) ? style : format[key];
  if (!isJsonObject(colour)) return undefined;
  const part = (name: string): string =>
    Math.round((numberAt(colour, name) ?? 0) * 255)
      .toString(16)
      .padStart(2, '0');
  return `#${part('red')}${part('green')}${part('blue')}`;
}

const LINE_STYLES: Readonly<Record<string, string>> = {
  DOTTED: '1px dotted',
  DASHED: '1px dashed',
  SOLID: '1px solid',
  SOLID_MEDIUM: '2px solid',
  SOLID_THICK: '3px solid',
  DOUBLE: '3px double',
};

function addBorders(format: JsonObject, style: Record<string, string>): void {
  const borders = objectAt(format, 'borders');
  for (const side of ['top', 'right', 'bottom', 'left']) {
    const border = objectAt(borders, side);
    const line = LINE_STYLES[textAt(border, 'style') ?? 'NONE'];
    if (line !== undefined) style[`border-${side}`] = `${line} ${readColour(border, 'color') ?? '#000000'}`;
  }
}

const VERTICAL_ALIGNMENTS: Readonly<Record<string, string>> = {
  TOP: 'top',
  MIDDLE: 'middle',
  BOTTOM: 'bottom',
};

function paddingCss(padding: JsonObject): string | undefined {
  if (Object.keys(padding).length === 0) return undefined;
  const sides = ['top', 'right', 'bottom', 'left'].map((side) => `${numberAt(padding, side) ?? 0}px`);
  return sides.join(' ');
}

/** A cell's style; empty if it has no format. Numbers are right-aligned unless the format says otherwise. */
function cellStyle(format: JsonObject, isNumber: boolean): CellStyle {
  const style: Record<string, string> = {};
  const text = objectAt(format, 'textFormat');
  const put = (name: string, value: string | undefined): void => {
    if (value !== undefined) style[name] = value;
  };
  put('background-color', readColour(format, 'backgroundColor'));
  put('color', readColour(text, 'foregroundColor'));
  if (flagAt(text, 'bold')) put('font-weight', 'bold');
  if (flagAt(text, 'italic')) put('font-style', 'italic');
  if (flagAt(text, 'strikethrough')) put('text-decoration', 'line-through');
  else if (flagAt(text, 'underline')) put('text-decoration', 'underline');
  const size = numberAt(text, 'fontSize');
  if (size !== undefined) put('font-size', `${size}pt`);
  put('font-family', textAt(text, 'fontFamily'));
  const align = textAt(format, 'horizontalAlignment')?.toLowerCase();
  put('text-align', align ?? (isNumber ? 'right' : undefined));
  put('vertical-align', VERTICAL_ALIGNMENTS[textAt(format, 'verticalAlignment') ?? '']);
  const wrap = textAt(format, 'wrapStrategy');
  if (wrap === 'WRAP') put('white-space', 'pre-wrap');
  put('padding', paddingCss(objectAt(format, 'padding')));
  addBorders(format, style);
  return style;
}
