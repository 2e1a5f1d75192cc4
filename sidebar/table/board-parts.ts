// Reads the public tab of a live game as a board: facts with labels, and a grid of drawn squares with its axes.
import type { Cell, Look } from '../../src/games/tabs';
import type { TableView } from '../../src/rounds/view/api';

type Row = TableView['board']['rows'][number];
type Shown = Row[number];

/** A row with a label and its values; a drawn cell in it is its picture. */
export interface Fact {
  readonly label: string;
  readonly values: readonly Cell[];
  readonly picture: Shown | undefined;
}

export interface Square {
  readonly sign: string;
  readonly look: Look;
  /** The same in words; empty when the tab does not say it. */
  readonly words: string;
}

export interface GridRow {
  readonly before: readonly string[];
  readonly squares: readonly Square[];
  readonly after: readonly string[];
}

/** The squares, with the labels of their columns above and below and of their rows on both sides. */
export interface Grid {
  readonly above: readonly (readonly string[])[];
  readonly rows: readonly GridRow[];
  readonly below: readonly (readonly string[])[];
}

export interface BoardParts {
  readonly facts: readonly Fact[];
  readonly grid: Grid | undefined;
}

/** Rows with several drawn cells are the grid, with the rows of labels around it; the rows above are facts. */
export function boardParts(rows: readonly Row[]): BoardParts {
  const from = rows.findIndex(isGridRow);
  if (from < 0) return { facts: factsOf(rows), grid: undefined };
  const beyond = rows.findIndex((row, index) => index > from && !isGridRow(row));
  const to = beyond < 0 ? rows.length : beyond;
  const left = rows[from]?.findIndex(isDrawn) ?? 0;
  const width = rows[from]?.filter(isDrawn).length ?? 0;
  const labels = (row: Row | undefined): readonly string[] =>
    (row ?? []).slice(left, left + width).map(({ value }) => String(value));
  const isAxis = (row: Row | undefined): boolean => row?.[left]?.look.background !== undefined;
  let top = from;
  while (top > 0 && isAxis(rows[top - 1])) top -= 1;
  let bottom = to;
  while (bottom < rows.length && isAxis(rows[bottom])) bottom += 1;
  return {
    facts: factsOf(rows.slice(0, top)),
    grid: {
      above: rows.slice(top, from).map(labels),
      rows: rows.slice(from, to).map((row) => gridRow(row, left, width)),
      below: rows.slice(to, bottom).map(labels),
    },
  };
}

/** As many labels stand after the squares as before them; the last cells of the row are the squares in words. */
function gridRow(row: Row, left: number, width: number): GridRow {
  const text = (part: readonly Shown[]): readonly string[] => part.map(({ value }) => String(value));
  const end = left + width;
  const beside = text(row.slice(end + left));
  const words = beside.slice(Math.max(0, beside.length - width));
  return {
    before: text(row.slice(0, left)),
    squares: row.slice(left, end).map(({ value, look }, index) => ({
      sign: String(value),
      look,
      words: words[index] ?? '',
    })),
    after: text(row.slice(end, end + left)),
  };
}

/** Rows of one cell are left out: headings, which the page has itself. */
function factsOf(rows: readonly Row[]): readonly Fact[] {
  return rows.flatMap((row) => {
    const [label, ...rest] = row.filter(({ value }) => value !== '');
    if (label === undefined || rest.length === 0) return [];
    return [
      {
        label: String(label.value),
        values: rest.filter((cell) => !isDrawn(cell)).map(({ value }) => value),
        picture: rest.find(isDrawn),
      },
    ];
  });
}

function isGridRow(row: Row): boolean {
  return row.filter(isDrawn).length > 1;
}

/** Whether a cell is drawn: coloured, and larger than text. */
function isDrawn({ look }: Shown): boolean {
  return look.background !== undefined && look.size !== undefined;
}
