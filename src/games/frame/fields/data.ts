// Fields that only data files use, and forms never ask for: maps, alternatives, `true`.
import { isObject, hasOwn } from '../json';
import { orList, quote } from '../wording';
import {
  readingProblems,
  refuseReading,
  type FieldPath,
  type Field,
  type ReadResult,
  type FieldValue,
} from './field';
import { refuseNonObject } from './parts';
import { jsonField } from './single';

/** A map with any names as keys. */
export function mapField<T>(entry: Field<T>): Field<ReadonlyMap<string, T>> {
  return {
    ...jsonField,
    read: (value, at) => {
      if (!isObject(value)) return refuseNonObject(value, at);
      const readings = Object.keys(value).map((key) => {
        const keyAt: FieldPath = { place: [...at.place, key], label: key };
        return [key, entry.read(value[key] ?? null, keyAt)] as const;
      });
      const problems = readings.flatMap(([, reading]) => readingProblems(reading));
      if (problems.length > 0) return { ok: false, draft: undefined, problems };
      const entries = readings.flatMap(([key, reading]) =>
        reading.ok ? [[key, reading.value] as const] : [],
      );
      return { ok: true, value: new Map(entries) };
    },
  };
}

type ShapeFields = Readonly<Record<string, Field<unknown>>>;

/** One of several object shapes. The first shape whose key is present is used. */
export function oneOfShapes<const F extends ShapeFields>(forms: F): Field<FieldValue<F[keyof F]>> {
  return {
    ...jsonField,
    read: (value, at) => {
      if (!isObject(value)) return refuseNonObject(value, at);
      const form = Object.entries(forms).find(([key]) => hasOwn(value, key))?.[1];
      if (form === undefined) {
        const known = orList(Object.keys(forms));
        return refuseReading('missing', at, `${at.label}: unknown field. Expected one of ${known}.`);
      }
      // Cast: whichever shape was read, its value belongs to the union.
      return form.read(value, at) as ReadResult<FieldValue<F[keyof F]>>;
    },
  };
}

type KindFields = Readonly<Record<string, Field<object>>>;

type KindValue<K extends KindFields> = {
  [Kind in keyof K & string]: { readonly kind: Kind } & FieldValue<K[Kind]>;
}[keyof K & string];

/** A union discriminated by `kind`; that kind's field reads the other properties. */
export function unionByKind<const K extends KindFields>(kinds: K): Field<KindValue<K>> {
  return {
    ...jsonField,
    read: (value, at) => {
      if (!isObject(value)) return refuseNonObject(value, at);
      const { kind, ...rest } = value;
      const field = typeof kind === 'string' && hasOwn(kinds, kind) ? kinds[kind] : undefined;
      if (field === undefined) {
        const text = `${at.label}: ${quote(kind)} is not a known kind. Expected one of ${orList(Object.keys(kinds))}.`;
        return refuseReading('not-a-choice', at, text);
      }
      const reading = field.read(rest, at);
      // Cast: this kind's field has read the properties.
      return (reading.ok ? { ok: true, value: { kind, ...reading.value } } : reading) as ReadResult<
        KindValue<K>
      >;
    },
  };
}

export const trueField: Field<true> = {
  ...jsonField,
  read: (value, at) =>
    value === true
      ? { ok: true, value: true }
      : refuseReading('not-true', at, `${at.label}: ${quote(value)} is not true.`),
};
