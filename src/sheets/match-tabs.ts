// The tabs in which a host computes a match. Their ids are derived from the match, so the tabs are found even if the host
// renames them. Commits never draw, move or delete them.
import { ARCHIVED_TAB_COLOUR, rgb } from '../games/frame/colours';
import { fail, ok, type Result } from '../games/frame/result';
import { tabSheetId } from '../games/frame/tabs';
import type { CallProblem } from '../rounds/reply/reply';
import type { Grid } from '../rounds/ports/host-book';
import {
  MATCH_TABS,
  type CopiedTab,
  type CellRun,
  type EnteredCell,
  type MatchTab,
  type MatchTabName,
  type MatchTabs,
  type MatchTabsPort,
  type MatchTabsWrite,
} from '../rounds/ports/match-tabs';
import {
  copiedTabRequests,
  copiedTabId,
  titleWithoutNumber,
  readFormerTabs,
  CELL_FIELDS,
  copiedCellData,
  frozenEdges,
} from './former-tabs';
import { toAcceptedFormula, findFormulaSeparators, type FormulaSeparators } from './formula-separators';
import {
  type CallFailure,
  type CallResult,
  type Request,
  type SheetsClient,
  type TabInfo,
  retryHint,
  permissionProblem,
} from './client';

const TAB_TITLES: Readonly<Record<MatchTabName, string>> = {
  answers: 'Answers',
  history: 'History',
  results: 'Results',
};

/** The minimum size of a new tab. */
const MIN_TAB_SIZE = { rows: 200, columns: 40 };

export function matchTabs(client: SheetsClient, book: () => string): MatchTabsPort {
  return {
    read: (match) => {
      const there = client.tabs(book());
      return there.ok
        ? readExistingTabs(client, book(), match, there.value)
        : fail(matchTabsProblem('Reading', there));
    },
    entered: (match) => {
      const values = client.values(book(), [{ sheetId: matchTabId(match, 'results') }], true);
      return values.ok ? ok(values.value[0] ?? []) : fail(matchTabsProblem('Reading', values));
    },
    write: (match, there, cells) => {
      const tabs = client.tabs(book());
      if (!tabs.ok) return fail(matchTabsProblem('Writing to', tabs));
      const missing = MATCH_TABS.filter((which) => there[which] === undefined);
      const at = newTabIndex(tabs.value);
      const made = missing.map((which, index) => ({
        ...newTabProperties(match, which, cells, at + index),
        title: findFreeTitle(TAB_TITLES[which], tabs.value),
      }));
      const requests = [
        ...made.map((properties): Request => ({ addSheet: { properties } })),
        ...PARTLY_WRITTEN_TABS.flatMap((which) =>
          cells[which].map((run) => cellRunRequest(matchTabId(match, which), run)),
        ),
        ...visibilityRequests(matchTabId(match, 'answers'), cells),
        ...(there.results === undefined ? [resultsRequest(match, cells.results)] : []),
      ];
      const titles = Object.fromEntries(missing.map((which, index) => [which, made[index]?.title ?? '']));
      const written = writeNewTabs(client, book(), made, requests);
      if (written.ok) return ok(titles);
      const old = PARTLY_WRITTEN_TABS.filter((which) => there[which] !== undefined);
      if (written.kind !== 'invalid' || old.length === 0)
        return fail(matchTabsProblem('Writing to', written));
      // A tab may have too few columns for the questions, or somebody may have deleted rows. Tabs never shrink.
      const grown = old.flatMap((which) => growthRequests(matchTabId(match, which), cells[which]));
      const again = client.batchUpdate(book(), [...grown, ...requests]);
      return again.ok ? ok(titles) : fail(matchTabsProblem('Writing to', again));
    },
    former: (match) => {
      const tabs = client.tabs(book());
      if (!tabs.ok) return fail(matchTabsProblem('Reading', tabs));
      const own = findMatchTabs(match, tabs.value);
      if (own.every(({ which }) => which !== 'results')) return ok([]);
      const read = readFormerTabs(client, book(), tabs.value, own);
      if (!read.ok) return fail(matchTabsProblem('Reading', read));
      const taken = [...tabs.value];
      return ok(
        read.value.map((tab) => {
          const next = findFreeTitle(
            tab.which === undefined ? titleWithoutNumber(tab.title) : TAB_TITLES[tab.which],
            taken,
          );
          taken.push({ sheetId: -1, title: next, charts: [] });
          return { ...tab, next };
        }),
      );
    },
    createCopies: (match, brought) => {
      const tabs = client.tabs(book());
      if (!tabs.ok) return fail(matchTabsProblem('Writing to', tabs));
      const forms = brought.some(hasFormula) ? findFormulaSeparators(client, book()) : NO_FORMULAS;
      if (!forms.ok) return fail(matchTabsProblem('Writing to', forms));
      const at = newTabIndex(tabs.value);
      const made = brought.map((tab) => ({
        tab: forms.value === undefined ? tab : withAcceptedFormulas(tab, forms.value),
        sheetId: tab.which === undefined ? copiedTabId(match, tab.title) : matchTabId(match, tab.which),
      }));
      const requests = made.map(({ tab, sheetId }, index) =>
        copiedTabRequests(tab, { sheetId, index: at + index }, MIN_TAB_SIZE),
      );
      // Formulas are entered once all the tabs that they use exist.
      const written = writeNewTabs(client, book(), made, [
        ...requests.flatMap(([first]) => (first === undefined ? [] : [first])),
        ...requests.flatMap(([, ...cells]) => cells),
      ]);
      return written.ok ? ok(undefined) : fail(matchTabsProblem('Writing to', written));
    },
    archive: (matches) => {
      const tabs = client.tabs(book());
      if (!tabs.ok) return;
      const there = matches.flatMap((match) => findMatchTabs(match, tabs.value).map(({ tab }) => tab));
      const style = { index: tabs.value.length, tabColorStyle: { rgbColor: rgb(ARCHIVED_TAB_COLOUR) } };
      const requests = there.map(({ sheetId }): Request => {
        const properties = { sheetId, ...style };
        return { updateSheetProperties: { properties, fields: 'index,tabColorStyle' } };
      });
      if (requests.length > 0) client.batchUpdate(book(), requests);
    },
  };
}

