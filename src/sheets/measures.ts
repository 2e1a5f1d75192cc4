// How much room a page's cells need, per column; the widths follow from this.
import { cellLook, cellValue, type Cell, type StyledCell } from '../games/frame/tabs';
import { isNumber, type PageRow } from './layout-rows';
import { fitsLines, textWidth, widthForLines, wordWidth, type Setting } from './text-width';

/** In pixels. */
export interface ColumnMeasure {
  /** The width at which long texts take few lines, as far as measured. */
  readonly few: number;
  /** The width of their longest word. */
  readonly words: number;
  /** The widest head or short text; 0 for none. */
  readonly short: number;
  /** The longest word that must be visible. */
  readonly longest: number;
  /** The widest text on one line. */
  readonly widest: number;
}

/** A text that can run to the right. `width`: on one line; `reading`: in a reading column, 0 if it never wraps. */
export type FreeText = readonly [column: number, width: number, reading: number];

export interface Measures {
  readonly columns: readonly ColumnMeasure[];
  readonly free: readonly FreeText[];
  /** Rows down to the heads of a table that starts the page; 0 if none does. */
  readonly heads: number;
}

type Measuring = { -readonly [Part in keyof ColumnMeasure]: ColumnMeasure[Part] };

/** `widest`: the number of cells in the longest row. */
export function measuresOf(rows: readonly PageRow[], widest: number): Measures {
  const columns = Array.from({ length: widest }, (): Measuring => ({
    ...NOTHING_TO_READ,
    short: 0,
    longest: 2 * PADDING,
    widest: 0,
  }));
  const free = new Map<string, FreeText>();
  const seen = columns.map(() => new Set<Cell>());
  rows.forEach((row) => {
    row.cells.forEach((cell, column) => {
      const measure = columns[column];
      if (measure === undefined) return;
      // Words already seen in this table column need no more room.
      if (row.kind === 'line' && row.free !== column && typeof cell !== 'object') {
        if (seen[column]?.has(cell) === true) return;
        seen[column]?.add(cell);
      }
      measureCell(measure, cell, row, column);
    });
    if (row.free !== undefined) {
      const text = freeText(row.free, row.cells[row.free] ?? '');
      free.set(text.join(), text);
    }
  });
  const begins = rows.findIndex(({ kind }) => kind !== 'title');
  return { columns, free: [...free.values()], heads: rows[begins]?.kind === 'heads' ? begins + 1 : 0 };
}

function measureCell(
  measure: Measuring,
  cell: Cell | StyledCell,
  { kind, free }: PageRow,
  column: number,
): void {
  if (cellValue(cell) === '' || cellLook(cell).role === 'data') return;
  const width = cellWidth(cell);
  // A heading over the whole row needs no room of its own. A text narrower than the longest word has no longer word.
  const isWhole = kind === 'title' || kind === 'action' || kind === 'section';
  if (!isWhole && width > measure.longest) {
    measure.longest = Math.max(measure.longest, isNumber(cellValue(cell)) ? width : longestWord(cell));
  }
  if (free === column) return;
  if (kind !== 'title') measure.widest = Math.max(measure.widest, width);
  if (kind === 'heads') measure.short = Math.max(measure.short, headWidth(cell));
  else if (width <= SHORT) measure.short = Math.max(measure.short, width);
  else {
    const { few, words } = withText(measure, cell);
    measure.few = few;
    measure.words = words;
  }
}

function freeText(column: number, cell: Cell | StyledCell): FreeText {
  const width = cellWidth(cell);
  if (cellLook(cell).role !== undefined) return [column, width, 0];
  return [column, width, width <= SHORT ? SHORT : readingWidth(withText(NOTHING_TO_READ, cell))];
}

/** Free space on both sides of a cell together, in pixels. */
export const PADDING = 16;
/** Wider text gets a reading column. */
const SHORT = 240;
/** The maximum width of a reading column, so that a phone shows all of it. */
export const READING = 360;
/** Only wider words are broken. */
const LONGEST_WORD = 540;
/** How many lines a long text takes while its column can still grow. */
const LINES = 3;
const HEAD_LINES = 2;
/** A head up to this width stays on one line: `Round 10`. */
const SHORT_HEAD = 66;

/** The width to use for a measured one, since phones draw text a little wider. */
function needed(width: number): number {
  return Math.ceil(width * 1.03) + PADDING + 2;
}

/** The measured width that just fits. */
export function measuredFor(width: number): number {
  return Math.floor((width - PADDING - 2) / 1.03);
}

/** On one line, with padding. */
export function cellWidth(cell: Cell | StyledCell): number {
  return needed(textWidth(textOf(cell), settingOf(cell)));
}

/** With padding. */
function longestWord(cell: Cell | StyledCell): number {
  return needed(wordWidth(textOf(cell), settingOf(cell)));
}

function headWidth(cell: Cell | StyledCell): number {
  const [text, setting] = [textOf(cell), settingOf(cell)];
  return needed(widthForLines(text, textWidth(text, setting) <= SHORT_HEAD ? 1 : HEAD_LINES, setting));
}

/** The room that texts in a reading column need. */
interface ReadingRoom {
  /** The width at which each takes few lines, as far as measured. */
  readonly few: number;
  readonly words: number;
}

const NOTHING_TO_READ: ReadingRoom = { few: SHORT, words: 0 };

function withText({ few, words }: ReadingRoom, cell: Cell | StyledCell): ReadingRoom {
  const [text, setting] = [textOf(cell), settingOf(cell)];
  const longest = Math.max(words, longestWord(cell));
  // Only the widest text matters; for most it's enough to see that they're not wider.
  if (few >= READING || fitsLines(text, LINES, measuredFor(few), setting)) return { few, words: longest };
  const isWide = cellWidth(cell) > READING * LINES;
  return {
    few: isWide ? READING : Math.max(few, needed(widthForLines(text, LINES, setting))),
    words: longest,
  };
}

/** The width of a reading column: few lines per text, within the maximum, and no broken words. */
export function readingWidth({ few, words }: ReadingRoom): number {
  return Math.max(Math.min(READING, few), Math.min(LONGEST_WORD, words));
}

export function textOf(cell: Cell | StyledCell): string {
  return String(cellValue(cell));
}

export function settingOf(cell: Cell | StyledCell): Setting {
  return cellLook(cell);
}
