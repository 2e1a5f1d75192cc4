// Reads and writes spreadsheets: the host book through the advanced Sheets service, other books in batches.
import { isList, isObject } from '../games/frame/json';
import { defaulted, listOf, optional, type Cell } from '../games/frame/fields';
import { anyNumber, anyText, looseObject, tryRead } from '../games/frame/fields/data-fields';
import { isAccessDenied, toTemporaryFailure, toFailure, rethrowBug, type Failure } from './failure';
import { getBook, updateBook } from './api-calls';
import { sheetsService } from './services';
import { callInBatch, type ApiResult } from './batched-calls';
import {
  type BooksClient,
  type CallFailure,
  type CallResult,
  type FailureKind,
  type GridRange,
  type Request,
  type SheetsClient,
  type TabInfo,
  retryingClient,
} from '../sheets/client';
import { toRequestsJson } from '../sheets/request-text';

/** Tries each call only once. Temporary refusals are returned, not retried. */
export const singleTryClient: SheetsClient = {
  values: (book, ranges, formulas = false) =>
    catchFailure(() => {
      const answer = sheetsService().Values.batchGetByDataFilter(
        {
          dataFilters: ranges.map((gridRange) => ({ gridRange })),
          majorDimension: 'ROWS',
          valueRenderOption: formulas ? 'FORMULA' : 'UNFORMATTED_VALUE',
          dateTimeRenderOption: 'SERIAL_NUMBER',
        },
        book,
      );
      const found = answer.valueRanges ?? [];
      return ranges.map((range) => {
        // Google doesn't guarantee the order, but each result contains its range.
        const match = found.find(({ dataFilters }) =>
          dataFilters?.some(({ gridRange }) => isSameRange(gridRange, range)),
        );
        return toCells(match?.valueRange?.values);
      });
    }),
  batchUpdate: (book, requests) =>
    catchFailure(() => {
      sheetsService().batchUpdate({ requests: asServiceRequests(requests) }, book);
      return undefined;
    }),
  tabs: (book) => catchFailure(() => parseTabs(sheetsService().get(book, { fields: TAB_FIELDS }))),
  errors: (book, wanted) =>
    catchFailure(() => {
      const found = tryRead(errorsField, sheetsService().get(book, { fields: ERROR_FIELDS }));
      const tab = found?.sheets.find(({ properties }) => properties.sheetId === wanted);
      const rows = tab?.data.flatMap(({ rowData }) => rowData) ?? [];
      return rows.map(({ values }) =>
        values.map(({ effectiveValue }) => effectiveValue?.errorValue?.message ?? ''),
      );
    }),
};

const ERROR_FIELDS = 'sheets(properties(sheetId),data(rowData(values(effectiveValue(errorValue(message))))))';

const errorsField = looseObject({
  sheets: listOf(
    looseObject({
      properties: looseObject({ sheetId: defaulted(anyNumber, 0) }),
      data: defaulted(
        listOf(
          looseObject({
            rowData: defaulted(
              listOf(
                looseObject({
                  values: defaulted(
                    listOf(
                      looseObject({
                        effectiveValue: optional(
                          looseObject({
                            errorValue: optional(looseObject({ message: defaulted(anyText, '') })),
                          }),
                        ),
                      }),
                    ),
                    [],
                  ),
                }),
              ),
              [],
            ),
          }),
        ),
        [],
      ),
    }),
  ),
});

const TAB_FIELDS = 'sheets(properties(sheetId,title),charts(chartId))';

/** Reads and writes several books in one batch. Requests refused as too many are retried after a pause. */
export const booksClient: BooksClient = {
  write: (writes) =>
    callInBatch(
      writes.map(({ book, requests }) =>
        updateBook(
          book,
          { requests: asServiceRequests(requests), includeSpreadsheetInResponse: true },
          // Without this mask, the response would describe every tab in full, including archived matches.
          { fields: `updatedSpreadsheet(${TAB_FIELDS})` },
          () => `{"requests":${toRequestsJson(requests)},"includeSpreadsheetInResponse":true}`,
        ),
      ),
    ).map((answer) =>
      toCallResult(answer, (value) => parseTabs(isObject(value) ? value.updatedSpreadsheet : undefined)),
    ),
  tabs: (books) =>
    callInBatch(books.map((book) => getBook(book, { fields: TAB_FIELDS }))).map((answer) =>
      toCallResult(answer, parseTabs),
    ),
};

function toCallResult<T>(answer: ApiResult, read: (value: unknown) => T): CallResult<T> {
  return answer.ok ? { ok: true, value: read(answer.value) } : toCallFailure(answer.failure);
}

/** The tabs in Google's response, which omits properties that are zero or empty. */
const bookField = looseObject({
  sheets: listOf(
    looseObject({
      properties: looseObject({ sheetId: defaulted(anyNumber, 0), title: defaulted(anyText, '') }),
      charts: defaulted(listOf(looseObject({ chartId: defaulted(anyNumber, 0) })), []),
    }),
  ),
});

function parseTabs(book: unknown): readonly TabInfo[] {
  return (tryRead(bookField, book)?.sheets ?? []).map(({ properties, charts }) => ({
    ...properties,
    charts: charts.map(({ chartId }) => chartId),
  }));
}

export const sheetsClient = retryingClient(singleTryClient, (ms) => Utilities.sleep(ms));

/** The cast is safe: both types are generated from the same API description. */
function asServiceRequests(requests: readonly Request[]): GoogleAppsScript.Sheets.Schema.Request[] {
  return requests as GoogleAppsScript.Sheets.Schema.Request[];
}

function catchFailure<T>(run: () => T): CallResult<T> {
  try {
    return { ok: true, value: run() };
  } catch (error) {
    rethrowBug(error);
    return toCallFailure(toFailure(error));
  }
}

function toCallFailure(failure: Failure): CallFailure {
  return { ok: false, kind: failureKind(failure), message: failure.message };
}

function failureKind(failure: Failure): FailureKind {
  if (failure.code === 400) return 'invalid';
  return toTemporaryFailure(failure) ?? (isAccessDenied(failure) ? 'denied' : 'failed');
}

const RANGE_EDGES = [
  'sheetId',
  'startRowIndex',
  'endRowIndex',
  'startColumnIndex',
  'endColumnIndex',
] as const;

function isSameRange(a: GoogleAppsScript.Sheets.Schema.GridRange | undefined, b: GridRange): boolean {
  // Google omits a start of 0.
  return (
    a !== undefined &&
    RANGE_EDGES.every((edge) => (a[edge] ?? defaultEdge(edge)) === (b[edge] ?? defaultEdge(edge)))
  );
}

function defaultEdge(edge: (typeof RANGE_EDGES)[number]): number | undefined {
  return edge.startsWith('start') || edge === 'sheetId' ? 0 : undefined;
}

function toCells(values: unknown): readonly (readonly Cell[])[] {
  if (!isList(values)) return [];
  return values.map((row) => (isList(row) ? row.map(toCell) : []));
}

function toCell(value: unknown): Cell {
  if (typeof value === 'number' || typeof value === 'boolean' || typeof value === 'string') return value;
  return '';
}
