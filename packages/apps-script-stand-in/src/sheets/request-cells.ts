// The batchUpdate requests that write cells.
import { invalidArgument, unsupported } from '../errors';
import {
  isEmpty,
  isJsonObject,
  numberAt,
  objectAt,
  objectsAt,
  textAt,
  type Json,
  type JsonObject,
} from '../json';
import { areaOfGridRange, checkArea, type Area } from './areas';
import { cellAt, usedRowCount, putCell, type Book, type Cell, type Tab } from './book';
import { isTooLong, TOO_LONG_MESSAGE } from './cells';
import { applyMask, parseUpdateMask, type FieldMask } from './field-masks';
import { checkCellLimit } from './properties';

/** The parts of a cell that requests write. Google computes the other parts. */
const WRITABLE_FIELDS = [
  'userEnteredValue',
  'userEnteredFormat',
  'note',
  'dataValidation',
  'textFormatRuns',
] as const;

/** The parts of a cell that requests have written. */
function writableData(cell: Cell): JsonObject {
  const data: JsonObject = {};
  for (const name of WRITABLE_FIELDS) {
    const part = cell[name];
    if (part !== undefined) data[name] = part;
  }
  return data;
}

function readValue(value: Json | undefined): JsonObject | undefined {
  if (!isJsonObject(value)) return undefined;
  const kinds = Object.keys(value);
  if (kinds.length > 1) {
    throw invalidArgument(`oneof field 'value' is already set. Cannot set '${kinds[1] ?? ''}'`);
  }
  // An empty text clears the cell.
  if (kinds.length === 0 || value['stringValue'] === '') return undefined;
  if (value['errorValue'] !== undefined) throw invalidArgument('ExtendedValue.errorValue cannot be entered.');
  if (isTooLong(value)) throw invalidArgument(TOO_LONG_MESSAGE);
  return value;
}

/** A cell with these parts from a request, and the parts of the former cell that no request writes. */
function withCellData({ response, question, computed }: Cell, data: JsonObject): Cell {
  const cell: Cell = {};
  const value = readValue(data['userEnteredValue']);
  if (value !== undefined) cell.userEnteredValue = value;
  const format = data['userEnteredFormat'];
  if (isJsonObject(format) && !isEmpty(format)) cell.userEnteredFormat = format;
  const note = textAt(data, 'note');
  if (note !== undefined && note !== '') cell.note = note;
  const validation = data['dataValidation'];
  if (isJsonObject(validation)) cell.dataValidation = validation;
  const runs = objectsAt(data, 'textFormatRuns');
  if (runs.length > 0) cell.textFormatRuns = runs;
  if (computed !== undefined) cell.computed = computed;
  if (response !== undefined) cell.response = response;
  if (question !== undefined) cell.question = question;
  return cell;
}

/** Writes a mask's parts of CellData into one cell. */
function writeCell(tab: Tab, row: number, column: number, data: JsonObject, mask: FieldMask): void {
  const before = cellAt(tab, row, column);
  if (isEmpty(data) && isEmpty(before)) return;
  const parts = writableData(before);
  applyMask(parts, data, mask, 'CellData');
  putCell(tab, row, column, withCellData(before, parts));
}

function writeRows(area: Area, rows: readonly JsonObject[], mask: FieldMask, clearRest: boolean): void {
  const { tab } = area;
  rows.forEach((row, down) => {
    const at = area.top + down;
    if (at >= area.bottom) {
      throw invalidArgument(
        `Attempting to write row: ${at}, beyond the last requested row of: ${area.bottom - 1}`,
      );
    }
    objectsAt(row, 'values').forEach((data, across) => {
      const column = area.left + across;
      if (column >= area.right) {
        throw invalidArgument(
          `Attempting to write column: ${column}, beyond the last requested column of: ${area.right - 1}`,
        );
      }
      writeCell(tab, at, column, data, mask);
    });
  });
  if (!clearRest) return;
  for (let row = area.top; row < Math.min(area.bottom, tab.rows.length); row += 1) {
    const given = rows[row - area.top];
    const from = area.left + (given === undefined ? 0 : objectsAt(given, 'values').length);
    const end = Math.min(area.right, tab.rows[row]?.length ?? 0);
    for (let column = from; column < end; column += 1) writeCell(tab, row, column, {}, mask);
  }
}

export function updateCells(book: Book, body: JsonObject): undefined {
  const mask = parseUpdateMask(textAt(body, 'fields'), 'CellData');
  const rows = objectsAt(body, 'rows');
  if (body['range'] !== undefined && body['start'] !== undefined) {
    throw invalidArgument("oneof field 'area' is already set. Cannot set 'range'");
  }
  if (body['range'] !== undefined) {
    writeRows(checkArea(areaOfGridRange(book, objectAt(body, 'range'))), rows, mask, true);
    return undefined;
  }
  if (body['start'] === undefined) throw invalidArgument('An area (start or range) must be specified.');
  const start = objectAt(body, 'start');
  const { tab } = areaOfGridRange(book, { sheetId: numberAt(start, 'sheetId') ?? 0 });
  const top = numberAt(start, 'rowIndex') ?? 0;
  const left = numberAt(start, 'columnIndex') ?? 0;
  if (top < 0 || left < 0) throw invalidArgument('GridCoordinate indexes must not be negative.');
  if (top >= tab.rowCount) {
    throw invalidArgument(`GridCoordinate.rowIndex[${top}] is after last row in grid[${tab.sheetId}]`);
  }
  if (left >= tab.columnCount) {
    throw invalidArgument(`GridCoordinate.columnIndex[${left}] is after last column in grid[${tab.sheetId}]`);
  }
  writeRows({ tab, top, left, bottom: tab.rowCount, right: tab.columnCount }, rows, mask, false);
  return undefined;
}

/** repeatCell: every cell of the range gets the mask's parts of the given cell. */
export function repeatCell(book: Book, body: JsonObject): undefined {
  const mask = parseUpdateMask(textAt(body, 'fields'), 'CellData');
  if (body['range'] === undefined) throw invalidArgument('range is required.');
  const { tab, ...area } = checkArea(areaOfGridRange(book, objectAt(body, 'range')));
  const cell = objectAt(body, 'cell');
  // Google would shift a formula's references for each cell, but our program never repeats a formula.
  if (readValue(cell['userEnteredValue'])?.['formulaValue'] !== undefined) {
    throw unsupported('A formula in repeatCell');
  }
  for (let row = area.top; row < area.bottom; row += 1) {
    for (let column = area.left; column < area.right; column += 1) writeCell(tab, row, column, cell, mask);
  }
  return undefined;
}

/** appendCells: writes below the last row that has data, and adds rows if needed. */
export function appendCells(book: Book, body: JsonObject): undefined {
  const mask = parseUpdateMask(textAt(body, 'fields'), 'CellData');
  const { tab } = areaOfGridRange(book, { sheetId: numberAt(body, 'sheetId') ?? 0 });
  const rows = objectsAt(body, 'rows');
  const top = usedRowCount(tab);
  tab.rowCount = Math.max(tab.rowCount, top + rows.length);
  checkCellLimit(book);
  writeRows({ tab, top, left: 0, bottom: tab.rowCount, right: tab.columnCount }, rows, mask, false);
  return undefined;
}
