// Fields for call inputs: the frame's fields, and some that only windows need. Windows only send valid input, so these
// fields have no titles, and nobody sees their problems.
import * as fields from '../../games/frame/fields';
import * as plain from '../../games/frame/fields/data-fields';

type Field<T> = fields.Field<T>;

export const text = plain.anyText;
export const flag = plain.anyBoolean;
export const number = plain.anyNumber;
export const nullable = plain.nullable;
/** An object with these properties; others are ignored. */
export const object = plain.looseObject;
export const { listOf, unionByKind, optional } = fields;

function fieldFromGuard<T>(fits: (value: unknown) => value is T): Field<T> {
  return {
    ...fields.jsonField,
    read: (value, at) => (fits(value) ? { ok: true, value } : fields.refuseReading('bad-call', at, at.label)),
  };
}

const isAtLeastZero = (value: unknown): value is number => Number.isFinite(value) && Number(value) >= 0;

export const atLeastZero = fieldFromGuard(isAtLeastZero);

/** Sheets’ last date. Much later ones can’t be shown: JavaScript’s dates end in the year 275760. */
const LAST_INSTANT = Date.UTC(9999, 11, 31);

/** UTC milliseconds. */
export const instant = fieldFromGuard(
  (value): value is number => isAtLeastZero(value) && value <= LAST_INSTANT,
);
/** A whole number, 0 or more. */
export const integerInput = fieldFromGuard(
  (value): value is number => isAtLeastZero(value) && Number.isSafeInteger(value),
);

/** Any JSON; the code that uses it validates it. */
export const anyJson = fields.jsonField;

/** For calls without input. Whatever is sent is ignored. */
export const noInput: Field<undefined> = {
  ...fields.jsonField,
  read: () => ({ ok: true, value: undefined }),
};

export function choiceInput<const T extends string>(words: readonly T[]): Field<T> {
  return fieldFromGuard((value): value is T => words.some((word) => word === value));
}

/** An object with arbitrary keys. */
export function dictionaryInput<T>(entry: Field<T>): Field<Readonly<Record<string, T>>> {
  const named = fields.mapField(entry);
  return {
    ...fields.jsonField,
    read: (value, at) => {
      const reading = named.read(value, at);
      if (!reading.ok) return fields.refuseReading('bad-call', at, at.label);
      return { ok: true, value: Object.fromEntries(reading.value) };
    },
  };
}

export const textDictionary = dictionaryInput(text);

/** A seat, and its holder's id as the window showed it. Scripts send no `holder`. */
export const seatFields = { player: text, holder: optional(text) };

/** An input that windows may leave out. */
export function optionalInput<T>(field: Field<T>): Field<T | undefined> {
  return {
    ...fields.jsonField,
    read: (value, at) => {
      if (value === undefined) return { ok: true, value: undefined };
      const reading = field.read(value, at);
      return reading.ok ? reading : fields.refuseReading('bad-call', at, at.label);
    },
  };
}

/** Reads a value with the first field that accepts it. */
export function eitherInput<A, B>(first: Field<A>, second: Field<B>): Field<A | B> {
  return {
    ...fields.jsonField,
    read: (value, at) => {
      const reading = first.read(value, at);
      if (reading.ok) return reading;
      const other = second.read(value, at);
      return other.ok ? other : fields.refuseReading('bad-call', at, at.label);
    },
  };
}
