// Cells as the Sheets API takes them. All text goes in as a string value, so no player's text becomes a formula.
import { cellLook, cellValue, type Cell, type Look, type Side, type StyledCell } from '../games/tabs';
import { cutPlace } from '../games/wording';
import type { CellData, CellFormat } from './client';

/** A cell holds at most this many characters. */
const CELL_CHARACTERS = 50_000;
/** Pixels; text wrapped into less is a column of letters. */
const NARROW = 80;

/** A cell's value and format. In a narrow column text runs on over empty cells instead of wrapping. */
export function cellData(cell: Cell | StyledCell, width?: number): CellData {
  const narrow = width !== undefined && width < NARROW;
  const look = cellFormat(cellLook(cell));
  const value = cellValue(cell);
  // Sheets does not make a link of an address that a program writes; a phone then has nothing to tap.
  const link = isAddress(value) ? { textFormat: { ...look.textFormat, link: { uri: value } } } : {};
  const format = { ...look, ...link, wrapStrategy: narrow ? 'OVERFLOW_CELL' : 'WRAP' };
  return { userEnteredValue: enteredValue(value), userEnteredFormat: format };
}

/** Whether a cell is nothing but an address that Google gave: a link to a form or a book. */
function isAddress(value: Cell): value is string {
  return typeof value === 'string' && /^https:\/\/docs\.google\.com\/\S+$/.test(value);
}

function enteredValue(value: Cell): NonNullable<CellData['userEnteredValue']> {
  if (typeof value === 'number') return { numberValue: value };
  if (typeof value === 'boolean') return { boolValue: value };
  return value === '' ? {} : { stringValue: value.slice(0, cutPlace(value, CELL_CHARACTERS)) };
}

function cellFormat({
  background,
  colour,
  bold,
  italic,
  border,
  borderColour,
  align,
  size,
}: Look): CellFormat {
  const text = {
    ...(colour === undefined ? {} : { foregroundColorStyle: { rgbColor: rgb(colour) } }),
    ...(bold === undefined ? {} : { bold }),
    ...(italic === undefined ? {} : { italic }),
    ...(size === undefined ? {} : { fontSize: size }),
  };
  return {
    verticalAlignment: 'TOP',
    ...(background === undefined ? {} : { backgroundColorStyle: { rgbColor: rgb(background) } }),
    ...(Object.keys(text).length === 0 ? {} : { textFormat: text }),
    ...(align === undefined ? {} : { horizontalAlignment: align.toUpperCase() }),
    ...(border === undefined || border.length === 0
      ? {}
      : { borders: borders(border, borderColour ?? '#000000') }),
  };
}

function borders(sides: readonly Side[], colour: string): NonNullable<CellFormat['borders']> {
  return Object.fromEntries(
    sides.map((side) => [side, { style: 'SOLID_THICK', colorStyle: { rgbColor: rgb(colour) } }]),
  );
}

/** `#rrggbb` as shares of 1. */
function rgb(colour: string): { red: number; green: number; blue: number } {
  const part = (from: number): number => parseInt(colour.slice(from, from + 2), 16) / 255;
  return { red: part(1), green: part(3), blue: part(5) };
}
