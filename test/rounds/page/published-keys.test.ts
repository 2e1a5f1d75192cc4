// If a call changes a key but is killed before pages know it, the new link works after the sidebar refreshes.
import { holderOf } from '../../support/host-game';
import { unwrapReply } from '../../../src/commands/desk-calls';
import { PAGE_CALLS } from '../../../src/rounds/page/visitor-calls';
import { keyOf, preparedWithPage } from '../../support/paper-page';
import type { Paper } from '../../support/paper-ports';
import { created } from '../../support/paper-game';

const opens = (book: Paper, key: string): boolean => PAGE_CALLS.readPage(book.ports, { key, stamp: '' }).ok;

/** Makes a click that's written to the ledger but doesn't reach pages' caches, or isn't even published. */
function unheard(book: Paper, click: () => unknown, isPublished: boolean): void {
  const { game } = book.page;
  const shown = new Map(book.page.shown);
  click();
  if (!isPublished) book.page.game = game;
  for (const [name, text] of shown) book.page.shown.set(name, text);
}

test.each([true, false])('once the desk is refreshed, only the new link opens its page %j', (isPublished) => {
  const book = preparedWithPage(created());
  const old = keyOf(book, 'Ann');
  expect(opens(book, old)).toBe(true);
  const replace = () => unwrapReply(book.desk.replaceKey({ person: holderOf(book.desk, 'Ann') }));
  unheard(book, replace, isPublished);
  expect([opens(book, keyOf(book, 'Ann')), opens(book, old)]).toEqual([false, true]);
  unwrapReply(book.desk.getDesk({ refresh: true }));
  expect(opens(book, old)).toBe(false);
  // Google's cache may have lost the game.
  book.page.shown.delete('game');
  expect([opens(book, keyOf(book, 'Ann')), opens(book, old)]).toEqual([true, false]);
});

test('refreshing the desk writes nothing if pages are up to date', () => {
  const book = preparedWithPage(created());
  const before = book.calls.filter((call) => call === 'pages.publish').length;
  unwrapReply(book.desk.getDesk({ refresh: true }));
  expect(book.calls.filter((call) => call === 'pages.publish')).toHaveLength(before);
});
