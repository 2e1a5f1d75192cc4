// The fields that inputs of calls are made of: the frame's, and what windows send besides. A window sends only what fits, so
// none of them asks a question, and their problems are read by nobody.
import * as fields from '../../games/frame/fields';
import { isObject, owns } from '../../games/frame/json';

type Field<T> = fields.Field<T>;

function unfit<T>(at: fields.At): fields.Reading<T> {
  return fields.refuse('bad-call', at, at.label);
}

function fitting<T>(fits: (value: unknown) => value is T): Field<T> {
  return {
    ...fields.unknownJson,
    read: (value, at) => (fits(value) ? { ok: true, value } : unfit(at)),
  };
}

/** Text as it was typed. */
export const text = fields.text({ title: '' });
export const flag = fitting((value): value is boolean => typeof value === 'boolean');
export const number = fitting((value): value is number => Number.isFinite(value));
export const atLeastZero = fitting((value): value is number => Number.isFinite(value) && Number(value) >= 0);

/** The furthest instant that a date can be. */
const LAST_INSTANT = 8.64e15;

/** UTC milliseconds. */
export const instant = fitting(
  (value): value is number => Number.isFinite(value) && Number(value) >= 0 && Number(value) <= LAST_INSTANT,
);
/** A whole number, 0 or more. */
export const place = fitting((value): value is number => Number.isSafeInteger(value) && Number(value) >= 0);

/** JSON of a file, which is checked by whoever takes it in. */
export const anyJson = fields.unknownJson;

/** The input of a call that is given nothing: nobody reads what comes with it. */
export const nothing: Field<undefined> = {
  ...fields.unknownJson,
  read: () => ({ ok: true, value: undefined }),
};

export function oneWordOf<const T extends string>(words: readonly T[]): Field<T> {
  return fitting((value): value is T => words.some((word) => word === value));
}

export function listOf<T>(entry: Field<T>): Field<readonly T[]> {
  return fields.listOf(entry);
}

/** An object of texts, or of other values, by any names. */
export function byKey<T>(entry: Field<T>): Field<Readonly<Record<string, T>>> {
  const named = fields.byName(entry);
  return {
    ...fields.unknownJson,
    read: (value, at) => {
      const reading = named.read(value, at);
      if (!reading.ok) return unfit(at);
      return { ok: true, value: Object.fromEntries(reading.value) };
    },
  };
}

export const texts = byKey(text);

export function nullOr<T>(field: Field<T>): Field<T | null> {
  return {
    ...fields.unknownJson,
    read: (value, at) => {
      if (value === null) return { ok: true, value: null };
      const reading = field.read(value, at);
      return reading.ok ? reading : unfit(at);
    },
  };
}

/** An input that a window may leave out whole. */
export function mayLack<T>(field: Field<T>): Field<T | undefined> {
  return {
    ...fields.unknownJson,
    read: (value, at) => {
      if (value === undefined) return { ok: true, value: undefined };
      const reading = field.read(value, at);
      return reading.ok ? reading : unfit(at);
    },
  };
}

/** A value that one of two fields reads; the first that does decides. */
export function either<A, B>(first: Field<A>, second: Field<B>): Field<A | B> {
  return {
    ...fields.unknownJson,
    read: (value, at) => {
      const reading = first.read(value, at);
      if (reading.ok) return reading;
      const other = second.read(value, at);
      return other.ok ? other : unfit(at);
    },
  };
}

/** A part that may be left out. */
export const optional = fields.optional;
export const ofKind = fields.ofKind;

type InputParts = Readonly<Record<string, Field<unknown> | fields.OptionalField<unknown>>>;

/** An object with these parts; nobody reads anything else in it. */
export function parts<const P extends InputParts>(named: P): Field<fields.ObjectOf<P>> {
  const whole = fields.object(named);
  return {
    ...fields.unknownJson,
    read: (value, at) => {
      if (!isObject(value)) return unfit(at);
      const known = Object.keys(named).flatMap((name) => (owns(value, name) ? [[name, value[name]]] : []));
      return whole.read(Object.fromEntries(known), at);
    },
  };
}
