// The service SpreadsheetApp and its Spreadsheet objects.
import { permissionId, type Role } from './cloud';
import { ApiError, GoogleError } from './errors';
import type { Execution } from './execution';
import {
  integer,
  kind,
  method,
  number,
  optional,
  overloaded,
  ServiceObject,
  signature,
  strictText,
  text,
  texts,
  type Members,
} from './interface';
import { rangeObject } from './range';
import { removeSheet, sheetKind, sheetObject } from './sheet';
import { parseRange } from './sheets/a1';
import { newBook, newSheetId, newTab, tabById, tabByTitle, type Book, type Tab } from './sheets/book';
import { checkTitle, moveTab, resizeTab } from './sheets/properties';
import { freeTitle } from './sheets/request-sheets';
import { bookUrl } from './sheets/resource';
import { isTimeZone } from './sheets/serial';
import { userObject } from './session';
import { uiObject, uiEnums } from './ui';

/** Spreadsheet objects, by the id of their book. */
export const spreadsheetKind = kind<string>('Spreadsheet');

/** Gives a role on a file to people, unless they have a greater one. */
function share(execution: Execution, id: string, people: readonly string[], role: Role): void {
  const { cloud, user } = execution;
  if (!cloud.mayUse(id, user, 'write')) {
    throw new GoogleError('You do not have permission to perform that action.');
  }
  cloud.changeFiles((files) => {
    const file = files[id];
    if (file === undefined) return;
    for (const person of people) {
      if (!/^[^@\s]+@[^@\s]+$/.test(person)) throw new GoogleError(`Invalid email: ${person}`);
      const known = file.permissions.find((one) => one.emailAddress?.toLowerCase() === person.toLowerCase());
      if (known === undefined) {
        file.permissions.push({ id: permissionId('user', person), type: 'user', role, emailAddress: person });
      } else if (known.role !== 'owner') known.role = role;
    }
  });
}

function people(execution: Execution, id: string, roles: readonly Role[]): ServiceObject[] {
  const permissions = execution.cloud.file(id)?.permissions ?? [];
  return permissions
    .filter((one) => one.emailAddress !== undefined && roles.includes(one.role))
    .map((one) => userObject(one.emailAddress ?? ''));
}

