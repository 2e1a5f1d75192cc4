// The home page of a book, its panes for a wide screen, and a picture to post. They repeat rows of tabs of the same
// reader, never anything else, so that they can say no more than those tabs do.
import type { Audience } from './events';
import { lazy, once } from './lazy';
import { CHART_ROWS, cellLook, cellValue, styled, type Chart, type Pane, type Rows, type Tab } from './tabs';
import { present } from './json';

/**
 * Some rows of a tab: all but its title; the facts that it begins with; its first table, or some columns of it; the
 * latest line of its table, as facts, or some of them; the latest stage, which its first column names, and all its lines
 * or some columns of them; the squares of its boards; its charts, each below the table
 * that it is drawn from, or some columns of it.
 */
type HomeRows =
  | { readonly kind: 'whole' }
  | { readonly kind: 'facts' }
  | { readonly kind: 'table'; readonly columns?: readonly string[] }
  | { readonly kind: 'latest-line'; readonly columns?: readonly string[] }
  | { readonly kind: 'latest-stage'; readonly columns?: readonly string[] }
  | { readonly kind: 'board' }
  | { readonly kind: 'charts'; readonly columns?: readonly string[] };

/** A part of the home page. */
export interface HomePart {
  /** The title of the tab; the part is left out while that is. */
  readonly tab: string;
  readonly rows: HomeRows;
  /** Only while the game is played, or only once it is over; left out: always. */
  readonly when?: 'played' | 'over';
  /** True where players read the same among what is their own, so that their page and book leave this out. */
  readonly offPage?: true;
}

/** The panes to the right of a home page, each with its parts from top to bottom. */
export interface PaneParts {
  readonly public: readonly (readonly HomePart[])[];
  readonly player: readonly (readonly HomePart[])[];
}

/** A part as a reader sees it. */
export interface HomeSection extends Pane {
  /** The tab that it repeats. */
  readonly title: string;
  readonly offPage?: true;
}

/** Whether a player reads a part among everyone's on their page, and first in their book. */
export function isOnPage({ offPage }: HomeSection): boolean {
  return offPage !== true;
}

/** A part of a pane, with the reader of the tab that it repeats. */
export interface PaneSection extends HomeSection {
  readonly of: Audience;
}

/** The tabs of one reader. */
interface ReaderTabs {
  readonly of: Audience;
  readonly tabs: readonly Tab[];
}

/**
 * Makes the panes that have anything to show, from a reader's own tabs and from everyone's; of two tabs with one title
 * the reader's own is shown. A pane that repeats only everyone's tabs is made once, however many books show it.
 */
export function shownPanes(
  panes: readonly (readonly HomePart[])[],
  own: ReaderTabs | undefined,
  everyones: readonly Tab[],
  over: boolean,
): readonly (readonly PaneSection[])[] {
  return panes
    .map((parts) =>
      own !== undefined && parts.some(({ tab }) => hasTitle(own.tabs, tab))
        ? paneSections(parts, [own, { of: 'everyone', tabs: everyones }], over)
        : everyonesPane(everyones)(parts)[over ? 'over' : 'played'](),
    )
    .filter((sections) => sections.length > 0);
}

/** A pane of everyone's tabs, as it is while the game is played and once it is over. */
const everyonesPane = once((tabs: readonly Tab[]) =>
  once((parts: readonly HomePart[]) => ({
    played: lazy(() => paneSections(parts, [{ of: 'everyone', tabs }], false)),
    over: lazy(() => paneSections(parts, [{ of: 'everyone', tabs }], true)),
  })),
);

function paneSections(
  parts: readonly HomePart[],
  readers: readonly ReaderTabs[],
  over: boolean,
): readonly PaneSection[] {
  return parts.flatMap((part) => {
    const found = readers.find(({ tabs }) => hasTitle(tabs, part.tab));
    if (found === undefined) return [];
    return homeSections([part], found.tabs, over).map((section) => ({ ...section, of: found.of }));
  });
}

function hasTitle(tabs: readonly Tab[], wanted: string): boolean {
  return tabs.some(({ title }) => title === wanted);
}

/** Makes the parts of a home page that have anything to show. */
export function homeSections(
  parts: readonly HomePart[],
  tabs: readonly Tab[],
  over: boolean,
): readonly HomeSection[] {
  return parts
    .filter(({ when }) => when === undefined || (when === 'over') === over)
    .flatMap(({ tab: title, rows: wanted, offPage }) => {
      const tab = tabs.find((each) => each.title === title);
      const shown = tab === undefined ? NOTHING : paneOf(tab)(wanted);
      return shown.rows.length === 0 ? [] : [{ title, ...shown, ...present({ offPage }) }];
    });
}

const NOTHING: Pane = { rows: [] };

/** Gives some rows of a tab, found once for all books that repeat them. */
const paneOf = once((tab: Tab) =>
  once((wanted: HomeRows): Pane => {
    if (wanted.kind === 'charts') return charted(tab, wanted.columns);
    const { widths } = tab;
    return { rows: rowsOf(tab, wanted), ...present({ widths }) };
  }),
);

