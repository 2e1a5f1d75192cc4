// How much room the cells of each column need. Column widths are computed from these measures.
import { cellStyle, cellValue, type Cell, type StyledCell } from '../games/frame/tabs';
import type { PageRow } from './layout-rows';
import { fitsLines, textWidth, widthForLines, maxWordWidth, type FontSetting } from './text-width';

/** What the cells of a column need, in pixels. */
export interface ColumnMeasure {
  /** The width at which long texts take few lines. Only measured if it can affect the result. */
  readonly few: number;
  /** The width of the longest word in long texts. */
  readonly words: number;
  /** The width of the widest head or short text; 0 if there is none. */
  readonly short: number;
  /** The width of the longest word that mustn't be broken. */
  readonly longest: number;
  /** The width of the widest text on one line. */
  readonly widest: number;
}

/** A text that can run over cells to its right. `width`: on one line. `reading`: when wrapped; 0: never wraps. */
export type OverflowText = readonly [column: number, width: number, reading: number];

export interface Measures {
  readonly columns: readonly ColumnMeasure[];
  readonly free: readonly OverflowText[];
  /** Number of rows down to the heads of a table at the top of the page; 0 if the page doesn't begin with a table. */
  readonly heads: number;
}

type MutableColumnMeasure = { -readonly [Part in keyof ColumnMeasure]: ColumnMeasure[Part] };

/** Measures all columns. `widest`: the number of cells in the longest row. */
export function measureColumns(rows: readonly PageRow[], widest: number): Measures {
  const columns = Array.from({ length: widest }, (): MutableColumnMeasure => ({
    ...EMPTY_READING_SPACE,
    short: 0,
    longest: 2 * CELL_PADDING,
    widest: 0,
  }));
  const free = new Map<string, OverflowText>();
  rows.forEach((row) => {
    columns.forEach((measure, column) => {
      measureCell(measure, row.cells[column] ?? '', row, column);
    });
    if (row.free !== undefined) {
      const text = overflowText(row.free, row.cells[row.free] ?? '');
      free.set(text.join(), text);
    }
  });
  const begins = rows.findIndex(({ kind }) => kind !== 'title');
  return { columns, free: [...free.values()], heads: rows[begins]?.kind === 'heads' ? begins + 1 : 0 };
}

function measureCell(
  measure: MutableColumnMeasure,
  cell: Cell | StyledCell,
  { kind, free }: PageRow,
  column: number,
): void {
  if (cellValue(cell) === '' || cellStyle(cell).role === 'data') return;
  const width = cellWidth(cell);
  // A heading over the whole row needs no room of its own. A text narrower than the longest word needs no measuring.
  const isWhole = kind === 'title' || kind === 'action' || kind === 'section';
  if (!isWhole && width > measure.longest) {
    measure.longest = Math.max(measure.longest, longestWordWidth(cell));
  }
  if (free === column) return;
  if (kind !== 'title') measure.widest = Math.max(measure.widest, width);
  if (kind === 'heads') measure.short = Math.max(measure.short, headerWidth(cell));
  else if (width <= SHORT_TEXT_WIDTH) measure.short = Math.max(measure.short, width);
  else {
    const { few, words } = spaceWithText(measure, cell);
    measure.few = few;
    measure.words = words;
  }
}

function overflowText(column: number, cell: Cell | StyledCell): OverflowText {
  const width = cellWidth(cell);
  if (cellStyle(cell).role !== undefined) return [column, width, 0];
  return [
    column,
    width,
    width <= SHORT_TEXT_WIDTH ? SHORT_TEXT_WIDTH : readingWidth(spaceWithText(EMPTY_READING_SPACE, cell)),
  ];
}

/** Free space on the left and right of a cell together, in pixels. */
export const CELL_PADDING = 16;
/** Wider texts are wrapped. */
const SHORT_TEXT_WIDTH = 240;
/** The maximum width of a column of wrapped text, so that a phone shows all of it. */
export const MAX_READING_WIDTH = 360;
/** Only words wider than this are broken. */
const MAX_WORD_WIDTH = 540;
/** Number of lines for a long text while its column can still grow. */
const LONG_TEXT_LINES = 3;
const MAX_HEADER_LINES = 2;
/** A table head up to this width, such as `Round 10`, stays on one line. */
const SHORT_HEADER_WIDTH = 66;

/** The column width for a measured text width. Phones draw text a little wider. */
function paddedWidth(width: number): number {
  return Math.ceil(width * 1.03) + CELL_PADDING + 2;
}

/** The largest measured text width that fits into a column of this width. */
export function maxTextWidth(width: number): number {
  return Math.floor((width - CELL_PADDING - 2) / 1.03);
}

/** The width of the cell's text on one line, with padding. */
export function cellWidth(cell: Cell | StyledCell): number {
  return paddedWidth(textWidth(measuredText(cell), cellFontSetting(cell)));
}

/** The width of the cell's longest word, with padding. */
function longestWordWidth(cell: Cell | StyledCell): number {
  return paddedWidth(maxWordWidth(measuredText(cell), cellFontSetting(cell)));
}

function headerWidth(cell: Cell | StyledCell): number {
  const [text, setting] = [measuredText(cell), cellFontSetting(cell)];
  return paddedWidth(
    widthForLines(text, textWidth(text, setting) <= SHORT_HEADER_WIDTH ? 1 : MAX_HEADER_LINES, setting),
  );
}

/** The room that wrapped texts need. */
interface ReadingSpace {
  /** The width at which each text takes few lines. Only measured if it can affect the result. */
  readonly few: number;
  readonly words: number;
}

const EMPTY_READING_SPACE: ReadingSpace = { few: SHORT_TEXT_WIDTH, words: 0 };

function spaceWithText({ few, words }: ReadingSpace, cell: Cell | StyledCell): ReadingSpace {
  const [text, setting] = [measuredText(cell), cellFontSetting(cell)];
  const longest = Math.max(words, longestWordWidth(cell));
  // Only the widest text matters. For most texts, it's enough to check that they aren't wider.
  if (few >= MAX_READING_WIDTH || fitsLines(text, LONG_TEXT_LINES, maxTextWidth(few), setting))
    return { few, words: longest };
  const isWide = cellWidth(cell) > MAX_READING_WIDTH * LONG_TEXT_LINES;
  return {
    few: isWide
      ? MAX_READING_WIDTH
      : Math.max(few, paddedWidth(widthForLines(text, LONG_TEXT_LINES, setting))),
    words: longest,
  };
}

/** The width of a column of wrapped text, up to the maximum: each text takes few lines, and no word is broken. */
export function readingWidth({ few, words }: ReadingSpace): number {
  return Math.max(Math.min(MAX_READING_WIDTH, few), Math.min(MAX_WORD_WIDTH, words));
}

export function measuredText(cell: Cell | StyledCell): string {
  return String(cellValue(cell));
}

export function cellFontSetting(cell: Cell | StyledCell): FontSetting {
  return cellStyle(cell);
}