const NO_FORMULAS: ReturnType<typeof findFormulaSeparators> = { ok: true, value: undefined };

function hasFormula({ cells }: CopiedTab): boolean {
  return cells.some((row) => row.some((cell) => typeof cell === 'object'));
}

function withAcceptedFormulas(tab: CopiedTab, forms: FormulaSeparators): CopiedTab {
  const written = (cell: EnteredCell): EnteredCell =>
    typeof cell === 'object' ? { formula: toAcceptedFormula(cell.formula, forms) } : cell;
  return { ...tab, cells: tab.cells.map((row) => row.map(written)) };
}

/** Writes new tabs. If Google can't say whether the write worked, checks whether the tabs exist. */
function writeNewTabs(
  client: SheetsClient,
  book: string,
  made: readonly { readonly sheetId?: number | null }[],
  requests: readonly Request[],
): CallResult<undefined> {
  const isDone = (asked: SheetsClient): boolean => {
    const tabs = asked.tabs(book);
    const ids = tabs.ok ? tabs.value.map(({ sheetId }) => sheetId) : [];
    return made.length > 0 && made.every(({ sheetId }) => ids.some((id) => id === sheetId));
  };
  const written = client.batchUpdate(book, requests, isDone);
  if (written.ok || written.kind !== 'unsure') return written;
  return isDone(client) ? { ok: true, value: undefined } : written;
}

/** Tabs in which the program only writes some cells. */
const PARTLY_WRITTEN_TABS = ['answers', 'history'] as const;

function matchTabId(match: string, which: MatchTabName): number {
  return tabSheetId(`${TAB_TITLES[which]} of the match begun at ${match}`);
}

function findMatchTabs(match: string, tabs: readonly TabInfo[]) {
  return MATCH_TABS.flatMap((which) => {
    const tab = tabs.find(({ sheetId }) => sheetId === matchTabId(match, which));
    return tab === undefined ? [] : [{ which, tab }];
  });
}

function readExistingTabs(
  client: SheetsClient,
  book: string,
  match: string,
  tabs: readonly TabInfo[],
): Result<MatchTabs, CallProblem> {
  const found = findMatchTabs(match, tabs);
  if (found.length === 0) return ok({ answers: undefined, history: undefined, results: undefined });
  const values = client.values(
    book,
    found.map(({ tab: { sheetId } }) => ({ sheetId })),
  );
  if (!values.ok) return fail(matchTabsProblem('Reading', values));
  const tabOf = (wanted: MatchTabName): MatchTab | undefined => {
    const at = found.findIndex(({ which }) => which === wanted);
    const title = found[at]?.tab.title;
    return title === undefined ? undefined : { title, cells: values.value[at] ?? [] };
  };
  const results = tabOf('results');
  const isWrong = results?.cells.some((row) => row.some((cell) => String(cell).startsWith('#'))) === true;
  // Google's messages about cells with an error. Other code rewords the messages for the host.
  const errors = isWrong ? client.errors(book, matchTabId(match, 'results')) : undefined;
  return ok({
    answers: tabOf('answers'),
    history: tabOf('history'),
    results: results === undefined || errors?.ok !== true ? results : { ...results, errors: errors.value },
  });
}

