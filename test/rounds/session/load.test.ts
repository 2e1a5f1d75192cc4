// Loading a book usually takes one read. More are needed if it was changed by hand or the memory is lost.
import { unwrapReply } from '../../../src/commands/desk-calls';
import { load, loadGame } from '../../../src/rounds/session/load';
import { EMPTY_LEDGER_CACHE } from '../../../src/rounds/record/ledger-cache';
import type { HostBook, HostSnapshot } from '../../../src/rounds/ports/host-book';
import { callsOf, editResponse, played, playStage, sessionOf, submitted } from '../../support/paper-game';
import { type Paper } from '../../support/paper-ports';
import { beginSoullinked, seasonStarted } from '../../support/paper-season';
import { asSecret } from '../../../src/rounds/record/secret';

const REFUSED = { code: 'read-failed', text: 'Reading: no.' };

function readAs(book: Paper, other: Partial<HostSnapshot>): HostBook {
  const read = (): ReturnType<HostBook['read']> => {
    const snapshot = book.ports.book.read();
    return snapshot.ok ? { ...snapshot, value: { ...snapshot.value, ...other } } : snapshot;
  };
  return { ...book.ports.book, read };
}

test('forgotten response sheets are read a second time, according to the record', () => {
  const book = submitted();
  const forgetful: HostBook = {
    ...book.ports.book,
    read: ({ reading = [] } = {}) => book.ports.book.read({ reading }),
  };
  const loaded = loadGame({ ...book.ports, book: forgetful });
  expect(loaded.ok && loaded.value.inputs.submissions).toHaveLength(4);
  book.plant('book.read', REFUSED, 2);
  expect(loadGame({ ...book.ports, book: forgetful })).toEqual({ ok: false, error: REFUSED });
});

test('a response that was edited after its stage was resolved is read again, and late', () => {
  const book = played(1);
  book.pass(60_000);
  editResponse(book);
  expect(callsOf(book, () => load(book.ports))).toEqual(['book.read', 'book.readRows']);
  const { submissions } = sessionOf(book).inputs;
  expect(submissions.map(({ from }) => from)).toEqual([`pick:1:2@${book.ports.now()}`]);
  // The host moves the times to the last column.
  const { header, rows } = book.sheetOf(1);
  book.sheetOf(1).header = [...header.slice(1), ...header.slice(0, 1)];
  for (const cells of rows) cells.push(cells.shift() ?? '');
  expect(sessionOf(book).inputs.submissions).toEqual(submissions);
  for (const nth of [1, 2]) {
    book.plant('book.readRows', REFUSED, nth);
    expect(load(book.ports)).toEqual({ ok: false, error: REFUSED });
  }
});

test('of very many counted rows, the last are checked for edits, and the host is told which are not', () => {
  const book = played(1);
  const { rows } = book.sheetOf(1);
  const [first = []] = rows;
  // A flood of rows by nobody.
  for (let row = 0; row < 2100; row += 1) rows.push([first[0] ?? 0, 'nobody', `key ${row}`]);
  playStage(book);
  book.pass(60_000);
  editResponse(book);
  const { record, inputs, inbox } = sessionOf(book);
  const counted = record.cursors.get(1) ?? 0;
  expect(inputs.submissions).toEqual([]);
  expect(inbox.notices.join()).toContain(`its first ${counted - 2000} rows are no longer checked for edits`);
  editResponse(book, counted - 2000);
  expect(sessionOf(book).inputs.submissions.map(({ from }) => from)).toEqual([
    `pick:1:${counted - 2000 + 2}@${book.ports.now()}`,
  ]);
});

test('a copied book, a changed ledger and a failed read are reported in sentences', () => {
  const book = played(1);
  const copy = readAs(book, { book: asSecret('copy') });
  expect(load({ ...book.ports, book: copy })).toMatchObject({
    ok: false,
    error: { code: 'copied-book' },
  });
  // Only the Files tab knows the row that is missing. The host can continue without it.
  const cut = readAs(book, { known: EMPTY_LEDGER_CACHE, ledger: book.grids.get('ledger')?.slice(0, -1) });
  expect(load({ ...book.ports, book: cut })).toMatchObject({
    error: { code: 'ledger-not-whole', lostRow: expect.any(String) as unknown },
  });
  book.plant('book.read', REFUSED);
  expect(load(book.ports)).toEqual({ ok: false, error: REFUSED });
  const row = book.grids.get('ledger')?.[0];
  if (row === undefined) throw new Error('There is no entry.');
  row[3] = 'Something else.';
  expect(load(book.ports)).toMatchObject({ ok: false, error: { code: 'ledger-changed' } });
});

test('the last known row can be in any archived ledger, but it must be in one', () => {
  const book = seasonStarted();
  for (let match = 0; match < 2; match += 1) {
    beginSoullinked(book);
    unwrapReply(book.desk.archive({ reason: 'So.', uncounted: true }));
  }
  const lost = { number: 2, hash: 'x', text: '' };
  const isLoaded = (last: typeof lost): boolean => {
    const other = readAs(book, { known: { last, openings: [], deeds: [] } });
    return load({ ...book.ports, book: other }).ok;
  };
  const known = book.archives.flatMap((rows) => rows.slice(1, 2));
  expect([...known, lost].map(isLoaded)).toEqual([true, true, false]);
  // If Google doesn’t show the archives, they may have it.
  book.plant('book.archives', REFUSED);
  expect(isLoaded(lost)).toBe(true);
});
