// spreadsheets.values: reading and writing plain values by range.
import { invalid } from '../errors';
import { isJsonObject, listAt, numberAt, objectAt, textAt, type Json, type JsonObject } from '../json';
import { areaName, areaOfGridRange, columnLetters, parseRange, withinLimits, type Area } from './a1';
import { cellAt, hasValue, type Book } from './book';
import { putValue, renderValue, TOO_LONG, tooLong, type DateRender, type ValueRender } from './cells';
import { checkCellLimit } from './properties';

const renders: readonly ValueRender[] = ['FORMATTED_VALUE', 'UNFORMATTED_VALUE', 'FORMULA'];
const dateRenders: readonly DateRender[] = ['SERIAL_NUMBER', 'FORMATTED_STRING'];

/** How values are to be read. */
export interface ReadOptions {
  readonly columns: boolean;
  readonly render: ValueRender;
  readonly dates: DateRender;
}

function choice<T extends string>(
  given: string | undefined,
  choices: readonly T[],
  field: string,
  fallback: T,
): T {
  if (given === undefined) return fallback;
  const found = choices.find((one) => one === given);
  if (found === undefined)
    throw invalid(`Invalid value at '${field}' (type.googleapis.com/enum), "${given}"`);
  return found;
}

/** Reads majorDimension, valueRenderOption and dateTimeRenderOption. */
export function readOptions(params: JsonObject): ReadOptions {
  const major = choice(textAt(params, 'majorDimension'), ['ROWS', 'COLUMNS'], 'major_dimension', 'ROWS');
  return {
    columns: major === 'COLUMNS',
    render: choice(textAt(params, 'valueRenderOption'), renders, 'value_render_option', 'FORMATTED_VALUE'),
    dates: choice(
      textAt(params, 'dateTimeRenderOption'),
      dateRenders,
      'date_time_render_option',
      'SERIAL_NUMBER',
    ),
  };
}

/** The ValueRange of an area: empty rows and cells at the end left out, `values` too when nothing is there. */
export function readArea(area: Area, options: ReadOptions): JsonObject {
  withinLimits(area, 'read');
  const { tab } = area;
  const bottom = Math.min(area.bottom, tab.rowCount);
  const right = Math.min(area.right, tab.columnCount);
  const lines: Json[][] = [];
  const outer = options.columns ? [area.left, right] : [area.top, Math.min(bottom, tab.rows.length)];
  const inner = options.columns ? [area.top, Math.min(bottom, tab.rows.length)] : [area.left, right];
  for (let major = outer[0] ?? 0; major < (outer[1] ?? 0); major += 1) {
    const line: Json[] = [];
    let last = 0;
    for (let minor = inner[0] ?? 0; minor < (inner[1] ?? 0); minor += 1) {
      const cell = options.columns ? cellAt(tab, minor, major) : cellAt(tab, major, minor);
      line.push(renderValue(cell, options.render, options.dates));
      if (hasValue(cell)) last = line.length;
    }
    line.length = last;
    lines.push(line);
  }
  while (lines.length > 0 && lines.at(-1)?.length === 0) lines.pop();
  const range: JsonObject = { range: areaName(area), majorDimension: options.columns ? 'COLUMNS' : 'ROWS' };
  if (lines.length > 0) range['values'] = lines;
  return range;
}

/** The areas that a DataFilter matches. */
export function filterAreas(book: Book, filter: JsonObject): Area[] {
  const kinds = Object.keys(filter);
  if (kinds.length !== 1) throw invalid('Must specify exactly one filter in DataFilter.');
  const a1 = textAt(filter, 'a1Range');
  if (a1 !== undefined) return [parseRange(book, a1)];
  if (filter['gridRange'] !== undefined) return [areaOfGridRange(book, objectAt(filter, 'gridRange'))];
  const lookup = objectAt(filter, 'developerMetadataLookup');
  return book.developerMetadata
    .filter((one) =>
      ['metadataId', 'metadataKey', 'metadataValue', 'visibility'].every(
        (key) => lookup[key] === undefined || lookup[key] === one[key],
      ),
    )
    .map((one) => {
      const location = objectAt(one, 'location');
      const dimension = objectAt(location, 'dimensionRange');
      const rows = dimension['dimension'] === 'ROWS';
      const range: JsonObject = {
        sheetId: numberAt(location, 'sheetId') ?? numberAt(dimension, 'sheetId') ?? 0,
      };
      const start = dimension['startIndex'];
      const end = dimension['endIndex'];
      if (start !== undefined) range[rows ? 'startRowIndex' : 'startColumnIndex'] = start;
      if (end !== undefined) range[rows ? 'endRowIndex' : 'endColumnIndex'] = end;
      return areaOfGridRange(book, range);
    });
}

type Entered = 'RAW' | 'USER_ENTERED';

/** Reads valueInputOption, which a write must have. */
export function inputOption(params: JsonObject): Entered {
  const given = textAt(params, 'valueInputOption');
  if (given === 'RAW' || given === 'USER_ENTERED') return given;
  throw invalid("'valueInputOption' is required but not specified");
}

