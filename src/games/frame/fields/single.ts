// Fields with one question: a whole number, a choice, yes or no, text, a name.
import { nameFinder, findNamed } from '../names';
import { parseInteger, wholeNumberAdvice } from '../number-input';
import { plural, orList, limitsText, numberText, quote } from '../wording';
import {
  answerText,
  refuseReading,
  jsonText,
  type TitledAnswer,
  type FieldPath,
  type Cell,
  type Field,
  type Option,
  type Question,
  type QuestionKind,
  type ReadResult,
} from './field';
import { dropUndefined } from '../json';
import { nameFault, cleanName } from '../name-input';

interface QuestionTexts {
  readonly title: string;
  readonly help?: string;
}

/** Builds a field with one question from what it asks, how an answer is parsed, and how JSON is read. */
export function oneQuestionField<T>(
  words: QuestionTexts,
  kind: QuestionKind,
  parse: (cell: Cell) => unknown,
  read: (value: unknown, at: FieldPath) => ReadResult<T>,
  show: (value: unknown) => string = jsonText,
): Field<T> {
  return {
    read,
    questions: (prefix): readonly Question[] => [
      { title: `${prefix}${words.title}`, help: words.help ?? '', required: true, kind },
    ],
    fromAnswers: (answers, prefix) => {
      const cell = answers(`${prefix}${words.title}`);
      return answerText(cell) === '' ? undefined : parse(cell);
    },
    toAnswers: (value, prefix): readonly TitledAnswer[] => {
      const answer = show(value);
      return answer === '' ? [] : [{ title: `${prefix}${words.title}`, answer }];
    },
  };
}

interface IntegerOptions extends QuestionTexts {
  readonly min?: number;
  readonly max?: number;
}

/** A whole number; by default any safe integer. In JSON, 2.0 is 2, but `"2"` and 2.5 are refused (ALL-8). */
export function integer(options: IntegerOptions): Field<number> {
  const { min, max } = options;
  const wanted = `a whole number${rangeText(min, max)}`;
  return oneQuestionField(
    options,
    { type: 'whole', ...dropUndefined({ min, max }) },
    integerFromCell,
    (value, at) => {
      if (value === undefined)
        return refuseReading('missing', at, `${at.label}: no answer. Enter ${wanted}.`);
      if (typeof value !== 'number' || !Number.isSafeInteger(value)) {
        const text = `${at.label}: ${quote(value)} is not ${wanted}.${wholeNumberAdvice(value)}`;
        return refuseReading('not-whole', at, text);
      }
      if ((min !== undefined && value < min) || (max !== undefined && value > max)) {
        return refuseReading(
          'out-of-range',
          at,
          `${at.label}: ${numberText(value)} is not ${wanted}.`,
          value,
        );
      }
      return { ok: true, value: value === 0 ? 0 : value };
    },
  );
}

/** The number's limits, in words that follow “a whole number”; can be empty. */
export function rangeText(min: number | undefined, max: number | undefined): string {
  const limits = limitsText(min, max);
  if (limits === '') return '';
  return min !== undefined && max !== undefined ? ` from ${limits}` : `, ${limits}`;
}

/** Text that isn't a number stays text, and `read` refuses it. */
function integerFromCell(cell: Cell): unknown {
  if (typeof cell !== 'string') return cell;
  return parseInteger(cell) ?? cell.trim();
}

interface ChoiceOptions<T extends string> extends QuestionTexts {
  readonly options: readonly Option<T>[];
}

/** One of several words or names, matched as in ALL-6. */
export function choice<const T extends string>(options: ChoiceOptions<T>): Field<T> {
  const list = options.options;
  const optionCalled = nameFinder(list, (option) => [option.value, ...(option.aliases ?? [])]);
  return oneQuestionField<T>(
    options,
    { type: 'choice', options: list },
    (cell) => choiceFromCell(list, cell),
    (value, at) => {
      if (value === undefined)
        return refuseReading('missing', at, `${at.label}: no answer. ${choiceHint(filterOptions(list, at))}`);
      const option = typeof value === 'string' ? optionCalled(value) : undefined;
      return option === undefined
        ? refuseReading(
            'not-a-choice',
            at,
            `${at.label}: ${quote(value)} is not ${choicesDescription(filterOptions(list, at))}.`,
          )
        : { ok: true, value: option.value };
    },
    (value) => optionLabel(list, value),
  );
}

/** The options that are open to the player. */
function filterOptions<T extends string>(
  list: readonly Option<T>[],
  { place, isOpen }: FieldPath,
): readonly Option<T>[] {
  return isOpen === undefined ? list : list.filter(({ value }) => isOpen(place, value));
}

/** The label of the option with this value; the text itself if there is none. */
export function optionLabel(list: readonly Option[], value: unknown): string {
  const text = jsonText(value);
  const option =
    list.find((candidate) => candidate.value === text) ??
    findNamed(list, text, (candidate) => [candidate.value, ...(candidate.aliases ?? [])]);
  return option?.label ?? text;
}

/** The value of the option that an answer names; else the answer itself. */
export function choiceFromCell(list: readonly Option[], cell: Cell): unknown {
  const text = answerText(cell);
  const spelt =
    list.find((option) => (option.label ?? option.value).trim() === text) ??
    findNamed(list, text, (option) => [
      option.label ?? option.value,
      option.value,
      ...(option.aliases ?? []),
    ]);
  if (spelt !== undefined) return spelt.value;
  // Sheets stores a choice like "007" as the number 7. Accept 7 if only one choice reads as that number.
  const alike = list.filter((option) => Number(option.label ?? option.value) === cell);
  return alike.length === 1 && alike[0] !== undefined ? alike[0].value : text;
}

