// People and seats (ALL-16). A seat is a row of the season's table, or of a game's roster: games, moves, scores and standings
// speak of seats, by name. A person holds a seat: contacts, key, book, page and messages are the person's, by id. They meet
// when a key comes in, a message goes out or a book is drawn, and when the host acts.
import { must, sure } from '../../games/frame/result';
import { once } from '../../games/frame/lazy';
import { nameKey } from '../../games/frame/names';
import type { Secret } from './secret';

/** 128 random bits that nobody else ever gets. It stays in the host book. */
export type PersonId = Secret;

export interface Person {
  readonly id: PersonId;
  readonly name: string;
  readonly key: Secret;
  readonly formerKeys: readonly FormerKey[];
}

/** A key that was replaced, and when. */
interface FormerKey {
  readonly key: Secret;
  readonly until: number;
}

/** Somebody holds a seat, until the next one does. */
export interface Holding {
  readonly person: PersonId;
  /** The ledger's row from which they hold it, and its time. */
  readonly row: number;
  readonly at: number;
  /** Since when, as people are told; empty for the first person. */
  readonly since: string;
  /** How many changes of standings came before: those are not theirs to read. */
  readonly changes: number;
  /** True if the seat goes back to the person before once this match is counted or archived (SN-11). */
  readonly forMatch: boolean;
}

export interface Seat {
  /** The name of its first person. */
  readonly name: string;
  /** The first one first; the last one holds it now. */
  readonly held: readonly Holding[];
}

/** A message from the host. */
export interface HostWord {
  /** The number of the ledger's row in which it was first said. */
  readonly row: number;
  readonly at: number;
  /** Who reads it; undefined for everyone. */
  readonly to: PersonId | undefined;
  /** The text as it is now; empty once it is taken back. */
  readonly text: string;
  /** The instant of its last change; undefined where it was never changed. */
  readonly changedAt: number | undefined;
}

export interface People {
  readonly persons: ReadonlyMap<PersonId, Person>;
  /** In the order of the roster, or of joining the season. */
  readonly seats: ReadonlyMap<string, Seat>;
  /** The host's messages to them, the first one first. */
  readonly words: readonly HostWord[];
}

export const NOBODY: People = { persons: new Map(), seats: new Map(), words: [] };

/** Forms note whole seconds. */
const STAMP_MS = 1000;

/** Gives who holds a seat, and since when: now, or as a row of the ledger was the last one. */
export function holdingOf({ seats }: Pick<People, 'seats'>, seat: string, row = Infinity): Holding {
  const { held } = must(seats, seat);
  return sure(held.filter((one) => one.row <= row).at(-1) ?? held[0], `Nobody holds the seat ${seat}.`);
}

/** Gives who held a seat at an instant: where somebody took over in that very second, the one before. */
export function holdingAt({ seats }: Pick<People, 'seats'>, seat: string, at: number): Holding {
  const { held } = must(seats, seat);
  return held.filter((one) => one.at < at).at(-1) ?? holdingOf({ seats }, seat, 0);
}

/** Gives the person who holds a seat: now, or as a row of the ledger was the last one. */
export function holder(people: People, seat: string, row?: number): Person {
  return personWith(people, holdingOf(people, seat, row).person);
}

/** Gives the person with this id; every id in the record has one. */
export function personWith({ persons }: Pick<People, 'persons'>, id: PersonId): Person {
  return must(persons, id);
}

/** Gives the names of whoever holds the seats, in their order. */
export function holderNames(people: People): readonly string[] {
  return [...people.seats.keys()].map((seat) => holder(people, seat).name);
}

/** Names a seat as people read it: `Bo`, or `Zoe (for Bo)` while Zoe holds it. */
export function nameOf(people: People, seat: string, row?: number): string {
  return seatText(seat, holder(people, seat, row).name);
}

/** Names a seat by its name and the name of whoever holds it. */
export function seatText(seat: string, name: string): string {
  return name === seat ? seat : `${name} (for ${seat})`;
}

