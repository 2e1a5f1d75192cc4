// The batchUpdate requests on rows and columns: insert, delete, append, move, size; and shifting ranges.
import { invalid } from '../errors';
import { flagAt, numberAt, objectAt, textAt, type JsonObject } from '../json';
import { areaOfGridRange, insideGrid } from './a1';
import { spliceDimension, type Book, type Tab } from './book';
import { applyMask, updateMask } from './masks';
import { checkCellLimit } from './properties';

type Dimension = 'ROWS' | 'COLUMNS';

interface Stretch {
  readonly tab: Tab;
  readonly dimension: Dimension;
  readonly start: number;
  readonly end: number;
  readonly length: number;
}

const words = { ROWS: ['row', 'rows'], COLUMNS: ['column', 'columns'] } as const;

function dimensionAt(body: JsonObject): Dimension {
  const dimension = textAt(body, 'dimension');
  if (dimension === 'ROWS' || dimension === 'COLUMNS') return dimension;
  throw invalid('dimension must be ROWS or COLUMNS.');
}

function stretchOf(book: Book, range: JsonObject): Stretch {
  const { tab } = areaOfGridRange(book, { sheetId: numberAt(range, 'sheetId') ?? 0 });
  const dimension = dimensionAt(range);
  const length = dimension === 'ROWS' ? tab.rowCount : tab.columnCount;
  const start = numberAt(range, 'startIndex') ?? 0;
  const end = numberAt(range, 'endIndex') ?? length;
  if (start < 0 || end < start) throw invalid(`range.endIndex[${end}] is before startIndex[${start}]`);
  return { tab, dimension, start, end, length };
}

/** The deleteDimension request. */
export function deleteDimension(book: Book, body: JsonObject): undefined {
  const { tab, dimension, start, end, length } = stretchOf(book, objectAt(body, 'range'));
  const [one, many] = words[dimension];
  if (end > length) {
    throw invalid(
      `Cannot delete a ${one} that doesn't exist. Tried to delete ${one} index ${end - 1} but there are only ${length} ${many}.`,
    );
  }
  if (end - start >= length) throw invalid(`You can't delete all the ${many} on the sheet.`);
  const grid = objectAt(tab.properties, 'gridProperties');
  const key = dimension === 'ROWS' ? 'frozenRowCount' : 'frozenColumnCount';
  const frozen = numberAt(grid, key) ?? 0;
  const frozenLeft = frozen - Math.max(0, Math.min(end, frozen) - start);
  if (length - (end - start) <= frozenLeft) {
    throw invalid(`Sorry, it is not possible to delete all non-frozen ${many}.`);
  }
  if (frozen !== frozenLeft) {
    tab.properties = { ...tab.properties, gridProperties: { ...grid, [key]: frozenLeft } };
  }
  spliceDimension(tab, dimension, start, end - start, 0);
  shiftMerges(tab, dimension, start, start - end);
  return undefined;
}

/** The insertDimension request. */
export function insertDimension(book: Book, body: JsonObject): undefined {
  const { tab, dimension, start, end, length } = stretchOf(book, objectAt(body, 'range'));
  const [one, many] = words[dimension];
  if (start > length) {
    throw invalid(`range.startIndex[${start}] is after the last ${one}: there are only ${length} ${many}.`);
  }
  if (start === 0 && flagAt(body, 'inheritFromBefore')) {
    throw invalid('inheritFromBefore cannot be true when inserting at the first row or column.');
  }
  if (start === length && !flagAt(body, 'inheritFromBefore')) {
    throw invalid(`range.startIndex[${start}] is after the last ${one}; use appendDimension.`);
  }
  spliceDimension(tab, dimension, start, 0, end - start);
  shiftMerges(tab, dimension, start, end - start);
  checkCellLimit(book);
  return undefined;
}

/** The appendDimension request. */
export function appendDimension(book: Book, body: JsonObject): undefined {
  const { tab } = areaOfGridRange(book, { sheetId: numberAt(body, 'sheetId') ?? 0 });
  const added = numberAt(body, 'length') ?? 0;
  if (added < 1) throw invalid('length must be greater than 0.');
  if (dimensionAt(body) === 'ROWS') tab.rowCount += added;
  else tab.columnCount += added;
  checkCellLimit(book);
  return undefined;
}

