// Cells in the Sheets API's format. All text is sent as a string value, so a player's text never becomes a formula.
import { memoize } from '../games/frame/lazy';
import type { Cell, Style, Side } from '../games/frame/tabs';
import { cutIndex } from '../games/frame/wording';
import { rgb } from '../games/frame/colours';
import type { CellData, CellFormat } from './client';
import type { PageCell } from './layout';
import { dropUndefined } from '../games/frame/json';

/** The maximum number of characters that Sheets allows in a cell. */
const MAX_CELL_CHARACTERS = 50_000;

/** A cell's value, and the formatting that it adds to its range's format. */
export function cellData({ value, look, wrap }: PageCell): CellData {
  // Sheets doesn't turn addresses that a program writes into links, so phones would have nothing to tap.
  const link = look.link ?? (isFileLink(value) ? value : undefined);
  const format =
    link === undefined ? (wrap ? wrappedFormat : plainFormat)(look) : toCellFormat(look, wrap, link);
  return {
    ...(value === '' ? {} : { userEnteredValue: toUserEnteredValue(value) }),
    ...(format === undefined ? {} : { userEnteredFormat: format }),
  };
}

/** Whether a cell's text is only a link to a form or a book. */
function isFileLink(value: Cell): value is string {
  return typeof value === 'string' && /^https:\/\/docs\.google\.com\/\S+$/.test(value);
}

/** A value in the Sheets API's format. Text stays text, even if it begins with `=`. */
export function toUserEnteredValue(value: Cell): NonNullable<CellData['userEnteredValue']> {
  if (typeof value === 'number') return { numberValue: value };
  if (typeof value === 'boolean') return { boolValue: value };
  return value === '' ? {} : { stringValue: truncateText(value) };
}

/** What Sheets returns for this value when it is read later. */
export function valueAsReadBack(value: Cell): Cell {
  return typeof value === 'string' ? truncateText(value) : value;
}

function truncateText(text: string): string {
  return text.slice(0, cutIndex(text, MAX_CELL_CHARACTERS));
}

/** Formats, cached by everything they depend on, because most cells of a book share the same format. */
const formatCache = new Map<string, CellFormat | undefined>();

/** A look's formats in cells without a link: without wrapped text, and with wrapped text. */
const plainFormat = memoize((look: Style) => toCellFormat(look, false, undefined));
const wrappedFormat = memoize((look: Style) => toCellFormat(look, true, undefined));

function toCellFormat(look: Style, wrap: boolean, link: string | undefined): CellFormat | undefined {
  const { background, colour, bold, italic, border = [], borderColour = '#000000', align, size, role } = look;
  const all = [
    wrap,
    link,
    background,
    colour,
    bold,
    italic,
    border.join('+'),
    borderColour,
    align,
    size,
    role,
  ];
  const name = all.join('|');
  if (formatCache.has(name)) return formatCache.get(name);
  const text = {
    ...(colour === undefined ? {} : { foregroundColorStyle: { rgbColor: rgb(colour) } }),
    ...dropUndefined({ bold, italic, fontSize: size }),
    ...(link === undefined ? {} : { link: { uri: link } }),
  };
  const format = {
    ...(wrap ? { wrapStrategy: 'WRAP' } : role === 'data' ? { wrapStrategy: 'CLIP' } : {}),
    ...(background === undefined ? {} : { backgroundColorStyle: { rgbColor: rgb(background) } }),
    ...(Object.keys(text).length === 0 ? {} : { textFormat: text }),
    ...(align === undefined ? {} : { horizontalAlignment: align.toUpperCase() }),
    ...(border.length === 0 ? {} : { borders: thickLines(border, borderColour) }),
  };
  const used = Object.keys(format).length === 0 ? undefined : format;
  formatCache.set(name, used);
  return used;
}

type Borders = NonNullable<CellFormat['borders']>;

function thickLines(sides: readonly Side[], colour: string): Borders {
  return Object.fromEntries(
    sides.map((side) => [side, { style: 'SOLID_THICK', colorStyle: { rgbColor: rgb(colour) } }]),
  );
}

/** Odd numbers with well-mixed bits, from MurmurHash 3. */
const [FIRST, SECOND] = [0xcc9e2d51, 0x85ebca6b];

/** A local copy, because most of the time would go into looking up the global for every character. */
const { imul } = Math;

/** A hash of a text, as 16 hex digits. */
export function fingerprint(text: string): string {
  let a: number = FIRST;
  let b: number = SECOND;
  const { length } = text;
  // Two characters at a time, because this is a call's longest loop. A missing second character is 0.
  for (let at = 0; at < length; at += 2) {
    const units = text.charCodeAt(at) | (text.charCodeAt(at + 1) << 16);
    a = imul(a ^ units, FIRST);
    a ^= a >>> 15;
    b = imul(b ^ units, SECOND);
    b ^= b >>> 13;
  }
  a = imul(a ^ length, FIRST);
  b = imul(b ^ length, SECOND);
  return toHex(a) + toHex(b);
}

function toHex(half: number): string {
  return (half >>> 0).toString(16).padStart(8, '0');
}
