// SpreadsheetApp's Sheet.
import type { Execution } from './execution';
import { GoogleError } from './errors';
import {
  integer,
  kind,
  list,
  method,
  overloaded,
  signature,
  strictText,
  text,
  type Members,
  type ServiceObject,
} from './interface';
import { numberAt, objectAt, without } from './json';
import { rangeObject, tabOf, type Place } from './range';
import { parseRange } from './sheets/a1';
import { lastColumn, lastRow, spliceDimension, type Book, type Tab } from './sheets/book';
import { putValue } from './sheets/cells';
import { deleteSheet } from './sheets/request-sheets';
import { checkTitle, resizeTab } from './sheets/properties';
import { formUrls } from './forms/form';

export interface SheetRef {
  readonly bookId: string;
  readonly sheetId: number;
}

/** Sheet objects, which other methods take as arguments too. */
export const sheetKind = kind<SheetRef>('Sheet');

/** A Sheet object; `parent` makes the Spreadsheet it belongs to. */
export function sheetObject(execution: Execution, ref: SheetRef, parent: () => ServiceObject): ServiceObject {
  const { cloud, user } = execution;
  const read = <T>(use: (tab: Tab, book: Book) => T): T => {
    const book = cloud.readBook(ref.bookId, user);
    return use(tabOf(book, ref.sheetId), book);
  };
  const change = <T>(use: (tab: Tab, book: Book) => T): T =>
    cloud.changeBook(ref.bookId, user, (book) => use(tabOf(book, ref.sheetId), book));
  const range = (top: number, left: number, rows: number, columns: number): ServiceObject => {
    if (rows < 1) throw new GoogleError('The number of rows in the range must be at least 1.');
    if (columns < 1) throw new GoogleError('The number of columns in the range must be at least 1.');
    read((tab) => {
      if (top < 1 || left < 1 || top - 1 + rows > tab.rowCount || left - 1 + columns > tab.columnCount) {
        throw new GoogleError('The coordinates of the range are outside the dimensions of the sheet.');
      }
    });
    const place: Place = { ...ref, top: top - 1, left: left - 1, rows, columns };
    return rangeObject(execution, place);
  };
  const namedRange = (a1: string): ServiceObject =>
    read((tab, book) => {
      const single = { ...book, tabs: [tab] };
      try {
        const area = parseRange(single, a1);
        return rangeObject(execution, {
          ...ref,
          top: area.top,
          left: area.left,
          rows: area.bottom - area.top,
          columns: area.right - area.left,
        });
      } catch {
        throw new GoogleError('Range not found');
      }
    });
  const setFrozen = (key: 'frozenRowCount' | 'frozenColumnCount', count: number): void => {
    change((tab, book) => {
      tab.properties = {
        ...tab.properties,
        gridProperties: { ...objectAt(tab.properties, 'gridProperties'), [key]: count },
      };
      resizeTab(book, tab, tab.rowCount, tab.columnCount);
    });
  };
  const dimension = (what: 'ROWS' | 'COLUMNS', at: number, removed: number, added: number): void => {
    change((tab, book) => {
      const length = what === 'ROWS' ? tab.rowCount : tab.columnCount;
      if (at < 1 || at - 1 + removed > length) throw new GoogleError('Those rows are out of bounds.');
      if (removed >= length)
        throw new GoogleError(`You can't delete all the ${what.toLowerCase()} on the sheet.`);
      spliceDimension(tab, what, at - 1, removed, added);
      resizeTab(book, tab, tab.rowCount, tab.columnCount);
    });
  };
  const members: Members = {
    getName: method([], () => read((tab) => tab.title)),
    getSheetName: method([], () => read((tab) => tab.title)),
    getSheetId: method([], () => ref.sheetId),
    getIndex: method([], () => read((tab, book) => book.tabs.indexOf(tab) + 1)),
    getParent: method([], parent),
    getFormUrl: method([], () =>
      read((tab) => {
        const form = tab.formId === undefined ? undefined : cloud.forms.get(tab.formId);
        return form === undefined ? null : formUrls.edit(form);
      }),
    ),
    getLastRow: method([], () => read(lastRow)),
    getLastColumn: method([], () => read(lastColumn)),
    getMaxRows: method([], () => read((tab) => tab.rowCount)),
    getMaxColumns: method([], () => read((tab) => tab.columnCount)),
    getFrozenRows: method([], () =>
      read((tab) => numberAt(objectAt(tab.properties, 'gridProperties'), 'frozenRowCount') ?? 0),
    ),
    setFrozenRows: method([integer], (count) => setFrozen('frozenRowCount', count)),
    setFrozenColumns: method([integer], (count) => setFrozen('frozenColumnCount', count)),
    getRange: overloaded(
      signature([strictText], namedRange),
      signature([integer, integer], (row, column) => range(row, column, 1, 1)),
      signature([integer, integer, integer], (row, column, rows) => range(row, column, rows, 1)),
      signature([integer, integer, integer, integer], range),
    ),
    getDataRange: method([], () =>
      read((tab) =>
        rangeObject(execution, {
          ...ref,
          top: 0,
          left: 0,
          rows: Math.max(1, lastRow(tab)),
          columns: Math.max(1, lastColumn(tab)),
        }),
      ),
    ),
    appendRow: method([list], (values) => {
      change((tab, book) => {
        const row = lastRow(tab);
        const columns = Math.max(tab.columnCount, values.length);
        resizeTab(book, tab, Math.max(tab.rowCount, row + 1), columns);
        values.forEach((value, column) => {
          putValue(book, tab, { row, column }, value, 'typed', execution.clock.now());
        });
      });
      return self;
    }),
    setName: method([text], (name) => {
      change((tab, book) => {
        checkTitle(book, name, tab);
        tab.title = name;
      });
      return self;
    }),
    activate: method([], () => self),
    hideSheet: method([], () => {
      change((tab, book) => {
        const visible = book.tabs.filter((one) => one !== tab && one.properties['hidden'] !== true);
        if (visible.length === 0) throw new GoogleError("You can't hide all the sheets in a document.");
        tab.properties = { ...tab.properties, hidden: true };
      });
      return self;
    }),
    showSheet: method([], () => {
      change((tab) => {
        tab.properties = without(tab.properties, 'hidden');
      });
      return self;
    }),
    isSheetHidden: method([], () => read((tab) => tab.properties['hidden'] === true)),
    clear: method([], () => {
      change((tab) => {
        tab.rows = [];
      });
      return self;
    }),
    clearContents: method([], () => {
      change((tab) => {
        for (const cells of tab.rows) for (const cell of cells) delete cell.userEnteredValue;
      });
      return self;
    }),
    deleteRow: method([integer], (row) => {
      dimension('ROWS', row, 1, 0);
      return self;
    }),
    deleteRows: method([integer, integer], (row, count) => dimension('ROWS', row, count, 0)),
    deleteColumn: method([integer], (column) => {
      dimension('COLUMNS', column, 1, 0);
      return self;
    }),
    deleteColumns: method([integer, integer], (column, count) => dimension('COLUMNS', column, count, 0)),
    insertRowBefore: method([integer], (row) => {
      dimension('ROWS', row, 0, 1);
      return self;
    }),
    insertRowAfter: method([integer], (row) => {
      dimension('ROWS', row + 1, 0, 1);
      return self;
    }),
    insertColumnBefore: method([integer], (column) => {
      dimension('COLUMNS', column, 0, 1);
      return self;
    }),
    insertColumnAfter: method([integer], (column) => {
      dimension('COLUMNS', column + 1, 0, 1);
      return self;
    }),
  };
  const self = sheetKind.make(ref, members, 'Sheet');
  return self;
}

/** Deletes a sheet with SpreadsheetApp's words. */
export function removeSheet(execution: Execution, ref: SheetRef): void {
  execution.cloud.changeBook(ref.bookId, execution.user, (book) => {
    if (tabOf(book, ref.sheetId).formId !== undefined) {
      throw new GoogleError("You can't delete a sheet with a linked form. Please unlink the form first.");
    }
    deleteSheet(book, { sheetId: ref.sheetId });
  });
}
