// Tabs: rows of cells. Formats are only used if they mean something.
import type { Cell } from './fields';
import { numberText } from './wording';

export type { Cell };

/** How a cell looks. Colors are `#rrggbb`. */
export interface Style {
  readonly background?: string;
  readonly colour?: string;
  readonly bold?: boolean;
  readonly italic?: boolean;
  readonly border?: readonly Side[];
  readonly borderColour?: string;
  readonly align?: 'left' | 'center' | 'right';
  /** Font size in points. */
  readonly size?: number;
  /** Cells with the same role look alike on all tabs. */
  readonly role?: CellRole;
  /** An address. The cell's text says what is there. */
  readonly link?: string;
}

/**
 * `title`: a tab's title. `heading`: of a column or section. `action`: something to open. `data`: for a program, shown
 * cut off. `square`: a square of a board, or a label at its edge.
 */
export const CELL_ROLES = ['title', 'heading', 'action', 'data', 'square'] as const;
export type CellRole = (typeof CELL_ROLES)[number];

export const SIDES = ['top', 'right', 'bottom', 'left'] as const;
export type Side = (typeof SIDES)[number];

export interface StyledCell {
  readonly value: Cell;
  readonly look: Style;
}

/** A chart of columns over rounds. Rows and columns count from 0, and ends are exclusive. */
export interface Chart {
  readonly title: string;
  readonly kind: 'line' | 'column';
  /** The rows that the chart shows; the first row has the headings. */
  readonly rows: readonly [from: number, to: number];
  readonly labels: number;
  readonly series: readonly number[];
  /** The cell under the chart's top left corner. */
  readonly at: { readonly row: number; readonly column: number };
}

/** Top row first. */
export type Rows = readonly (readonly (Cell | StyledCell)[])[];

/** Empty rows, as many as a chart covers. */
export const EMPTY_CHART_ROWS: Rows = Array.from({ length: 20 }, () => ['']);

export interface TabContent {
  readonly rows: Rows;
  /** Number of frozen rows. Default: down to the headings, if the tab begins with a table. */
  readonly frozen?: number;
  /** Minimum widths of columns in pixels, for boards. Wider contents still widen a column. */
  readonly widths?: readonly number[];
  readonly charts?: readonly Chart[];
  /** True if this tab only repeats other tabs of the reader, so comparisons skip it. */
  readonly repeats?: true;
  /** True for tabs that are read on phones: long texts wrap at a phone's width. */
  readonly narrow?: true;
  /** Panes to the right on a wide screen, each with columns of its own. */
  readonly beside?: readonly Pane[];
}

export type Pane = Pick<TabContent, 'rows' | 'widths' | 'charts'>;

export interface Tab extends TabContent {
  readonly title: string;
  /** The game's accent color. */
  readonly accent?: string;
  /** The text that the tab's id is made from; default: the title. */
  readonly key?: string;
  /** True for a tab of an archived match, which never changes, is gray, and comes after all other tabs. */
  readonly kept?: true;
  /** For narrow tabs of text: widths of the columns, and rows (indices) whose text continues in the next row. */
  readonly fitted?: { readonly widths: readonly number[]; readonly continues: readonly number[] };
}

/** A tab's values without formatting, as in scenarios and CSV files. */
export interface PlainTab {
  readonly title: string;
  readonly rows: readonly (readonly Cell[])[];
}

export function styled(value: Cell, look: Style): StyledCell {
  return { value, look };
}

export function cellValue(cell: Cell | StyledCell): Cell {
  return typeof cell === 'object' ? cell.value : cell;
}

/** A cell's text for use outside a sheet: in sentences, pictures, windows. */
export function cellText(cell: Cell | StyledCell): string {
  const value = cellValue(cell);
  return typeof value === 'number' ? numberText(value) : String(value);
}

export function cellStyle(cell: Cell | StyledCell): Style {
  return typeof cell === 'object' ? cell.look : NO_STYLE;
}

export const NO_STYLE: Style = {};

export function plainTab(tab: Tab): PlainTab {
  return { title: tab.title, rows: tab.rows.map((cells) => cells.map(cellValue)) };
}

/** Looks with the same meaning on every tab. */
export const STYLES = {
  heading: { bold: true, role: 'heading' },
  title: { bold: true, size: 16, role: 'title' },
  action: { bold: true, size: 12, role: 'action' },
  data: { role: 'data' },
  changed: { bold: true, background: '#fff3c4' },
  muted: { colour: '#5f6368', italic: true },
  good: { background: '#d9efdd' },
  bad: { background: '#fbdedb' },
} as const satisfies Readonly<Record<string, Style>>;

/** The look of a change; muted if nothing changed. */
export function signStyle(by: number): Style {
  return by > 0 ? STYLES.good : by < 0 ? STYLES.bad : STYLES.muted;
}

export function headings(...titles: readonly string[]): readonly StyledCell[] {
  return titles.map((title) => styled(title, STYLES.heading));
}

/**
 * A line chart below a table, labeled by its first column. `rows` includes the headings; a table with no other rows gets
 * no chart.
 */
export function chartBelow(title: string, rows: Chart['rows'], series: Chart['series']): readonly Chart[] {
  const [from, to] = rows;
  if (to - from < 2) return [];
  return [{ title, kind: 'line', rows, labels: 0, series, at: { row: to + 1, column: 0 } }];
}

export function moveChart(chart: Chart, by: { readonly rows: number; readonly columns: number }): Chart {
  const [from, to] = chart.rows;
  return {
    ...chart,
    rows: [from + by.rows, to + by.rows],
    labels: chart.labels + by.columns,
    series: chart.series.map((column) => column + by.columns),
    at: { row: chart.at.row + by.rows, column: chart.at.column + by.columns },
  };
}

export function idOfTab({ key, title }: Tab): number {
  return tabSheetId(key ?? title);
}

/** A tab's id, made from its original title so that a renamed tab is still found. */
export function tabSheetId(title: string): number {
  let hash = 2166136261;
  for (const unit of title) hash = Math.imul(hash ^ (unit.codePointAt(0) ?? 0), 16777619);
  // Above the ids of the add-on's own tabs, and within the 31 bits that Sheets allows.
  return 1_000_000_000 + (Math.abs(hash) % 1_000_000_000);
}
