// Tabs: what an audience reads, as rows of cells with the little formatting that carries meaning.
import type { Cell } from './fields';

export type { Cell };

/** Colours as a sheet takes them: `#rrggbb`. */
export interface Look {
  readonly background?: string;
  readonly colour?: string;
  readonly bold?: boolean;
  readonly italic?: boolean;
  /** A thick border on these sides. */
  readonly border?: readonly Side[];
  /** Black when left out. */
  readonly borderColour?: string;
  readonly align?: 'left' | 'center' | 'right';
  /** Font size in points, for glyphs on a board. */
  readonly size?: number;
  /** The cell's role on its tab; cells of one role look the same on all tabs of a game. */
  readonly role?: CellRole;
  /** The address that the cell leads to; its words say what is there. */
  readonly link?: string;
}

/**
 * The title of a tab; the head of a column, or of a section where it stands alone; what the reader is to open; what a
 * program reads, of which people see the beginning; a square of a board or a label at its edge, as high as it is wide.
 */
export const ROLES = ['title', 'heading', 'action', 'data', 'square'] as const;
export type CellRole = (typeof ROLES)[number];

export const SIDES = ['top', 'right', 'bottom', 'left'] as const;
export type Side = (typeof SIDES)[number];

export interface StyledCell {
  readonly value: Cell;
  readonly look: Look;
}

/** A line chart of columns over the rounds: cells of this tab, counted from 0, the end not included. */
export interface Chart {
  readonly title: string;
  readonly kind: 'line' | 'column';
  /** The labels along the bottom, and one column a series; the first row holds the headings. */
  readonly rows: readonly [from: number, to: number];
  readonly labels: number;
  readonly series: readonly number[];
  /** The cell on which its top left corner is laid. */
  readonly at: { readonly row: number; readonly column: number };
}

/** Room for a chart below a table, in rows. */
export const CHART_ROWS = 20;

/** Rows of cells, the first row on top. */
export type Rows = readonly (readonly (Cell | StyledCell)[])[];

/** The contents of a tab. */
export interface TabContent {
  readonly rows: Rows;
  /**
   * The number of rows that stay in sight at the top; when left out, those down to the heads of a table that begins
   * the tab.
   */
  readonly frozen?: number;
  /** Least column widths in pixels, from the first column on: those of a board's squares. Others fit what is in them. */
  readonly widths?: readonly number[];
  readonly charts?: readonly Chart[];
  /** True where it shows once more what other tabs of the same reader say: changes are told from those. */
  readonly repeats?: true;
  /** Read on phones: long texts take more lines where the tab would be wider than one, not than a window. */
  readonly narrow?: true;
  /** To the right of its rows, each in columns of its own, for who has a wide screen. */
  readonly beside?: readonly Pane[];
}

/** Rows that stand beside others. */
export type Pane = Pick<TabContent, 'rows' | 'widths' | 'charts'>;

export interface Tab extends TabContent {
  readonly title: string;
  /** The colour of its game. */
  readonly accent?: string;
  /** The text that its id is made of; its title when left out. */
  readonly key?: string;
  /** Of a match that was put away: all of it stays as it was drawn, behind the others and grey, under this title. */
  readonly kept?: true;
  /** Of a narrow tab whose rows are lines of text: the widths of its columns, and the rows that go on in the one below. */
  readonly fitted?: { readonly widths: readonly number[]; readonly goesOn: readonly number[] };
}

/** A tab as scenarios and CSV files show it: values only. */
export interface PlainTab {
  readonly title: string;
  readonly rows: readonly (readonly Cell[])[];
}

export function styled(value: Cell, look: Look): StyledCell {
  return { value, look };
}

export function cellValue(cell: Cell | StyledCell): Cell {
  return typeof cell === 'object' ? cell.value : cell;
}

export function cellLook(cell: Cell | StyledCell): Look {
  return typeof cell === 'object' ? cell.look : {};
}

export function plainTab(tab: Tab): PlainTab {
  return { title: tab.title, rows: tab.rows.map((cells) => cells.map(cellValue)) };
}

/** The looks that mean the same on every tab. */
export const LOOKS = {
  heading: { bold: true, role: 'heading' },
  title: { bold: true, size: 16, role: 'title' },
  action: { bold: true, size: 12, role: 'action' },
  data: { role: 'data' },
  changed: { bold: true, background: '#fff3c4' },
  muted: { colour: '#5f6368', italic: true },
  good: { background: '#d9efdd' },
  bad: { background: '#fbdedb' },
} as const satisfies Readonly<Record<string, Look>>;

export function headings(...titles: readonly string[]): readonly StyledCell[] {
  return titles.map((title) => styled(title, LOOKS.heading));
}

/**
 * A line chart below a table: one line for each of these columns, labelled by the first. `rows` are the table's, its
 * headings included; a table without a row below them has no chart.
 */
export function chartBelow(title: string, rows: Chart['rows'], series: Chart['series']): readonly Chart[] {
  const [from, to] = rows;
  if (to - from < 2) return [];
  return [{ title, kind: 'line', rows, labels: 0, series, at: { row: to + 1, column: 0 } }];
}

/** A chart with its table, so many rows down and columns to the right. */
export function movedChart(chart: Chart, by: { readonly rows: number; readonly columns: number }): Chart {
  const [from, to] = chart.rows;
  return {
    ...chart,
    rows: [from + by.rows, to + by.rows],
    labels: chart.labels + by.columns,
    series: chart.series.map((column) => column + by.columns),
    at: { row: chart.at.row + by.rows, column: chart.at.column + by.columns },
  };
}

/** The id of a tab in its book. */
export function idOfTab({ key, title }: Tab): number {
  return sheetIdOf(key ?? title);
}

/** The tab's id in a book: always the same for the same title, so that a renamed tab is still found. */
export function sheetIdOf(title: string): number {
  let hash = 2166136261;
  for (const unit of title) hash = Math.imul(hash ^ (unit.codePointAt(0) ?? 0), 16777619);
  // Above the ids of the add-on's own tabs, within the 31 bits that Sheets takes.
  return 1_000_000_000 + (Math.abs(hash) % 1_000_000_000);
}
