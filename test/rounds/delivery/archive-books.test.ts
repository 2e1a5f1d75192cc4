// Archive books: which matches of a book move there, and where the book links to them.
import { fail, ok, type Result } from '../../../src/games/frame/result';
import { idOfTab, type Tab } from '../../../src/games/frame/tabs';
import type { Commit } from '../../../src/rounds/commit/commit';
import { archiveBooksToShare, neededArchiveBook } from '../../../src/rounds/delivery/archive-books';
import { prepareBooks } from '../../../src/rounds/host/parts/prepare';
import type { Ports } from '../../../src/rounds/ports/ports';
import type { CallProblem } from '../../../src/rounds/reply/reply';
import { type BookAccess, type BookState, NO_BOOK_ACCESS } from '../../../src/rounds/ports/books';
import { findBook } from '../../../src/rounds/record/game-files';
import {
  bookArchivedTabs,
  archiveBookTabs,
  formerSeasonLinks,
  tabLink,
} from '../../../src/rounds/outbox/archived-tabs';
import type { GameFile, ArchiveBook } from '../../../src/rounds/record/files-tab';
import type { PastMatch } from '../../../src/rounds/record/season-entries';
import type { SeasonRecord } from '../../../src/rounds/record/season-record';
import type { BetweenSession } from '../../../src/rounds/session/game-session';
import { asSecret } from '../../../src/rounds/record/secret';
import { unwrapReply } from '../../../src/commands/desk-calls';
import { paper } from '../../support/paper-ports';
import { count, draftNext, loaded, prepareAll, seasonStarted } from '../../support/paper-season';

const EARLIER = 2;

/** A public book between matches: `matches` archived ones with 10 tabs each, after two of an earlier season. */
function bookWith(matches: number): {
  readonly session: BetweenSession;
  readonly season: SeasonRecord;
  readonly file: GameFile;
} {
  const book = seasonStarted();
  draftNext(book, 'between', 'between');
  unwrapReply(book.desk.create());
  prepareAll(book);
  count(book);
  unwrapReply(book.desk.archive({ reason: '' }));
  const session = loaded(book);
  if (session.kind !== 'between') throw new Error('A match is in the book.');
  const file = findBook(session.files, undefined);
  const [match] = session.season.matches;
  if (file === undefined || match === undefined) throw new Error('Nothing was made.');
  const titles = Array.from({ length: 10 }, (_, at) => `Tab ${at}`);
  const books: readonly string[] = [file.id];
  const past = Array.from({ length: matches }, (_, at): PastMatch => ({
    ...match,
    number: at + 1,
    tabs: [{ titles, books }],
  }));
  const season = { ...session.season, earlier: EARLIER, matches: past };
  return { session: { ...session, season }, season, file };
}

/** Takes the next step with these calls of books: what it writes, and what becomes of it. */
function nextStep(
  session: BetweenSession,
  own: GameFile,
  books: Partial<Ports['books']>,
): readonly [Commit, Result<unknown, CallProblem>] {
  const { ports } = paper();
  let written: Commit = {};
  const files = session.files.files.map((file) => (file.id === own.id ? own : file));
  const now = { ...session, files: { ...session.files, files } };
  const outside = { ...ports, books: { ...ports.books, ...books }, workUntil: () => 0 };
  const write = (_: unknown, commit: Commit) => ((written = commit), ok(now));
  const done = prepareBooks(now, { outside, write, reload: () => ok(now) });
  return [written, done];
}

function shelf(until: number, part: Partial<ArchiveBook> = {}): ArchiveBook {
  const sharing = { reader: '', outcome: 'shared' } as const;
  return { id: asSecret(`shelf ${until}`), url: `shelf:${until}`, until, sharing, ...part };
}

test('a book keeps up to a hundred tabs of earlier matches; with more, only those of the last five matches', () => {
  const light = bookWith(10);
  expect(neededArchiveBook(light.session, light.file)).toBeUndefined();
  const { session, file } = bookWith(11);
  expect(neededArchiveBook(session, file)?.until).toBe(6 + EARLIER);
});

test('matches in an archive book, or on the way there, aren’t moved again', () => {
  const { session, file } = bookWith(16);
  for (const part of [{}, { sharing: undefined }, { sharing: undefined, useless: true }]) {
    const { sharing, ...rest } = { ...shelf(6 + EARLIER), ...part };
    const own = { ...rest, ...(sharing === undefined ? {} : { sharing }) };
    expect(neededArchiveBook(session, { ...file, shelves: [own] })).toBeUndefined();
  }
  const full = bookWith(17);
  const shelves = [shelf(6 + EARLIER)];
  expect(neededArchiveBook(full.session, { ...full.file, shelves })?.until).toBe(12 + EARLIER);
});

test('a book that its reader cannot open keeps its tabs, since an archive book couldn’t be opened either', () => {
  const { session, file } = bookWith(11);
  const sharing = { reader: '', outcome: 'forbidden' } as const;
  expect(neededArchiveBook(session, { ...file, sharing })).toBeUndefined();
});

