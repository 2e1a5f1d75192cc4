// The service SpreadsheetApp, for the open spreadsheet and its forms' tabs. The Sheets API reads and writes cells.
import { ApiError, GoogleError } from '../errors';
import type { Execution } from '../execution';
import { formUrls } from '../forms/form';
import { method, ServiceType, strictText, type ServiceObject } from '../service-types';
import { tabById, type Book, type Tab } from '../sheets/book';
import { uiObject } from './ui';

export interface BookRef {
  readonly execution: Execution;
  readonly bookId: string;
  /** When the spreadsheet was opened. Tabs that appear later aren't visible through this object. */
  readonly openedAt: number;
}

interface SheetRef extends BookRef {
  readonly sheetId: number;
}

const readBook = ({ execution, bookId }: BookRef): Book => execution.cloud.readBook(bookId, execution.user);

function readTab(ref: SheetRef): Tab {
  const tab = tabById(readBook(ref), ref.sheetId);
  if (tab === undefined) throw new GoogleError(`Sheet ${ref.sheetId} not found`);
  return tab;
}

const sheetType = new ServiceType<SheetRef>('SpreadsheetApp', 'Sheet', {
  getSheetId: method([], ({ sheetId }) => sheetId),
  getFormUrl: method([], (ref) => {
    const { formId } = readTab(ref);
    const form = formId === undefined ? undefined : ref.execution.cloud.forms.get(formId);
    if (form === undefined) return null;
    const url = formUrls.edit(form);
    return ref.execution.conditions.namesOtherForms ? url.replace(form.id, 'another-form') : url;
  }),
});

export const spreadsheetType = new ServiceType<BookRef>('SpreadsheetApp', 'Spreadsheet', {
  getId: method([], ({ bookId }) => bookId),
  getSheets: method([], (ref) =>
    readBook(ref)
      .tabs.filter(({ appearsAt = 0 }) => appearsAt <= ref.openedAt)
      .map(({ sheetId }) => sheetType.make({ ...ref, sheetId })),
  ),
  getSpreadsheetTimeZone: method([], (ref) => ref.execution.conditions.bookZone ?? readBook(ref).timeZone),
});

/** When each execution first opened each book. */
const bookOpenTimes = new WeakMap<Execution, Map<string, number>>();

export function spreadsheetObject(execution: Execution, bookId: string): ServiceObject {
  const now = execution.clock.now();
  const opened = bookOpenTimes.get(execution) ?? new Map<string, number>();
  bookOpenTimes.set(execution, opened);
  const first = opened.get(bookId) ?? now;
  opened.set(bookId, first);
  const openedAt = execution.conditions.tabsAsFirstOpened ? first : now;
  return spreadsheetType.make({ execution, bookId, openedAt });
}

function activeSpreadsheet(execution: Execution): ServiceObject | null {
  return execution.bookId === null ? null : openSpreadsheet(execution, execution.bookId);
}

function openSpreadsheet(execution: Execution, bookId: string): ServiceObject {
  const { cloud, user } = execution;
  try {
    cloud.readBook(bookId, user);
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    throw new GoogleError(
      error.code === 403
        ? 'You do not have permission to access the requested document.'
        : `Document ${bookId} is missing (perhaps it was deleted, or you don't have read access?)`,
    );
  }
  return spreadsheetObject(execution, bookId);
}

export const spreadsheetApp = new ServiceType<Execution>('SpreadsheetApp', 'SpreadsheetApp', {
  getActiveSpreadsheet: method([], activeSpreadsheet),
  openById: method([strictText], openSpreadsheet),
  flush: method([], () => undefined),
  getUi: method([], ({ ui }) => {
    if (ui === null) throw new GoogleError('Cannot call SpreadsheetApp.getUi() from this context.');
    return uiObject(ui);
  }),
});
