// A choice with follow-up questions, which form sections branch to.
import { isObject, hasOwn } from '../json';
import { orList } from '../wording';
import { shortAnswer, type Field, type ReadResult, type Section, type FieldValue } from './field';
import {
  partField,
  partPath,
  refuseNonObject,
  optional,
  partsFromAnswers,
  partsQuestions,
  readFieldParts,
  type ObjectValue,
  type FieldPart,
  type FieldParts,
} from './parts';

/** The follow-up questions of one choice: required (`asks`) and optional (`mayAsk`). */
interface Variant<Key extends string> {
  readonly asks?: readonly Key[];
  readonly mayAsk?: readonly Key[];
}

type VariantValue<Tag extends string, F extends Readonly<Record<string, Field<unknown>>>, V> = {
  [Name in keyof V & string]: { readonly [T in Tag]: Name } & {
    readonly [Key in ListedKeys<V[Name], 'asks'> & keyof F]: FieldValue<F[Key]>;
  } & { readonly [Key in ListedKeys<V[Name], 'mayAsk'> & keyof F]?: FieldValue<F[Key]> };
}[keyof V & string];
type ListedKeys<V, List extends string> = V extends { readonly [L in List]: readonly (infer Key)[] }
  ? Key
  : never;

/**
 * A choice and its follow-up questions: `{do: 'C', player: 'Bo'}`. Several choices can share a question. JSON with
 * answers to another choice's questions is refused. In a form, questions of the same choices make a section, and answers
 * in sections not visited are ignored. `common` questions are asked with every choice.
 */
export function variants<
  const Tag extends string,
  const F extends Readonly<Record<string, Field<unknown>>>,
  const V extends Readonly<Record<string, Variant<keyof F & string>>>,
  const C extends FieldParts,
>(
  tag: Tag,
  chooser: Field<keyof V & string>,
  fields: F,
  variantList: V,
  common: C,
): Field<VariantValue<Tag, F, V> & ObjectValue<C>> {
  const everything: FieldParts = {
    [tag]: chooser,
    ...Object.fromEntries(Object.entries(fields).map(([key, field]) => [key, optional(field)])),
    ...common,
  };
  const partsWith = (name: string): FieldParts => {
    const variant = hasOwn(variantList, name) ? (variantList[name] ?? {}) : {};
    const parts: Record<string, FieldPart> = { [tag]: chooser };
    for (const key of variant.asks ?? []) parts[key] = fields[key] as Field<unknown>;
    for (const key of variant.mayAsk ?? []) parts[key] = optional(fields[key] as Field<unknown>);
    return { ...parts, ...common };
  };
  const partsByName = new Map<string, FieldParts>();
  const partsOf = (name: string): FieldParts => {
    const known = partsByName.get(name);
    if (known !== undefined) return known;
    const parts = partsWith(name);
    partsByName.set(name, parts);
    return parts;
  };
  return {
    read: (value, at) => {
      if (!isObject(value)) return refuseNonObject(value, at);
      const chosen = chooser.read(hasOwn(value, tag) ? value[tag] : undefined, partPath(chooser, at, tag));
      // If the choice can't be read, accept every field, since each could belong to it.
      const parts = chosen.ok ? partsOf(chosen.value) : everything;
      return readFieldParts(parts, value, at) as ReadResult<VariantValue<Tag, F, V> & ObjectValue<C>>;
    },
    questions: (prefix) => [
      ...chooser.questions(prefix),
      ...Object.entries(fields).flatMap(([key, field]) => {
        const section = variantSection(chooser, variantList, key, prefix);
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
      // Ignore answers in a section that the player filled in before changing the choice.
      const asked = reading.ok ? partsOf(reading.value) : { [tag]: chooser, ...common };
      const move = partsFromAnswers(asked, answers, prefix);
      return Object.keys(move).length === 0 ? undefined : move;
    },
    toAnswers: (value, prefix) =>
      isObject(value)
        ? Object.entries(everything).flatMap(([key, part]) => partField(part).toAnswers(value[key], prefix))
        : [],
  };
}

/** The section for a field’s questions, titled by the choices that lead to it: “C or F”. */
function variantSection(
  chooser: Field<string>,
  variantList: Readonly<Record<string, Variant<string>>>,
  key: string,
  prefix: string,
): Section {
  const choices = Object.entries(variantList)
    .filter(([, variant]) => [...(variant.asks ?? []), ...(variant.mayAsk ?? [])].includes(key))
    .map(([name]) => name);
  const [question] = chooser.questions(prefix);
  const labels = choices.map((name) => chooser.toAnswers(name, '')[0]?.answer ?? name);
  const short = labels.map((label) => shortAnswer(question, label));
  return {
    title: `${prefix}${orList(short)}`,
    // List the labels only if they say more than the letters in the title.
    help: labels.join() === short.join() ? '' : labels.join('\n'),
    after: { question: question?.title ?? '', choices },
  };
}
