// A tab's rows for comparison: the first cell names the row, and headings name the remaining cells.
import { lazy } from './lazy';
import { cellStyle, cellText, cellValue, type Rows, type Tab } from './tabs';

/** A row, with its name and its remaining cells. */
export interface TabRow {
  readonly at: number;
  /** Only rows with equal keys can be the same row before and after. */
  readonly key: string;
  /** Name and cells are functions because only changed rows need them. */
  readonly name: () => string;
  readonly cells: () => readonly TabCell[];
}

export interface TabCell {
  /** The heading, numbered among equal headings so that it's the same before and after. */
  readonly column: string;
  readonly what: string;
  readonly value: string;
}

export interface RowOptions {
  readonly names: readonly string[];
  /** True if section headings count as rows. */
  readonly withHeads: boolean;
  /** Whether tables with this first heading are matched by their order. */
  readonly ordered: (head: string) => boolean;
}

const NO_HEADINGS: TableHeadings = { titles: [], isBoard: false, order: 0 };

/** The headings that this row sets for the rows below; undefined if it sets none. An empty row ends a table. */
function readHeadings(cells: Rows[number]): Pick<TableHeadings, 'titles' | 'isBoard'> | undefined {
  const filled = cells.filter((cell) => cellValue(cell) !== '');
  const [first] = filled;
  if (first === undefined) return NO_HEADINGS;
  if (isBoardStart(cells)) return { titles: cells.map(readableText), isBoard: true };
  if (cellStyle(first).role !== 'heading') return undefined;
  // A single heading is a section's heading.
  return { titles: filled.length === 1 ? [] : cells.map(readableText), isBoard: false };
}

export function countTablesByHeading(tab: Rows): ReadonlyMap<string, number> {
  const tables = new Map<string, number>();
  for (const cells of tab) {
    const [head] = readHeadings(cells)?.titles ?? [];
    if (head !== undefined) tables.set(head, (tables.get(head) ?? 0) + 1);
  }
  return tables;
}

export function tabRows(tab: Rows, { names, withHeads, ordered }: RowOptions): readonly TabRow[] {
  const rows: TabRow[] = [];
  const seen = new Map<string, number>();
  let heads: TableHeadings = NO_HEADINGS;
  tab.forEach((cells, at) => {
    const found = readHeadings(cells);
    if (found === undefined) {
      rows.push(rowUnderHeadings(heads, cells, at, names));
      return;
    }
    const [head = ''] = found.titles;
    const order = (seen.get(head) ?? 0) + 1;
    seen.set(head, order);
    heads = { ...found, order: head !== '' && ordered(head) ? order : 0 };
    if (withHeads && found.titles.length === 0 && found !== NO_HEADINGS)
      rows.push(rowUnderHeadings(heads, cells, at, names));
  });
  return rows;
}

interface TableHeadings {
  readonly titles: readonly string[];
  readonly isBoard: boolean;
  /** The table's number among those with the same first heading, from 1; 0 if irrelevant. */
  readonly order: number;
}

function rowUnderHeadings(
  { titles, isBoard, order }: TableHeadings,
  cells: Rows[number],
  at: number,
  names: readonly string[],
): TabRow {
  const [first, second] = [readableText(cells[0] ?? ''), readableText(cells[1] ?? '')];
  const isRanked = /^\d+$/.test(first) && names.includes(second);
  const name = isRanked ? second : first;
  const columns = isRanked ? movePlayerFirst(titles) : titles;
  return {
    at,
    // Identify a table by its first heading, because its other columns can change.
    key: JSON.stringify([columns[0] ?? '', order, name]),
    name: () =>
      /^\d+$/.test(name) ? `${columns[0] ?? ''}${isBoard ? ', row' : ''} ${name}`.trim() : toOneLine(name),
    cells: lazy(() => {
      const values = cells.map(readableText);
      return (isRanked ? movePlayerFirst(values) : values).slice(1).map((value, index) => {
        const head = columns[index + 1] ?? '';
        const column = `${head} ${head === '' ? index : columns.slice(0, index + 1).filter((other) => other === head).length}`;
        return { column, what: isBoard ? `column ${head}` : headingInSentence(head, names), value };
      });
    }),
  };
}

/** Moves the player before the rank, because a ranked row is about the player. */
function movePlayerFirst([place = '', player = '', ...others]: readonly string[]): readonly string[] {
  return [player, place, ...others];
}

/** Whether this is a board's first row: the board's name, then column numbers. */
function isBoardStart(cells: Tab['rows'][number]): boolean {
  const [corner, next] = cells;
  return (
    corner !== undefined &&
    next !== undefined &&
    cellValue(next) === 1 &&
    cells.every((cell) => cellStyle(cell).role === 'square') &&
    /\p{L}/u.test(String(cellValue(corner))) &&
    cellStyle(corner).bold === true
  );
}

/** The cell's text; empty for hearts, pips and bars, which repeat a number. */
function readableText(cell: Rows[number][number]): string {
  const text = cellText(cell);
  return /[\p{L}\p{N}]/u.test(text) ? text : '';
}

/** A heading for use inside a sentence: `Your total` becomes `your total`. */
function headingInSentence(title: string, names: readonly string[]): string {
  return names.includes(title) || !/^[A-Z][a-z]/.test(title)
    ? title
    : title.charAt(0).toLowerCase() + title.slice(1);
}

export function toOneLine(text: string): string {
  return text.replace(/\s*\n\s*/g, '; ');
}
