// A field whose further questions depend on a choice: sections of the form.
import { isObject, owns } from '../json';
import { either } from '../wording';
import type { Field, Reading, Section, ValueOf } from './field';
import {
  fieldOf,
  labelled,
  notAnObject,
  optional,
  partsFromAnswers,
  partsQuestions,
  readParts,
  type ObjectOf,
  type Part,
  type Parts,
} from './parts';

/** The further questions of one choice of a variant form. */
interface Variant<Key extends string> {
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
  const partsWith = (name: string): Parts => {
    const variant = owns(variantList, name) ? (variantList[name] ?? {}) : {};
    const parts: Record<string, Part> = { [tag]: chooser };
    for (const key of variant.asks ?? []) parts[key] = fields[key] as Field<unknown>;
    for (const key of variant.mayAsk ?? []) parts[key] = optional(fields[key] as Field<unknown>);
    return { ...parts, ...common };
  };
  const partsByName = new Map<string, Parts>();
  const partsOf = (name: string): Parts => {
    const known = partsByName.get(name);
    if (known !== undefined) return known;
    const parts = partsWith(name);
    partsByName.set(name, parts);
    return parts;
  };
  return {
    read: (value, at) => {
      if (!isObject(value)) return notAnObject(value, at);
      const chosen = chooser.read(owns(value, tag) ? value[tag] : undefined, labelled(chooser, at, tag));
      // Without a readable choice nothing tells which other fields belong to it, so each is judged as if it might.
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
      // An answer in a section to which no choice led was given before the player went back.
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
    // Names the choice where that says more than its letter.
    help: labels.every((label, index) => label === short[index]) ? '' : labels.join('\n'),
    after: { question: chooser.questions(prefix)[0]?.title ?? '', choices },
  };
}
