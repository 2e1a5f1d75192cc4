// Named parts of a field: how they are read and asked, and which can be left out.
import { hasOwn } from '../json';
import { memoize } from '../lazy';
import { problem, type Problem } from '../result';
import { quote } from '../wording';
import {
  valueOrDraft,
  partLabel,
  refuseReading,
  stepPath,
  type AnswerLookup,
  type FieldPath,
  type Field,
  type Question,
  type ReadResult,
  type FieldValue,
} from './field';

/** A part that can be left out. Leaving it out isn't the same as an invalid answer (ALL-8). */
export interface OptionalField<T> {
  readonly optional: Field<T>;
}

export function optional<T>(field: Field<T>): OptionalField<T> {
  return { optional: field };
}

export interface DefaultedField<T> {
  readonly defaulted: Field<T>;
  /** The default if JSON lacks the part. Never change it: scenarios rely on it (ALL-18). */
  readonly value: T;
  /** The default if a form leaves the part empty. */
  readonly offered: T;
}

/** A part with a default, which its question states. Forms can have a different default (`offered`). */
export function defaulted<T>(
  field: Field<T>,
  value: NoInfer<T>,
  offered: NoInfer<T> = value,
): DefaultedField<T> {
  return { defaulted: field, value, offered };
}

export type FieldPart = Field<unknown> | OptionalField<unknown> | DefaultedField<unknown>;
export type FieldParts = Readonly<Record<string, FieldPart>>;

type RequiredKeys<P extends FieldParts> = {
  [Key in keyof P]: P[Key] extends OptionalField<unknown> ? never : Key;
}[keyof P];
type OptionalKeys<P extends FieldParts> = Exclude<keyof P, RequiredKeys<P>>;

type FieldPartValue<F> = F extends DefaultedField<infer T> ? T : FieldValue<F>;

export type ObjectValue<P extends FieldParts> = {
  readonly [Key in RequiredKeys<P>]: FieldPartValue<P[Key]>;
} & {
  readonly [Key in OptionalKeys<P>]?: P[Key] extends OptionalField<infer T> ? T : never;
};

export function partField(part: FieldPart): Field<unknown> {
  if ('optional' in part) return part.optional;
  return 'defaulted' in part ? part.defaulted : part;
}

function isOptionalPart(part: FieldPart): boolean {
  return 'optional' in part || 'defaulted' in part;
}

export function partPath(field: Field<unknown>, at: FieldPath, key: string): FieldPath {
  return stepPath(at, key, field, partTitle);
}

/** The title of the part's only question, or its key if it asks several. */
function partTitle(outer: FieldPath, key: string, field: Field<unknown>): string {
  const questions = field.questions('');
  const only = questions.length === 1 ? questions[0] : undefined;
  return partLabel(outer, only?.title ?? `${key.slice(0, 1).toUpperCase()}${key.slice(1)}`);
}

const partEntries = memoize((parts: FieldParts) => Object.entries(parts));

export function readFieldParts(
  parts: FieldParts,
  value: Readonly<Record<string, unknown>>,
  at: FieldPath,
): ReadResult<unknown> {
  const draft: Record<string, unknown> = {};
  const problems: Problem[] = [];
  for (const [key, part] of partEntries(parts)) {
    const given = hasOwn(value, key) ? value[key] : undefined;
    if (given === undefined && isOptionalPart(part)) {
      if ('defaulted' in part) draft[key] = part.value;
      continue;
    }
    const field = partField(part);
    const reading = field.read(given, partPath(field, at, key));
    const known = valueOrDraft(reading);
    if (known !== undefined) draft[key] = known;
    if (!reading.ok) problems.push(...reading.problems);
  }
  for (const key of Object.keys(value)) {
    if (hasOwn(parts, key) || value[key] === undefined) continue;
    const names = Object.keys(parts).join(', ');
    const known = names === '' ? 'Leave it out.' : `Expected: ${names}.`;
    const sentence = `${partLabel(at, quote(key))} is not asked for here. ${known}`;
    problems.push(problem('unknown-field', [...at.place, key], sentence));
  }
  return problems.length === 0 ? { ok: true, value: draft } : { ok: false, draft, problems };
}

export function partsQuestions(parts: FieldParts, prefix: string): readonly Question[] {
  return Object.values(parts).flatMap((part) => {
    const questions = partField(part).questions(prefix);
    if (!isOptionalPart(part)) return questions;
    const answers = 'defaulted' in part ? part.defaulted.toAnswers(part.offered, prefix) : [];
    return questions.map((question) => {
      const usual = answers.find(({ title }) => title === question.title)?.answer;
      // The question may already state the default of an inner part.
      if (usual === undefined || question.default !== undefined) return { ...question, required: false };
      const between = question.help.includes('\n') ? '\n' : ' ';
      // An editor shows the default itself or a button for it, so the help leaves it out.
      const help =
        question.editor === undefined ? `${question.help}${between}Default: ${usual}.`.trim() : question.help;
      return { ...question, help, required: false, default: usual };
    });
  });
}

export function partsFromAnswers(
  parts: FieldParts,
  answers: AnswerLookup,
  prefix: string,
): Record<string, unknown> {
  const move: Record<string, unknown> = {};
  for (const [key, part] of Object.entries(parts)) {
    const value = partField(part).fromAnswers(answers, prefix);
    if (value !== undefined) move[key] = value;
    else if ('defaulted' in part && part.offered !== part.value) move[key] = part.offered;
  }
  return move;
}

export function refuseNonObject<T>(value: unknown, at: FieldPath): ReadResult<T> {
  const { label } = at;
  return value === undefined
    ? refuseReading('missing', at, `${label}: no answer.`)
    : refuseReading('not-an-object', at, `${label}: ${quote(value)} is not an object of named fields.`);
}
