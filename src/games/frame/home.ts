// The home page of a book, its side panes, and a picture to post. They only repeat rows of the same reader's tabs, so
// they can't reveal anything more.
import type { Audience } from './events';
import { lazy, memoize } from './lazy';
import {
  EMPTY_CHART_ROWS,
  cellStyle,
  cellValue,
  styled,
  type Chart,
  type Pane,
  type Rows,
  type Tab,
} from './tabs';
import { dropUndefined } from './json';

/**
 * Some rows of a tab. `whole`: all but the title. `factRows`: the facts at the top. `firstTable`: the first table. `latest-line`:
 * the last line of the last table, as facts. `latest-stage`: all lines of the latest stage (named in the first column).
 * `board`: all boards. `charts`: each chart below its table. `columns`: only these columns.
 */
type RowSelection =
  | { readonly kind: 'whole' }
  | { readonly kind: 'facts' }
  | { readonly kind: 'table'; readonly columns?: readonly string[] }
  | { readonly kind: 'latest-line'; readonly columns?: readonly string[] }
  | { readonly kind: 'latest-stage'; readonly columns?: readonly string[] }
  | { readonly kind: 'board' }
  | { readonly kind: 'charts'; readonly columns?: readonly string[] };

export interface HomePart {
  /** The tab's title. The part is left out while the tab is hidden. */
  readonly tab: string;
  readonly rows: RowSelection;
  /** Default: always. */
  readonly when?: 'played' | 'over';
  /** Left out of players' pages and books, because the player's own part says the same. */
  readonly offPage?: true;
}

/** Panes beside a home page, each with its parts from top to bottom. */
export interface HomePanes {
  readonly public: readonly (readonly HomePart[])[];
  readonly player: readonly (readonly HomePart[])[];
}

export interface HomeSection extends Pane {
  readonly title: string;
  readonly offPage?: true;
}

/** Whether players' pages and books include this section. */
export function isOnPage({ offPage }: HomeSection): boolean {
  return offPage !== true;
}

/** A section, and the audience whose tab it repeats. */
export interface PaneSection extends HomeSection {
  readonly of: Audience;
}

interface AudienceTabs {
  readonly of: Audience;
  readonly tabs: readonly Tab[];
}

/**
 * The panes that have content. If a reader has a tab of their own with the same title as a public tab, only their own is
 * used. Panes with only public tabs are made once for all books.
 */
export function buildPanes(
  panes: readonly (readonly HomePart[])[],
  own: AudienceTabs | undefined,
  everyones: readonly Tab[],
  over: boolean,
): readonly (readonly PaneSection[])[] {
  return panes
    .map((parts) =>
      own !== undefined && parts.some(({ tab }) => hasTab(own.tabs, tab))
        ? paneSections(parts, [own, { of: 'everyone', tabs: everyones }], over)
        : publicPane(everyones)(parts)[over ? 'over' : 'played'](),
    )
    .filter((sections) => sections.length > 0);
}

/** The public version of a pane, cached. There's one during the game and another after it. */
const publicPane = memoize((tabs: readonly Tab[]) =>
  memoize((parts: readonly HomePart[]) => ({
    played: lazy(() => paneSections(parts, [{ of: 'everyone', tabs }], false)),
    over: lazy(() => paneSections(parts, [{ of: 'everyone', tabs }], true)),
  })),
);

function paneSections(
  parts: readonly HomePart[],
  readers: readonly AudienceTabs[],
  over: boolean,
): readonly PaneSection[] {
  return parts.flatMap((part) => {
    const found = readers.find(({ tabs }) => hasTab(tabs, part.tab));
    if (found === undefined) return [];
    return homeSections([part], found.tabs, over).map((section) => ({ ...section, of: found.of }));
  });
}

function hasTab(tabs: readonly Tab[], wanted: string): boolean {
  return tabs.some(({ title }) => title === wanted);
}

export function homeSections(
  parts: readonly HomePart[],
  tabs: readonly Tab[],
  over: boolean,
): readonly HomeSection[] {
  return parts
    .filter(({ when }) => when === undefined || (when === 'over') === over)
    .flatMap(({ tab: title, rows: wanted, offPage }) => {
      const tab = tabs.find((each) => each.title === title);
      const shown = tab === undefined ? EMPTY_PANE : toPane(tab)(wanted);
      return shown.rows.length === 0 ? [] : [{ title, ...shown, ...dropUndefined({ offPage }) }];
    });
}

const EMPTY_PANE: Pane = { rows: [] };

