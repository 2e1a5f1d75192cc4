// The width of a text in Arial, the font of new spreadsheets. Computed from Arial's published advance widths, so that
// columns can fit their text without asking Google.
import { mustGet } from '../games/frame/result';

export interface FontSetting {
  readonly bold?: boolean;
  /** The font size in points; the sheet's default if absent. */
  readonly size?: number;
}

/** The sheet's default font size, in points. */
export const FONT_SIZE = 10;
/** Sheets draws 96 dots per inch. */
const PIXELS_PER_POINT = 96 / 72;

/** Advance widths of ASCII from space to tilde, in thousandths of the font size. */
const REGULAR_WIDTHS = [
  ...[278, 278, 355, 556, 556, 889, 667, 191, 333, 333, 389, 584, 278, 333, 278, 278],
  ...[556, 556, 556, 556, 556, 556, 556, 556, 556, 556, 278, 278, 584, 584, 584, 556],
  ...[1015, 667, 667, 722, 722, 667, 611, 778, 722, 278, 500, 667, 556, 833, 722, 778],
  ...[667, 778, 722, 667, 611, 722, 667, 944, 667, 667, 611, 278, 278, 278, 469, 556],
  ...[333, 556, 556, 500, 556, 556, 278, 556, 556, 222, 222, 500, 222, 833, 556, 556],
  ...[556, 556, 333, 500, 278, 556, 500, 722, 500, 500, 500, 334, 260, 334, 584],
];
const BOLD_WIDTHS = [
  ...[278, 333, 474, 556, 556, 889, 722, 238, 333, 333, 389, 584, 278, 333, 278, 278],
  ...[556, 556, 556, 556, 556, 556, 556, 556, 556, 556, 333, 333, 584, 584, 584, 611],
  ...[975, 722, 722, 722, 722, 667, 611, 778, 722, 278, 556, 722, 611, 833, 722, 778],
  ...[667, 778, 722, 667, 611, 722, 667, 944, 667, 667, 611, 333, 278, 333, 584, 556],
  ...[333, 556, 611, 556, 611, 556, 333, 611, 611, 278, 278, 556, 278, 889, 611, 611],
  ...[611, 611, 389, 556, 333, 611, 556, 778, 556, 556, 500, 389, 280, 389, 584],
];
const FIRST_CHAR_CODE = 32;

/** Advance widths of signs beyond ASCII that the games use, in the wider of the two weights. */
const NON_ASCII_WIDTHS: Readonly<Record<string, number>> = {
  '‘': 278,
  '’': 278,
  '“': 500,
  '”': 500,
  '–': 556,
  '−': 584,
  '×': 584,
  '·': 278,
  '•': 350,
};

/** The width of the widest character in other fonts (Chinese, Cyrillic, arrows, symbols). */
const OTHER_CHAR_WIDTH = 1020;
const EMOJI_WIDTH = 1400;

const COMBINING_CHAR = /^[\p{Mn}\p{Me}\p{Cf}\p{Cc}]$/u;
const EMOJI_CHAR = /^\p{Extended_Pictographic}$/u;

/** The text's width in pixels, or a little more. If the text has several lines, the width of the longest line. */
export function textWidth(text: string, { bold = false, size = FONT_SIZE }: FontSetting = {}): number {
  return (longestLineWidth(text, bold ? BOLD_WIDTHS : REGULAR_WIDTHS) * size * PIXELS_PER_POINT) / 1000;
}

/** Widths measured so far, in thousandths of the font size. Cached, because pages repeat their words. */
const measuredWidths = new Map(
  [REGULAR_WIDTHS, BOLD_WIDTHS].map((widths: readonly number[]) => [widths, new Map<string, number>()]),
);
const MAX_MEASURED_TEXTS = 50_000;

function longestLineWidth(text: string, widths: readonly number[]): number {
  const known = mustGet(measuredWidths, widths);
  const before = known.get(text);
  if (before !== undefined) return before;
  const longest = text.split('\n').reduce((most, line) => Math.max(most, lineWidth(line, widths)), 0);
  if (known.size < MAX_MEASURED_TEXTS) known.set(text, longest);
  return longest;
}

