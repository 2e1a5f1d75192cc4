// Who can read the books, and what hosts are told if Google refuses access.
import { unwrapReply } from '../../src/commands/desk-calls';
import { quietly } from '../support/evening';
import type { TestHost } from '../support/host';
import {
  byHolder,
  createdGame,
  deliverAll,
  gameView,
  holderOf,
  prepare,
  refused,
  SMALL,
} from '../support/host-game';

const idOf = (url: string): string => /\/d\/([^/]+)/.exec(url)?.[1] ?? '';

function readers({ host }: TestHost, url: string): readonly string[] {
  return (host.cloud.file(idOf(url))?.permissions ?? [])
    .filter(({ role }) => role !== 'owner')
    .map(({ type, role, emailAddress = '' }) => `${type} ${role} ${emailAddress}`.trim());
}

test('books are shared with the player’s address where one is given, else by link, and only for reading', () => {
  const addOn = createdGame({ ...SMALL, contacts: [['aa@example.com', '', '']] });
  const { publicBook, players } = gameView(addOn.desk);
  const books = [publicBook, ...players.slice(0, 2).map(({ book }) => book)];
  expect(books.map((book) => readers(addOn, book))).toEqual([
    ['anyone reader'],
    ['user reader aa@example.com'],
    ['anyone reader'],
  ]);
});

test('a player’s book goes to their new address, and the former one can’t open it anymore', () => {
  const addOn = createdGame({ ...SMALL, contacts: [['aa@example.com', '', '']] });
  const players = byHolder(addOn.desk, { Aa: { 'E-mail': 'aa@example.org' } });
  unwrapReply(addOn.desk.saveContacts({ zone: '', webhook: '', players }));
  prepare(addOn.desk);
  const { players: shown } = deliverAll(addOn.desk);
  expect(readers(addOn, shown[0]?.book ?? '')).toEqual(['user reader aa@example.org']);
});

test('books whose readers Google doesn’t name are not written, and say so', () => {
  const addOn = quietly('own faults', () => createdGame(SMALL));
  const failure = { code: 403, reason: 'dailyLimitExceeded' };
  addOn.host.faults.fail('Request.drive.files.get', 'No more.', failure);
  const notes = new Set(deliverAll(addOn.desk).deliveries.map(({ note }) => note));
  expect([...notes]).toEqual([expect.stringMatching(/^Checking who can read a book: /)]);
});

test('a book that was deleted for good is replaced', () => {
  const addOn = createdGame(SMALL);
  const { publicBook: before } = gameView(addOn.desk);
  addOn.host.cloud.changeFiles((files) => Reflect.deleteProperty(files, idOf(before)));
  deliverAll(addOn.desk);
  expect(gameView(addOn.desk).publicBook).not.toBe(before);
});

test.each([
  ['is gone by now is closed', 404, true],
  ['can’t be removed right now isn’t closed yet', 503, false],
])('a replaced book with a permission that %s', (_, code, isClosed) => {
  const addOn = quietly('own faults', () => createdGame(SMALL));
  unwrapReply(addOn.desk.replaceKey({ person: holderOf(addOn.desk, 'Aa'), newBook: true }));
  addOn.host.faults.fail('Drive.Permissions.remove', 'No.', { code });
  expect(addOn.desk.prepareNext().ok).toBe(isClosed);
});

test('books that Google hides from this account are not replaced', () => {
  const addOn = quietly('own faults', () => createdGame(SMALL));
  addOn.host.faults.fail('Request.drive.files.get', 'File not found', { code: 404 });
  addOn.host.faults.fail('Sheets.Spreadsheets.get', 'The caller does not have permission', { code: 403 });
  expect(() => deliverAll(addOn.desk)).toThrow('only that project can see them');
});

describe('who may not is told so in a sentence', () => {
  test.each([
    ['Sheets.Spreadsheets.Values.batchGetByDataFilter', 'The caller does not have permission'],
    [
      'PropertiesService.getDocumentProperties',
      'You do not have permission to call PropertiesService.getDocumentProperties.',
    ],
    [
      'Sheets.*',
      'We’re sorry, a server error occurred while reading from storage. Error code PERMISSION_DENIED.',
    ],
  ])('%s: %s', (call, message) => {
    const addOn = quietly('own faults', () => createdGame(SMALL));
    addOn.host.faults.fail(call, message);
    const { code, text } = refused(addOn.desk.getDesk());
    expect([code, text]).toEqual([
      'not-authorized',
      expect.stringMatching(/several Google accounts.*only one/),
    ]);
  });

  test('a host who may only read the spreadsheet', () => {
    const addOn = quietly('own faults', () => createdGame(SMALL));
    addOn.host.faults.deny('Sheets.Spreadsheets.batchUpdate', 'The caller does not have permission');
    expect(gameView(addOn.desk).players).not.toEqual([]);
    const { code, text } = refused(addOn.desk.setAccepting({ accepting: false }));
    expect([code, text]).toEqual(['not-authorized', expect.stringContaining('ask them to let you edit it')]);
  });
});
