// Purses: changes wait while a match uses the purse; who can see them; what is previewed before they're published (SN-18).
import { unwrapReply } from '../../../../src/commands/desk-calls';
import { refused } from '../../../support/host-game';
import { sessionOf } from '../../../support/paper-game';
import {
  draftIn,
  draftNext,
  seasonIn,
  seasonStarted,
  IN_MEADOWS,
  WITH_PURSES,
} from '../../../support/paper-season';

test('changes of purses in use wait until the match is counted', () => {
  const book = seasonStarted(WITH_PURSES);
  unwrapReply(book.desk.giveGift({ from: 'Ann', to: 'Dee', purse: 'Garnets', amount: 1 }));
  draftNext(book, 'wanted-sharpshooters', 'main', IN_MEADOWS);
  expect(draftIn(book).place.took).toContain('Ann: Garnets 4, from the season.');
  unwrapReply(book.desk.giveGift({ from: 'Ann', to: 'Dee', purse: 'garnets', amount: 1 }));
  expect(draftIn(book).place.took).toContain('Ann: Garnets 3, from the season.');
  expect(draftIn(book).problems).toEqual([]);
  unwrapReply(book.desk.create());
  const { players } = sessionOf(book).record.setUp;
  expect(players.map((player) => (player as { garnets: number }).garnets)).toEqual([3, 2, 0, 2, 0]);
  const less = { changes: [{ player: 'Ann', purse: 'garnets', by: -1 }], reason: 'a penalty' };
  expect(book.desk.changeStandings(less)).toMatchObject({ error: { code: 'purse-in-play' } });
  unwrapReply(book.desk.changeStandings({ ...less, changes: [{ player: 'Ann', purse: 'garnets', by: 1 }] }));
  unwrapReply(book.desk.archive({ reason: 'Nobody came.', uncounted: true }));
  unwrapReply(book.desk.changeStandings(less));
  expect(seasonIn(book).people.map(({ purses }) => purses[1]?.amount)).toEqual([3, 2, 0, 2, 0]);
});

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
