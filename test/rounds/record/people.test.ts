// People and seats: who had a seat at which row of the ledger, what they're called, and who sent which answer.
import type { Entry } from '../../../src/rounds/record/entries';
import { foldRecords, NO_RECORDS } from '../../../src/rounds/record/fold';
import { peopleEntry } from '../../../src/rounds/record/fold-people';
import {
  holder,
  seatNameForHost,
  seatName,
  seatsOfPerson,
  findSender,
  type People,
  type PersonId,
} from '../../../src/rounds/record/people';
import type { HeldSeat } from '../../../src/rounds/record/entry-fields';
import { ledgerOf, setUpOf } from '../../support/ledger-rows';
import { asSecret } from '../../../src/rounds/record/secret';

const idOf = (name: string): PersonId => asSecret(`${name}'s id`);
const keyOf = (name: string): string => `${name}'s key`;

function held(name: string): HeldSeat {
  return { seat: name, person: idOf(name), name, key: asSecret(keyOf(name)) };
}

const SET_UP = setUpOf([held('Ann'), held('Bob')]);

function seated(seat: string, name: string, forMatch = false): Entry {
  return {
    kind: 'seated',
    body: {
      ...{ seat, person: idOf(name), name, key: asSecret(keyOf(name)), since: 'Round 2' },
      ...(forMatch ? { forMatch } : {}),
    },
  };
}

/** The people after these entries. The first entry is row 1. */
const after = (...entries: readonly Entry[]): People => foldRecords(NO_RECORDS, ledgerOf(...entries)).people;

function seasonWith(...names: readonly string[]): Entry {
  return {
    kind: 'season-started',
    body: {
      ledgerVersion: 2,
      book: asSecret('a book'),
      secret: asSecret('salt'),
      standing: {
        ...{ name: 'A season', currencies: [], inherit: 'nothing', episodes: [], markNames: [] },
        people: names.map((name) => ({ name, membership: 'in', purses: [], tokens: 0, marks: [] })),
      },
      held: names.map(held),
    },
  };
}

const MATCH: Entry = {
  kind: 'set-up',
  body: { ...SET_UP.body, season: { number: 1, kind: 'main', episode: '1', guests: [] } },
};

test('a seat keeps its name, and is shown with its holder’s name, now or at an earlier row', () => {
  const people = after(SET_UP, seated('Ann', 'Zoe'), seated('Ann', 'Yan'));
  expect([1, 2, 3, undefined].map((row) => seatName(people, 'Ann', row))).toEqual([
    'Ann',
    'Zoe (for Ann)',
    'Yan (for Ann)',
    'Yan (for Ann)',
  ]);
  expect(seatNameForHost(people, 'Ann')).toBe('Ann (played by Yan since Round 2)');
  expect(seatName(people, 'Bob')).toBe('Bob');
  expect(seatsOfPerson(people, idOf('Zoe'))).toEqual([]);
});

test('a person who gets their seat back is the same person with the same key', () => {
  const people = after(SET_UP, seated('Ann', 'Zoe'), seated('Ann', 'Ann'));
  expect(holder(people, 'Ann')).toEqual(holder(after(SET_UP), 'Ann'));
  expect(seatName(people, 'Ann')).toBe('Ann');
});

test('a person with two seats is found in the latest', () => {
  const people = after(SET_UP, seated('Bob', 'Ann'));
  expect(seatsOfPerson(people, idOf('Ann'))).toEqual(['Bob', 'Ann']);
  expect(findSender(people, keyOf('Ann'), 0)?.seat).toBe('Bob');
});

