// Purses: what a match takes waits until it is counted, who may know what is in them, and the look before a currency is made
// public (SN-18).
import { given } from '../../../../src/commands/desk-calls';
import { refused } from '../../../support/host-game';
import { holderOf } from '../../../support/host-game';
import { gameIn, sessionOf, kindsOf } from '../../../support/paper-game';
import { draftIn, draftNext, seasonIn, seasonStarted } from '../../../support/paper-season';

test('purses that a match took wait until it is counted', () => {
  const book = seasonStarted([
    { name: 'Ann', purses: { garnets: 5 } },
    { name: 'Bob', purses: { garnets: 2 } },
    { name: 'Cy' },
    { name: 'Dee' },
    { name: 'Eve' },
  ]);
  given(book.desk.giveGift({ from: 'Ann', to: 'Dee', purse: 'Garnets', amount: 1 }));
  const [east, west] = [{ Meadow: 'East' }, { Meadow: 'West' }];
  const meadows = { Ann: east, Bob: east, Cy: west, Dee: west, Eve: west };
  draftNext(book, 'wanted-sharpshooters', 'main', meadows);
  expect(draftIn(book).place.took).toContain('Ann: Garnets 4, from the season.');
  given(book.desk.giveGift({ from: 'Ann', to: 'Dee', purse: 'garnets', amount: 1 }));
  expect(draftIn(book).place.took).toContain('Ann: Garnets 3, from the season.');
  expect(draftIn(book).problems).toEqual([]);
  given(book.desk.create());
  const { players } = sessionOf(book).record.setUp;
  expect(players.map((player) => (player as { garnets: number }).garnets)).toEqual([3, 2, 0, 2, 0]);
  const less = { changes: [{ player: 'Ann', purse: 'garnets', by: -1 }], reason: 'a penalty' };
  expect(book.desk.changeStandings(less)).toMatchObject({ error: { code: 'purse-in-play' } });
  given(book.desk.changeStandings({ ...less, changes: [{ player: 'Ann', purse: 'garnets', by: 1 }] }));
  given(book.desk.archive({ reason: 'Nobody came.', uncounted: true }));
  given(book.desk.changeStandings(less));
  expect(seasonIn(book).people.map(({ purses }) => purses[1]?.amount)).toEqual([3, 2, 0, 2, 0]);
});

test('what is in a purse is private until its currency is public; the rest is not', () => {
  const book = seasonStarted([{ name: 'Ann', purses: { garnets: 5 } }, { name: 'Bob' }]);
  const changes = [
    { player: 'Ann', purse: 'garnets', by: 1 },
    { player: 'Ann', purse: 'bellflowers', by: 1 },
    { player: 'Ann', tokens: 1 },
  ];
  given(book.desk.changeStandings({ changes, reason: 'a bonus' }));
  const isPrivate = (): readonly boolean[] => seasonIn(book).log.map((line) => line.isPrivate);
  expect(isPrivate()).toEqual([false, false, true]);
  const line = { player: 'Ann', cause: 'a bonus' };
  const [ann, bob] = seasonIn(book).people;
  expect(ann).toEqual({
    ...{ name: 'Ann', person: 'Ann', title: 'Ann', holder: holderOf(book.desk, 'Ann') },
    ...{ taken: '', before: '', in: 'in', episode: '', page: '', book: '' },
    purses: [
      { name: 'bellflowers', amount: 1 },
      { name: 'garnets', amount: 6 },
    ],
    ...{ tokens: 1, marks: [], candidate: false, opponent: false },
    changes: [
      { ...line, text: 'tokens +1', isPrivate: false },
      { ...line, text: 'bellflowers +1', isPrivate: false },
      { ...line, text: 'garnets +1', isPrivate: true },
    ],
  });
  expect(bob).toMatchObject({ name: 'Bob', tokens: 0, changes: [] });
});

test('the host is warned before a match that tells purses, and before its record is published', () => {
  const people = ['Ann', 'Bob', 'Cy', 'Dee', 'Eve'].map((name, at) => ({ name, purses: { garnets: at } }));
  const meadows = Object.fromEntries(
    people.map(({ name }, at) => [name, { Meadow: at < 2 ? 'East' : 'West' }]),
  );
  const book = seasonStarted(people);
  const tells = /tells everyone how many garnets/;
  draftNext(book, 'black-garnet', 'main');
  expect(draftIn(book).warnings.join()).not.toMatch(tells);
  given(book.desk.discardDraft());
  draftNext(book, 'wanted-sharpshooters', 'main', meadows);
  expect(draftIn(book).warnings.join()).toMatch(tells);
  given(book.desk.changeSeasonSettings({ currencies: [{ name: 'Garnets', shown: 'public' }] }));
  expect(draftIn(book).warnings.join()).not.toMatch(tells);
  given(book.desk.create());
  expect(gameIn(book.desk).publishes).toEqual([
    'The set-up holds the garnets that were in everyone’s purse when the match began: Ann 0, Bob 1, Cy 2, Dee 3, Eve 4.',
  ]);
});

const OPEN = { currencies: [{ name: 'Garnets', shown: 'public' }] } as const;

test('the look names each purse that everyone could read from then on, and changes nothing', () => {
  const book = seasonStarted([{ name: 'Ann', purses: { garnets: 3 } }, { name: 'Bob' }, { name: 'Cy' }]);
  given(book.desk.substitutePerson({ player: 'Bob', name: 'Fay', reason: 'Bob moved.' }));
  given(book.desk.changeStandings({ changes: [{ player: 'Cy', left: true }], reason: 'moved' }));
  const before = kindsOf(book);
  const look = given(book.desk.previewSettings(OPEN));
  expect(look.opened).toEqual([
    {
      currency: 'garnets',
      purses: [
        { name: 'Ann', amount: 3 },
        { name: 'Fay (for Bob)', amount: 0 },
        { name: 'Cy', amount: 0 },
      ],
    },
  ]);
  expect(look.messages.map(({ to }) => to)).toEqual(['everyone']);
  expect(look.messages[0]?.text).toContain('are public from now on');
  expect(kindsOf(book)).toEqual(before);
  // Of one that everyone reads already nothing is opened.
  const known = { currencies: [{ name: 'bellflowers', shown: 'public' }] } as const;
  expect(given(book.desk.previewSettings(known)).opened).toEqual([]);
});

test('what was looked at is what is made public, or nothing is', () => {
  const book = seasonStarted();
  const { token } = given(book.desk.previewSettings(OPEN));
  const change = { player: 'Ann', purse: 'garnets', by: 5 } as const;
  given(book.desk.changeStandings({ changes: [change], reason: 'a find' }));
  expect(refused(book.desk.changeSeasonSettings({ ...OPEN, token })).code).toBe('changed-since');
  const again = given(book.desk.previewSettings(OPEN));
  given(book.desk.changeSeasonSettings({ ...OPEN, token: again.token }));
  expect(seasonIn(book).currencies).toContainEqual({ name: 'garnets', shown: 'public' });
});
