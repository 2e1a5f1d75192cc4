// How much room the cells of a page need, column by column, from which its widths follow.
import { cellLook, cellValue, type Cell, type StyledCell } from '../games/frame/tabs';
import { isNumber, type PageRow } from './layout-rows';
import { fitsLines, textWidth, widthForLines, wordWidth, type Setting } from './text-width';

/** A column, all in pixels. */
export interface ColumnMeasure {
  /** The width in which each text to read takes few lines, as far as it had to be measured. */
  readonly few: number;
  /** The width of their longest word. */
  readonly words: number;
  /** The most room that heads and short texts need; 0 where there are none. */
  readonly short: number;
  /** The width of the longest word that it must show. */
  readonly longest: number;
  /** The width of its widest text on one line. */
  readonly widest: number;
}

/**
 * A text that may run on to the right: its column, its width on one line, and in a column for reading; 0 where it never
 * wraps.
 */
export type FreeText = readonly [column: number, width: number, reading: number];

/** The measures of a page's rows. */
export interface Measures {
  /** The measures of each column that has cells. */
  readonly columns: readonly ColumnMeasure[];
  readonly free: readonly FreeText[];
  /** How many rows there are down to the heads of a table that begins the page; 0 where none does. */
  readonly heads: number;
}

type Measuring = { -readonly [Part in keyof ColumnMeasure]: ColumnMeasure[Part] };

/** Measures the rows of a page, the widest of which has so many cells. */
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
      // Words that came in the column of a table before need no more room.
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
  // A heading over the whole row needs no room of its own. A text no wider than the longest word so far has no longer
  // word.
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

/** The room that a cell keeps free on both sides together, in pixels. */
export const PADDING = 16;
/** Text that is wider than this on one line gets a column for reading. */
const SHORT = 240;
/** A column for reading is at most this wide, so that a phone shows all of it. */
export const READING = 360;
/** A word is broken only where it is wider than this. */
const LONGEST_WORD = 540;
/** How many lines a long text takes at most, while its column can still be wider. */
const LINES = 3;
const HEAD_LINES = 2;
/** A heading that is not wider than this stands on one line: `Round 10`. */
const SHORT_HEAD = 66;

/** Gives the width to use for a measured one, in pixels: a phone draws text a little wider than measured. */
function needed(width: number): number {
  return Math.ceil(width * 1.03) + PADDING + 2;
}

/** Gives the measured width for which this width is just enough. */
export function measuredFor(width: number): number {
  return Math.floor((width - PADDING - 2) / 1.03);
}

/** Measures a cell's text on one line, with the room that the cell keeps free. */
export function cellWidth(cell: Cell | StyledCell): number {
  return needed(textWidth(textOf(cell), settingOf(cell)));
}

/** Measures the longest word of a cell, with the room that the cell keeps free. */
function longestWord(cell: Cell | StyledCell): number {
  return needed(wordWidth(textOf(cell), settingOf(cell)));
}

/** Gives the width of a cell as the head of a column. */
function headWidth(cell: Cell | StyledCell): number {
  const [text, setting] = [textOf(cell), settingOf(cell)];
  return needed(widthForLines(text, textWidth(text, setting) <= SHORT_HEAD ? 1 : HEAD_LINES, setting));
}

/** The room that texts in a column for reading need. */
interface ReadingRoom {
  /** The width in which each takes few lines, as far as it had to be measured. */
  readonly few: number;
  /** The width of their longest word. */
  readonly words: number;
}

const NOTHING_TO_READ: ReadingRoom = { few: SHORT, words: 0 };

/** Adds what a text needs to the room that is needed. */
function withText({ few, words }: ReadingRoom, cell: Cell | StyledCell): ReadingRoom {
  const [text, setting] = [textOf(cell), settingOf(cell)];
  const longest = Math.max(words, longestWord(cell));
  // Only the widest text matters: for most it is enough to see that they are not wider.
  if (few >= READING || fitsLines(text, LINES, measuredFor(few), setting)) return { few, words: longest };
  const isWide = cellWidth(cell) > READING * LINES;
  return {
    few: isWide ? READING : Math.max(few, needed(widthForLines(text, LINES, setting))),
    words: longest,
  };
}

/**
 * Gives the width of a column for reading: so wide that these texts take few lines, up to the most, and no word is
 * broken.
 */
export function readingWidth({ few, words }: ReadingRoom): number {
  return Math.max(Math.min(READING, few), Math.min(LONGEST_WORD, words));
}

export function textOf(cell: Cell | StyledCell): string {
  return String(cellValue(cell));
}

/** Gives the setting of a cell's text: a part of its look. */
export function settingOf(cell: Cell | StyledCell): Setting {
  return cellLook(cell);
}