test('an answer belongs to the key’s owner, and counts for the seat that they had then', () => {
  const key: Entry = { kind: 'key', body: { person: idOf('Bob'), key: asSecret('another key') } };
  const people = after(SET_UP, seated('Ann', 'Zoe'), key);
  const sent = (by: string, at: number): unknown => {
    const found = findSender(people, by, at);
    return found === undefined ? undefined : [found.person.name, found.seat];
  };
  expect(sent(keyOf('Ann'), 0)).toEqual(['Ann', undefined]);
  expect([500, 1_500].map((at) => sent(keyOf('Ann'), at))).toEqual([
    ['Ann', 'Ann'],
    ['Ann', 'Ann'],
  ]);
  expect(sent(keyOf('Ann'), 2_500)).toEqual(['Ann', undefined]);
  expect(sent(keyOf('Zoe'), 1_000)).toEqual(['Zoe', undefined]);
  expect(sent(keyOf('Zoe'), 2_500)).toEqual(['Zoe', 'Ann']);
  expect(sent(keyOf('Bob'), 2_500)).toEqual(['Bob', 'Bob']);
  expect(sent(keyOf('Bob'), 3_500)).toEqual(['Bob', undefined]);
  expect(sent('another key', 3_500)).toEqual(['Bob', 'Bob']);
  expect(sent('nobody’s key', 3_500)).toBeUndefined();
});

test.each([
  [
    'counted',
    { kind: 'match-counted', body: { match: 1, left: [], leaveOut: [], own: [], reason: '', made: [] } },
  ],
  ['archived', { kind: 'closed', body: { reason: 'r' } }],
] as const satisfies readonly (readonly [string, Entry])[])(
  'a seat that was held for one match goes back once that is %s',
  (_, end) => {
    const entries = [seasonWith('Ann', 'Bob'), MATCH, seated('Ann', 'Zoe', true), seated('Bob', 'Yan')];
    const people = after(...entries, end);
    expect(seatName(people, 'Ann', entries.length)).toBe('Zoe (for Ann)');
    expect(['Ann', 'Bob'].map((seat) => seatName(people, seat))).toEqual(['Ann', 'Yan (for Bob)']);
  },
);

test('archiving a game removes its people; a season keeps them', () => {
  const closed: Entry = { kind: 'closed', body: { reason: 'r' } };
  expect(after(SET_UP, closed).persons.size).toBe(0);
  const season = after(seasonWith('Ann', 'Bob'), MATCH, closed);
  expect(season).toEqual(after(seasonWith('Ann', 'Bob')));
});

test('a match without a place in the season isn’t the season’s', () => {
  const { season } = foldRecords(NO_RECORDS, ledgerOf(seasonWith('Ann', 'Bob'), SET_UP));
  expect(season?.current).toBeUndefined();
});

test('people in another season keep their key, and have a seat under their own name', () => {
  const people = after(
    seasonWith('Ann', 'Bob'),
    seated('Ann', 'Zoe'),
    { kind: 'season-ended', body: { winners: [] } },
    seasonWith('Zoe', 'Bob'),
  );
  expect([...people.seats.keys()]).toEqual(['Zoe', 'Bob']);
  expect(seatName(people, 'Zoe')).toBe('Zoe');
  expect(findSender(people, keyOf('Zoe'), 0)?.seat).toBe('Zoe');
  expect(findSender(people, keyOf('Ann'), 0)).toBeUndefined();
});

test('people stay the same when a season continues from one row', () => {
  const key: Entry = { kind: 'key', body: { person: idOf('Bob'), key: asSecret('another key') } };
  const people = after(seasonWith('Ann', 'Bob'), seated('Ann', 'Zoe'), key);
  const goesOn: Entry = {
    kind: 'season-goes-on',
    body: {
      ...{ ledgerVersion: 2, book: asSecret('a book'), secret: asSecret('salt'), startedAt: 0, after: 3 },
      ...{ continues: '', matches: [], log: [] },
      standing: {
        name: 'A season',
        currencies: [],
        inherit: 'nothing',
        episodes: [],
        markNames: [],
        people: [],
      },
      people: peopleEntry(people),
    },
  };
  expect(after(goesOn)).toEqual(people);
});