/** Names a seat for the host: `Bo (played by Zoe since Round 4)`. */
export function hostName(people: People, seat: string, row?: number): string {
  const { name } = holder(people, seat, row);
  const { since } = holdingOf(people, seat, row);
  if (name === seat) return seat;
  return `${seat} (played by ${name}${since === '' ? '' : ` since ${since}`})`;
}

/** Lists the seats that somebody holds, the one that they got last first: now, or as a row was the last one. */
export function seatsHeldBy(people: People, id: PersonId, row?: number): readonly string[] {
  return (seatsEver(people).get(id) ?? [])
    .map(({ name }) => name)
    .filter((seat) => holdingOf(people, seat, row).person === id)
    .sort((one, other) => holdingOf(people, other, row).row - holdingOf(people, one, row).row);
}

/** Lists the seats that whoever holds this one holds besides. */
export function otherSeatsOf(people: People, seat: string): readonly string[] {
  return seatsHeldBy(people, holder(people, seat).id).filter((other) => other !== seat);
}

/** Gives the seats that each person holds or held: nearly always one, and it is asked for every answer. */
const seatsEver = once(({ persons, seats }: People): ReadonlyMap<PersonId, readonly Seat[]> => {
  const all = [...seats.values()];
  return new Map(
    [...persons.keys()].map((id) => [id, all.filter(({ held }) => held.some(({ person }) => person === id))]),
  );
});

/** Finds the person whose name reads the same (ALL-6). */
export function personCalled({ persons }: Pick<People, 'persons'>, name: string): Person | undefined {
  return [...persons.values()].find((one) => nameKey(one.name) === nameKey(name));
}

/** Who sent something, and the seat that it is for; `seat` is undefined if they held none then, or their key was replaced. */
export interface Sender {
  readonly person: Person;
  readonly seat: string | undefined;
}

/** Finds who sent something by their key and its time, which is 0 if it isn't known. */
export function sentBy(people: People, key: string, at: number): Sender | undefined {
  const found = keysOf(people).get(key);
  if (found === undefined) return undefined;
  const { person, until } = found;
  const isDead = until < Infinity && (at === 0 || at > until);
  return { person, seat: isDead ? undefined : seatAt(people, person.id, at) };
}

/** Gives all keys, with their persons and the instants until which they were good. */
const keysOf = once(({ persons }: People) => {
  const keys = new Map<string, { readonly person: Person; readonly until: number }>();
  for (const person of persons.values()) {
    for (const { key, until } of person.formerKeys) keys.set(key, { person, until });
    keys.set(person.key, { person, until: Infinity });
  }
  return keys;
});

/** Finds the seat that somebody held at an instant, 0 for now. */
function seatAt(people: People, id: PersonId, at: number): string | undefined {
  const found = (seatsEver(people).get(id) ?? []).filter(({ held }) =>
    held.some(({ person, at: from }, index) => {
      const until = held[index + 1]?.at ?? Infinity;
      if (person !== id || at === 0) return person === id && until === Infinity;
      return (index === 0 || from < at + STAMP_MS) && at <= until;
    }),
  );
  const lastRow = ({ held }: Seat): number =>
    Math.max(...held.map(({ person, row }) => (person === id ? row : 0)));
  return found.sort((one, other) => lastRow(other) - lastRow(one))[0]?.name;
}

/** Gives the people after a row lets somebody hold a seat from then on. */
export function withHolding(people: People, seat: string, holding: Holding): People {
  const held = [...(people.seats.get(seat)?.held ?? []), holding];
  return { ...people, seats: new Map([...people.seats, [seat, { name: seat, held }]]) };
}

/** Adds a person, or changes one. */
export function withPerson(people: People, person: Person): People {
  return { ...people, persons: new Map([...people.persons, [person.id, person]]) };
}

/** Gives somebody another key. */
export function withKey(people: People, id: PersonId, key: Secret, at: number): People {
  const person = personWith(people, id);
  const formerKeys = [...person.formerKeys, { key: person.key, until: at }];
  return withPerson(people, { ...person, key, formerKeys });
}
