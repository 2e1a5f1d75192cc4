// Fields made of fields: an object, a fixed row of parts, a form whose further questions depend on a choice.
import { isList, isObject, owns } from '../json';
import { problem, type Problem } from '../problems';
import { either, quote } from '../wording';
import {
  draftOf,
  partLabel,
  problemsOf,
  refuse,
  titledAt,
  type Answers,
  type At,
  type Field,
  type Question,
  type Reading,
  type Section,
  type ValueOf,
} from './field';

/** A field that may be left out. Leaving it out is not the same as answering nothing legal (ALL-8). */
export interface OptionalField<T> {
  readonly optional: Field<T>;
}

export function optional<T>(field: Field<T>): OptionalField<T> {
  return { optional: field };
}

/** A field that has a value of its own where it is left out. */
export interface DefaultedField<T> {
  readonly defaulted: Field<T>;
  readonly value: T;
}

/** A field that may be left out and then has this value; its question says so. */
export function defaulted<T>(field: Field<T>, value: NoInfer<T>): DefaultedField<T> {
  return { defaulted: field, value };
}

type Part = Field<unknown> | OptionalField<unknown> | DefaultedField<unknown>;
export type Parts = Readonly<Record<string, Part>>;

type RequiredKeys<P extends Parts> = {
  [Key in keyof P]: P[Key] extends OptionalField<unknown> ? never : Key;
}[keyof P];
type OptionalKeys<P extends Parts> = Exclude<keyof P, RequiredKeys<P>>;

type PartValue<F> = F extends DefaultedField<infer T> ? T : ValueOf<F>;

/** The value of an object with these parts. */
export type ObjectOf<P extends Parts> = { readonly [Key in RequiredKeys<P>]: PartValue<P[Key]> } & {
  readonly [Key in OptionalKeys<P>]?: P[Key] extends OptionalField<infer T> ? T : never;
};

function fieldOf(part: Part): Field<unknown> {
  if ('optional' in part) return part.optional;
  return 'defaulted' in part ? part.defaulted : part;
}

function mayBeLeftOut(part: Part): boolean {
  return 'optional' in part || 'defaulted' in part;
}

function labelled(field: Field<unknown>, at: At, key: string): At {
  return {
    place: [...at.place, key],
    // Only what is refused is ever named, and drawing a field's questions to find its name takes long.
    get label() {
      const questions = field.questions('');
      const only = questions.length === 1 ? questions[0] : undefined;
      return partLabel(at, only?.title ?? `${key.slice(0, 1).toUpperCase()}${key.slice(1)}`);
    },
  };
}

/** Reads the named parts of an object and refuses every other field. */
function readParts(parts: Parts, value: Readonly<Record<string, unknown>>, at: At): Reading<unknown> {
  const draft: Record<string, unknown> = {};
  const problems: Problem[] = [];
  for (const [key, part] of Object.entries(parts)) {
    const given = owns(value, key) ? value[key] : undefined;
    if (given === undefined && mayBeLeftOut(part)) {
      if ('defaulted' in part) draft[key] = part.value;
      continue;
    }
    const field = fieldOf(part);
    const reading = field.read(given, labelled(field, at, key));
    const known = draftOf(reading);
    if (known !== undefined) draft[key] = known;
    problems.push(...problemsOf(reading));
  }
  for (const key of Object.keys(value)) {
    if (owns(parts, key) || value[key] === undefined) continue;
    const names = Object.keys(parts).join(', ');
    const known = names === '' ? 'Leave it out.' : `Expected: ${names}.`;
    problems.push(
      problem(
        'unknown-field',
        [...at.place, key],
        `${partLabel(at, quote(key))} is not asked for here. ${known}`,
      ),
    );
  }
  return problems.length === 0 ? { ok: true, value: draft } : { ok: false, draft, problems };
}

function partsQuestions(parts: Parts, prefix: string): readonly Question[] {
  return Object.values(parts).flatMap((part) => {
    const questions = fieldOf(part).questions(prefix);
    if (!mayBeLeftOut(part)) return questions;
    const answers = 'defaulted' in part ? part.defaulted.toAnswers(part.value, prefix) : [];
    return questions.map((question) => {
      const usual = answers.find(({ title }) => title === question.title)?.answer;
      // A part inside may have said its own default already.
      if (usual === undefined || question.default !== undefined) return { ...question, required: false };
      const help = `${question.help} Default: ${usual}.`.trim();
      return { ...question, help, required: false, default: usual };
    });
  });
}