/** Parts between which a line can break: words, and single characters of scripts without spaces. */
const UNBREAKABLE_PART =
  /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]|[^\s\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]+/gu;

/** The width of the longest word. A narrower column would break it. */
export function maxWordWidth(text: string, setting: FontSetting = {}): number {
  return (text.match(UNBREAKABLE_PART) ?? []).reduce(
    (most, word) => Math.max(most, textWidth(word, setting)),
    0,
  );
}

/** The number of lines that a text takes in this width. */
export function lineCount(text: string, width: number, setting: FontSetting = {}): number {
  return wrappedLineCount(wordWidths(text, setting), width, textWidth(' ', setting));
}

/** Breaks a text into lines of this width. A word that is wider gets a line of its own. */
export function wrapText(text: string, width: number, setting: FontSetting = {}): readonly string[] {
  const space = textWidth(' ', setting);
  return text.split('\n').flatMap((paragraph) => {
    const [first = '', ...words] = paragraph.split(' ');
    const lines: string[] = [];
    let line = first;
    let used = textWidth(first, setting);
    for (const word of words) {
      const more = space + textWidth(word, setting);
      if (used + more <= width) {
        line += ` ${word}`;
        used += more;
      } else {
        lines.push(line);
        line = word;
        used = more - space;
      }
    }
    return [...lines, line];
  });
}

/** The smallest width at which a text takes at most this many lines without breaking a word. */
export function widthForLines(text: string, lines: number, setting: FontSetting = {}): number {
  const paragraphs = wordWidths(text, setting);
  const space = textWidth(' ', setting);
  const allowed = Math.max(lines, paragraphs.length);
  let low = Math.ceil(maxWordWidth(text, setting));
  let high = Math.max(low, Math.ceil(textWidth(text, setting)));
  while (low < high) {
    const middle = Math.floor((low + high) / 2);
    if (wrappedLineCount(paragraphs, middle, space) <= allowed) high = middle;
    else low = middle + 1;
  }
  return high;
}

/** Whether `widthForLines` would return at most this width. */
export function fitsLines(text: string, lines: number, width: number, setting: FontSetting = {}): boolean {
  const paragraphs = wordWidths(text, setting);
  return (
    paragraphs.every((words) => words.every((wide) => wide <= width)) &&
    wrappedLineCount(paragraphs, width, textWidth(' ', setting)) <= Math.max(lines, paragraphs.length)
  );
}

function wordWidths(text: string, setting: FontSetting): readonly (readonly number[])[] {
  return text.split('\n').map((line) => line.split(' ').map((word) => textWidth(word, setting)));
}

function wrappedLineCount(paragraphs: readonly (readonly number[])[], width: number, space: number): number {
  return paragraphs.reduce((sum, words) => {
    let [lines, used] = [1, 0];
    for (const wide of words) {
      if (used > 0 && used + space + wide > width + ROUNDING_TOLERANCE_PX) [lines, used] = [lines + 1, 0];
      // A word wider than the column takes several lines.
      lines += Math.max(0, Math.ceil((wide - ROUNDING_TOLERANCE_PX) / width) - 1);
      used += (used > 0 ? space : 0) + wide;
    }
    return sum + lines;
  }, 0);
}

/** How far sums of widths can be off because of rounding, in pixels. */
const ROUNDING_TOLERANCE_PX = 0.001;

function lineWidth(line: string, widths: readonly number[]): number {
  let sum = 0;
  // Splits accents from their letters, because accents take no room.
  for (const sign of line.normalize('NFD')) sum += charWidth(sign, widths);
  return sum;
}

function charWidth(sign: string, widths: readonly number[]): number {
  const ascii = widths[sign.charCodeAt(0) - FIRST_CHAR_CODE];
  if (ascii !== undefined) return ascii;
  const known = NON_ASCII_WIDTHS[sign];
  if (known !== undefined) return known;
  if (COMBINING_CHAR.test(sign)) return 0;
  return EMOJI_CHAR.test(sign) ? EMOJI_WIDTH : OTHER_CHAR_WIDTH;
}