/** Cached, because all books repeat the same rows. */
const toPane = memoize((tab: Tab) =>
  memoize((wanted: RowSelection): Pane => {
    if (wanted.kind === 'charts') return chartedTables(tab, wanted.columns);
    const { widths } = tab;
    return { rows: selectRows(tab, wanted), ...dropUndefined({ widths }) };
  }),
);

/** Each charted table with its chart below it. `columns` limits the columns shown. */
function chartedTables({ rows, charts = [] }: Tab, columns: readonly string[] | undefined): Pane {
  const shown: Rows[number][] = [];
  const below = charts.map((chart, index) => {
    if (index > 0) shown.push(...EMPTY_CHART_ROWS);
    const from = shown.length;
    const whole = rows.slice(...chart.rows);
    shown.push(...(columns === undefined ? whole : pickColumns(whole, columns)));
    return {
      ...(columns === undefined ? chart : chartWithColumns(chart, columnIndices(whole, columns))),
      rows: [from, shown.length] as const,
      at: { row: shown.length + 1, column: 0 },
    };
  });
  return { rows: shown, charts: below };
}

/** Adapts the chart to a table with only these columns. */
function chartWithColumns(chart: Chart, places: readonly number[]): Chart {
  return {
    ...chart,
    labels: places.indexOf(chart.labels),
    series: chart.series.map((column) => places.indexOf(column)).filter((column) => column !== -1),
  };
}

function selectRows({ rows }: Tab, wanted: Exclude<RowSelection, { readonly kind: 'charts' }>): Rows {
  switch (wanted.kind) {
    case 'whole':
      return rows.filter((row) => !isTitleRow(row));
    case 'facts':
      return factRows(rows);
    case 'table':
      return firstTable(rows, wanted.columns);
    case 'latest-line':
      return latestRowFacts(rows, wanted.columns);
    case 'latest-stage':
      return latestStage(rows, wanted.columns);
    case 'board':
      return boardRows(rows);
  }
}

function factRows(rows: Rows): Rows {
  const below = rows.filter((row) => !isTitleRow(row));
  const end = below.findIndex((row) => isRowBlank(row) || isHeadingRow(row));
  return end === -1 ? below : below.slice(0, end);
}

interface Table {
  readonly heads: Rows[number];
  readonly lines: Rows;
}

function findTables(rows: Rows): readonly Table[] {
  return rows.flatMap((heads, at) => {
    if (!isHeadingRow(heads)) return [];
    const below = rows.slice(at + 1);
    const end = below.findIndex((row) => isRowBlank(row) || isHeadingRow(row));
    return [{ heads, lines: end === -1 ? below : below.slice(0, end) }];
  });
}

function firstTable(rows: Rows, columns: readonly string[] | undefined): Rows {
  const [first] = findTables(rows);
  if (first === undefined || first.lines.length === 0) return [];
  const whole = [first.heads, ...first.lines];
  return columns === undefined ? whole : pickColumns(whole, columns);
}

function latestRowFacts(rows: Rows, columns: readonly string[] | undefined): Rows {
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
  // Name the stage once, above its lines.
  const whole = [heads.slice(1), ...found.map((line) => line.slice(1))];
  return [
    [styled(cellValue(latest), { bold: true })],
    ...(columns === undefined ? whole : pickColumns(whole, columns)),
  ];
}

/** Rows of squares, with a blank row between boards. */
function boardRows(rows: Rows): Rows {
  const isBoard = ([first = '']: Rows[number]): boolean => cellStyle(first).role === 'square';
  const begin = rows.findIndex(isBoard);
  return rows.flatMap((row, at) => {
    if (!isBoard(row)) return [];
    const apart = at > begin && !isBoard(rows[at - 1] ?? []);
    return [...(apart ? [['']] : []), row];
  });
}

/** The table with only these columns. Its first row holds the headings. */
function pickColumns(whole: Rows, columns: readonly string[]): Rows {
  const places = columnIndices(whole, columns);
  return whole.map((row) => places.map((at) => row[at] ?? ''));
}

function columnIndices(whole: Rows, columns: readonly string[]): readonly number[] {
  return columns.map((column) => (whole[0] ?? []).findIndex((head) => cellValue(head) === column));
}

function lastTable(rows: Rows): Table {
  const found = findTables(rows);
  return found[found.length - 1] ?? { heads: [], lines: [] };
}

function isRowBlank(row: Rows[number]): boolean {
  return row.every((cell) => cellValue(cell) === '');
}

function isHeadingRow(row: Rows[number]): boolean {
  return (
    !isRowBlank(row) && row.every((cell) => cellValue(cell) === '' || cellStyle(cell).role === 'heading')
  );
}

function isTitleRow([first = '']: Rows[number]): boolean {
  return cellStyle(first).role === 'title';
}