/** The index for a new tab: after all other tabs, but before the tabs of earlier matches. */
function newTabIndex(tabs: readonly TabInfo[]): number {
  const titles = Object.values(TAB_TITLES).join('|');
  const earlier = new RegExp(`^(?:${titles})(?: |$)`);
  const at = tabs.findIndex(({ title }) => earlier.test(title));
  return at === -1 ? tabs.length : at;
}

/** An empty tab with frozen headings and names. */
function newTabProperties(match: string, which: MatchTabName, cells: MatchTabsWrite, index: number) {
  const heading = which === 'results' ? cells.results.findIndex((row) => row.length > 1) : 0;
  const runs = which === 'results' ? [] : cells[which];
  const width = Math.max(neededColumnCount(runs), ...cells.results.map((row) => row.length));
  return {
    sheetId: matchTabId(match, which),
    index,
    gridProperties: {
      rowCount: Math.max(MIN_TAB_SIZE.rows, neededRowCount(runs)),
      columnCount: Math.max(MIN_TAB_SIZE.columns, width),
      ...frozenEdges(which, heading),
    },
  };
}

/** Writes the headings and names of Results. After that, the program never writes to Results. */
function resultsRequest(match: string, cells: Grid): Request {
  return {
    updateCells: {
      start: { sheetId: matchTabId(match, 'results'), rowIndex: 0, columnIndex: 0 },
      rows: cells.map((row) => ({ values: row.map((cell) => copiedCellData(cell, true)) })),
      fields: CELL_FIELDS,
    },
  };
}

/** Overwrites these cells and no others. */
function cellRunRequest(sheetId: number, { at, row, heading, cells }: CellRun): Request {
  return {
    updateCells: {
      start: { sheetId, rowIndex: row, columnIndex: at },
      rows: cells.map((cell) => ({ values: [copiedCellData(cell, heading)] })),
      // The host decides how answers look.
      fields: heading ? CELL_FIELDS : 'userEnteredValue',
    },
  };
}

function visibilityRequests(sheetId: number, { shown, hidden }: MatchTabsWrite): readonly Request[] {
  const request = (at: number, hiddenByUser: boolean): Request => ({
    updateDimensionProperties: {
      range: { sheetId, dimension: 'COLUMNS', startIndex: at, endIndex: at + 1 },
      properties: { hiddenByUser },
      fields: 'hiddenByUser',
    },
  });
  return [...shown.map((at) => request(at, false)), ...hidden.map((at) => request(at, true))];
}

function neededColumnCount(runs: readonly CellRun[]): number {
  return Math.max(...runs.map(({ at }) => at + 1));
}

function neededRowCount(runs: readonly CellRun[]): number {
  return Math.max(...runs.map(({ row, cells }) => row + cells.length));
}

function growthRequests(sheetId: number, runs: readonly CellRun[]): readonly Request[] {
  if (runs.length === 0) return [];
  return [
    { appendDimension: { sheetId, dimension: 'COLUMNS', length: neededColumnCount(runs) } },
    { appendDimension: { sheetId, dimension: 'ROWS', length: neededRowCount(runs) } },
  ];
}

/** A title that isn't taken in the book, because earlier matches keep their tabs and titles. */
function findFreeTitle(title: string, tabs: readonly TabInfo[]): string {
  const taken = new Set(tabs.map((tab) => tab.title.toLowerCase()));
  let free: string = title;
  for (let number = 2; taken.has(free.toLowerCase()); number += 1) free = `${title} ${number}`;
  return free;
}

function matchTabsProblem(doing: string, { kind, message }: CallFailure): CallProblem {
  const what = `${doing} the tabs for your formulas`;
  if (kind === 'denied') return permissionProblem(what, message);
  return {
    code: 'match-tabs-failed',
    text: `${what}: Google Sheets refused (${message}). Your data is intact. Try again.`,
    again: true,
    ...retryHint(kind),
  };
}
