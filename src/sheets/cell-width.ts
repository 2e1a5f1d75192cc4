// How wide a cell has to be: on one line, as a head, or as a text to read.
import { cellLook, cellValue, type Cell, type StyledCell } from '../games/frame/tabs';
import { fitsLines, textWidth, widthForLines, wordWidth, type Setting } from './text-width';

/** The room that a cell keeps free on both sides together, in pixels. */
export const PADDING = 16;
/** Text that is wider than this on one line gets a column for reading. */
export const SHORT = 240;
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
export function longestWord(cell: Cell | StyledCell): number {
  return needed(wordWidth(textOf(cell), settingOf(cell)));
}

/** Gives the width of a cell as the head of a column. */
export function headWidth(cell: Cell | StyledCell): number {
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

export const NOTHING_TO_READ: ReadingRoom = { few: SHORT, words: 0 };

/** Adds what a text needs to the room that is needed. */
export function withText({ few, words }: ReadingRoom, cell: Cell | StyledCell): ReadingRoom {
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
