// The fields that ledger entries consist of. Each finds the secrets in its value (people's ids and keys, file ids), which
// are blinded when the record is published.
import * as fields from '../../games/frame/fields';
import { isList, isObject } from '../../games/frame/json';
import { asSecret, type NonSecretText, type Secret, newKey } from './secret';
import type { FieldValue } from '../../games/frame/fields';
import { holder, type People } from './people';

interface EntryField<T> extends fields.Field<T> {
  /** The secrets in a value of this field. */
  readonly secretsIn: (value: unknown) => readonly Secret[];
}

interface OptionalEntryField<T> {
  readonly optional: EntryField<T>;
}

type EntryFields = Readonly<Record<string, EntryField<unknown> | OptionalEntryField<unknown>>>;

export function withoutSecrets<T>(field: fields.Field<T>): EntryField<T> {
  return { ...field, secretsIn: () => [] };
}

/** Text that is published unchanged, so it can't contain a secret. */
export const text = (title: string): EntryField<NonSecretText> =>
  withoutSecrets<NonSecretText>(fields.text({ title }));
export const number = (title: string): EntryField<number> => withoutSecrets(fields.integer({ title }));
export const flag = (title: string): EntryField<boolean> => withoutSecrets(fields.yesNo({ title }));
/** A game's own JSON, published unchanged. */
export const json: EntryField<unknown> = withoutSecrets(fields.jsonField);

export const oneOf = <const T extends string>(title: string, words: readonly T[]): EntryField<T> =>
  withoutSecrets(fields.choice({ title, options: fields.toOptions(words) }));

const integerWithin = (title: string, min: number, max: number): EntryField<number> =>
  withoutSecrets(fields.integer({ title, min, max }));

/**
 * New kinds and new optional fields keep the version, because old rows are still read the same way. Anything else needs a
 * new version; ledgers of other versions are refused.
 */
export const LEDGER_VERSION = 2;
export const ledgerVersion = integerWithin('ledgerVersion', LEDGER_VERSION, LEDGER_VERSION);

/** A person's id, a key or a file id. */
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

export function object<const P extends EntryFields>(parts: P): EntryField<fields.ObjectOf<P>> {
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

export const timingField = object({
  title: text('title'),
  seconds: number('seconds'),
  graceSeconds: number('graceSeconds'),
  /** The deadline's time of day, `21:00`, in this zone. */
  clock: optional(object({ time: text('time'), zone: text('zone') })),
});
export type TimingEntry = FieldValue<typeof timingField>;

export const heldSeatField = object({
  ...{ seat: text('seat'), person: secret('person'), name: text('name'), key: secret('key') },
});
export type HeldSeat = FieldValue<typeof heldSeatField>;

/** A seat with its current holder. */
export function heldSeat(people: People, seat: string): HeldSeat {
  const { id, name, key } = holder(people, seat);
  return { seat, person: id, name, key };
}

/** A seat for a new person; `secret` returns unguessable text. */
export function newHeldSeat(name: string, secret: () => string): HeldSeat {
  return { seat: name, person: newKey(secret()), name, key: newKey(secret()) };
}

/** Seats for those who have none yet; absent if everyone has one. */
export function seatsForNewPeople(
  { seats }: People,
  everyone: readonly { readonly name: string }[],
  secret: () => string,
): { readonly held?: readonly HeldSeat[] } {
  const joined = everyone.filter(({ name }) => !seats.has(name));
  return joined.length === 0 ? {} : { held: joined.map(({ name }) => newHeldSeat(name, secret)) };
}

const personField = object({
  ...{ id: secret('id'), name: text('name'), key: secret('key') },
  formerKeys: optional(listOf(object({ key: secret('key'), until: number('until') }))),
});

const tenureField = object({
  ...{ person: secret('person'), row: number('row'), at: number('at'), since: text('since') },
  changes: number('changes'),
  forMatch: optional(flag('forMatch')),
});

/** All people, and each seat's holders with the time each began. */
export const peopleField = object({
  persons: listOf(personField),
  seats: listOf(object({ name: text('name'), held: listOf(tenureField) })),
});
export type PeopleEntry = FieldValue<typeof peopleField>;
