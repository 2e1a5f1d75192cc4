// The batchUpdate requests that insert, delete, append and resize rows and columns.
import { invalidArgument } from '../errors';
import { flagAt, numberAt, objectAt, textAt, type JsonObject } from '../json';
import { moveReferences } from '../formulas/references';
import { areaOfGridRange } from './areas';
import { spliceDimension, type Book, type Tab } from './book';
import { applyMask, parseUpdateMask } from './field-masks';
import { checkCellLimit } from './properties';

type Dimension = 'ROWS' | 'COLUMNS';

interface IndexRange {
  readonly tab: Tab;
  readonly dimension: Dimension;
  readonly start: number;
  readonly end: number;
  readonly length: number;
}

const dimensionNames = { ROWS: ['row', 'rows'], COLUMNS: ['column', 'columns'] } as const;

function readDimension(body: JsonObject): Dimension {
  const dimension = textAt(body, 'dimension');
  if (dimension === 'ROWS' || dimension === 'COLUMNS') return dimension;
  throw invalidArgument('dimension must be ROWS or COLUMNS.');
}

function readIndexRange(book: Book, range: JsonObject): IndexRange {
  const { tab } = areaOfGridRange(book, { sheetId: numberAt(range, 'sheetId') ?? 0 });
  const dimension = readDimension(range);
  const length = dimension === 'ROWS' ? tab.rowCount : tab.columnCount;
  const start = numberAt(range, 'startIndex') ?? 0;
  const end = numberAt(range, 'endIndex') ?? length;
  if (start < 0 || end < start)
    throw invalidArgument(`range.endIndex[${end}] is before startIndex[${start}]`);
  return { tab, dimension, start, end, length };
}

export function deleteDimension(book: Book, body: JsonObject): undefined {
  const { tab, dimension, start, end, length } = readIndexRange(book, objectAt(body, 'range'));
  const [one, many] = dimensionNames[dimension];
  if (end > length) {
    throw invalidArgument(
      `Cannot delete a ${one} that doesn't exist. Tried to delete ${one} index ${end - 1} but there are only ${length} ${many}.`,
    );
  }
  if (end - start >= length) throw invalidArgument(`You can't delete all the ${many} on the sheet.`);
  const grid = objectAt(tab.properties, 'gridProperties');
  const key = dimension === 'ROWS' ? 'frozenRowCount' : 'frozenColumnCount';
  const frozen = numberAt(grid, key) ?? 0;
  const frozenLeft = frozen - Math.max(0, Math.min(end, frozen) - start);
  if (length - (end - start) <= frozenLeft) {
    throw invalidArgument(`Sorry, it is not possible to delete all non-frozen ${many}.`);
  }
  if (frozen !== frozenLeft) {
    tab.properties = { ...tab.properties, gridProperties: { ...grid, [key]: frozenLeft } };
  }
  spliceDimension(tab, dimension, start, end - start, 0);
  moveReferences(book, tab, dimension, start, end - start, 0);
  return undefined;
}

export function insertDimension(book: Book, body: JsonObject): undefined {
  const { tab, dimension, start, end, length } = readIndexRange(book, objectAt(body, 'range'));
  const [one, many] = dimensionNames[dimension];
  if (start > length) {
    throw invalidArgument(
      `range.startIndex[${start}] is after the last ${one}: there are only ${length} ${many}.`,
    );
  }
  if (start === 0 && flagAt(body, 'inheritFromBefore')) {
    throw invalidArgument('inheritFromBefore cannot be true when inserting at the first row or column.');
  }
  if (start === length && !flagAt(body, 'inheritFromBefore')) {
    throw invalidArgument(`range.startIndex[${start}] is after the last ${one}; use appendDimension.`);
  }
  spliceDimension(tab, dimension, start, 0, end - start);
  moveReferences(book, tab, dimension, start, 0, end - start);
  checkCellLimit(book);
  return undefined;
}

export function appendDimension(book: Book, body: JsonObject): undefined {
  const { tab } = areaOfGridRange(book, { sheetId: numberAt(body, 'sheetId') ?? 0 });
  const added = numberAt(body, 'length') ?? 0;
  if (added < 1) throw invalidArgument('length must be greater than 0.');
  if (readDimension(body) === 'ROWS') tab.rowCount += added;
  else tab.columnCount += added;
  checkCellLimit(book);
  return undefined;
}

export function updateDimensionProperties(book: Book, body: JsonObject): undefined {
  const { tab, dimension, start, end, length } = readIndexRange(book, objectAt(body, 'range'));
  const mask = parseUpdateMask(textAt(body, 'fields'), 'DimensionProperties');
  if (end > length)
    throw invalidArgument(
      `range.endIndex[${end}] is after last ${dimensionNames[dimension][0]} in grid[${tab.sheetId}]`,
    );
  const all = dimension === 'ROWS' ? tab.rowMetadata : tab.columnMetadata;
  for (let index = start; index < end; index += 1) {
    const current = { ...all[String(index)] };
    applyMask(current, objectAt(body, 'properties'), mask, 'DimensionProperties');
    all[String(index)] = current;
  }
  return undefined;
}
