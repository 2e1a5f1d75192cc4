// Games that an older version began: their chain still verifies, and no key that opens anything is published.
import { given } from '../../../src/commands/desk-calls';
import { continueLedger, publishLedger } from '../../../src/rounds/record/ledger';
import { ledgerCells } from '../../../src/rounds/record/ledger-cells';
import { PAGE_CALLS } from '../../../src/rounds/page/calls';
import { prove } from '../../../src/rounds/proof/proof';
import type { Change } from '../../../src/rounds/api';
import { asOnceWritten } from '../../support/older-books';
import { callsOf, deliver, gameIn, kindsOf, played, playStage, sessionOf } from '../../support/paper-game';
import type { Paper } from '../../support/paper-ports';

const EVE: Change = { kind: 'replace-player', player: 'Bob', name: 'Eve' };
const KEY = /k[0-9a-f]{32}/g;

function change(book: Paper, made: Change): void {
  const { token } = given(book.desk.previewChange({ change: made }));
  given(book.desk.applyChange({ change: made, reason: 'So it is.', token }));
}

/** A game in its second round, in which Eve plays for Bob, as the older version left it. */
function older(): Paper {
  const book = played(1);
  change(book, EVE);
  asOnceWritten(book);
  return book;
}

/** Played to its end. */
function over(book: Paper): Paper {
  while (gameIn(book.desk).toPrepare.length > 0) given(book.desk.prepareNext());
  while (gameIn(book.desk).stage !== null) playStage(book);
  return book;
}

const recordOf = (book: Paper): string => JSON.stringify(given(book.desk.exportRecord()).record);
const keysOf = (book: Paper): readonly string[] => [...sessionOf(book).record.keys.values()];

function publicBook(book: Paper): string {
  while (gameIn(book.desk).toPrepare.length > 0) given(book.desk.prepareNext());
  deliver(book);
  return JSON.stringify([...book.books].find(([name]) => name.startsWith('Public book'))?.[1].tabs);
}

test('its ledger is read, goes on, is put right, and proves itself with a hash that was noted', () => {
  const book = older();
  const noted = sessionOf(book).ledger[1]?.hash ?? '';
  over(book);
  const row = book.grids.get('ledger')?.[2];
  if (row === undefined) throw new Error('There is a substitution.');
  row[3] = 'something nicer';
  expect(book.desk.getDesk()).toMatchObject({ ok: false, error: { mendable: true } });
  given(book.desk.mendLedger());
  given(book.desk.publishEverything());
  const record: unknown = JSON.parse(recordOf(book));
  expect(prove(record, { hash: noted })).toMatchObject({ holds: true });
});

test('the key that the record would show is replaced in the very commit that publishes it', () => {
  const book = over(older());
  const old = sessionOf(book).record.keys.get('Bob') ?? '';
  const page = 'https://script.google.com/macros/s/abc/exec';
  book.place.page = page;
  const calls = callsOf(book, () => given(book.desk.publishEverything()));
  expect(calls.filter((call) => call === 'book.write')).toHaveLength(1);
  expect(kindsOf(book).slice(-2)).toEqual(['key', 'published']);
  const shown = recordOf(book) + publicBook(book);
  expect([...new Set(shown.match(KEY))]).toEqual([old]);
  for (const key of keysOf(book)) expect(shown).not.toContain(key);
  const play = gameIn(book.desk);
  expect(play.warnings).toEqual([
    expect.stringMatching(/^Eve has a new link: .* Their book shows the new one/),
  ]);
  expect(play.players[1]?.page).not.toContain(old);
  const read = (key: string): unknown => PAGE_CALLS.readPage(book.ports, { key, stamp: '' });
  expect(read(old)).toMatchObject({ ok: false, error: { code: 'no-page' } });
  expect(read(keysOf(book)[1] ?? '')).toMatchObject({ ok: true });
  book.place.page = '';
  expect(gameIn(book.desk).warnings.join()).toContain('needed only if you go back');
});

test('where it is published already, it is replaced when the game is next opened, once', () => {
  const book = over(older());
  const { ledger } = sessionOf(book);
  // The older version had no more to say.
  const published = { entry: { kind: 'published', body: {} }, text: 'Published the whole record.' } as const;
  const last = continueLedger(ledger, [published], book.ports.now(), 'the host');
  book.grids.get('ledger')?.push(...last.map((row) => [...ledgerCells(row)]));
  const old = keysOf(book);
  expect(JSON.stringify(publishLedger(sessionOf(book).ledger))).toContain(old[1]);
  gameIn(book.desk);
  gameIn(book.desk);
  expect(kindsOf(book).slice(-2)).toEqual(['published', 'key']);
  const shown = recordOf(book) + publicBook(book);
  for (const key of keysOf(book)) expect(shown).not.toContain(key);
  expect(prove(JSON.parse(recordOf(book)), {})).toMatchObject({ holds: true });
  expect(gameIn(book.desk).warnings.join()).toContain('Eve has a new link');
});

test('gone back after publishing, old and new rows are played again; a new substitute’s key stays secret', () => {
  const book = over(older());
  given(book.desk.publishEverything());
  change(book, { kind: 'rewind', toStage: 'round-4' });
  change(book, { kind: 'replace-player', player: 'Cy', name: 'Fay' });
  while (gameIn(book.desk).toPrepare.length > 0) given(book.desk.prepareNext());
  expect(gameIn(book.desk).warnings.join()).toContain('Eve has a new link');
  const shown = publicBook(book);
  for (const key of keysOf(book)) expect(shown).not.toContain(key);
  book.pass(60_000);
  over(book);
  for (const key of keysOf(book)) expect(recordOf(book) + publicBook(book)).not.toContain(key);
  expect(gameIn(book.desk).warnings).toEqual([]);
  expect(prove(JSON.parse(recordOf(book)), {})).toMatchObject({ holds: true });
  expect(prove(JSON.parse(recordOf(book)), {}).scenario).toEqual(given(book.desk.exportGame()).scenario);
});

test('a game that no older version has touched keeps its keys', () => {
  const book = played(1);
  change(book, EVE);
  over(book);
  const before = keysOf(book);
  given(book.desk.publishEverything());
  gameIn(book.desk);
  expect(keysOf(book)).toEqual(before);
  expect(gameIn(book.desk).warnings).toEqual([]);
  expect(recordOf(book)).not.toMatch(KEY);
});
