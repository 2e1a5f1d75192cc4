// People as ledger rows keep them. Their ids and keys are secrets: a published record has hashes in their place.
import type { ValueOf } from '../../games/frame/fields';
import { holder, type People } from './people';
import { newKey } from './secret';
import { flag, listOf, number, object, optional, secret, word } from './entry-fields';

/** A seat, and the person who holds it. */
export const heldField = object({
  ...{ seat: word('seat'), person: secret('person'), name: word('name'), key: secret('key') },
});
export type Held = ValueOf<typeof heldField>;

/** Gives a seat with whoever holds it, as an entry has it. */
export function heldBy(people: People, seat: string): Held {
  const { id, name, key } = holder(people, seat);
  return { seat, person: id, name, key };
}

/** Makes a seat with its first person, who is new; `secret` draws text that nobody can guess. */
export function newHolder(name: string, secret: () => string): Held {
  return { seat: name, person: newKey(secret()), name, key: newKey(secret()) };
}

/** Makes the seats of those who have none yet, as an entry has them; absent where everyone has one. */
export function newSeats(
  { seats }: People,
  everyone: readonly { readonly name: string }[],
  secret: () => string,
): { readonly held?: readonly Held[] } {
  const joined = everyone.filter(({ name }) => !seats.has(name));
  return joined.length === 0 ? {} : { held: joined.map(({ name }) => newHolder(name, secret)) };
}

const person = object({
  ...{ id: secret('id'), name: word('name'), key: secret('key') },
  formerKeys: optional(listOf(object({ key: secret('key'), until: number('until') }))),
});

const holding = object({
  ...{ person: secret('person'), row: number('row'), at: number('at'), since: word('since') },
  changes: number('changes'),
  forMatch: optional(flag('forMatch')),
});

/** Everyone, and who held each seat from when. */
export const peopleField = object({
  persons: listOf(person),
  seats: listOf(object({ name: word('name'), held: listOf(holding) })),
});
export type PeopleEntry = ValueOf<typeof peopleField>;