/** Writes one ValueRange's values into an area. Null leaves a cell alone, empty text empties it. */
export function writeArea(
  book: Book,
  area: Area,
  range: JsonObject,
  input: Entered,
  now: number,
): { readonly rows: number; readonly columns: number; readonly cells: number } {
  const columns = textAt(range, 'majorDimension') === 'COLUMNS';
  const lines = listAt(range, 'values');
  let cells = 0;
  const rows = new Set<number>();
  const across = new Set<number>();
  lines.forEach((line, major) => {
    if (!Array.isArray(line))
      throw invalid(`Invalid value at 'data.values' (type ListValue), ${JSON.stringify(line)}`);
    line.forEach((value, minor) => {
      const row = area.top + (columns ? minor : major);
      const column = area.left + (columns ? major : minor);
      if (row >= area.bottom || column >= area.right) {
        const what = row >= area.bottom ? `row [${row + 1}]` : `column [${columnLetters(column)}]`;
        throw invalid(`Requested writing within range [${areaName(area)}], but tried writing to ${what}`);
      }
      if (isJsonObject(value) || Array.isArray(value)) {
        throw invalid(`Invalid values[${major}][${minor}]: ${JSON.stringify(value)}`);
      }
      if (typeof value === 'string' && tooLong({ stringValue: value })) throw invalid(TOO_LONG);
      putValue(book, area.tab, { row, column }, value, input === 'RAW' ? 'raw' : 'typed', now);
      cells += 1;
      rows.add(row);
      across.add(column);
    });
  });
  return { rows: rows.size, columns: across.size, cells };
}

/** The area that values from a range's corner cover: a write may be wider than the one cell it names. */
export function writableArea(book: Book, name: string, range: JsonObject): Area {
  const area = withinLimits(parseRange(book, name), 'write');
  const single = area.bottom - area.top === 1 && area.right - area.left === 1;
  if (!single) return area;
  const lines = listAt(range, 'values');
  const longest = lines.reduce<number>(
    (most, line) => Math.max(most, Array.isArray(line) ? line.length : 0),
    0,
  );
  const [high, wide] =
    textAt(range, 'majorDimension') === 'COLUMNS' ? [longest, lines.length] : [lines.length, longest];
  const grown = { ...area, bottom: area.top + Math.max(1, high), right: area.left + Math.max(1, wide) };
  return withinLimits(grown, 'write');
}

/** Writes several ValueRanges and answers as values.batchUpdate does. */
export function writeAll(book: Book, data: readonly JsonObject[], input: Entered, now: number): JsonObject[] {
  return data.map((range, index) => {
    const name = textAt(range, 'range') ?? '';
    try {
      const area = writableArea(book, name, range);
      const written = writeArea(book, area, range, input, now);
      return {
        spreadsheetId: book.id,
        updatedRange: areaName(area),
        updatedRows: written.rows,
        updatedColumns: written.columns,
        updatedCells: written.cells,
      };
    } catch (error) {
      if (error instanceof Error && data.length > 1)
        throw invalid(`Invalid data[${index}]: ${error.message}`);
      throw error;
    }
  });
}

/** values.append: writes below the table that an area touches, adding rows and never columns. */
export function append(
  book: Book,
  name: string,
  range: JsonObject,
  params: JsonObject,
  now: number,
): JsonObject {
  const table = parseRange(book, name);
  const { tab } = table;
  let last = table.top;
  for (let row = table.top; row < tab.rows.length; row += 1) {
    if (tab.rows[row]?.slice(table.left, table.right).some(hasValue) === true) last = row + 1;
    else if (row > table.top && last > table.top) break;
  }
  const high = listAt(range, 'values').length;
  tab.rowCount = Math.max(tab.rowCount, last + high);
  checkCellLimit(book);
  const area: Area = {
    tab,
    top: last,
    left: table.left,
    bottom: last + Math.max(1, high),
    right: tab.columnCount,
  };
  const written = writeArea(book, area, range, inputOption(params), now);
  const covered = { ...area, right: area.left + Math.max(1, written.columns) };
  return {
    spreadsheetId: book.id,
    ...(last > table.top ? { tableRange: areaName({ ...table, bottom: last }) } : {}),
    updates: {
      spreadsheetId: book.id,
      updatedRange: areaName(covered),
      updatedRows: written.rows,
      updatedColumns: written.columns,
      updatedCells: written.cells,
    },
  };
}

/** values.clear: values only; formats, notes and validation stay. */
export function clear(book: Book, name: string): JsonObject {
  const area = withinLimits(parseRange(book, name), 'read');
  for (const cells of area.tab.rows.slice(area.top, area.bottom)) {
    for (const cell of cells.slice(area.left, area.right)) delete cell.userEnteredValue;
  }
  return { spreadsheetId: book.id, clearedRange: areaName(area) };
}
