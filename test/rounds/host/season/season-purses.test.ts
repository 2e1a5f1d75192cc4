// Purses are published as previewed (SN-18).
import { unwrapReply } from '../../../../src/commands/desk-calls';
import { refused } from '../../../support/host-game';
import { seasonIn, seasonStarted } from '../../../support/paper-season';

const OPEN = { currencies: [{ name: 'Garnets', shown: 'public' }] } as const;

test('only what was previewed is published, or nothing', () => {
  const book = seasonStarted();
  const { token } = unwrapReply(book.desk.previewSettings(OPEN));
  const change = { player: 'Ann', purse: 'garnets', by: 5 } as const;
  unwrapReply(book.desk.changeStandings({ changes: [change], reason: 'a find' }));
  expect(refused(book.desk.changeSeasonSettings({ ...OPEN, token })).code).toBe('changed-since');
  const again = unwrapReply(book.desk.previewSettings(OPEN));
  unwrapReply(book.desk.changeSeasonSettings({ ...OPEN, token: again.token }));
  expect(seasonIn(book).currencies).toContainEqual({ name: 'garnets', shown: 'public' });
});
