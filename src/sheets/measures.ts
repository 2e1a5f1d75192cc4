// How much room the cells of a page need, column by column, from which its widths follow. Later rows are added to what
// was measured before, so that a long page is not measured anew with each of them.
import { listOf, object, type ValueOf } from '../games/frame/fields';
import { anyNumber, orNull, tuple } from '../games/frame/fields/plain';
import { cellLook, cellValue, type Cell, type StyledCell } from '../games/frame/tabs';
import {
  cellWidth,
  headWidth,
  longestWord,
  NOTHING_TO_READ,
  PADDING,
  readingWidth,
  SHORT,
  withText,
} from './cell-width';
import { isNumber, type PageRow } from './layout-rows';

/** A column, all in pixels. */
const columnField = object({
  /** The width in which each text to read takes few lines, as far as it had to be measured. */
  few: anyNumber,
  /** The width of their longest word. */
  words: anyNumber,
  /** The most room that heads and short texts need; 0 where there are none. */
  short: anyNumber,
  /** The width of the longest word that it must show. */
  longest: anyNumber,
  /** The width of its widest text on one line. */
  widest: anyNumber,
});
export type ColumnMeasure = ValueOf<typeof columnField>;

/**
 * A text that may run on to the right: its column, its width on one line, and in a column for reading; 0 where it never
 * wraps.
 */
const freeTextField = tuple(anyNumber, anyNumber, anyNumber);
export type FreeText = ValueOf<typeof freeTextField>;

/** The measures of a page's rows: JSON, kept between calls. */
export const measuresField = object({
  /** The number of cells of its widest row. */
  widest: anyNumber,
  /** The measures of each of these columns. */
  columns: listOf(columnField),
  free: listOf(freeTextField),
  /**
   * How many rows there are down to the heads of a table that begins the page; 0 where none does, null while that is
   * not known yet.
   */
  heads: orNull(anyNumber),
});
export type Measures = ValueOf<typeof measuresField>;

/** Gives the measures of a page without rows, with so many columns. */
export function unmeasured(widest: number): Measures {
  const column: ColumnMeasure = { ...NOTHING_TO_READ, short: 0, longest: 2 * PADDING, widest: 0 };
  return { widest, columns: Array.from({ length: widest }, () => column), free: [], heads: null };
}

type Measuring = { -readonly [Part in keyof ColumnMeasure]: ColumnMeasure[Part] };

/** Adds these rows, the first of them in this place, to the measures of a page. */
export function measured(before: Measures, rows: readonly PageRow[], from: number): Measures {
  const columns = before.columns.map((column): Measuring => ({ ...column }));
  const free = new Map(before.free.map((text) => [text.join(), text]));
  const seen = columns.map(() => new Set<Cell>());
  let { heads } = before;
  rows.forEach((row, index) => {
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
    heads ??= row.kind === 'title' ? null : row.kind === 'heads' ? from + index + 1 : 0;
  });
  return { widest: before.widest, columns, free: [...free.values()], heads };
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
