// The Sheets API calls that Round Keeper makes, and their requests. Types come from Google's own client, so a misspelled
// request doesn't compile.
import type { sheets_v4 } from '@googleapis/sheets';
import { listOf, object, type Cell, type FieldValue } from '../games/frame/fields';
import { anyNumber, anyText } from '../games/frame/fields/data-fields';
import { retry } from '../rounds/time/retry';
import type { CallProblem } from '../rounds/reply/reply';

export type Request = sheets_v4.Schema$Request;

/** A part of a tab. Indexes start at 0 and ends are exclusive. A missing index means the tab's edge. */
export interface GridRange {
  readonly sheetId: number;
  readonly startRowIndex?: number;
  readonly endRowIndex?: number;
  readonly startColumnIndex?: number;
  readonly endColumnIndex?: number;
}

export type CellData = sheets_v4.Schema$CellData;
export type CellFormat = sheets_v4.Schema$CellFormat;
export type EmbeddedChart = sheets_v4.Schema$EmbeddedChart;

export const tabInfoField = object({
  sheetId: anyNumber,
  title: anyText,
  /** Ids of the tab's charts. */
  charts: listOf(anyNumber),
});
export type TabInfo = FieldValue<typeof tabInfoField>;

export type CallResult<T> = { readonly ok: true; readonly value: T } | CallFailure;

export interface CallFailure {
  readonly ok: false;
  readonly kind: FailureKind;
  readonly message: string;
}

/**
 * Why a call failed. `invalid`: the request doesn't fit the book. `denied`: this account isn't allowed. `busy`: too many
 * calls, and nothing was done. `unsure`: Google has trouble, and the call may have succeeded. `failed`: a retry wouldn't
 * help.
 */
export type FailureKind = 'invalid' | 'denied' | 'busy' | 'unsure' | 'failed';

export interface SheetsClient {
  /**
   * The unformatted values of these ranges in one call; dates are serial numbers. `formulas`: formulas, not their values.
   */
  values(
    book: string,
    ranges: readonly GridRange[],
    formulas?: boolean,
  ): CallResult<readonly (readonly (readonly Cell[])[])[]>;
  /** One atomic write. `isDone` is called before a retry, to check whether the first try succeeded after all. */
  batchUpdate(
    book: string,
    requests: readonly Request[],
    isDone?: (client: SheetsClient) => boolean,
  ): CallResult<undefined>;
  tabs(book: string): CallResult<readonly TabInfo[]>;
  /** Google's message about each cell that shows an error; empty for all other cells of the tab. */
  errors(book: string, sheetId: number): CallResult<readonly (readonly string[])[]>;
}

export interface BookWrite {
  readonly book: string;
  readonly requests: readonly Request[];
}

/** Writes several books at the same time. A call can't contain a book twice. Results are in the order of the books. */
export interface BooksClient {
  /** Returns each book's tabs as they are after its write. */
  write(writes: readonly BookWrite[]): readonly CallResult<readonly TabInfo[]>[];
  tabs(books: readonly string[]): readonly CallResult<readonly TabInfo[]>[];
}

/** Pauses between retries, in milliseconds, because Sheets limits calls per minute. Together they're the longest that a host has to wait. */
export const RETRY_PAUSES_MS = [2000, 4000, 8000] as const;

/** A client that retries `busy` calls and failed reads. Writes that may have succeeded are never retried. */
export function retryingClient(client: SheetsClient, sleep: (ms: number) => void): SheetsClient {
  const again = <T>(kinds: readonly FailureKind[], call: () => CallResult<T>): CallResult<T> =>
    retry(call, {
      pauses: RETRY_PAUSES_MS,
      pause: sleep,
      passes: (result) => !result.ok && kinds.includes(result.kind),
    });
  return {
    values: (book, ranges, formulas) =>
      again(['busy', 'unsure'], () => client.values(book, ranges, formulas)),
    tabs: (book) => again(['busy', 'unsure'], () => client.tabs(book)),
    errors: (book, sheetId) => again(['busy', 'unsure'], () => client.errors(book, sheetId)),
    batchUpdate: (book, requests, isDone = () => false) => {
      let isFirst = true;
      const result = again(['busy'], (): CallResult<undefined> => {
        if (!isFirst && isDone(client)) return { ok: true, value: undefined };
        isFirst = false;
        return client.batchUpdate(book, requests);
      });
      if (!result.ok && result.kind === 'unsure') sleep(RETRY_PAUSES_MS[0]);
      return result;
    },
  };
}

/** Marks problems that will pass, so that callers who can wait retry later. */
export function retryHint(kind: FailureKind): Pick<CallProblem, 'passes'> {
  return kind === 'busy' || kind === 'unsure' ? { passes: 'google' } : {};
}

const DENIED_MESSAGE =
  /do(es)? not have permission|PERMISSION_DENIED|Authorization is required|insufficient/i;

/** Whether an error message says that access was denied, if Google gives no code. Only recognizes English messages. */
export function isDenialMessage(message: string): boolean {
  return DENIED_MESSAGE.test(message);
}

export function permissionProblem(what: string, message: string): CallProblem {
  return {
    code: 'not-authorized',
    text: `${what}: Google refused (${message}). If the spreadsheet belongs to somebody else, ask them to let you edit it. If you have several Google accounts, use a window with only one. Then open Extensions › Round Keeper and grant the permissions.`,
  };
}
