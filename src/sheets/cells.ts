// Cells as the Sheets API takes them. All text goes in as a string value, so no player's text becomes a formula.
import type { Cell, Side } from '../games/frame/tabs';
import { cutPlace } from '../games/frame/wording';
import { LINE, rgb } from '../games/frame/colours';
import type { CellData, CellFormat } from './client';
import { PADDING } from './cell-width';
import type { PageCell } from './layout';

/** A cell holds at most this many characters. */
const CELL_CHARACTERS = 50_000;

/** A cell's value and format. */
export function cellData(cell: PageCell): CellData {
  return { userEnteredValue: enteredValue(cell.value), userEnteredFormat: cellFormat(cell) };
}

/** True for a cell that is nothing but an address that Google gave: a link to a form or a book. */
function isAddress(value: Cell): value is string {
  return typeof value === 'string' && /^https:\/\/docs\.google\.com\/\S+$/.test(value);
}

/** A cell's value, a text as a text whatever it begins with. */
export function enteredValue(value: Cell): NonNullable<CellData['userEnteredValue']> {
  if (typeof value === 'number') return { numberValue: value };
  if (typeof value === 'boolean') return { boolValue: value };
  return value === '' ? {} : { stringValue: fittingText(value) };
}

/** A cell as it is read once it was written. */
export function readBack(value: Cell): Cell {
  return typeof value === 'string' ? fittingText(value) : value;
}

function fittingText(text: string): string {
  return text.slice(0, cutPlace(text, CELL_CHARACTERS));
}

function cellFormat({ value, look, wrap, line, air, middle }: PageCell): CellFormat {
  const { background, colour, bold, italic, border = [], borderColour = '#000000', align, size, role } = look;
  // Sheets does not make a link of an address that a program writes; a phone then has nothing to tap.
  const link = look.link ?? (isAddress(value) ? value : undefined);
  const text = {
    ...(colour === undefined ? {} : { foregroundColorStyle: { rgbColor: rgb(colour) } }),
    ...(bold === undefined ? {} : { bold }),
    ...(italic === undefined ? {} : { italic }),
    ...(size === undefined ? {} : { fontSize: size }),
    ...(link === undefined ? {} : { link: { uri: link } }),
  };
  const borders = { ...(line ? { bottom: thinLine() } : {}), ...thickLines(border, borderColour) };
  return {
    verticalAlignment: middle ? 'MIDDLE' : 'TOP',
    padding: { top: air, right: PADDING / 2, bottom: air, left: PADDING / 2 },
    ...(wrap ? { wrapStrategy: 'WRAP' } : role === 'data' ? { wrapStrategy: 'CLIP' } : {}),
    ...(background === undefined ? {} : { backgroundColorStyle: { rgbColor: rgb(background) } }),
    ...(Object.keys(text).length === 0 ? {} : { textFormat: text }),
    ...(align === undefined ? {} : { horizontalAlignment: align.toUpperCase() }),
    ...(Object.keys(borders).length === 0 ? {} : { borders }),
  };
}

type Borders = NonNullable<CellFormat['borders']>;

function thinLine(): NonNullable<Borders['bottom']> {
  return { style: 'SOLID', colorStyle: { rgbColor: rgb(LINE) } };
}

function thickLines(sides: readonly Side[], colour: string): Borders {
  return Object.fromEntries(
    sides.map((side) => [side, { style: 'SOLID_THICK', colorStyle: { rgbColor: rgb(colour) } }]),
  );
}
