// Edits the host book by hand: rows, headings and tabs that the host or Google changed.
import { toJson } from 'apps-script-stand-in/json';
import type { Tab } from 'apps-script-stand-in/sheets/book';
import type { TestHost } from './host';
import { unwrapReply } from '../../src/commands/desk-calls';
import { hostTab, responseTab, type } from './host-books';
import { gameView } from './host-game';
import { asText, sheetIdOf, typeAt } from '../../packages/apps-script-stand-in/test/host-tabs';

/** A player's key, from their personal link. */
export function keyOf({ host, desk }: TestHost, player: string): string {
  const link = gameView(desk).players.find(({ name }) => name === player)?.link ?? '';
  // The link also prefills the player's name.
  const filled = Object.values(host.forms.prefill(link)?.answers ?? {});
  return String(filled.find((answer) => /^k[0-9a-f]{32}$/.test(String(answer))));
}

/** A row's answers, keyed by column title. */
export type Row = Readonly<Record<string, string | number>>;

/** Writes a row into the response tab as Google or a host would, even a row that the form doesn't allow. */
export function addResponse(test: TestHost, row: Row, at: number | '' = serial(test.clock.now())): void {
  const tab = responseTab(test.host);
  const rows = hostTab(test, tab);
  const header = (rows[0] ?? []).map(String);
  const values = header.map((title) => (title === 'Timestamp' ? at : (row[title] ?? '')));
  const cell = `'${tab}'!A${Math.max(rows.length, 1) + 1}`;
  typeAt(test.host, test.host.bookId ?? '', cell, asText([values]));
}

export const DAY = 86_400_000;
/** The number that Sheets stores for a time in Berlin in winter. */
export const serial = (at: number): number => (at + 3_600_000 - Date.UTC(1899, 11, 30)) / DAY;

/** A pick that every player in Heaven can make. */
export const PICK: Row = { Row: 2, Column: 2, 'Power card': 1 };

export function sheetId({ host }: TestHost, title: string): number {
  return sheetIdOf(host, host.bookId ?? '', title);
}

/** Sends one request to the Sheets API, without the add-on. */
export function editByHand({ host }: Pick<TestHost, 'host'>, request: object): void {
  host.sheets().batchUpdate({ requests: [toJson(request)] }, host.bookId ?? '');
}

/** Inserts rows or columns into a tab of the host book, or deletes them. */
export function changeDimension(
  test: TestHost,
  how: 'insertDimension' | 'deleteDimension',
  title: string,
  dimension: 'ROWS' | 'COLUMNS',
  [startIndex, endIndex]: readonly [from: number, to: number],
): void {
  const range = { sheetId: sheetId(test, title), dimension, startIndex, endIndex };
  editByHand(test, { [how]: { range } });
}

/** Moves a column of a tab, as by dragging. */
export function drag(test: TestHost, id: number, from: number, to: number): void {
  changeTab(test, id, ({ rows }) => {
    for (const cells of rows) {
      while (cells.length <= Math.max(from, to)) cells.push({});
      cells.splice(to, 0, ...cells.splice(from, 1));
    }
  });
}

/** Changes how a tab of the host book is stored, for changes that the program never requests. */
export function changeTab({ host }: TestHost, id: number, change: (tab: Tab) => void): void {
  host.cloud.changeBookAsGoogle(host.bookId ?? '', ({ tabs }) => {
    for (const tab of tabs) if (tab.sheetId === id) change(tab);
  });
}

/** Makes a finished delivery wait again, which no call of the program does. */
export function waitAgain(test: TestHost, id: string): void {
  const row = hostTab(test, 'Outbox').findIndex(([cell]) => cell === id) + 1;
  type(test.host, `Outbox!E${row}`, 'waiting');
  unwrapReply(test.desk.getDesk());
}

/** Changes a property of the document as it is stored. */
export function changeProperty({ store }: TestHost, name: string, value: string): void {
  const tables = store.read('properties') as Record<string, Record<string, string>>;
  store.write(
    'properties',
    Object.fromEntries(
      Object.entries(tables).map(([table, properties]) => [
        table,
        name in properties ? { ...properties, [name]: value } : properties,
      ]),
    ),
  );
}