function partsFromAnswers(parts: Parts, answers: Answers, prefix: string): Record<string, unknown> {
  const move: Record<string, unknown> = {};
  for (const [key, part] of Object.entries(parts)) {
    const value = fieldOf(part).fromAnswers(answers, prefix);
    if (value !== undefined) move[key] = value;
  }
  return move;
}

function notAnObject<T>(value: unknown, at: At): Reading<T> {
  const { label } = at;
  return value === undefined
    ? refuse('missing', at, `${label}: no answer.`)
    : refuse('not-an-object', at, `${label}: ${quote(value)} is not an object of named fields.`);
}

/**
 * An object of named fields, and no others. With `title`, its questions are worded after it ("Prices: …").
 */
export function object<const P extends Parts>(
  parts: P,
  options: { readonly title?: string } = {},
): Field<ObjectOf<P>> {
  const inner = (prefix: string): string =>
    options.title === undefined ? prefix : `${prefix}${options.title}: `;
  return {
    read: (value, at) => {
      if (!isObject(value)) return notAnObject(value, at);
      // readParts has read every required part by its own field: the record is what ObjectOf says.
      return readParts(
        parts,
        value,
        options.title === undefined ? at : titledAt(at.place, at.label),
      ) as Reading<ObjectOf<P>>;
    },
    questions: (prefix) => partsQuestions(parts, inner(prefix)),
    fromAnswers: (answers, prefix) => {
      const move = partsFromAnswers(parts, answers, inner(prefix));
      return Object.keys(move).length === 0 ? undefined : move;
    },
    toAnswers: (value, prefix) =>
      isObject(value)
        ? Object.entries(parts).flatMap(([key, part]) => fieldOf(part).toAnswers(value[key], inner(prefix)))
        : [],
  };
}

