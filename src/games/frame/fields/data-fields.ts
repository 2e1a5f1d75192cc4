// Fields for JSON that programs write. They have no titles and ask no questions.
import { isList, isObject, parseJson, fromEntries } from '../json';
import { quote } from '../wording';
import { readInput, refuseReading, type Field, type ReadResult, type FieldValue } from './field';
import { refuseNonObject, readFieldParts, type ObjectValue, type FieldParts } from './parts';
import { choice, toOptions, text, jsonField, yesNo } from './single';

export const anyText: Field<string> = text({ title: '' });
export const anyBoolean: Field<boolean> = yesNo({ title: '' });

export const anyNumber: Field<number> = {
  ...jsonField,
  read: (value, at) =>
    typeof value === 'number' && Number.isFinite(value)
      ? { ok: true, value }
      : refuseReading('not-a-number', at, `${at.label}: ${quote(value)} is not a number.`),
};

export function enumField<const T extends string>(words: readonly T[]): Field<T> {
  return choice({ title: '', options: toOptions(words) });
}

export function nullable<T>(field: Field<T>): Field<T | null> {
  return {
    ...jsonField,
    read: (value, at) => (value === null ? { ok: true, value } : field.read(value, at)),
  };
}

/** An object with these parts. Unknown properties are ignored: a person or a later version may have added them. */
export function looseObject<const P extends FieldParts>(parts: P): Field<ObjectValue<P>> {
  return {
    ...jsonField,
    read: (value, at) => {
      if (!isObject(value)) return refuseNonObject(value, at);
      const named = fromEntries(Object.keys(parts).map((name) => [name, value[name]] as const));
      // Cast: readParts has read every required part.
      return readFieldParts(parts, named, at) as ReadResult<ObjectValue<P>>;
    },
  };
}

export function tuple<const F extends readonly Field<unknown>[]>(
  ...entries: F
): Field<{ readonly [At in keyof F]: FieldValue<F[At]> }> {
  return {
    ...jsonField,
    read: (value, at) => {
      if (!isList(value) || value.length !== entries.length) {
        return refuseReading(
          'not-a-list',
          at,
          `${at.label}: ${quote(value)} is not a list of ${entries.length}.`,
        );
      }
      const readings = entries.map((entry, index) => entry.read(value[index], at));
      const problems = readings.flatMap((reading) => (reading.ok ? [] : reading.problems));
      // Cast: each field has read its entry.
      return (
        problems.length === 0
          ? { ok: true, value: readings.map((reading) => (reading.ok ? reading.value : null)) }
          : { ok: false, draft: undefined, problems }
      ) as ReadResult<{ readonly [At in keyof F]: FieldValue<F[At]> }>;
    },
  };
}

/** JSON text; maps become objects. The inverse of `readJsonText`. */
export function stringifyJson(value: unknown): string {
  return JSON.stringify(value, (_, part: unknown) =>
    part instanceof Map ? Object.fromEntries<unknown>(part) : part,
  );
}

/** Reads JSON text; undefined if it's missing or invalid. */
export function readJsonText<T>(field: Field<T>, json: string | null | undefined): T | undefined {
  return json === null || json === undefined ? undefined : tryRead(field, parseJson(json));
}

/** Reads a value; undefined if it's invalid. */
export function tryRead<T>(field: Field<T>, value: unknown): T | undefined {
  const reading = readInput(field, value, '');
  return reading.ok ? reading.value : undefined;
}
