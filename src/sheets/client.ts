// The few calls of the Sheets API that Round Keeper makes, and the requests in them, typed by Google's own
// client so that a misspelt request does not compile.
import type { sheets_v4 } from '@googleapis/sheets';
import { listOf, object, type Cell, type ValueOf } from '../games/frame/fields';
import { anyNumber, anyText } from '../games/frame/fields/plain';
import { tryAgain } from '../rounds/time/again';
import type { CallProblem } from '../rounds/reply/reply';

export type Request = sheets_v4.Schema$Request;

/** A part of a tab, counted from 0, ends not included; where an edge is absent, it goes to the edge of the tab. */
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

/** A tab as a book lists it. */
export const tabInfoField = object({
  sheetId: anyNumber,
  title: anyText,
  /** The ids of its charts. */
  charts: listOf(anyNumber),
});
export type TabInfo = ValueOf<typeof tabInfoField>;

export type CallResult<T> = { readonly ok: true; readonly value: T } | CallFailure;

export interface CallFailure {
  readonly ok: false;
  readonly kind: FailureKind;
  readonly message: string;
}

/**
 * Why a call failed. `invalid`: the request does not fit the book as it is; `denied`: this account may not; `busy`: too
 * many calls, and nothing was done; `unsure`: Google is out of order, and it may have been done; `failed`: anything
 * else, which another try would not change.
 */
export type FailureKind = 'invalid' | 'denied' | 'busy' | 'unsure' | 'failed';

export interface SheetsClient {
  /**
   * The values of these ranges in one call, in the order asked; unformatted, dates as serial numbers. `formulas`: of a cell
   * with a formula that instead of its value.
   */
  values(
    book: string,
    ranges: readonly GridRange[],
    formulas?: boolean,
  ): CallResult<readonly (readonly (readonly Cell[])[])[]>;
  /**
   * Makes all requests in one atomic write. `isDone` finds out by another call whether it was done: asked before a
   * write that was refused for a moment is made again.
   */
  batchUpdate(
    book: string,
    requests: readonly Request[],
    isDone?: (client: SheetsClient) => boolean,
  ): CallResult<undefined>;
  tabs(book: string): CallResult<readonly TabInfo[]>;
  /** What Google says of each cell of a tab that shows an error; empty for all others. */
  errors(book: string, sheetId: number): CallResult<readonly (readonly string[])[]>;
}

/** The requests of one atomic write. */
export interface BookWrite {
  readonly book: string;
  readonly requests: readonly Request[];
}

/** Writes several books at once, each at most once in a call; each result stands in the place of its book. */
export interface BooksClient {
  /** Gives the tabs that each book has after its write. */
  write(writes: readonly BookWrite[]): readonly CallResult<readonly TabInfo[]>[];
  tabs(books: readonly string[]): readonly CallResult<readonly TabInfo[]>[];
}

/**
 * The pauses between tries, in milliseconds. Sheets limits calls by the minute; a host at a window waits no longer than
 * all of them.
 */
export const PAUSES_MS = [2000, 4000, 8000] as const;

/** Makes a client that tries `busy` calls again, and reads that failed; not writes that may have been done. */
export function patientClient(client: SheetsClient, sleep: (ms: number) => void): SheetsClient {
  const again = <T>(kinds: readonly FailureKind[], call: () => CallResult<T>): CallResult<T> =>
    tryAgain(call, {
      pauses: PAUSES_MS,
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
      if (!result.ok && result.kind === 'unsure') sleep(PAUSES_MS[0]);
      return result;
    },
  };
}

/** Marks a problem that passes by itself: whoever can wait tries the same again. */
export function passing(kind: FailureKind): Pick<CallProblem, 'passes'> {
  return kind === 'busy' || kind === 'unsure' ? { passes: 'google' } : {};
}

const DENIED = /do(es)? not have permission|PERMISSION_DENIED|Authorization is required|insufficient/i;

/** Whether a text is known to be a refusal, where Google gives nothing else. It understands only English. */
export function knownDenial(message: string): boolean {
  return DENIED.test(message);
}

/** Words the refusal as a problem that says what the host can do. */
export function permissionError(what: string, message: string): CallProblem {
  return {
    code: 'not-authorized',
    text: `${what}: Google says that this account may not. If the spreadsheet is somebody else’s, they must let you edit it. If you are signed in with several Google accounts, use a window with only this one. Then choose Extensions › Round Keeper again and allow what it asks for. (${message})`,
  };
}
