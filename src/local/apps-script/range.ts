// SpreadsheetApp's Range: values, formulas and display values of a rectangle of cells.
import type { Execution } from './execution';
import { GoogleError } from './errors';
import { anything, grid, method, ServiceObject, text, type Members } from './interface';
import { areaName, type Area } from './sheets/a1';
import { cellAt, cellFor, tabById, type Book, type Tab } from './sheets/book';
import {
  effectiveValue,
  formattedValue,
  isDated,
  putValue,
  setNumberFormat,
  tooLong,
  TOO_LONG,
} from './sheets/cells';
import { instantOfSerial } from './sheets/serial';
import { numberAt, textAt } from './json';

/** Where a range lies; the sheet is looked up at each call, for it may be gone by then. */
export interface Place {
  readonly bookId: string;
  readonly sheetId: number;
  readonly top: number;
  readonly left: number;
  readonly rows: number;
  readonly columns: number;
}

/** The sheet of a place in a book. */
export function tabOf(book: Book, sheetId: number): Tab {
  const tab = tabById(book, sheetId);
  if (tab === undefined) throw new GoogleError(`Sheet ${sheetId} not found`);
  return tab;
}

function scriptValue(book: Book, tab: Tab, row: number, column: number): unknown {
  const cell = cellAt(tab, row, column);
  const value = effectiveValue(cell);
  if (value === undefined) return '';
  const number = numberAt(value, 'numberValue');
  if (number !== undefined) return isDated(cell) ? new Date(instantOfSerial(number, book.timeZone)) : number;
  if (typeof value['boolValue'] === 'boolean') return value['boolValue'];
  return textAt(value, 'stringValue') ?? formattedValue(cell);
}

function sizeError(kind: 'rows' | 'columns', given: number, wanted: number): GoogleError {
  return new GoogleError(
    `The number of ${kind} in the data does not match the number of ${kind} in the range. The data has ${given} but the range has ${wanted}.`,
  );
}

/** A Range object. */
export function rangeObject(execution: Execution, place: Place): ServiceObject {
  const { cloud, user } = execution;
  const read = <T>(value: (book: Book, tab: Tab, row: number, column: number) => T): T[][] => {
    const book = cloud.readBook(place.bookId, user);
    const tab = tabOf(book, place.sheetId);
    return Array.from({ length: place.rows }, (_, down) =>
      Array.from({ length: place.columns }, (_unused, across) =>
        value(book, tab, place.top + down, place.left + across),
      ),
    );
  };
  const write = (values: readonly (readonly unknown[])[]): void => {
    if (values.length !== place.rows) throw sizeError('rows', values.length, place.rows);
    for (const row of values) {
      if (row.length !== place.columns) throw sizeError('columns', row.length, place.columns);
    }
    cloud.changeBook(place.bookId, user, (book) => {
      const tab = tabOf(book, place.sheetId);
      values.forEach((row, down) => {
        row.forEach((value, across) => {
          if (typeof value === 'string' && tooLong({ stringValue: value })) throw new GoogleError(TOO_LONG);
          const at = { row: place.top + down, column: place.left + across };
          const written = value === null || value === undefined ? '' : value;
          putValue(book, tab, at, written, 'typed', execution.clock.now());
        });
      });
    });
  };
  const clear = (what: 'content' | 'all' | 'format'): void => {
    cloud.changeBook(place.bookId, user, (book) => {
      const tab = tabOf(book, place.sheetId);
      for (const cells of tab.rows.slice(place.top, place.top + place.rows)) {
        for (const cell of cells.slice(place.left, place.left + place.columns)) {
          if (what !== 'format') delete cell.userEnteredValue;
          if (what !== 'content') delete cell.userEnteredFormat;
        }
      }
    });
  };
  const first = <T>(values: T[][]): T | undefined => values[0]?.[0];
  const formulaOf = (_book: Book, tab: Tab, row: number, column: number): string =>
    textAt(cellAt(tab, row, column).userEnteredValue ?? {}, 'formulaValue') ?? '';
  const displayOf = (_book: Book, tab: Tab, row: number, column: number): string =>
    formattedValue(cellAt(tab, row, column));
  const noteOf = (_book: Book, tab: Tab, row: number, column: number): string =>
    cellAt(tab, row, column).note ?? '';
  const asArea = (): Area => ({
    tab: tabOf(cloud.readBook(place.bookId, user), place.sheetId),
    top: place.top,
    left: place.left,
    bottom: place.top + place.rows,
    right: place.left + place.columns,
  });
  const members: Members = {
    getValue: method([], () => first(read(scriptValue))),
    getValues: method([], () => read(scriptValue)),
    getDisplayValue: method([], () => first(read(displayOf))),
    getDisplayValues: method([], () => read(displayOf)),
    getFormula: method([], () => first(read(formulaOf))),
    getFormulas: method([], () => read(formulaOf)),
    getNote: method([], () => first(read(noteOf))),
    getNotes: method([], () => read(noteOf)),
    isBlank: method([], () => read(displayOf).every((row) => row.every((shown) => shown === ''))),
    setValue: method([anything], (value) => {
      write(Array.from({ length: place.rows }, () => Array.from({ length: place.columns }, () => value)));
      return self;
    }),
    setValues: method([grid], (values) => {
      write(values);
      return self;
    }),
    setFormula: method([text], (formula) => {
      write(Array.from({ length: place.rows }, () => Array.from({ length: place.columns }, () => formula)));
      return self;
    }),
    setNumberFormat: method([text], (pattern) => {
      cloud.changeBook(place.bookId, user, (book) => {
        const tab = tabOf(book, place.sheetId);
        for (let row = 0; row < place.rows; row += 1) {
          for (let column = 0; column < place.columns; column += 1) {
            const type = pattern === '@' ? 'TEXT' : /[ymdhs]/i.test(pattern) ? 'DATE_TIME' : 'NUMBER';
            setNumberFormat(cellFor(tab, place.top + row, place.left + column), type, pattern);
          }
        }
      });
      return self;
    }),
    setNotes: method([grid], (notes) => {
      cloud.changeBook(place.bookId, user, (book) => {
        const tab = tabOf(book, place.sheetId);
        notes.forEach((row, down) => {
          row.forEach((note, across) => {
            cellFor(tab, place.top + down, place.left + across).note = String(note);
          });
        });
      });
      return self;
    }),
    clear: method([], () => {
      clear('all');
      return self;
    }),
    clearContent: method([], () => {
      clear('content');
      return self;
    }),
    clearFormat: method([], () => {
      clear('format');
      return self;
    }),
    activate: method([], () => self),
    getRow: method([], () => place.top + 1),
    getColumn: method([], () => place.left + 1),
    getLastRow: method([], () => place.top + place.rows),
    getLastColumn: method([], () => place.left + place.columns),
    getNumRows: method([], () => place.rows),
    getNumColumns: method([], () => place.columns),
    getHeight: method([], () => place.rows),
    getWidth: method([], () => place.columns),
    getA1Notation: method([], () => areaName(asArea()).replace(/^.*!/s, '')),
    getGridId: method([], () => place.sheetId),
  };
  const self = new ServiceObject('Range', members, 'Range');
  return self;
}