/** Gives the tables that have charts, each with its own below it; of these columns, those that it draws. */
function charted({ rows, charts = [] }: Tab, columns: readonly string[] | undefined): Pane {
  const shown: Rows[number][] = [];
  const below = charts.map((chart, index) => {
    if (index > 0) for (let row = 0; row < CHART_ROWS; row += 1) shown.push(['']);
    const from = shown.length;
    const whole = rows.slice(...chart.rows);
    shown.push(...(columns === undefined ? whole : chosen(whole, columns)));
    return {
      ...(columns === undefined ? chart : inColumns(chart, placesOf(whole, columns))),
      rows: [from, shown.length] as const,
      at: { row: shown.length + 1, column: 0 },
    };
  });
  return { rows: shown, charts: below };
}

/** Gives the chart of a table that has only the columns in these places. */
function inColumns(chart: Chart, places: readonly number[]): Chart {
  return {
    ...chart,
    labels: places.indexOf(chart.labels),
    series: chart.series.map((column) => places.indexOf(column)).filter((column) => column !== -1),
  };
}

function rowsOf({ rows }: Tab, wanted: Exclude<HomeRows, { readonly kind: 'charts' }>): Rows {
  switch (wanted.kind) {
    case 'whole':
      return rows.filter((row) => !has(row, 'title'));
    case 'facts':
      return facts(rows);
    case 'table':
      return table(rows, wanted.columns);
    case 'latest-line':
      return latestLine(rows, wanted.columns);
    case 'latest-stage':
      return latestStage(rows, wanted.columns);
    case 'board':
      return boards(rows);
  }
}

function facts(rows: Rows): Rows {
  const below = rows.filter((row) => !has(row, 'title'));
  const end = below.findIndex((row) => isBlank(row) || isHeads(row));
  return end === -1 ? below : below.slice(0, end);
}

interface Table {
  readonly heads: Rows[number];
  readonly lines: Rows;
}

function tables(rows: Rows): readonly Table[] {
  return rows.flatMap((heads, at) => {
    if (!isHeads(heads)) return [];
    const below = rows.slice(at + 1);
    const end = below.findIndex((row) => isBlank(row) || isHeads(row));
    return [{ heads, lines: end === -1 ? below : below.slice(0, end) }];
  });
}

function table(rows: Rows, columns: readonly string[] | undefined): Rows {
  const [first] = tables(rows);
  if (first === undefined || first.lines.length === 0) return [];
  const whole = [first.heads, ...first.lines];
  return columns === undefined ? whole : chosen(whole, columns);
}

function latestLine(rows: Rows, columns: readonly string[] | undefined): Rows {
  const { heads, lines } = lastTable(rows);
  const line = lines[lines.length - 1] ?? [];
  return line.flatMap((cell, at) => {
    const head = heads[at];
    if (cellValue(cell) === '' || head === undefined) return [];
    const fact = String(cellValue(head));
    return columns?.includes(fact) === false ? [] : [[fact, cell]];
  });
}

function latestStage(rows: Rows, columns: readonly string[] | undefined): Rows {
  const { heads, lines } = lastTable(rows);
  const latest = lines[lines.length - 1]?.[0] ?? '';
  const found = lines.filter(([stage]) => stage !== undefined && cellValue(stage) === cellValue(latest));
  if (found.length === 0) return [];
  // The stage is the same in all lines, so it stands once above them.
  const whole = [heads.slice(1), ...found.map((line) => line.slice(1))];
  return [
    [styled(cellValue(latest), { bold: true })],
    ...(columns === undefined ? whole : chosen(whole, columns)),
  ];
}

/** Gives the rows of squares, with one blank row between two boards. */
function boards(rows: Rows): Rows {
  const isBoard = ([first = '']: Rows[number]): boolean => cellLook(first).role === 'square';
  const begin = rows.findIndex(isBoard);
  return rows.flatMap((row, at) => {
    if (!isBoard(row)) return [];
    const apart = at > begin && !isBoard(rows[at - 1] ?? []);
    return [...(apart ? [['']] : []), row];
  });
}

/** These columns of a table, its heads being the first row. */
function chosen(whole: Rows, columns: readonly string[]): Rows {
  const places = placesOf(whole, columns);
  return whole.map((row) => places.map((at) => row[at] ?? ''));
}

function placesOf(whole: Rows, columns: readonly string[]): readonly number[] {
  return columns.map((column) => (whole[0] ?? []).findIndex((head) => cellValue(head) === column));
}

function lastTable(rows: Rows): Table {
  const found = tables(rows);
  return found[found.length - 1] ?? { heads: [], lines: [] };
}

function isBlank(row: Rows[number]): boolean {
  return row.every((cell) => cellValue(cell) === '');
}

/** Whether a row is the heads of a table or of a section. */
function isHeads(row: Rows[number]): boolean {
  return !isBlank(row) && row.every((cell) => cellValue(cell) === '' || cellLook(cell).role === 'heading');
}

function has(row: Rows[number], role: 'title'): boolean {
  return row.some((cell) => cellLook(cell).role === role);
}
