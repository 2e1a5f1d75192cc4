// Fields whose parts people name: players, a host's own questions, scores. In JSON the value is an object keyed by name
// (matched as in ALL-6). In a form each part has its own questions.
import { isObject, fromEntries } from '../json';
import { nameFinder } from '../names';
import { problem, type Problem } from '../result';
import { orList, quote } from '../wording';
import { valueOrDraft, readingProblems, refuseReading, type Field } from './field';
import { partPath } from './parts';
import { canListChoices } from './single';

/** A required part must be present. If it has `lapses`, some players can leave it out (see `Question.lapses`). */
interface NamedField<T> {
  readonly name: string;
  readonly field: Field<T>;
  readonly required: boolean;
  readonly lapses?: boolean;
}

/** Values keyed by the parts' own names, in the parts' order. `what` is the word for one part: `player in this game`. */
export function valuesByName<T>(
  parts: readonly NamedField<T>[],
  what: string,
): Field<Readonly<Record<string, T>>> {
  const partCalled = nameFinder(parts, ({ name }) => [name]);
  const names = parts.map(({ name }) => name);
  return {
    read: (value, at) => {
      if (value === undefined) return refuseReading('missing', at, `${at.label}: no answer.`);
      if (!isObject(value)) {
        return refuseReading(
          'not-an-object',
          at,
          `${at.label}: ${quote(value)} is not an object with a value for each name.`,
        );
      }
      const problems: Problem[] = [];
      const given = new Map<string, readonly [key: string, value: unknown]>();
      for (const [key, entry] of Object.entries(value)) {
        const part = partCalled(key);
        const place = [...at.place, key];
        if (part === undefined) {
          const known = canListChoices(names) ? ` Expected: ${orList(names)}.` : '';
          problems.push(
            problem('unknown-name', place, `${at.label}: ${quote(key)} is not a ${what}.${known}`),
          );
        } else if (given.has(part.name)) {
          problems.push(
            problem('repeated', place, `${at.label}: ${quote(part.name)} is listed twice. Name it once.`),
          );
        } else {
          given.set(part.name, [key, entry ?? null]);
        }
      }
      const readings = parts.flatMap(({ name, field, required, lapses = false }) => {
        const [key, entry] = given.get(name) ?? [name, undefined];
        if (entry === undefined && (!required || lapses)) return [];
        return [{ name, reading: field.read(entry, partPath(field, at, key)) }];
      });
      problems.push(...readings.flatMap(({ reading }) => readingProblems(reading)));
      if (problems.length > 0) {
        const drafts = readings.flatMap(({ name, reading }) => {
          const draft = valueOrDraft(reading);
          return draft === undefined ? [] : [[name, draft] as const];
        });
        return { ok: false, problems, draft: fromEntries(drafts) };
      }
      const values = readings.flatMap(({ name, reading }) =>
        reading.ok ? [[name, reading.value] as const] : [],
      );
      return { ok: true, value: fromEntries(values) };
    },
    questions: (prefix) =>
      parts.flatMap(({ field, required, lapses = false }) =>
        field
          .questions(prefix)
          .map((question) =>
            !required ? { ...question, required: false } : lapses ? { ...question, lapses: true } : question,
          ),
      ),
    fromAnswers: (answers, prefix) => {
      const given = parts.flatMap(({ name, field }) => {
        const value = field.fromAnswers(answers, prefix);
        return value === undefined ? [] : [[name, value] as const];
      });
      return given.length === 0 ? undefined : fromEntries(given);
    },
    toAnswers: (value, prefix) => {
      if (!isObject(value)) return [];
      return Object.entries(value).flatMap(
        ([key, entry]) => partCalled(key)?.field.toAnswers(entry, prefix) ?? [],
      );
    },
  };
}
