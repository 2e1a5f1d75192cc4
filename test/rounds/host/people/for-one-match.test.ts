// A substitute for one match of a season (SN-11): what the substitute and the former player can read, during and after it.
import { holderOf } from '../../../support/host-game';
import { unwrapReply } from '../../../../src/commands/desk-calls';
import { FRAME_TITLES } from '../../../../src/games/frame/reserved-titles';
import { bookTabs } from '../../../../src/rounds/outbox/book-tabs';
import { playerPage } from '../../../../src/rounds/page/view';
import { seatName, personNamed, type People } from '../../../../src/rounds/record/people';
import { beginSoullinked, count, inSeason, playToTheEnd, seasonStarted } from '../../../support/paper-season';
import type { Paper } from '../../../support/paper-ports';

function called(people: People, name: string): NonNullable<ReturnType<typeof personNamed>> {
  const person = personNamed(people, name);
  if (person === undefined) throw new Error(`${name} is nobody.`);
  return person;
}

/** The titles of the tabs in a person's book that not everyone has. */
function ownTabs(book: Paper, name: string): readonly string[] {
  const session = inSeason(book);
  const shared: readonly string[] = [FRAME_TITLES.now, FRAME_TITLES.season];
  return bookTabs(session, called(session.people, name).id)
    .map(({ title }) => title)
    .filter((title) => !shared.includes(title));
}

test('a substitute for one match reads it and keeps it; the seat goes back once it is counted', () => {
  const book = seasonStarted(['Ann', 'Bob', 'Cy', 'Dee'].map((name) => ({ name })));
  beginSoullinked(book);
  const before = called(inSeason(book).people, 'Bob');
  const tabs = ownTabs(book, 'Bob');
  expect(tabs.length).toBeGreaterThan(0);
  const fay = { player: 'Bob', name: 'Fay', forMatch: true, reason: 'Bob is ill.' };
  unwrapReply(book.desk.substitutePerson(fay));
  expect(seatName(inSeason(book).people, 'Bob')).toBe('Fay (for Bob)');
  expect([ownTabs(book, 'Bob'), ownTabs(book, 'Fay')]).toEqual([[], tabs]);
  const first = called(inSeason(book).people, 'Fay');

  // The substitution is undone, and the match's messages are Bob's again. Then the same Fay comes back.
  unwrapReply(book.desk.substitutePerson({ player: 'Bob', name: 'Bob', reason: 'He is well.' }));
  expect([ownTabs(book, 'Bob'), ownTabs(book, 'Fay')]).toEqual([tabs, []]);
  unwrapReply(book.desk.substitutePerson(fay));
  expect(called(inSeason(book).people, 'Fay').id).toBe(first.id);

  playToTheEnd(book);
  count(book);
  const { people } = inSeason(book);
  expect(seatName(people, 'Bob')).toBe('Bob');
  expect(called(people, 'Bob')).toEqual(before);
  const [bob, gone] = [ownTabs(book, 'Bob'), ownTabs(book, 'Fay')];
  expect([bob, gone.length > 0]).toEqual([[], true]);
  // Bob has the seat again, so the purse is his.
  unwrapReply(
    book.desk.changeStandings({ changes: [{ player: 'Bob', purse: 'garnets', by: 3 }], reason: 'a bonus' }),
  );
  const session = inSeason(book);
  const standings = ['Bob', 'Fay'].map((name) => playerPage(session, called(people, name).id).standing);
  expect(standings).toEqual([expect.stringContaining('3 garnets'), '']);
  // A new link is Bob's, too.
  unwrapReply(book.desk.replaceKey({ person: holderOf(book.desk, 'Bob') }));
  const keys = ['Bob', 'Fay'].map((name) => called(inSeason(book).people, name).formerKeys.length);
  expect(keys).toEqual([1, 0]);
  unwrapReply(book.desk.archive({ reason: '' }));
  expect(seatName(inSeason(book).people, 'Bob')).toBe('Bob');
});
