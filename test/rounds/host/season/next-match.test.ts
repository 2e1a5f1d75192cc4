// The draft of a season's next match says who decides which settings.
import { unwrapReply } from '../../../../src/commands/desk-calls';
import { refused } from '../../../support/host-game';
import { sessionOf } from '../../../support/paper-game';
import { beginSoullinked, count, draftIn, playToTheEnd, seasonStarted } from '../../../support/paper-season';

test('the set-up says who decides, depending on the last winners, and never a secret', () => {
  const book = seasonStarted(['Ann', 'Bob', 'Cy', 'Dee', 'Eve', 'Fay'].map((name) => ({ name })));
  const out = ['Eve', 'Fay'].map((player) => ({ player, left: true }) as const);
  unwrapReply(book.desk.draft({ game: 'black-garnet', kind: 'main' }));
  expect(draftIn(book).place.say).toEqual([]);
  unwrapReply(book.desk.discardDraft());
  unwrapReply(book.desk.changeStandings({ changes: out, reason: 'away' }));
  beginSoullinked(book);
  playToTheEnd(book);
  const winners = sessionOf(book).match.winners();
  expect(winners.length).toBeGreaterThan(0);
  unwrapReply(book.desk.draft({ game: 'black-garnet', kind: 'main' }));
  expect(draftIn(book).place.say).toEqual([]);
  expect(refused(book.desk.create()).code).toBe('match-uncounted');
  count(book);
  const said =
    'Second abilities, Price to learn the stats of a duel type, Price of a mission hint and Price of a stat point';
  const { say } = draftIn(book).place;
  expect(say).toEqual([`${said}: ${winners.join(' and ')} won episode 4, so they choose.`]);
  expect(say.join()).not.toContain('Duel');
  unwrapReply(book.desk.archive({ reason: '' }));
  expect(draftIn(book).place.say).toEqual(say);
});
