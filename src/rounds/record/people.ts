// People and seats (ALL-16). A seat is a row in a season's table or a game's roster; games, moves, scores and standings use
// seats, by name. A person holds a seat; contacts, key, book, page and messages belong to the person, by id. Seats are
// matched to people when an answer arrives, a message is sent, a book is drawn, or the host acts.
import { mustGet, ensure } from '../../games/frame/result';
import { memoize } from '../../games/frame/lazy';
import { nameKey } from '../../games/frame/names';
import type { Secret } from './secret';

/** 128 random bits, never reused. Ids never leave the host book. */
export type PersonId = Secret;

export interface Person {
  readonly id: PersonId;
  readonly name: string;
  readonly key: Secret;
  readonly formerKeys: readonly FormerKey[];
}

interface FormerKey {
  readonly key: Secret;
  readonly until: number;
}

/** One person's time in a seat, until the next holder. */
export interface Tenure {
  readonly person: PersonId;
  /** The ledger row in which the person took the seat, and its time. */
  readonly row: number;
  readonly at: number;
  /** When the person took over, in words for players; empty for the first holder. */
  readonly since: string;
  /** How many changes of standings came before this holder, who can't read them. */
  readonly changes: number;
  /** True if the seat returns to the previous holder once this match is counted or archived (SN-11). */
  readonly forMatch: boolean;
}

export interface Seat {
  /** Name of the seat's first holder. */
  readonly name: string;
  /** In order of time. The last one is the current holder. */
  readonly terms: readonly Tenure[];
}

export interface HostMessage {
  /** Number of the ledger row in which the message was first sent. */
  readonly row: number;
  readonly at: number;
  /** Who gets the message; undefined for everyone. */
  readonly to: PersonId | undefined;
  /** The current text; empty if it was deleted. */
  readonly text: string;
  /** Time of the last edit; undefined if it wasn't edited. */
  readonly changedAt: number | undefined;
  /** The click that sent the message, if it came from a window. Dropped when a match is archived. */
  readonly click?: string;
}

export interface People {
  readonly persons: ReadonlyMap<PersonId, Person>;
  /** In roster order, or in order of joining the season. */
  readonly seats: ReadonlyMap<string, Seat>;
  /** The host's messages, oldest first. */
  readonly hostMessages: readonly HostMessage[];
}

export const NO_PEOPLE: People = { persons: new Map(), seats: new Map(), hostMessages: [] };

/** Forms' timestamps are in whole seconds. */
export const TIMESTAMP_PRECISION_MS = 1000;

/** Who holds a seat and since when: now, or when `row` was the ledger's last. */
export function seatTenure({ seats }: Pick<People, 'seats'>, seat: string, row = Infinity): Tenure {
  const { terms } = mustGet(seats, seat);
  return ensure(terms.filter((one) => one.row <= row).at(-1) ?? terms[0], `Nobody holds the seat ${seat}.`);
}

/** A seat's holder at an instant. In the very second of a change it's the previous holder. */
export function tenureAtTime({ seats }: Pick<People, 'seats'>, seat: string, at: number): Tenure {
  const { terms } = mustGet(seats, seat);
  return terms.filter((one) => one.at < at).at(-1) ?? seatTenure({ seats }, seat, 0);
}

/** The person who holds a seat now, or when `row` was the ledger's last. */
export function holder(people: People, seat: string, row?: number): Person {
  return personById(people, seatTenure(people, seat, row).person);
}

export function personById({ persons }: Pick<People, 'persons'>, id: PersonId): Person {
  return mustGet(persons, id);
}

export function holderNames(people: People): readonly string[] {
  return [...people.seats.keys()].map((seat) => holder(people, seat).name);
}

/** A seat as players see it: `Bo`, or `Zoe (for Bo)` if Zoe holds it. */
export function seatName(people: People, seat: string, row?: number): string {
  return seatLabel(seat, holder(people, seat, row).name);
}

export function seatLabel(seat: string, name: string): string {
  return name === seat ? seat : `${name} (for ${seat})`;
}

