// Reads and writes spreadsheets through the Sheets API, as Apps Script's advanced service offers it.
import { isList } from '../games/frame/json';
import type { Cell } from '../games/frame/fields';
import { isDenied, limitOf, failureOf, type Failure } from './failure';
import { sheetsService } from './services';
import type { CallResult, FailureKind, GridRange, Request, SheetsClient, TabInfo } from '../sheets/client';
import { patientClient } from '../sheets/patient-client';

const directClient: SheetsClient = {
  values: (book, ranges) =>
    calling(() => {
      const answer = sheetsService().Values.batchGetByDataFilter(
        {
          dataFilters: ranges.map((gridRange) => ({ gridRange })),
          majorDimension: 'ROWS',
          valueRenderOption: 'UNFORMATTED_VALUE',
          dateTimeRenderOption: 'SERIAL_NUMBER',
        },
        book,
      );
      const found = answer.valueRanges ?? [];
      return ranges.map((range) => {
        // Google promises no order of the answers; each names the range that it belongs to.
        const match = found.find(({ dataFilters }) =>
          dataFilters?.some(({ gridRange }) => sameRange(gridRange, range)),
        );
        return cells(match?.valueRange?.values);
      });
    }),
  batchUpdate: (book, requests) =>
    calling(() => {
      sheetsService().batchUpdate({ requests: forService(requests) }, book);
      return undefined;
    }),
  batchUpdateAndLook: (book, requests) =>
    calling(() => {
      const request = { requests: forService(requests), includeSpreadsheetInResponse: true };
      return tabsOf(sheetsService().batchUpdate(request, book).updatedSpreadsheet);
    }),
  tabs: (book) =>
    calling(() => {
      const fields = 'sheets(properties(sheetId,title),charts(chartId))';
      return tabsOf(sheetsService().get(book, { fields }));
    }),
};

function tabsOf(book: GoogleAppsScript.Sheets.Schema.Spreadsheet | undefined): readonly TabInfo[] {
  return (book?.sheets ?? []).map(({ properties, charts = [] }) => ({
    sheetId: properties?.sheetId ?? 0,
    title: properties?.title ?? '',
    charts: charts.flatMap(({ chartId }) => (chartId === undefined ? [] : [chartId])),
  }));
}

export const sheetsClient = patientClient(directClient, (ms) => Utilities.sleep(ms));

/** The requests as the advanced service types them: both types are generated from one API description. */
function forService(requests: readonly Request[]): GoogleAppsScript.Sheets.Schema.Request[] {
  return requests as GoogleAppsScript.Sheets.Schema.Request[];
}

function calling<T>(run: () => T): CallResult<T> {
  try {
    return { ok: true, value: run() };
  } catch (error) {
    const failure = failureOf(error);
    return { ok: false, kind: failureKind(failure), message: failure.message };
  }
}

function failureKind(failure: Failure): FailureKind {
  if (failure.code === 400) return 'invalid';
  if (limitOf(failure) === 'moment') return 'busy';
  if (failure.code === 503) return 'unsure';
  return isDenied(failure) ? 'denied' : 'failed';
}

const EDGES = ['sheetId', 'startRowIndex', 'endRowIndex', 'startColumnIndex', 'endColumnIndex'] as const;

function sameRange(a: GoogleAppsScript.Sheets.Schema.GridRange | undefined, b: GridRange): boolean {
  // Google leaves out a start of 0.
  return a !== undefined && EDGES.every((edge) => (a[edge] ?? startOf(edge)) === (b[edge] ?? startOf(edge)));
}

function startOf(edge: (typeof EDGES)[number]): number | undefined {
  return edge.startsWith('start') || edge === 'sheetId' ? 0 : undefined;
}

function cells(values: unknown): readonly (readonly Cell[])[] {
  if (!isList(values)) return [];
  return values.map((row) => (isList(row) ? row.map(cell) : []));
}

function cell(value: unknown): Cell {
  if (typeof value === 'number' || typeof value === 'boolean' || typeof value === 'string') return value;
  return '';
}
