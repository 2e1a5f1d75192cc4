// Cells as the Sheets API takes them. All text goes in as a string value, so no player's text becomes a formula.
import { once } from '../games/frame/lazy';
import type { Cell, Look, Side } from '../games/frame/tabs';
import { cutPlace } from '../games/frame/wording';
import { LINE, rgb } from '../games/frame/colours';
import type { CellData, CellFormat } from './client';
import { PADDING } from './cell-width';
import type { PageCell } from './layout';
import { present } from '../games/frame/present';

/** The most characters that a cell holds. */
const CELL_CHARACTERS = 50_000;

/** Gives a cell's value and format. */
export function cellData(cell: PageCell): CellData {
  return { userEnteredValue: enteredValue(cell.value), userEnteredFormat: cellFormat(cell) };
}

/** Whether a cell is nothing but an address that Google gave: a link to a form or a book. */
function isAddress(value: Cell): value is string {
  return typeof value === 'string' && /^https:\/\/docs\.google\.com\/\S+$/.test(value);
}

/** Gives a cell's value; a text stays a text whatever it begins with. */
export function enteredValue(value: Cell): NonNullable<CellData['userEnteredValue']> {
  if (typeof value === 'number') return { numberValue: value };
  if (typeof value === 'boolean') return { boolValue: value };
  return value === '' ? {} : { stringValue: fittingText(value) };
}

/** Gives a cell as it will be read after it was written. */
export function readBack(value: Cell): Cell {
  return typeof value === 'string' ? fittingText(value) : value;
}

function fittingText(text: string): string {
  return text.slice(0, cutPlace(text, CELL_CHARACTERS));
}

/** The formats that were made, by everything that they depend on: most cells of a book look like others. */
const made = new Map<string, CellFormat>();
/** The formats that were made for each look: many cells share one. */
const madeFor = once<Look, Map<string, CellFormat>>(() => new Map());

function cellFormat({ value, look, wrap, line, air, middle }: PageCell): CellFormat {
  // Sheets makes no link of an address that a program writes, so a phone would have nothing to tap.
  const link = look.link ?? (isAddress(value) ? value : undefined);
  const beside = `${wrap ? 'w' : ''}${line ? 'l' : ''}${middle ? 'm' : ''}${air} ${link ?? ''}`;
  const known = madeFor(look).get(beside);
  if (known !== undefined) return known;
  const { background, colour, bold, italic, border = [], borderColour = '#000000', align, size, role } = look;
  const all = [beside, background, colour, bold, italic, border.join('+'), borderColour, align, size, role];
  const name = all.join('|');
  const format = made.get(name) ?? formatOf({ look, wrap, line, air, middle }, link);
  made.set(name, format);
  madeFor(look).set(beside, format);
  return format;
}

function formatOf(
  { look, wrap, line, air, middle }: Omit<PageCell, 'value'>,
  link: string | undefined,
): CellFormat {
  const { background, colour, bold, italic, border = [], borderColour = '#000000', align, size, role } = look;
  const text = {
    ...(colour === undefined ? {} : { foregroundColorStyle: { rgbColor: rgb(colour) } }),
    ...present({ bold, italic, fontSize: size }),
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
