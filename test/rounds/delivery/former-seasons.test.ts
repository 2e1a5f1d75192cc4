// A new season in the same host book: former tabs stay, and nobody gets another person's link, book or contacts.
import { unwrapReply } from '../../../src/commands/desk-calls';
import type { PlainTab } from '../../../src/games/frame/tabs';
import { findBook } from '../../../src/rounds/record/game-files';
import { sessionFiles } from '../../../src/rounds/session/readers';
import type { GameFile } from '../../../src/rounds/record/files-tab';
import { bookOf, keyOf, personOf, titlesIn } from '../../support/paper-page';
import { paperOnce, type Paper } from '../../support/paper-ports';
import {
  PEOPLE,
  beginOwnDuel,
  count,
  endOwnMatch,
  inSeason,
  deliverAll,
  prepareAll,
  seasonIn,
  seasonStarted,
} from '../../support/paper-season';

/** The book of the person who has a seat; without `player`, the public book. */
function fileOf(book: Paper, player: string): GameFile | undefined {
  return findBook(sessionFiles(inSeason(book)), player === '' ? undefined : personOf(book, player).id);
}

const tabsIn = (book: Paper, player = ''): readonly PlainTab[] => bookOf(book, player).tabs;

/** Plays a duel between the first two people, counts it, and archives it. */
function playDuel(book: Paper, winner: string): void {
  beginOwnDuel(book);
  deliverAll(book);
  endOwnMatch(book, [winner]);
  count(book);
  deliverAll(book);
  unwrapReply(book.desk.archive({ reason: '' }));
  deliverAll(book);
}

function end(book: Paper, winner: string): void {
  unwrapReply(book.desk.endSeason({ winners: [winner] }));
  deliverAll(book);
}

type Said = Parameters<Paper['desk']['startSeason']>[0]['people'];

function startNext(book: Paper, name: string, people: Said = []): void {
  unwrapReply(book.desk.startSeason({ name, currencies: [], inherit: 'nothing', people }));
  unwrapReply(book.desk.openEpisode({ episode: '1' }));
  deliverAll(book);
}

/** A season of one match that has ended, with everything delivered. */
const ended = paperOnce(() => {
  const book = seasonStarted();
  playDuel(book, 'Bob');
  end(book, 'Bob');
  return book;
});

const READERS = ['', ...PEOPLE];

test('through three seasons, every book keeps former seasons’ tabs at the end, titled by season', () => {
  const book = ended();
  const first = new Map(READERS.map((reader) => [reader, tabsIn(book, reader)]));
  const stays = (season: string, tabs: ReadonlyMap<string, readonly PlainTab[]>): void => {
    for (const reader of READERS) {
      const kept = tabsIn(book, reader).filter(({ title }) => title.startsWith(`${season} · `));
      const wanted = (tabs.get(reader) ?? []).filter(({ title }) => !title.includes('The Elder Tree · '));
      expect([reader, kept]).toEqual([
        reader,
        wanted.map(({ title, rows }) => ({ title: `${season} · ${title}`, rows })),
      ]);
    }
  };
  expect(titlesIn(book)).toContain('4 extra · Result');
  expect(titlesIn(book, 'Ann')).toContain('4 extra · Your submissions');
  startNext(book, 'The Second Oak');
  stays('The Elder Tree', first);
  for (const [reader, name] of [
    ['', 'Public book'],
    ['Ann', "Ann's book"],
  ] as const)
    expect(bookOf(book, reader).title).toMatch(new RegExp(`^${name}: The Second Oak \\(`));
  expect(titlesIn(book).slice(0, 2)).toEqual(['Season', 'The Elder Tree · Season']);
  // A match of the new season is drawn in the same books.
  playDuel(book, 'Ann');
  stays('The Elder Tree', first);
  end(book, 'Ann');
  const second = new Map(READERS.map((reader) => [reader, tabsIn(book, reader)]));
  startNext(book, 'The Second Oak');
  playDuel(book, 'Ann');
  stays('The Elder Tree', first);
  const own = new Map(
    [...second].map(([reader, tabs]) => [reader, tabs.filter(({ title }) => !title.startsWith('The Elder'))]),
  );
  stays('The Second Oak', own);
  const titles = titlesIn(book);
  expect(new Set(titles).size).toBe(titles.length);
  expect(titles.filter((title) => /Season$/.test(title))).toEqual([
    'Season',
    'The Second Oak · Season',
    'The Elder Tree · Season',
  ]);
});

const WAYS = { 'E-mail': 'petra@example.com', 'Discord webhook': 'https://discord.com/api/webhooks/1/petra' };

/** The same, but Petra has played for Ann since before the end. */
const substituted = paperOnce(() => {
  const book = seasonStarted();
  playDuel(book, 'Bob');
  const old = keyOf(book, 'Ann');
  unwrapReply(
    book.desk.substitutePerson({ player: 'Ann', name: 'Petra', contacts: WAYS, reason: 'Ann is ill.' }),
  );
  deliverAll(book);
  playDuel(book, 'Ann');
  const changes = [{ player: 'Ann', purse: 'garnets', by: 3 }] as const;
  unwrapReply(book.desk.changeStandings({ changes, reason: 'a bonus' }));
  unwrapReply(book.desk.endSeason({ winners: ['Bob'] }));
  prepareAll(book);
  expect(keyOf(book, 'Ann')).not.toBe(old);
  return book;
});

const idOf = (book: Paper, player: string): string => fileOf(book, player)?.id ?? '';

function contactsOf(book: Paper): Readonly<Record<string, string | undefined>> {
  const { players } = unwrapReply(book.desk.getContacts());
  return Object.fromEntries(players.map(({ name, contacts }) => [name, contacts['E-mail']]));
}

test('people join the next season under their own name, with their link, book and contacts', () => {
  const book = substituted();
  const [key, own] = [keyOf(book, 'Ann'), idOf(book, 'Ann')];
  const before = titlesIn(book, 'Ann').length;
  startNext(book, 'Next', [{ name: 'Ann', tokens: 2 }]);
  expect(seasonIn(book).people.map(({ name, title, tokens }) => [name, title, tokens])).toEqual([
    ['Petra', 'Petra', 2],
    ...PEOPLE.slice(1).map((name) => [name, name, 0]),
  ]);
  expect([keyOf(book, 'Petra'), idOf(book, 'Petra')]).toEqual([key, own]);
  expect(contactsOf(book)).toMatchObject({ Petra: WAYS['E-mail'] });
  expect(titlesIn(book, 'Petra').filter((title) => title.startsWith('The Elder Tree · '))).toHaveLength(
    before,
  );
  expect(book.books.get(own)?.readers.people.map(({ email }) => email)).toEqual([WAYS['E-mail']]);
});

test('people who don’t come are no part of the season, and their books stay unchanged', () => {
  const book = substituted();
  const own = idOf(book, 'Ann');
  const before = book.books.get(own)?.tabs;
  startNext(book, 'Next', [
    { name: 'Ann', comes: false },
    { name: 'Bob', comes: false },
  ]);
  expect(seasonIn(book).people.map(({ name }) => name)).toEqual(['Cy', 'Dee']);
  expect(Object.keys(contactsOf(book))).toEqual(['Cy', 'Dee']);
  expect(book.books.get(own)?.tabs).toEqual(before);
  // If a person of the same name joins later, that's a different person with their own book.
  unwrapReply(book.desk.changeStandings({ changes: [{ player: 'Petra', joins: true }], reason: 'late' }));
  deliverAll(book);
  expect(titlesIn(book, 'Petra')).toEqual(['Season']);
  expect(book.books.get(own)?.tabs).toEqual(before);
});
