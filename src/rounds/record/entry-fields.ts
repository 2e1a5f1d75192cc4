// The fields that ledger entries are made of. Each knows the secrets in its value, so that the parts blinded when the
// record is published follow from the kind of a field: an entry is made of nothing else. People's ids and keys are secrets.
import * as fields from '../../games/frame/fields';
import { isList, isObject } from '../../games/frame/json';
import { asSecret, type Open, type Secret, newKey } from './secret';
import type { ValueOf } from '../../games/frame/fields';
import { holder, type People } from './people';

/** A part of an entry. */
interface EntryField<T> extends fields.Field<T> {
  /** The secrets in a value of this field. */
  readonly secretsIn: (value: unknown) => readonly Secret[];
}

/** An entry's part that may be left out. */
interface OptionalEntryField<T> {
  readonly optional: EntryField<T>;
}

type EntryParts = Readonly<Record<string, EntryField<unknown> | OptionalEntryField<unknown>>>;

/** Makes a part that holds no secret. */
export function without<T>(field: fields.Field<T>): EntryField<T> {
  return { ...field, secretsIn: () => [] };
}

/** Text that is published as it is; a secret may not stand in it. */
export const word = (title: string): EntryField<Open> => without<Open>(fields.text({ title }));
export const number = (title: string): EntryField<number> => without(fields.whole({ title }));
export const flag = (title: string): EntryField<boolean> => without(fields.yesNo({ title }));
/** JSON of a game's own, which is published as it is. */
export const json: EntryField<unknown> = without(fields.unknownJson);

/** One of these words. */
export const oneWordOf = <const T extends string>(title: string, words: readonly T[]): EntryField<T> =>
  without(fields.choice({ title, options: fields.optionsOf(words) }));

/** A whole number from `min` to `max`. */
const within = (title: string, min: number, max: number): EntryField<number> =>
  without(fields.whole({ title, min, max }));

/**
 * The version of the ledger that is read and written. Kinds of entries and optional parts may be added under the same
 * version, since earlier rows are still read as before. A change after which they would not be raises it, and a ledger
 * of another version is refused.
 */
export const LEDGER_VERSION = 2;
export const ledgerVersion = within('ledgerVersion', LEDGER_VERSION, LEDGER_VERSION);

/** Gives a key, or a file's id. */
export function secret(title: string): EntryField<Secret> {
  const field = fields.text({ title });
  return {
    ...field,
    read: (value, at) => {
      const reading = field.read(value, at);
      return reading.ok ? { ok: true, value: asSecret(reading.value) } : { ...reading, draft: undefined };
    },
    secretsIn: (value) => (typeof value === 'string' && value !== '' ? [asSecret(value)] : []),
  };
}

export function optional<T>(field: EntryField<T>): OptionalEntryField<T> {
  return { optional: field };
}

export function listOf<T>(entry: EntryField<T>): EntryField<readonly T[]> {
  return {
    ...fields.listOf(entry),
    secretsIn: (value) => (isList(value) ? value.flatMap(entry.secretsIn) : []),
  };
}

export function object<const P extends EntryParts>(parts: P): EntryField<fields.ObjectOf<P>> {
  return {
    ...fields.object(parts),
    secretsIn: (value) =>
      isObject(value)
        ? Object.entries(parts).flatMap(([key, part]) =>
            ('optional' in part ? part.optional : part).secretsIn(value[key]),
          )
        : [],
  };
}

export const timing = object({
  title: word('title'),
  seconds: number('seconds'),
  graceSeconds: number('graceSeconds'),
  /** The deadline as a time of day, `21:00`, on the clocks of a zone. */
  clock: optional(object({ time: word('time'), zone: word('zone') })),
});
export type TimingEntry = ValueOf<typeof timing>;

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