/** A list of exactly these parts, in order, each worded after its own title ("Morning: …"). */
export function row<T>(titles: readonly string[], part: Field<T>): Field<readonly T[]> {
  const label = (prefix: string, title: string): string => `${prefix}${title}: `;
  return {
    read: (value, at) => {
      if (value !== undefined && !isList(value)) {
        return refuse('not-a-list', at, `${at.label}: ${quote(value)} is not a list.`);
      }
      // A form in which none of the parts is answered gives no list: each is then missing by its own title.
      const given = value ?? [];
      const readings = titles.map((title, index) =>
        part.read(given[index] ?? undefined, titledAt([...at.place, index], title)),
      );
      const problems = readings.flatMap(problemsOf);
      if (given.length > titles.length) {
        problems.push(
          problem(
            'too-many',
            at.place,
            `${at.label}: ${given.length} given, where ${titles.length} are asked.`,
          ),
        );
      }
      if (problems.length === 0) {
        return { ok: true, value: readings.flatMap((reading) => (reading.ok ? [reading.value] : [])) };
      }
      return { ok: false, problems, draft: readings.map(draftOf) };
    },
    questions: (prefix) =>
      titles.flatMap((title) => inSections(`${prefix}${title}`, part.questions(label(prefix, title)))),
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

/**
 * The questions of a part in sections: where some have sections of their own, the others are a section too, called
 * after the part.
 */
function inSections(title: string, questions: readonly Question[]): readonly Question[] {
  return questions.every(({ section }) => section === undefined)
    ? questions
    : questions.map((question) => ({ section: { title }, ...question }));
}

/** The further questions of one choice of a variant form. */
export interface Variant<Key extends string> {
  readonly asks?: readonly Key[];
  readonly mayAsk?: readonly Key[];
}

type VariantValue<Tag extends string, F extends Readonly<Record<string, Field<unknown>>>, V> = {
  [Name in keyof V & string]: { readonly [T in Tag]: Name } & {
    readonly [Key in Listed<V[Name], 'asks'> & keyof F]: ValueOf<F[Key]>;
  } & { readonly [Key in Listed<V[Name], 'mayAsk'> & keyof F]?: ValueOf<F[Key]> };
}[keyof V & string];
type Listed<V, List extends string> = V extends { readonly [L in List]: readonly (infer Key)[] }
  ? Key
  : never;

/**
 * A choice, and further questions that depend on it: `{do: 'C', player: 'Bo'}`. A question that several
 * choices share is asked once; in JSON, an answer that the choice does not ask for is refused. Questions of the same
 * choices are a section of the form, which only those choices lead to: what is answered in another is not read.
 * `common` is asked with every choice.
 */
export function variants<
  const Tag extends string,
  const F extends Readonly<Record<string, Field<unknown>>>,
  const V extends Readonly<Record<string, Variant<keyof F & string>>>,
  const C extends Parts,
>(
  tag: Tag,
  chooser: Field<keyof V & string>,
  fields: F,
  variantList: V,
  common: C,
): Field<VariantValue<Tag, F, V> & ObjectOf<C>> {
  const everything: Parts = {
    [tag]: chooser,
    ...Object.fromEntries(Object.entries(fields).map(([key, field]) => [key, optional(field)])),
    ...common,
  };
  const partsOf = (name: string): Parts => {
    const variant = owns(variantList, name) ? (variantList[name] ?? {}) : {};
    const parts: Record<string, Part> = { [tag]: chooser };
    for (const key of variant.asks ?? []) parts[key] = fields[key] as Field<unknown>;
    for (const key of variant.mayAsk ?? []) parts[key] = optional(fields[key] as Field<unknown>);
    return { ...parts, ...common };
  };
  return {
    read: (value, at) => {
      if (!isObject(value)) return notAnObject(value, at);
      const chosen = chooser.read(owns(value, tag) ? value[tag] : undefined, labelled(chooser, at, tag));
      // Without a readable choice nothing says which other fields belong: judge them as if any might.
      const parts = chosen.ok ? partsOf(chosen.value) : everything;
      return readParts(parts, value, at) as Reading<VariantValue<Tag, F, V> & ObjectOf<C>>;
    },
    questions: (prefix) => [
      ...chooser.questions(prefix),
      ...Object.entries(fields).flatMap(([key, field]) => {
        const section = sectionOf(chooser, variantList, key, prefix);
        const required = Object.values(variantList).every(({ mayAsk = [] }) => !mayAsk.includes(key));
        return field.questions(prefix).map((question) => ({
          ...question,
          required: question.required && required,
          section: { ...section, ...question.section },
        }));
      }),
      ...partsQuestions(common, prefix),
    ],
    fromAnswers: (answers, prefix) => {
      const chosen = chooser.fromAnswers(answers, prefix);
      const reading = chooser.read(chosen, { place: [], label: '' });
      // An answer in a section that nothing led to was given before going back, or on a page of before.
      const asked = reading.ok ? partsOf(reading.value) : { [tag]: chooser, ...common };
      const move = partsFromAnswers(asked, answers, prefix);
      return Object.keys(move).length === 0 ? undefined : move;
    },
    toAnswers: (value, prefix) =>
      isObject(value)
        ? Object.entries(everything).flatMap(([key, part]) => fieldOf(part).toAnswers(value[key], prefix))
        : [],
  };
}

/** The section of the questions that the same choices ask, called after them: “C or F”. */
function sectionOf(
  chooser: Field<string>,
  variantList: Readonly<Record<string, Variant<string>>>,
  key: string,
  prefix: string,
): Section {
  const choices = Object.entries(variantList)
    .filter(([, variant]) => [...(variant.asks ?? []), ...(variant.mayAsk ?? [])].includes(key))
    .map(([name]) => name);
  const labels = choices.map((name) => chooser.toAnswers(name, '')[0]?.answer ?? name);
  const short = labels.map((label) => label.split(':')[0] ?? label);
  return {
    title: `${prefix}${either(short)}`,
    // What a letter stands for, where the choice says more than its name.
    help: labels.every((label, index) => label === short[index]) ? '' : labels.join('\n'),
    after: { question: chooser.questions(prefix)[0]?.title ?? '', choices },
  };
}
