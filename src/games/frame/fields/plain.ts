// Fields of JSON that programs write: no titles, no questions.
import { isList, isObject, parseJson, recordOf } from '../json';
import { quote } from '../wording';
import { readEntire, refuse, type Field, type Reading, type ValueOf } from './field';
import { notAnObject, readParts, type ObjectOf, type Parts } from './parts';
import { choice, optionsOf, text, unknownJson, yesNo } from './single';

export const anyText: Field<string> = text({ title: '' });
export const anyFlag: Field<boolean> = yesNo({ title: '' });

export const anyNumber: Field<number> = {
  ...unknownJson,
  read: (value, at) =>
    typeof value === 'number' && Number.isFinite(value)
      ? { ok: true, value }
      : refuse('not-a-number', at, `${at.label}: ${quote(value)} is not a number.`),
};

export function oneWordOf<const T extends string>(words: readonly T[]): Field<T> {
  return choice({ title: '', options: optionsOf(words) });
}

export function orNull<T>(field: Field<T>): Field<T | null> {
  return {
    ...unknownJson,
    read: (value, at) => (value === null ? { ok: true, value } : field.read(value, at)),
  };
}

/** An object with these parts. Ignores others, which somebody else or a later version has put there. */
export function atLeast<const P extends Parts>(parts: P): Field<ObjectOf<P>> {
  return {
    ...unknownJson,
    read: (value, at) => {
      if (!isObject(value)) return notAnObject(value, at);
      const named = recordOf(Object.keys(parts).map((name) => [name, value[name]] as const));
      // readParts has read every required part, so this is an ObjectOf.
      return readParts(parts, named, at) as Reading<ObjectOf<P>>;
    },
  };
}

/** A list of exactly these values. */
export function tuple<const F extends readonly Field<unknown>[]>(
  ...entries: F
): Field<{ readonly [At in keyof F]: ValueOf<F[At]> }> {
  return {
    ...unknownJson,
    read: (value, at) => {
      if (!isList(value) || value.length !== entries.length) {
        return refuse('not-a-list', at, `${at.label}: ${quote(value)} is not a list of ${entries.length}.`);
      }
      const readings = entries.map((entry, index) => entry.read(value[index], at));
      const problems = readings.flatMap((reading) => (reading.ok ? [] : reading.problems));
      // Each field has read its entry.
      return (
        problems.length === 0
          ? { ok: true, value: readings.map((reading) => (reading.ok ? reading.value : null)) }
          : { ok: false, draft: undefined, problems }
      ) as Reading<{ readonly [At in keyof F]: ValueOf<F[At]> }>;
    },
  };
}

/** The inverse of `readText`; maps become objects. */
export function jsonText(value: unknown): string {
  return JSON.stringify(value, (_, part: unknown) =>
    part instanceof Map ? Object.fromEntries<unknown>(part) : part,
  );
}

/** Undefined if missing or invalid. */
export function readText<T>(field: Field<T>, json: string | null | undefined): T | undefined {
  return json === null || json === undefined ? undefined : tryRead(field, parseJson(json));
}

/** Undefined if invalid. */
export function tryRead<T>(field: Field<T>, value: unknown): T | undefined {
  const reading = readEntire(field, value, '');
  return reading.ok ? reading.value : undefined;
}