const MAX_CHOICES_LISTED = 12;

/** Whether a sentence has room for this many choices, and there are any. */
export function canListChoices({ length }: readonly unknown[]): boolean {
  return length > 0 && length <= MAX_CHOICES_LISTED;
}

function choiceHint(list: readonly Option[]): string {
  return list.length === 0 ? 'There’s nothing to choose from.' : `Choose ${choicesDescription(list)}.`;
}

function choicesDescription(list: readonly Option[]): string {
  if (list.length === 0) return 'a choice, because there are none';
  if (!canListChoices(list)) return `one of the ${list.length} choices`;
  return list.length === 1
    ? `${list[0]?.value ?? ''}, the only choice`
    : `one of ${orList(list.map((option) => option.value))}`;
}

/** Options without separate labels. */
export function toOptions<const T extends string>(values: readonly T[]): readonly Option<T>[] {
  return values.map((value) => ({ value }));
}

export function yesNo(words: QuestionTexts): Field<boolean> {
  const list = [
    { value: 'true', label: 'Yes', aliases: ['on'] },
    { value: 'false', label: 'No', aliases: ['off'] },
  ];
  return oneQuestionField<boolean>(
    words,
    { type: 'choice', options: list },
    (cell) => {
      const value = typeof cell === 'boolean' ? String(cell) : choiceFromCell(list, cell);
      return value === 'true' ? true : value === 'false' ? false : value;
    },
    (value, at) =>
      typeof value === 'boolean'
        ? { ok: true, value }
        : refuseReading(
            value === undefined ? 'missing' : 'not-yes-or-no',
            at,
            value === undefined
              ? `${at.label}: no answer. Answer yes or no.`
              : `${at.label}: ${quote(value)} is not yes or no (true or false).`,
          ),
    (value) => (value === true ? 'Yes' : value === false ? 'No' : ''),
  );
}

/** Any text, as typed; `longest` is in code points. */
export function text(
  words: QuestionTexts & { readonly long?: boolean; readonly longest?: number },
): Field<string> {
  const { long = false, longest } = words;
  return oneQuestionField<string>(
    words,
    { type: 'text', long, ...dropUndefined({ longest }) },
    (cell) => (typeof cell === 'string' ? cell : answerText(cell)),
    (value, at) => {
      if (value === undefined) return refuseReading('missing', at, `${at.label}: no answer. Enter text.`);
      if (typeof value !== 'string')
        return refuseReading('not-text', at, `${at.label}: ${quote(value)} is not text.`);
      if (longest === undefined) return { ok: true, value };
      const { length } = Array.from(value);
      if (length <= longest) return { ok: true, value };
      const most = plural(longest, 'character');
      return refuseReading(
        'too-long',
        at,
        `${at.label}: this text has ${length} characters. Write at most ${most}.`,
      );
    },
  );
}

/** Accepts any JSON, for data files; asks no question. */
export const jsonField: Field<unknown> = {
  read: (value) => ({ ok: true, value }),
  questions: () => [],
  fromAnswers: () => undefined,
  toAnswers: () => [],
};

/** A field that forms don't ask for, but JSON can contain. */
export function hidden<T>(field: Field<T>): Field<T> {
  return { ...field, questions: () => [], fromAnswers: () => undefined };
}

/** A field that means `value` (JSON) while left empty. Its form shows that value to copy and change. */
export function withFallbackValue<T>(field: Field<T>, value: unknown): Field<T> {
  return {
    ...field,
    questions: (prefix) => {
      const [shown] = field.toAnswers(value, prefix);
      return field
        .questions(prefix)
        .map((question) =>
          shown?.title === question.title ? { ...question, former: shown.answer } : question,
        );
    },
  };
}

/** Only the host may read the answer; the frame hides it from everyone else (ALL-9). */
export function secret<T>(field: Field<T>): Field<T> {
  return {
    ...field,
    questions: (prefix) => field.questions(prefix).map((question) => ({ ...question, secret: true })),
  };
}

/** Puts the questions on a page of their own, because what comes before already fills a screen. */
export function inSection<T>(field: Field<T>, title: string): Field<T> {
  return {
    ...field,
    questions: (prefix) =>
      field.questions(prefix).map((question) => ({ section: { title: `${prefix}${title}` }, ...question })),
  };
}

/**
 * Limits the form to these options; without options the form asks nothing. The game itself must refuse other options.
 */
export function limitToOptions<T>(field: Field<T>, options: readonly Option[]): Field<T> {
  return {
    ...field,
    questions: (prefix) =>
      options.length === 0
        ? []
        : field.questions(prefix).map((question) => {
            const { kind } = question;
            return 'options' in kind ? { ...question, kind: { ...kind, options } } : question;
          }),
  };
}

interface NameOptions {
  readonly title: string;
  readonly help?: string;
  /** In code points; default: the limit for names. */
  readonly longest?: number;
  /** True if a blank answer counts as empty text. */
  readonly mayBeEmpty?: boolean;
}

export function nameField({ title, help = '', longest, mayBeEmpty = false }: NameOptions): Field<string> {
  const any = text({ title, help });
  return {
    ...any,
    read: (value, at) => {
      const reading = any.read(value, at);
      if (!reading.ok) return reading;
      if (mayBeEmpty && reading.value.trim() === '') return { ok: true, value: '' };
      const fault = nameFault(reading.value, longest);
      return fault === undefined
        ? { ok: true, value: cleanName(reading.value) }
        : refuseReading(fault.code, at, `${at.label}: this ${fault.why}. ${fault.advice}`);
    },
  };
}
