// The books of a season, one per person, with archived matches' tabs at the end. Nobody can read others' secrets.
import { unwrapReply } from '../../../src/commands/desk-calls';
import type { PlainTab } from '../../../src/games/frame/tabs';
import { findBook } from '../../../src/rounds/record/game-files';
import { correct, sessionOf } from '../../support/paper-game';
import { bookOf, personOf, titlesIn } from '../../support/paper-page';
import { paperOnce, type Paper } from '../../support/paper-ports';
import {
  PEOPLE,
  SOULLINKED_CELLS,
  count,
  draftNext,
  firstMatchOver,
  deliverAll,
} from '../../support/paper-season';

const tabsIn = (book: Paper, player = ''): readonly PlainTab[] => bookOf(book, player).tabs;

function textIn(book: Paper, player: string, titles: RegExp): string {
  return JSON.stringify(tabsIn(book, player).filter(({ title }) => titles.test(title)));
}

/** A season whose first match was counted and delivered. `published`: the match was also published. */
const firstMatch = paperOnce((published = false) => {
  const book = firstMatchOver(PEOPLE.map((name, at) => ({ name, purses: { garnets: 7001 + at } })));
  if (published) unwrapReply(book.desk.publishEverything());
  count(book);
  deliverAll(book);
  return book;
});

function nextMatch(book: Paper): void {
  draftNext(book, 'soullinked', 'extra', SOULLINKED_CELLS, {});
  unwrapReply(book.desk.create());
  deliverAll(book);
}

test('a substitute in the second match reads nothing private from the first', () => {
  const book = firstMatch();
  unwrapReply(
    book.desk.changeStandings({ changes: [{ player: 'Ann', purse: 'garnets', by: 5 }], reason: 'early' }),
  );
  nextMatch(book);
  correct(book, { kind: 'replace-player', player: 'Ann', name: 'Zoe' });
  unwrapReply(
    book.desk.changeStandings({ changes: [{ player: 'Ann', purse: 'garnets', by: 2 }], reason: 'later' }),
  );
  deliverAll(book);
  const text = JSON.stringify(tabsIn(book, 'Ann'));
  expect(findBook(sessionOf(book).record, personOf(book, 'Ann').id)?.name).toBe('Zoe');
  expect(titlesIn(book, 'Ann').some((title) => title.startsWith('4 · '))).toBe(false);
  expect(text).toContain('later');
  expect(text).not.toContain('early');
  expect(text).toContain('7008');
});

test('an eliminated player keeps book and season, and only reads what is public of the next match', () => {
  const book = firstMatch();
  unwrapReply(book.desk.changeStandings({ changes: [{ player: 'Dee', eliminated: true }], reason: 'lost' }));
  unwrapReply(book.desk.changeStandings({ changes: [{ player: 'Eve', joins: true }], reason: 'late' }));
  const { Dee, ...cells } = SOULLINKED_CELLS;
  draftNext(book, 'soullinked', 'extra', { ...cells, Eve: Dee });
  unwrapReply(book.desk.create());
  deliverAll(book);
  expect(sessionOf(book).match.roster).not.toContain('Dee');
  const titles = titlesIn(book, 'Dee');
  expect(titles.slice(0, 2)).toEqual(['Now', 'Season']);
  expect(titles.slice(2).every((title) => title.startsWith('4 · '))).toBe(true);
  expect(titles).toContain('4 · Your submissions');
  expect(textIn(book, 'Dee', /^Season$/)).toContain('eliminated');
  const rows = tabsIn(book, 'Dee')[0]?.rows.filter((row) => !String(row[0]).startsWith('The public book'));
  expect(rows).toEqual(tabsIn(book)[0]?.rows);
});
