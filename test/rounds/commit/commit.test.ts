// Commits are refused before anything is written.
import { refused } from '../../support/host-game';
import { unwrapReply } from '../../../src/commands/desk-calls';
import { ADDRESS, personOf, withPage } from '../../support/paper-page';
import { paper } from '../../support/paper-ports';
import { created, stageIn } from '../../support/paper-game';
import { beginSoullinked, seasonStarted } from '../../support/paper-season';

test('an entry that couldn’t be read is refused before anything is written', () => {
  const book = created();
  expect(refused(book.desk.setDeadline({ deadline: 0.5 })).code).toBe('not-understood');
  expect(stageIn(book.desk).deadline).toBeNull();
});

test('changes of the season or of its people during a match redraw the host’s tabs', () => {
  const book = withPage(seasonStarted());
  const webhook = 'https://discord.com/api/webhooks/1/public';
  unwrapReply(book.desk.saveContacts({ zone: '', webhook, players: {} }));
  beginSoullinked(book);
  expect(JSON.stringify(book.grids.get('outbox'))).not.toContain('Soullinked begins');
  const before = book.drawn();
  unwrapReply(book.desk.changeStandings({ changes: [{ player: 'Ann', tokens: 1 }], reason: 'Won.' }));
  const after = book.drawn();
  expect(after).not.toEqual(before);
  unwrapReply(book.desk.replaceKey({ person: personOf(book, 'Ann').id }));
  expect(book.drawn()).not.toEqual(after);
});

test('the page’s address is kept in the Files tab, also if it was saved before there was a game', () => {
  const book = withPage(paper());
  unwrapReply(book.desk.draft({ game: 'soullinked', practice: true }));
  unwrapReply(book.desk.create());
  const files = (): string => JSON.stringify(book.grids.get('files'));
  expect(files()).toContain(ADDRESS);
  unwrapReply(book.desk.savePage({ address: '' }));
  expect(files()).not.toContain(ADDRESS);
});
