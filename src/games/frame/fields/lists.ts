// Fields for lists of choices, and for values with a text format of their own.
import { isList, dropUndefined } from '../json';
import { problem, type Problem } from '../result';
import { parseInteger } from '../number-input';
import { plural, quote } from '../wording';
import {
  answerText,
  valueOrDraft,
  splitAndTrim,
  refuseReading,
  stepPath,
  jsonText,
  titledStepPath,
  type FieldPath,
  type Cell,
  type Field,
  type Option,
  type ReadResult,
} from './field';
import { tickedIndices } from './joined-choices';
import { choice, choiceFromCell, optionLabel, oneQuestionField } from './single';

interface ListOptions<T extends string> {
  readonly title: string;
  readonly help?: string;
  readonly options: readonly Option<T>[];
}

interface ListLimits {
  readonly min?: number;
  readonly max?: number;
  /** The title of each entry, if entries have several parts. */
  readonly entryTitle?: (index: number) => string;
}

function numberedLabel(list: FieldPath, index: number): string {
  return `${list.label} ${index + 1}`;
}

/** Reads a list. `distinct` refuses repeated entries (ALL-8). */
export function readList<T>(
  value: unknown,
  at: FieldPath,
  entry: Field<T>,
  limits: ListLimits & { readonly distinct: boolean; readonly what: string },
): ReadResult<readonly T[]> {
  if (value === undefined) return refuseReading('missing', at, `${at.label}: no answer. Enter a list.`);
  if (!isList(value)) return refuseReading('not-a-list', at, `${at.label}: ${quote(value)} is not a list.`);
  const entryAt = (index: number): FieldPath => {
    const title = limits.entryTitle?.(index);
    return title === undefined
      ? stepPath(at, index, undefined, numberedLabel)
      : titledStepPath(at, index, title);
  };
  const readings: ReadResult<T>[] = [];
  const values: T[] = [];
  const problems: Problem[] = [];
  for (let index = 0; index < value.length; index += 1) {
    const reading = entry.read(value[index] ?? null, entryAt(index));
    readings.push(reading);
    if (reading.ok) values.push(reading.value);
    else for (const one of reading.problems) problems.push(one);
  }
  if (limits.distinct) {
    const twice = values.find((item, index) => values.indexOf(item) !== index);
    if (twice !== undefined) {
      problems.push(
        problem('repeated', at.place, `${at.label}: ${quote(twice)} is named twice. Name it once.`),
      );
    }
  }
  const { min = 0, max } = limits;
  if (value.length < min || (max !== undefined && value.length > max)) {
    const wanted =
      min === max
        ? `exactly ${plural(min, limits.what)}`
        : max === undefined
          ? `at least ${plural(min, limits.what)}`
          : `${min} to ${plural(max, limits.what)}`;
    problems.push(
      problem('wrong-count', at.place, `${at.label}: you entered ${value.length}. Enter ${wanted}.`),
    );
  }
  if (problems.length === 0) return { ok: true, value: values };
  return { ok: false, problems, draft: readings.map(valueOrDraft) };
}

/** A list of at most `most` entries, for data files. Forms don't ask for it. */
export function listOf<T>(entry: Field<T>, most = Infinity): Field<readonly T[]> {
  return {
    read: (value, at) =>
      isList(value) && value.length > most
        ? refuseReading('wrong-count', at, `${at.label}: you entered ${value.length}. Enter at most ${most}.`)
        : readList(value, at, entry, { distinct: false, what: 'item' }),
    questions: () => [],
    fromAnswers: () => undefined,
    toAnswers: () => [],
  };
}

interface NumberedListOptions {
  /** Nouns for the list and for one entry: `Challenges`, `challenge`. */
  readonly title: string;
  readonly what: string;
  /** An entry's title by number, from 1: `Challenge 1`. */
  readonly each: (n: number) => string;
  /** Number of entries that a form asks for. */
  readonly asked: number;
  /** Maximum number of accepted entries; default: any number. */
  readonly max?: number;
}

/** A list of titled entries (“Challenge 1: …”). An unanswered form means an empty list. */
export function numberedList<T>(options: NumberedListOptions, part: Field<T>): Field<readonly T[]> {
  const title = (index: number): string => options.each(index + 1);
  const label = (index: number): string => `${title(index)}: `;
  const asked = Array.from({ length: options.asked }, (_, index) => label(index));
  const limits = {
    ...dropUndefined({ max: options.max }),
    distinct: false,
    what: options.what,
    entryTitle: title,
  };
  return {
    read: (value, at) =>
      readList(value, { place: at.place, label: options.title, isOpen: at.isOpen }, part, limits),
    questions: (prefix) =>
      asked.flatMap((each) =>
        part.questions(`${prefix}${each}`).map((question, index, [first]) => ({
          ...question,
          required: false,
          ...(question.required && index > 0 ? dropUndefined({ neededWith: first?.title }) : {}),
        })),
      ),
    fromAnswers: (answers, prefix) =>
      asked
        .map((each) => part.fromAnswers(answers, `${prefix}${each}`))
        .filter((value) => value !== undefined),
    toAnswers: (value, prefix) =>
      isList(value) ? value.flatMap((item, index) => part.toAnswers(item, `${prefix}${label(index)}`)) : [],
  };
}

