// Pages open with the keys of the game as the desk reads it, though the call that changed them stopped before it told them.
import { given } from '../../../src/commands/desk-calls';
import { PAGE_CALLS } from '../../../src/rounds/page/visitor-calls';
import type { Paper } from '../../support/paper-ports';
import { created, gameIn, sessionOf, stageIn, submitted } from '../../support/paper-game';

const ADDRESS = 'https://script.google.com/macros/s/AKfy_page-1/exec';

function withPage(book: Paper): Paper {
  given(book.desk.savePage({ address: ADDRESS }));
  while (gameIn(book.desk).toPrepare.length > 0) given(book.desk.prepareNext());
  return book;
}

const keyOf = (book: Paper): string => sessionOf(book).record.keys.get('Ann') ?? '';
const opens = (book: Paper, key: string): boolean => PAGE_CALLS.readPage(book.ports, { key, stamp: '' }).ok;

/** Makes a click whose change is written, and of which pages hear nothing. */
function unheard(book: Paper, click: () => unknown): void {
  const { game } = book.page;
  const shown = new Map(book.page.shown);
  click();
  book.page.game = game;
  for (const [name, text] of shown) book.page.shown.set(name, text);
}

test('a new link opens its page with the next look at the desk, and the old one none', () => {
  const book = withPage(created());
  const old = keyOf(book);
  expect(opens(book, old)).toBe(true);
  unheard(book, () => given(book.desk.replaceKey({ player: 'Ann' })));
  expect([opens(book, keyOf(book)), opens(book, old)]).toEqual([false, true]);
  given(book.desk.getDesk({ refresh: true }));
  expect([opens(book, keyOf(book)), opens(book, old)]).toEqual([true, false]);
});

test('a page shows the stage that is open with the next look at the desk', () => {
  const book = withPage(submitted());
  const shows = (): boolean =>
    JSON.stringify(given(PAGE_CALLS.readPage(book.ports, { key: keyOf(book), stamp: '' }))).includes(
      'Round 2',
    );
  const { name } = stageIn(book.desk);
  expect(shows()).toBe(false);
  unheard(book, () => given(book.desk.resolveRound({ stage: name, token: '' })));
  expect(shows()).toBe(false);
  given(book.desk.getDesk({ refresh: true }));
  expect(shows()).toBe(true);
});

test('a look at the desk writes nothing for pages that have heard all', () => {
  const book = withPage(created());
  const before = book.calls.filter((call) => call === 'pages.publish').length;
  given(book.desk.getDesk({ refresh: true }));
  expect(book.calls.filter((call) => call === 'pages.publish')).toHaveLength(before);
});