/** A Spreadsheet object. */
export function spreadsheetObject(execution: Execution, id: string): ServiceObject {
  const { cloud, user } = execution;
  const read = <T>(use: (book: Book) => T): T => use(cloud.readBook(id, user));
  const sheetOf = (tab: Tab): ServiceObject =>
    sheetObject(execution, { bookId: id, sheetId: tab.sheetId }, () => self);
  const insert = (title: string | undefined, index: number | undefined): ServiceObject =>
    cloud.changeBook(id, user, (book) => {
      const name = title ?? freeTitle(book);
      checkTitle(book, name);
      const tab = newTab(newSheetId(book), name);
      book.tabs.push(tab);
      if (index !== undefined) moveTab(book, tab, index);
      resizeTab(book, tab, tab.rowCount, tab.columnCount);
      return sheetOf(tab);
    });
  const toast = (message: string, title = ''): void => {
    execution.ui?.shown.push({ kind: 'toast', title, text: message });
  };
  const firstTab = (): ServiceObject | null =>
    read((book) => {
      const tab = book.tabs.find((one) => one.properties['hidden'] !== true);
      return tab === undefined ? null : sheetOf(tab);
    });
  const members: Members = {
    getId: method([], () => id),
    getName: method([], () => read((book) => book.title)),
    getUrl: method([], () => bookUrl(id)),
    rename: method([text], (title) => {
      cloud.changeBook(id, user, (book) => {
        book.title = title;
      });
    }),
    getSheets: method([], () => read((book) => book.tabs.map(sheetOf))),
    getNumSheets: method([], () => read((book) => book.tabs.length)),
    getSheetByName: method([strictText], (title) =>
      read((book) => {
        const tab = tabByTitle(book, title);
        return tab === undefined ? null : sheetOf(tab);
      }),
    ),
    getSheetById: method([number], (sheetId) =>
      read((book) => {
        const tab = tabById(book, sheetId);
        return tab === undefined ? null : sheetOf(tab);
      }),
    ),
    getActiveSheet: method([], firstTab),
    setActiveSheet: method([sheetKind], (ref) => sheetObject(execution, ref, () => self)),
    getRange: method([strictText], (name) =>
      read((book) => {
        const area = parseRange(book, name);
        return rangeObject(execution, {
          bookId: id,
          sheetId: area.tab.sheetId,
          top: area.top,
          left: area.left,
          rows: area.bottom - area.top,
          columns: area.right - area.left,
        });
      }),
    ),
    insertSheet: overloaded(
      signature([], () => insert(undefined, undefined)),
      signature([strictText], (title) => insert(title, undefined)),
      signature([integer], (index) => insert(undefined, index)),
      signature([strictText, integer], insert),
    ),
    deleteSheet: method([sheetKind], (ref) => removeSheet(execution, ref)),
    getSpreadsheetTimeZone: method([], () => read((book) => book.timeZone)),
    setSpreadsheetTimeZone: method([text], (zone) => {
      if (!isTimeZone(zone)) throw new GoogleError(`Invalid argument: ${zone}. Should be of type: timezone`);
      cloud.changeBook(id, user, (book) => {
        book.timeZone = zone;
      });
    }),
    getSpreadsheetLocale: method([], () => read((book) => book.locale)),
    setSpreadsheetLocale: method([text], (locale) => {
      cloud.changeBook(id, user, (book) => {
        book.locale = locale;
      });
    }),
    getOwner: method([], () => people(execution, id, ['owner'])[0] ?? null),
    getEditors: method([], () => people(execution, id, ['owner', 'writer'])),
    getViewers: method([], () => people(execution, id, ['reader', 'commenter'])),
    addViewer: method([text], (person) => {
      share(execution, id, [person], 'reader');
      return self;
    }),
    addViewers: method([texts], (persons) => {
      share(execution, id, persons, 'reader');
      return self;
    }),
    addEditor: method([text], (person) => {
      share(execution, id, [person], 'writer');
      return self;
    }),
    addEditors: method([texts], (persons) => {
      share(execution, id, persons, 'writer');
      return self;
    }),
    removeViewer: method([text], (person) => {
      unshare(execution, id, person, ['reader', 'commenter']);
      return self;
    }),
    removeEditor: method([text], (person) => {
      unshare(execution, id, person, ['writer']);
      return self;
    }),
    toast: method([text, optional(text), optional(number)], (message, title) => toast(message, title)),
  };
  const self = spreadsheetKind.make(id, members, 'Spreadsheet');
  return self;
}

function unshare(execution: Execution, id: string, person: string, roles: readonly Role[]): void {
  execution.cloud.changeFiles((files) => {
    const file = files[id];
    if (file === undefined) return;
    file.permissions = file.permissions.filter(
      (one) => one.emailAddress?.toLowerCase() !== person.toLowerCase() || !roles.includes(one.role),
    );
  });
}

/** Opens a book by id with SpreadsheetApp's words. */
function open(execution: Execution, id: string): ServiceObject {
  try {
    execution.cloud.readBook(id, execution.user);
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    if (error.code === 403)
      throw new GoogleError('You do not have permission to access the requested document.');
    throw new GoogleError(
      `Document ${id} is missing (perhaps it was deleted, or you don't have read access?)`,
    );
  }
  return spreadsheetObject(execution, id);
}

/** The global `SpreadsheetApp`. */
export function spreadsheetApp(execution: Execution): ServiceObject {
  const active = (): ServiceObject | null =>
    execution.bookId === null ? null : open(execution, execution.bookId);
  const create = (title: string, rows = 1000, columns = 26): ServiceObject => {
    const book = newBook(title, execution.manifest.timeZone);
    const first = book.tabs[0];
    if (first !== undefined) resizeTab(book, first, rows, columns);
    execution.cloud.addBook(book, execution.user);
    return spreadsheetObject(execution, book.id);
  };
  return new ServiceObject('SpreadsheetApp', {
    getActiveSpreadsheet: method([], active),
    getActive: method([], active),
    openById: method([strictText], (id) => open(execution, id)),
    openByUrl: method([strictText], (url) => {
      const id = /\/d\/([\w-]+)/.exec(url)?.[1];
      if (id === undefined) throw new GoogleError(`Invalid argument: url`);
      return open(execution, id);
    }),
    create: overloaded(
      signature([text], (title) => create(title)),
      signature([text, integer, integer], create),
    ),
    flush: method([], () => undefined),
    getUi: method([], () => {
      if (execution.ui === null) {
        throw new GoogleError('Cannot call SpreadsheetApp.getUi() from this context.');
      }
      return uiObject(execution.ui);
    }),
    ...uiEnums,
  });
}
