// The tabs of a match in which the host computes, over the Sheets API. Their ids follow from the match, so that a renamed
// one is found; no commit draws, moves or deletes them.
import { fail, ok, type Result } from '../games/frame/result';
import { sheetIdOf, type Cell } from '../games/frame/tabs';
import type { CallProblem } from '../rounds/reply/reply';
import type { Grid } from '../rounds/ports/host-book';
import type { AnswersCells, MatchTab, MatchTabs, MatchTabsPort } from '../rounds/ports/match-tabs';
import { enteredValue } from './cells';
import type { CallFailure, CellData, Request, SheetsClient, TabInfo } from './client';
import { permissionError } from './permission-error';

const TITLES = { answers: 'Answers', results: 'Results' } as const;
type Which = keyof typeof TITLES;

/** Rows and columns that a new tab has at least. */
const ROOM = { rows: 200, columns: 40 };

export function matchTabs(client: SheetsClient, book: () => string): MatchTabsPort {
  return {
    read: (match) => {
      const there = client.tabs(book());
      return there.ok ? readThere(client, book(), match, there.value) : fail(failed('Reading', there));
    },
    write: (match, there, { answers, results }) => {
      const tabs = client.tabs(book());
      if (!tabs.ok) return fail(failed('Writing to', tabs));
      const requests = [
        ...(there.answers === undefined ? [addTab(match, 'answers', columnsOf(answers), 0, tabs.value)] : []),
        ...answers.map((cells) => answersRequest(match, cells)),
        ...(there.results === undefined ? resultsTab(match, results, tabs.value) : []),
      ];
      const written = client.batchUpdate(book(), requests);
      if (written.ok) return ok(undefined);
      if (written.kind !== 'invalid' || there.answers === undefined)
        return fail(failed('Writing to', written));
      // More questions than the tab has columns, or rows that were deleted by hand: it grows, and shrinks never.
      const again = client.batchUpdate(book(), [...growth(match, answers), ...requests]);
      return again.ok ? ok(undefined) : fail(failed('Writing to', again));
    },
  };
}

function idOf(match: string, which: Which): number {
  return sheetIdOf(`${TITLES[which]} of the match begun at ${match}`);
}

function readThere(
  client: SheetsClient,
  book: string,
  match: string,
  tabs: readonly TabInfo[],
): Result<MatchTabs, CallProblem> {
  const found = (['answers', 'results'] as const).flatMap((which) => {
    const tab = tabs.find(({ sheetId }) => sheetId === idOf(match, which));
    return tab === undefined ? [] : [{ which, tab }];
  });
  if (found.length === 0) return ok({ answers: undefined, results: undefined });
  const values = client.values(
    book,
    found.map(({ tab: { sheetId } }) => ({ sheetId })),
  );
  if (!values.ok) return fail(failed('Reading', values));
  const tabOf = (wanted: Which): MatchTab | undefined => {
    const at = found.findIndex(({ which }) => which === wanted);
    const title = found[at]?.tab.title;
    return title === undefined ? undefined : { title, cells: values.value[at] ?? [] };
  };
  return ok({ answers: tabOf('answers'), results: tabOf('results') });
}

/** An empty tab: the heading row and the names stay in sight. */
function addTab(
  match: string,
  which: Which,
  columns: number,
  heading: number,
  tabs: readonly TabInfo[],
): Request {
  return {
    addSheet: {
      properties: {
        sheetId: idOf(match, which),
        title: freeTitle(TITLES[which], tabs),
        gridProperties: {
          rowCount: ROOM.rows,
          columnCount: Math.max(ROOM.columns, columns),
          frozenColumnCount: 1,
          frozenRowCount: heading + 1,
        },
      },
    },
  };
}

/** Results with its headings and names: the only time that the program writes there. */
function resultsTab(match: string, cells: Grid, tabs: readonly TabInfo[]): readonly Request[] {
  const heading = cells.findIndex((row) => row.length > 1);
  const width = cells.reduce((most, row) => Math.max(most, row.length), 1);
  return [
    addTab(match, 'results', width, heading, tabs),
    {
      updateCells: {
        start: { sheetId: idOf(match, 'results'), rowIndex: 0, columnIndex: 0 },
        rows: cells.map((row) => ({ values: row.map((cell) => entered(cell, true)) })),
        fields: FIELDS,
      },
    },
  ];
}

/** Writes cells of answers over what stands there, and over nothing else. */
function answersRequest(match: string, { at, row, heading, cells }: AnswersCells): Request {
  return {
    updateCells: {
      start: { sheetId: idOf(match, 'answers'), rowIndex: row, columnIndex: at },
      rows: cells.map((cell) => ({ values: [entered(cell, heading)] })),
      // The looks of answers are the host's.
      fields: heading ? FIELDS : 'userEnteredValue',
    },
  };
}

function columnsOf(answers: readonly AnswersCells[]): number {
  return Math.max(0, ...answers.map(({ at }) => at + 1));
}

const FIELDS = 'userEnteredValue,userEnteredFormat.textFormat.bold';

function growth(match: string, answers: readonly AnswersCells[]): readonly Request[] {
  const sheetId = idOf(match, 'answers');
  const rows = Math.max(0, ...answers.map(({ row, cells }) => row + cells.length));
  return [
    { appendDimension: { sheetId, dimension: 'COLUMNS', length: columnsOf(answers) } },
    { appendDimension: { sheetId, dimension: 'ROWS', length: rows } },
  ];
}

function entered(value: Cell, bold: boolean): CellData {
  return {
    userEnteredValue: enteredValue(value),
    ...(bold ? { userEnteredFormat: { textFormat: { bold } } } : {}),
  };
}

/** A title that no tab of the book has: an earlier match keeps its tabs, under their titles. */
function freeTitle(title: string, tabs: readonly TabInfo[]): string {
  const taken = new Set(tabs.map((tab) => tab.title.toLowerCase()));
  let free: string = title;
  for (let number = 2; taken.has(free.toLowerCase()); number += 1) free = `${title} ${number}`;
  return free;
}

function failed(doing: string, { kind, message }: CallFailure): CallProblem {
  const what = `${doing} the tabs Answers and Results`;
  if (kind === 'denied') return permissionError(what, message);
  return {
    code: 'match-tabs-failed',
    text: `${what}: Google Sheets did not take it (${message}). Nothing was half-written; try again.`,
    again: true,
  };
}
