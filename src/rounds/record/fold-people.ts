// Builds the record of people from the ledger, row by row: who they are, and which seats they hold.
import type { EntryBody } from './entries';
import type { LedgerRow } from './ledger';
import { seatTenure, NO_PEOPLE, withTenure, withKey, withPerson, type Tenure, type People } from './people';
import type { HeldSeat, PeopleEntry } from './entry-fields';
import type { SeasonRecord } from './season-record';
import { withMessage, toHostMessage } from './host-messages';

/** `season` is the season before this row. */
export function foldPeople(people: People, row: LedgerRow, season: SeasonRecord | undefined): People {
  const { entry } = row;
  if (entry.kind === 'set-up') {
    // A match in a season uses the season's people.
    const isAlone = entry.body.season === undefined || season === undefined;
    return isAlone ? withNewSeats(NO_PEOPLE, entry.body.held, row) : people;
  }
  if (entry.kind === 'season-started') {
    const { held } = entry.body;
    return withNewSeats(season?.ended === undefined ? people : peopleOfNewSeason(people, held), held, row);
  }
  if (entry.kind === 'season-goes-on') return peopleFromEntry(entry.body);
  if (entry.kind === 'standings-changed') return withNewSeats(people, entry.body.held ?? [], row);
  if (entry.kind === 'key') {
    const { person, key } = entry.body;
    return people.persons.has(person) ? withKey(people, person, key, row.at) : people;
  }
  if (entry.kind === 'seated') return withSeatHolder(people, entry.body, row, season);
  if (entry.kind === 'word')
    return { ...people, hostMessages: withMessage(people.hostMessages, row, entry.body) };
  if (entry.kind === 'match-counted')
    return returnMatchSeats(withNewSeats(people, entry.body.held ?? [], row), row);
  if (entry.kind === 'closed') return season === undefined ? NO_PEOPLE : returnMatchSeats(people, row);
  return people;
}

/** Creates seats. Seats that exist stay unchanged. */
function withNewSeats(people: People, held: readonly HeldSeat[], { number: row, at }: LedgerRow): People {
  return held.reduce((before, { seat, person: id, name, key }) => {
    if (before.seats.has(seat)) return before;
    const known = before.persons.get(id);
    const after = withPerson(before, known ?? { id, name, key, formerKeys: [] });
    return withTenure(after, seat, { person: id, row, at, since: '', changes: 0, forMatch: false });
  }, people);
}

/** The people who take part in another season. Their old seats are dropped, because the new season has its own. */
function peopleOfNewSeason({ persons }: People, held: readonly HeldSeat[]): People {
  const come = new Set(held.map(({ person }) => person));
  return { ...NO_PEOPLE, persons: new Map([...persons].filter(([id]) => come.has(id))) };
}

function withSeatHolder(
  people: People,
  { seat, person: id, name, key, since, forMatch = false }: EntryBody<'seated'>,
  { number: row, at }: LedgerRow,
  season: SeasonRecord | undefined,
): People {
  const known =
    people.persons.has(id) || key === undefined
      ? people
      : withPerson(people, { id, name, key, formerKeys: [] });
  const before = people.seats.get(seat)?.terms.find(({ person }) => person === id);
  // Someone who gets a seat back can read as much as before.
  const changes = before?.changes ?? season?.log.length ?? 0;
  return withTenure(known, seat, { person: id, row, at, since, changes, forMatch });
}

/** Returns seats held for one match to their usual holders. */
export function returnMatchSeats(
  people: People,
  { number: row, at }: Pick<LedgerRow, 'number' | 'at'>,
): People {
  return [...people.seats].reduce((before, [seat, { terms }]) => {
    if (!seatTenure(before, seat).forMatch) return before;
    const own = terms.filter(({ forMatch }) => !forMatch).at(-1);
    return own === undefined ? before : withTenure(before, seat, { ...own, row, at });
  }, people);
}

/** The people as the row that continues a season stores them. */
export function peopleEntry({ persons, seats }: People): PeopleEntry {
  return {
    persons: [...persons.values()].map(({ formerKeys, ...person }) => ({
      ...person,
      ...(formerKeys.length === 0 ? {} : { formerKeys }),
    })),
    seats: [...seats.values()].map(({ name, terms }) => ({
      name,
      held: terms.map(({ forMatch, ...one }) => ({ ...one, ...(forMatch ? { forMatch } : {}) })),
    })),
  };
}

function peopleFromEntry({ people: { persons, seats }, words = [] }: EntryBody<'season-goes-on'>): People {
  return {
    persons: new Map(persons.map(({ formerKeys = [], ...person }) => [person.id, { ...person, formerKeys }])),
    seats: new Map(
      seats.map(({ name, held }) => [
        name,
        { name, terms: held.map(({ forMatch = false, ...one }): Tenure => ({ ...one, forMatch })) },
      ]),
    ),
    hostMessages: words.map(toHostMessage),
  };
}
