// The proof of a season's matches (SN-14): publishing a match only reveals its rows, which prove themselves.
import { GAMES } from '../../../src/games/catalogue';
import { unwrapReply } from '../../../src/commands/desk-calls';
import { allRows } from '../../../src/rounds/record/whole-ledger';
import { prove } from '../../../src/rounds/proof/proof';
import { readLedger, ledgerCells } from '../../../src/rounds/record/ledger-tab';
import { deliver, sessionOf } from '../../support/paper-game';
import { paperOnce } from '../../support/paper-ports';
import {
  beginSoullinked,
  count,
  draftIn,
  draftNext,
  playToTheEnd,
  seasonStarted,
  SOULLINKED_CELLS,
} from '../../support/paper-season';

/** A season whose first match is over and published. Its rows include acts of the season. */
const published = paperOnce(() => {
  const book = seasonStarted([
    { name: 'Ann', purses: { garnets: 4711 } },
    { name: 'Bob' },
    { name: 'Cy' },
    { name: 'Dee' },
  ]);
  beginSoullinked(book);
  unwrapReply(
    book.desk.changeStandings({
      changes: [{ player: 'Ann', purse: 'garnets', by: -42 }],
      reason: 'a secret penalty',
    }),
  );
  playToTheEnd(book);
  count(book);
  unwrapReply(book.desk.publishEverything());
  deliver(book);
  return book;
});

/** Everything in books except Ann's own Season tab, which has her purse and why it changed. */
function shownToOthers({ books }: ReturnType<typeof published>): string {
  return JSON.stringify(
    [...books].map(([name, { tabs }]) =>
      tabs.filter(({ title }) => title !== 'Season' || !name.startsWith("Ann's")),
    ),
  );
}

const TOLD = /4711|4669|secret penalty|Elder Tree|42/;

test('a published match reveals nothing of its season, whose rows are only in it as hashes', () => {
  const book = published();
  const { content: record } = unwrapReply(book.desk.exportFile({ what: 'record' }));
  const kinds = (record.rows as { kind: string }[]).map(({ kind }) => kind);
  expect(kinds.filter((kind) => kind === 'season')).toHaveLength(2);
  const rows = JSON.stringify((record.rows as { kind: string }[]).filter(({ kind }) => kind === 'season'));
  expect(rows).not.toMatch(/garnets|penalty|Ann/);
  expect(JSON.stringify(record)).not.toMatch(/secret penalty|Elder Tree|4711|4669/);
  expect(shownToOthers(book)).not.toMatch(/secret penalty|4711|4669/);
  expect(TOLD.test('4711')).toBe(true);
});

test('the record of a season’s match proves itself, from a hash that was noted before a row of the season', () => {
  const book = published();
  const { content: record } = unwrapReply(book.desk.exportFile({ what: 'record' }));
  const [first] = record.rows as { hash: string }[];
  expect(prove(record, { hash: first?.hash ?? '' }, GAMES)).toMatchObject({ holds: true });
});

test('no match’s row can be passed off as the season’s', () => {
  const book = published();
  const { content: record } = unwrapReply(book.desk.exportFile({ what: 'record' }));
  const rows = record.rows as { kind: string; data: string; text: string; who: string; at: number }[];
  const at = rows.findIndex(({ kind }) => kind === 'resolved');
  const forged = rows.map((row, index) =>
    index === at ? { ...row, kind: 'season', text: '', who: '', at: 0, data: 'x' } : row,
  );
  expect(prove({ ...record, rows: forged }, {}, GAMES)).toMatchObject({ holds: false });
});

test('an archived match’s ledger is kept, and continues in the current one', () => {
  const book = published();
  const before = allRows(sessionOf(book));
  unwrapReply(book.desk.archive({ reason: '' }));
  const [archived = []] = book.archives;
  expect(archived.slice(0, -1).map(({ hash }) => hash)).toEqual(before.map(({ hash }) => hash));
  expect(readLedger(archived.map(ledgerCells)).ok).toBe(true);
  const [next] = book.grids.get('ledger') ?? [];
  expect(String(next?.[6])).toContain(archived[archived.length - 1]?.hash);
  expect(next?.[0]).toBe(archived.length + 1);
});

test('a published match reveals nothing about the next, secret one, whose record is not published', () => {
  const book = published();
  const { content: first } = unwrapReply(book.desk.exportFile({ what: 'record' }));
  unwrapReply(book.desk.archive({ reason: '' }));
  const seed = 'another seed that is long enough';
  draftNext(book, 'soullinked', 'extra', SOULLINKED_CELLS);
  const draft = draftIn(book);
  unwrapReply(book.desk.saveDraft({ ...draft, game: 'soullinked', practice: true, seed }));
  unwrapReply(book.desk.create());
  unwrapReply(book.desk.prepareNext());
  deliver(book);
  expect(sessionOf(book).record.setUp.seed).toBe(seed);
  expect(book.desk.exportFile({ what: 'record' })).toMatchObject({ error: { code: 'not-published' } });
  const shown = JSON.stringify([...book.books.values()].map(({ tabs }) => tabs));
  expect(shown).not.toContain(seed);
  expect(JSON.stringify(first)).not.toContain(seed);
  const keys = [...sessionOf(book).people.persons.values()].flatMap(({ id, key }) => [id, key]);
  expect(keys.filter((key) => JSON.stringify(first).includes(key))).toEqual([]);
  expect(shownToOthers(book)).not.toMatch(/secret penalty|4711|4669/);
});
