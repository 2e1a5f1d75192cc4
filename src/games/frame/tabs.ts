// Tabs: what an audience reads, as rows of cells with the few formats that carry meaning.
import type { Cell } from './fields';
import { numberText } from './wording';

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
  /** The cell's role on its tab; cells of one role are drawn alike on all tabs of a game. */
  readonly role?: CellRole;
  /** The address to which the cell leads; its words say what is there. */
  readonly link?: string;
}

/**
 * The roles: the title of a tab; the head of a column, or of a section where it stands alone; what the reader should
 * open; data for a program, of which people see the beginning; a square of a board or a label at its edge, as high as
 * it is wide.
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
  /** The cell at its top left corner. */
  readonly at: { readonly row: number; readonly column: number };
}

/** Room for a chart below a table, in rows. */
export const CHART_ROWS = 20;

/** Rows of cells, the first row on top. */
export type Rows = readonly (readonly (Cell | StyledCell)[])[];

/** The contents of a tab. */
export interface TabContent {
  readonly rows: Rows;
  /** How many rows stay in sight at the top; when left out, those down to the heads of a table that begins the tab. */
  readonly frozen?: number;
  /** Least column widths in pixels, from the first column on: those of a board's squares. Others fit what is in them. */
  readonly widths?: readonly number[];
  readonly charts?: readonly Chart[];
  /** True where it repeats what other tabs of the same reader say, so that changes are told from those. */
  readonly repeats?: true;
  /**
   * True where it is read on phones: long texts take more lines where the tab would be wider than a phone, not than a
   * window.
   */
  readonly narrow?: true;
  /** What stands to the right of its rows on a wide screen, each in columns of its own. */
  readonly beside?: readonly Pane[];
}

/** Rows that stand beside others. */
export type Pane = Pick<TabContent, 'rows' | 'widths' | 'charts'>;

export interface Tab extends TabContent {
  readonly title: string;
  /** The colour of its game. */
  readonly accent?: string;
  /** The text from which its id is made; its title when left out. */
  readonly key?: string;
  /**
   * True for a tab of a match that was put away: it stays as it was drawn, grey and behind the others, under this
   * title.
   */
  readonly kept?: true;
  /** For a narrow tab whose rows are lines of text: the widths of its columns, and the rows that go on in the next one. */
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

/** Writes a cell's value where it stands outside a sheet: in a sentence, on a picture, in a window. */
export function cellText(cell: Cell | StyledCell): string {
  const value = cellValue(cell);
  return typeof value === 'number' ? numberText(value) : String(value);
}

export function cellLook(cell: Cell | StyledCell): Look {
  return typeof cell === 'object' ? cell.look : NO_LOOK;
}

/** The look of a cell that has none of its own. */
export const NO_LOOK: Look = {};

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
 * Makes a line chart below a table: one line for each of these columns, labelled by the first. `rows` are the table's,
 * its headings included; a table without further rows has no chart.
 */
export function chartBelow(title: string, rows: Chart['rows'], series: Chart['series']): readonly Chart[] {
  const [from, to] = rows;
  if (to - from < 2) return [];
  return [{ title, kind: 'line', rows, labels: 0, series, at: { row: to + 1, column: 0 } }];
}

/** Moves a chart with its table, so many rows down and columns to the right. */
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

/** Gives the id of a tab in its book. */
export function idOfTab({ key, title }: Tab): number {
  return sheetIdOf(key ?? title);
}

/** Makes a tab's id in a book: always the same for the same title, so that a renamed tab is still found. */
export function sheetIdOf(title: string): number {
  let hash = 2166136261;
  for (const unit of title) hash = Math.imul(hash ^ (unit.codePointAt(0) ?? 0), 16777619);
  // Above the ids of the add-on's own tabs, within the 31 bits that Sheets takes.
  return 1_000_000_000 + (Math.abs(hash) % 1_000_000_000);
}