/** All choices in order of preference, with one question per place (“Photo order 1”, …). */
export function rankedChoices<const T extends string>(options: ListOptions<T>): Field<readonly T[]> {
  const entry = choice({ title: options.title, options: options.options });
  const titleOf = (index: number): string => `${options.title} ${index + 1}`;
  const { length } = options.options;
  const titles = options.options.map((_, index) => titleOf(index));
  const limits = { min: length, max: length, distinct: true, what: 'choice' };
  return {
    read: (value, at) => readList(value, at, entry, limits),
    questions: (prefix) =>
      titles.map((title, index) => ({
        title: `${prefix}${title}`,
        help: index === 0 ? (options.help ?? '') : '',
        required: true,
        kind: { type: 'choice', options: options.options, rank: `${prefix}${options.title}` },
      })),
    fromAnswers: (answers, prefix) => {
      const given = titles
        .map((title) => answers(`${prefix}${title}`))
        .filter((cell) => answerText(cell) !== '')
        .map((cell) => choiceFromCell(options.options, cell));
      return given.length === 0 ? undefined : given;
    },
    toAnswers: (value, prefix) =>
      isList(value)
        ? value.map((item, index) => ({
            title: `${prefix}${titleOf(index)}`,
            answer: optionLabel(options.options, item),
          }))
        : [],
  };
}

/** Distinct choices in no particular order, ticked in one question. */
export function checkboxes<const T extends string>(
  options: ListOptions<T> &
    Pick<ListLimits, 'min' | 'max'> & { readonly amount?: 'said'; readonly none?: string },
): Field<readonly T[]> {
  const entry = choice({ title: options.title, options: options.options });
  const limits = { ...options, distinct: true, what: 'choice' };
  return oneQuestionField<readonly T[]>(
    options,
    {
      type: 'checkboxes',
      options: options.options,
      ...dropUndefined({ amount: options.amount, none: options.none }),
    },
    (cell) => splitChoices(options.options, cell),
    (value, at) => readList(value, at, entry, limits),
    (value) =>
      isList(value) ? value.map((item) => optionLabel(options.options, item)).join(', ') : jsonText(value),
  );
}

/** Allows an empty answer in a form. In JSON the list can be empty but not missing. */
export function allowEmpty<T>(list: Field<readonly T[]>): Field<readonly T[]> {
  return {
    ...list,
    questions: (prefix) => list.questions(prefix).map((question) => ({ ...question, required: false })),
    fromAnswers: (answers, prefix) => list.fromAnswers(answers, prefix) ?? [],
  };
}

/** Splits a checkbox answer into its choices. An ambiguous answer is split at every comma. */
function splitChoices(options: readonly Option[], cell: Cell): readonly unknown[] {
  const whole = answerText(cell);
  const ticks = tickedIndices(
    options.map((option) => option.label ?? option.value),
    whole,
  );
  if (ticks !== undefined) return ticks.flatMap((index) => options[index]?.value ?? []);
  return splitAndTrim(whole, ',').map((piece) => choiceFromCell(options, piece));
}

/** A value that is typed as text in its own format (a board, a list of squares). */
export function textCodecField<T>(
  words: { readonly title: string; readonly help?: string; readonly long?: boolean },
  codec: {
    /** Converts text to JSON. Text that can't be parsed can be returned unchanged; `read` then refuses it. */
    readonly parse: (text: string) => unknown;
    readonly show: (value: unknown) => string;
    readonly read: (value: unknown, at: FieldPath) => ReadResult<T>;
  },
): Field<T> {
  return oneQuestionField<T>(
    words,
    { type: 'text', long: words.long ?? true },
    (cell) => codec.parse(answerText(cell)),
    codec.read,
    codec.show,
  );
}

/** A list whose entries are typed on separate lines or separated by commas. */
export function textList<T>(
  words: { readonly title: string; readonly help?: string } & ListLimits,
  entry: Field<T>,
): Field<readonly T[]> {
  return textCodecField<readonly T[]>(words, {
    parse: (typed) => splitAndTrim(typed, /[\n,;]/),
    show: (value) => (isList(value) ? value.map(jsonText).join(', ') : ''),
    read: (value, at) => readList(value, at, entry, { ...words, distinct: false, what: 'item' }),
  });
}

/** A list of short words, separated by spaces, commas or line breaks. */
export function wordList<T>(
  words: { readonly title: string; readonly help?: string; readonly long?: boolean },
  entry: Field<T>,
  limits: ListLimits & { readonly distinct: boolean; readonly what: string },
): Field<readonly T[]> {
  return textCodecField<readonly T[]>(words, {
    parse: (typed) => splitAndTrim(typed, /[\s,;]+/),
    show: (value) => (isList(value) ? value.map(jsonText).join(' ') : ''),
    read: (value, at) => readList(value, at, entry, limits),
  });
}

/** Rows of cells, one per line, all of the same length. Cells are separated by spaces, commas or tabs. */
export function matrix<T>(
  words: { readonly title: string; readonly help?: string },
  entry: Field<T>,
  limits: { readonly min: number; readonly max: number },
): Field<readonly (readonly T[])[]> {
  const readRow: Field<readonly T[]> = textCodecField<readonly T[]>(words, {
    parse: (line) => line.split(/[\s,;]+/).map((piece) => parseInteger(piece) ?? piece),
    show: (value) => (isList(value) ? value.map(jsonText).join(' ') : ''),
    read: (value, at) => readList(value, at, entry, { ...limits, distinct: false, what: 'number' }),
  });
  return textCodecField<readonly (readonly T[])[]>(words, {
    parse: (typed) => splitAndTrim(typed, '\n').map((line) => readRow.fromAnswers(() => line, '')),
    show: (value) =>
      isList(value) ? value.map((line) => readRow.toAnswers(line, '')[0]?.answer ?? '').join('\n') : '',
    read: (value, at) => {
      const reading = readList(value, at, readRow, { ...limits, distinct: false, what: 'row' });
      if (!reading.ok) return reading;
      const width = reading.value[0]?.length;
      return reading.value.every((line) => line.length === width)
        ? reading
        : refuseReading('uneven-rows', at, `${at.label}: the rows aren’t all the same length.`);
    },
  });
}
