// Fields made of other fields: objects with named parts, and lists with a fixed set of parts.
import { isList, isObject } from '../json';
import { problem, type Problem } from '../result';
import { quote } from '../wording';
import {
  valueOrDraft,
  refuseReading,
  titledPath,
  titledStepPath,
  type Field,
  type Question,
  type ReadResult,
} from './field';
import {
  partField,
  refuseNonObject,
  partsFromAnswers,
  partsQuestions,
  readFieldParts,
  type ObjectValue,
  type FieldParts,
} from './parts';

/** An object with exactly these fields. `title` prefixes its questions: “Prices: …”. */
export function object<const P extends FieldParts>(
  parts: P,
  options: { readonly title?: string } = {},
): Field<ObjectValue<P>> {
  const inner = (prefix: string): string =>
    options.title === undefined ? prefix : `${prefix}${options.title}: `;
  return {
    read: (value, at) => {
      if (!isObject(value)) return refuseNonObject(value, at);
      // Cast: readParts has read every required part.
      return readFieldParts(
        parts,
        value,
        options.title === undefined ? at : titledPath(at.place, at.label, at.isOpen),
      ) as ReadResult<ObjectValue<P>>;
    },
    questions: (prefix) => partsQuestions(parts, inner(prefix)),
    fromAnswers: (answers, prefix) => {
      const move = partsFromAnswers(parts, answers, inner(prefix));
      return Object.keys(move).length === 0 ? undefined : move;
    },
    toAnswers: (value, prefix) =>
      isObject(value)
        ? Object.entries(parts).flatMap(([key, part]) => partField(part).toAnswers(value[key], inner(prefix)))
        : [],
  };
}

/** A list of exactly these parts, in order. Each part's questions are titled “Morning: …”. */
export function fixedLengthList<T>(titles: readonly string[], part: Field<T>): Field<readonly T[]> {
  const label = (prefix: string, title: string): string => `${prefix}${title}: `;
  return {
    read: (value, at) => {
      if (value !== undefined && !isList(value)) {
        return refuseReading('not-a-list', at, `${at.label}: ${quote(value)} is not a list.`);
      }
      // An unanswered form has no list. Each part is then reported missing by its title.
      const given = value ?? [];
      const readings = titles.map((title, index) =>
        part.read(given[index] ?? undefined, titledStepPath(at, index, title)),
      );
      const values: T[] = [];
      const problems: Problem[] = [];
      for (const reading of readings) {
        if (reading.ok) values.push(reading.value);
        else problems.push(...reading.problems);
      }
      if (given.length > titles.length) {
        const sentence = `${at.label}: you entered ${given.length}. Enter at most ${titles.length}.`;
        problems.push(problem('too-many', at.place, sentence));
      }
      if (problems.length === 0) return { ok: true, value: values };
      return { ok: false, problems, draft: readings.map(valueOrDraft) };
    },
    questions: (prefix) =>
      titles.flatMap((title) => addSections(`${prefix}${title}`, part.questions(label(prefix, title)))),
    fromAnswers: (answers, prefix) => {
      const values = titles.map((title) => part.fromAnswers(answers, label(prefix, title)));
      return values.every((value) => value === undefined) ? undefined : values;
    },
    toAnswers: (value, prefix) =>
      isList(value)
        ? titles.flatMap((title, index) => part.toAnswers(value[index], label(prefix, title)))
        : [],
  };
}

/** If some of a part's questions have sections, the remaining ones get a section titled like the part. */
function addSections(title: string, questions: readonly Question[]): readonly Question[] {
  return questions.every(({ section }) => section === undefined)
    ? questions
    : questions.map((question) => ({ section: { title }, ...question }));
}