/** A seat as the host sees it: `Bo (played by Zoe since Round 4)`. */
export function seatNameForHost(people: People, seat: string, row?: number): string {
  const { name } = holder(people, seat, row);
  const { since } = seatTenure(people, seat, row);
  if (name === seat) return seat;
  return `${seat} (played by ${name}${since === '' ? '' : ` since ${since}`})`;
}

/** The seats that a person holds, latest first, now or when `row` was the ledger's last. */
export function seatsOfPerson(people: People, id: PersonId, row?: number): readonly string[] {
  return (seatsEverHeld(people).get(id) ?? [])
    .map(({ name }) => name)
    .filter((seat) => seatTenure(people, seat, row).person === id)
    .sort((one, other) => seatTenure(people, other, row).row - seatTenure(people, one, row).row);
}

/** Other seats of this seat's holder. */
export function otherSeatsHeld(people: People, seat: string): readonly string[] {
  return seatsOfPerson(people, holder(people, seat).id).filter((other) => other !== seat);
}

/** The seats that each person has ever held. Cached, because it's looked up for every answer. */
const seatsEverHeld = memoize(({ persons, seats }: People): ReadonlyMap<PersonId, readonly Seat[]> => {
  const all = [...seats.values()];
  return new Map(
    [...persons.keys()].map((id) => [
      id,
      all.filter(({ terms }) => terms.some(({ person }) => person === id)),
    ]),
  );
});

/** The person with this name, compared as ALL-6 says. */
export function personNamed({ persons }: Pick<People, 'persons'>, name: string): Person | undefined {
  return [...persons.values()].find((one) => nameKey(one.name) === nameKey(name));
}

/** An answer's sender and seat; `seat` is undefined if they held none at the time, or if the key had been replaced. */
export interface Sender {
  readonly person: Person;
  readonly seat: string | undefined;
}

/** The sender by key and time; `at` is 0 if the time isn't known. */
export function findSender(people: People, key: string, at: number): Sender | undefined {
  const found = keyOwners(people).get(key);
  if (found === undefined) return undefined;
  const { person, until } = found;
  const isDead = until < Infinity && (at === 0 || at > until);
  return { person, seat: isDead ? undefined : seatAtTime(people, person.id, at) };
}

/** All keys ever valid, each with its person and the end of its validity. */
const keyOwners = memoize(({ persons }: People) => {
  const keys = new Map<string, { readonly person: Person; readonly until: number }>();
  for (const person of persons.values()) {
    for (const { key, until } of person.formerKeys) keys.set(key, { person, until });
    keys.set(person.key, { person, until: Infinity });
  }
  return keys;
});

/** The seat that this person held at an instant; `at` is 0 for now. */
function seatAtTime(people: People, id: PersonId, at: number): string | undefined {
  const found = (seatsEverHeld(people).get(id) ?? []).filter(({ terms }) =>
    terms.some(({ person, at: from }, index) => {
      const until = terms[index + 1]?.at ?? Infinity;
      if (person !== id || at === 0) return person === id && until === Infinity;
      return (index === 0 || from < at + TIMESTAMP_PRECISION_MS) && at <= until;
    }),
  );
  const lastRow = ({ terms }: Seat): number =>
    Math.max(...terms.map(({ person, row }) => (person === id ? row : 0)));
  return found.sort((one, other) => lastRow(other) - lastRow(one))[0]?.name;
}

export function withTenure(people: People, seat: string, tenure: Tenure): People {
  const terms = [...(people.seats.get(seat)?.terms ?? []), tenure];
  return { ...people, seats: new Map([...people.seats, [seat, { name: seat, terms }]]) };
}

export function withPerson(people: People, person: Person): People {
  return { ...people, persons: new Map([...people.persons, [person.id, person]]) };
}

export function withKey(people: People, id: PersonId, key: Secret, at: number): People {
  const person = personById(people, id);
  const formerKeys = [...person.formerKeys, { key: person.key, until: at }];
  return withPerson(people, { ...person, key, formerKeys });
}