/** The moveDimension request. */
export function moveDimension(book: Book, body: JsonObject): undefined {
  const { tab, dimension, start, end, length } = stretchOf(book, objectAt(body, 'source'));
  const to = numberAt(body, 'destinationIndex') ?? 0;
  if (end > length || to > length || to < 0) throw invalid('The move leaves the grid.');
  if (to > start && to < end) throw invalid('destinationIndex must not be inside the source.');
  const place = to >= end ? to - (end - start) : to;
  const move = <T>(items: T[], blank: () => T): void => {
    while (items.length < Math.max(end, to)) items.push(blank());
    items.splice(place, 0, ...items.splice(start, end - start));
  };
  if (dimension === 'ROWS') move(tab.rows, () => []);
  else for (const cells of tab.rows) move(cells, () => ({}));
  return undefined;
}

/** The updateDimensionProperties request. */
export function updateDimensionProperties(book: Book, body: JsonObject): undefined {
  const { tab, dimension, start, end, length } = stretchOf(book, objectAt(body, 'range'));
  const mask = updateMask(textAt(body, 'fields'), 'DimensionProperties');
  if (end > length)
    throw invalid(`range.endIndex[${end}] is after last ${words[dimension][0]} in grid[${tab.sheetId}]`);
  const all = dimension === 'ROWS' ? tab.rowMetadata : tab.columnMetadata;
  for (let index = start; index < end; index += 1) {
    const current = { ...all[String(index)] };
    applyMask(current, objectAt(body, 'properties'), mask, 'DimensionProperties');
    all[String(index)] = current;
  }
  return undefined;
}

/** The autoResizeDimensions request: checked; sizes in pixels mean nothing here. */
export function autoResizeDimensions(book: Book, body: JsonObject): undefined {
  const { tab, dimension, end, length } = stretchOf(book, objectAt(body, 'dimensions'));
  if (end > length)
    throw invalid(`range.endIndex[${end}] is after last ${words[dimension][0]} in grid[${tab.sheetId}]`);
  return undefined;
}

function shiftMerges(tab: Tab, dimension: Dimension, start: number, by: number): void {
  const [from, to] =
    dimension === 'ROWS' ? ['startRowIndex', 'endRowIndex'] : ['startColumnIndex', 'endColumnIndex'];
  const removedEnd = start - Math.min(by, 0);
  const moved = (index: number): number => {
    if (by < 0 && index > start && index < removedEnd) return start;
    return index > start || (index === start && by > 0) ? Math.max(start, index + by) : index;
  };
  tab.merges = tab.merges
    .map((merge) => ({
      ...merge,
      [from]: moved(numberAt(merge, from) ?? 0),
      [to]:
        (numberAt(merge, to) ?? 0) > start
          ? Math.max(start, (numberAt(merge, to) ?? 0) + by)
          : (merge[to] ?? 0),
    }))
    .filter((merge) => {
      const rows = (numberAt(merge, 'endRowIndex') ?? 0) - (numberAt(merge, 'startRowIndex') ?? 0);
      const columns = (numberAt(merge, 'endColumnIndex') ?? 0) - (numberAt(merge, 'startColumnIndex') ?? 0);
      return rows > 0 && columns > 0 && rows * columns > 1;
    });
}

/** The insertRange (`into`) and deleteRange requests: cells of the range's rows or columns move over. */
export function shiftRange(book: Book, body: JsonObject, way: 'insert' | 'delete'): undefined {
  const area = insideGrid(areaOfGridRange(book, objectAt(body, 'range')));
  const dimension = textAt(body, 'shiftDimension');
  if (dimension !== 'ROWS' && dimension !== 'COLUMNS')
    throw invalid('shiftDimension must be ROWS or COLUMNS.');
  const { tab } = area;
  if (dimension === 'COLUMNS') {
    const wide = area.right - area.left;
    for (const cells of tab.rows.slice(area.top, area.bottom)) {
      if (cells.length <= area.left) continue;
      if (way === 'delete') cells.splice(area.left, wide);
      else cells.splice(area.left, 0, ...Array.from({ length: wide }, () => ({})));
      if (cells.length > tab.columnCount) cells.length = tab.columnCount;
    }
    return undefined;
  }
  const high = area.bottom - area.top;
  const before = tab.rows.map((cells) => [...cells]);
  const rows = Math.min(tab.rowCount, Math.max(tab.rows.length, area.top) + high);
  while (tab.rows.length < rows) tab.rows.push([]);
  for (let row = area.top; row < tab.rows.length; row += 1) {
    const from = way === 'delete' ? row + high : row - high;
    const cells = tab.rows[row] ?? [];
    while (cells.length < area.right) cells.push({});
    for (let column = area.left; column < area.right; column += 1) {
      cells[column] = (from < area.top ? undefined : before[from]?.[column]) ?? {};
    }
  }
  return undefined;
}