test('each tab is in the book or one archive book, and linked there; an unfilled archive book has no tabs', () => {
  const { season, file } = bookWith(12);
  const open: ArchiveBook = { id: asSecret('shelf open'), url: 'shelf:open', until: 9 + EARLIER };
  const book = { ...file, shelves: [shelf(3 + EARLIER), shelf(6 + EARLIER), open] };
  expect(bookArchivedTabs(season, book)).toHaveLength(60);
  expect(book.shelves.map((one) => archiveBookTabs(season, book, one).length)).toEqual([30, 30, 30]);
  const bookOf = (match: number): string => tabLink(season, book, match, 'Tab 1').split('#')[0] ?? '';
  const shelves = [3, 3, 6, 6].map((until) => `shelf:${until + EARLIER}`);
  expect([1, 3, 4, 6, 7, 12].map(bookOf)).toEqual([...shelves, file.url, file.url]);
  // A former season's matches have the numbers 5 and 6.
  const [{ kind, episode } = { kind: 'main' as const, episode: '' }] = season.matches;
  const matches = [1, 2].map((number) => ({ number, kind, episode }));
  const former = [{ name: 'The first', earlier: 4, matches }];
  const shelvesIn = (everyones: GameFile | undefined): unknown =>
    formerSeasonLinks({ ...season, former }, everyones, undefined).map(({ shelves }) => shelves);
  expect([book, undefined].map(shelvesIn)).toEqual([[['shelf:5', 'shelf:8']], []]);
});

const readBy = (access: Partial<BookAccess>): BookState => ({
  kind: 'there',
  readers: { ...NO_BOOK_ACCESS, ...access },
});

test.each<[string, boolean, BookState]>([
  ['nobody, not even the host', false, { kind: 'gone' }],
  ['nobody else', false, readBy({})],
  ['everyone with the link', true, readBy({ link: true })],
  ['a shared drive', true, readBy({ sharedDrive: true })],
  ['the readers of a folder', true, readBy({ people: [{ permission: '1', email: 'a@b.example' }] })],
])('a copy that is open to %s: it is useless: %s', (_, isUseless, state) => {
  const { session, file } = bookWith(11);
  const made = { id: asSecret('a copy'), url: 'book:copy' };
  const [{ files: [copied] = [] }] = nextStep(session, file, {
    copy: ([one]) => {
      expect(one?.name).toMatch(/^Public book, matches up to 8: /);
      return [ok(made)];
    },
    statesOf: () => [ok(state)],
  });
  const useless = isUseless ? { useless: true } : {};
  expect(copied?.shelves).toEqual([{ ...made, until: 6 + EARLIER, ...useless }]);
  // A failed copy isn't shared, and copying isn't retried.
  if (isUseless && copied !== undefined) expect(nextStep(session, copied, {})[0]).toEqual({});
});

test('copies keep their matches’ tabs and are shared, one at a time; a copy without these tabs is useless', () => {
  const { session, season, file } = bookWith(17);
  const copyOf = (until: number): ArchiveBook => ({ id: asSecret(`${until}`), url: 'shelf:', until });
  const [first, ...others] = [6, 12].map((until) => copyOf(until + EARLIER));
  if (first === undefined) throw new Error('There are two.');
  const own = { ...file, shelves: [first, ...others] };
  const filled = (there: readonly Tab[], drawing: Result<undefined, CallProblem> = ok(undefined)) =>
    nextStep(session, own, {
      tabsOf: (ids) => ids.map(() => ok(there.map(idOfTab))),
      render: (all) =>
        all.map(({ id, tabs }) => (id === first.id && tabs.length === 61 ? drawing : ok(undefined))),
      share: (all) => all.map(({ id }) => ok({ kind: 'shared', permission: id })),
    });
  const tabs = archiveBookTabs(season, own, first);
  const sharing = { reader: '', outcome: 'shared', permission: first.id };
  const deliver = { kind: 'results', messages: [] };
  const [[whole], [useless]] = [filled(tabs.slice(-1)), filled([])];
  expect(whole).toMatchObject({ files: [{ ...own, shelves: [{ ...first, sharing }, ...others] }], deliver });
  expect(useless.files).toEqual([{ ...own, shelves: [{ ...first, useless: true }, ...others] }]);
  const refusal = fail({ code: 'service-failed', text: 'Google: not now.' });
  expect(filled(tabs, refusal)).toEqual([{}, refusal]);
});

test('archive books are reshared with their book’s current reader, one at a time', () => {
  const { session, file } = bookWith(17);
  const old = { sharing: { reader: 'old@example.com', outcome: 'shared' } } as const;
  const own = { ...file, shelves: [shelf(3, old), shelf(6, old), shelf(9)] };
  const [{ files: [after = own] = [] }] = nextStep(session, own, {
    unshare: () => ok(NO_BOOK_ACCESS),
    share: (all) => all.map(({ id }) => ok({ kind: 'shared', permission: id })),
  });
  expect(archiveBooksToShare(session, after).map(({ until }) => until)).toEqual([6]);
});
