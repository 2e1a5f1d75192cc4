// The form for a host's own questions: its fields, its limits, and which answers are accepted.
import {
  checkboxes,
  choice,
  uniqueTitles,
  toOptions,
  rankedChoices,
  refuseReading,
  text,
  valuesByName,
  integer,
  type Field,
  type ReadResult,
} from '../fields';
import { isList, dropUndefined } from '../json';
import { nameKey, isSameName } from '../names';
import {
  MIN_CHOICES,
  minChoices,
  isOnceOnly,
  CUSTOM_QUESTION_LIMITS,
  minPlayersNamed,
  limitingScore,
  isLimitedByScore,
  minNumber,
  type CustomAnswer,
  type CustomAnswers,
  type CustomQuestion,
} from './types';

export function questionsForPlayer(
  questions: readonly CustomQuestion[],
  { name, group }: { readonly name: string; readonly group: string },
): readonly CustomQuestion[] {
  return questions.filter(
    (question) =>
      (question.for === undefined || isSameName(question.for, group)) &&
      (question.only === undefined || question.only.some((one) => isSameName(one, name))),
  );
}

/**
 * Answers by question title. Optional and lapsable answers can be missing or null; the game checks whether a player can
 * leave one out now.
 */
export function answersField(
  questions: readonly CustomQuestion[],
  players: readonly string[],
): Field<CustomAnswers> {
  const titles = uniqueTitles(
    questions.map((question) => ({
      title: question.title,
      titles: (title) => questionTitles(question, title),
    })),
  );
  const named = valuesByName(
    questions.map((question, index) => {
      const lapses = canBeUnanswerable(question, questions, players);
      const { title = question.title, typed } = { ...titles[index] };
      const marks = { picture: question.picture, typed, limit: describeLimit(question, questions) };
      const field = withProperties(answerField(question, title, { players, lapses }), marks);
      return { name: question.title, required: question.required, lapses, field };
    }),
    'question for you in this round',
  );
  return { ...named, fromAnswers: (answers, prefix) => named.fromAnswers(answers, prefix) ?? {} };
}

/** Sets these properties on a field's first question. */
function withProperties<T>(
  field: Field<T>,
  marks: Readonly<Record<'picture' | 'typed' | 'limit', string | undefined>>,
): Field<T> {
  if (Object.values(marks).every((mark) => mark === undefined)) return field;
  return {
    ...field,
    questions: (prefix) =>
      field
        .questions(prefix)
        .map((question, index) => (index === 0 ? { ...question, ...dropUndefined(marks) } : question)),
  };
}

/** Whether some players may be unable to answer, because of their score, earlier answers or a lack of opponents. */
export function canBeUnanswerable(
  question: CustomQuestion,
  questions: readonly CustomQuestion[],
  players: readonly string[],
): boolean {
  const score = limitingScore(question);
  // `players` usually includes the player asked, who can't be named. The game checks each player exactly.
  if (players.length - 1 < minPlayersNamed(question)) return true;
  return (
    isOnceOnly(question) || (score !== undefined && questions.some((each) => mustSpendScore(each, score)))
  );
}

/** Whether the number is required and uses up at least some of the score. */
function mustSpendScore(question: CustomQuestion, score: string): boolean {
  return question.required && minNumber(question) !== 0 && isLimitedByScore(question, score);
}

/** Titles of the form's questions: a ranking has one per place. */
function questionTitles(question: CustomQuestion, title: string): readonly string[] {
  return question.kind === 'ranking' ? question.choices.map((_, index) => `${title} ${index + 1}`) : [title];
}

/** One answer. Empty means null, which is refused if the question is required and can't lapse. */
function answerField(
  question: CustomQuestion,
  title: string,
  { players, lapses }: { readonly players: readonly string[]; readonly lapses: boolean },
): Field<CustomAnswer | null> {
  const field = requiredAnswerField(question, title, players);
  return {
    ...field,
    read: (value, at): ReadResult<CustomAnswer | null> => {
      if (!isEmptyAnswer(value)) {
        const reading = field.read(value, at);
        // An unreadable answer counts as wrong, not as missing, so give the draft a value.
        return reading.ok || !lapses ? reading : { ...reading, draft: reading.draft ?? UNREADABLE_DRAFT };
      }
      if (!question.required || lapses) return { ok: true, value: null };
      return refuseReading('missing', at, `${at.label}: no answer. This question is required.`);
    },
  };
}

/** Draft of an unreadable answer. Readable answers are never empty text. */
const UNREADABLE_DRAFT = '';

function isEmptyAnswer(value: unknown): boolean {
  return isList(value) ? value.length === 0 : typeof value === 'string' && value.trim() === '';
}

function requiredAnswerField(
  question: CustomQuestion,
  title: string,
  players: readonly string[],
): Field<CustomAnswer> {
  const help = helpText(question);
  switch (question.kind) {
    case 'choice':
      return choice({ title, help, options: toOptions(question.choices) });
    case 'several':
      return checkboxes({
        title,
        help,
        options: toOptions(question.choices),
        ...choiceCountLimits(question),
      });
    case 'number':
      return integer({
        title,
        help,
        ...numberLimits(question),
      });
    case 'text':
      return text({ title, help, long: true, longest: CUSTOM_QUESTION_LIMITS.answer });
    case 'player':
      return choice({ title, help, options: toOptions(players) });
    case 'players':
      return checkboxes({
        title,
        help,
        options: toOptions(players),
        ...choiceCountLimits(question),
      });
    case 'ranking':
      return rankedChoices({ title, help, options: toOptions(question.choices) });
  }
}

/** The host's help, plus the limits that a form can't show. */
function helpText(question: CustomQuestion): string {
  return [
    question.help,
    ...(saysHowManyToPick(question) ? [howManyText(question)] : []),
    ...(isOnceOnly(question) ? ['You can’t repeat an answer from an earlier round.'] : []),
  ]
    .filter((line) => line !== '')
    .join('\n');
}

function describeLimit(question: CustomQuestion, questions: readonly CustomQuestion[]): string | undefined {
  const score = limitingScore(question);
  if (score === undefined) return undefined;
  const shared = questions.filter((each) => isLimitedByScore(each, score)).length > 1;
  return `At most the ${score} you have when the round opens${shared ? ', across all these questions' : ''}.`;
}

/** The form's limits for a number. If a score limits it, the minimum is at least 0. */
function numberLimits({ least, most, within }: Extract<CustomQuestion, { readonly kind: 'number' }>): {
  readonly min?: number;
  readonly max?: number;
} {
  const min = least ?? (within === undefined ? undefined : 0);
  return { ...dropUndefined({ min, max: most }) };
}

/** Whether to say how many choices or players to pick. False if any number is allowed. */
function saysHowManyToPick(
  question: CustomQuestion,
): question is Extract<CustomQuestion, { readonly kind: 'several' | 'players' }> {
  if (question.kind === 'several') return question.least !== undefined || question.most !== undefined;
  return question.kind === 'players';
}

function choiceCountLimits(question: Extract<CustomQuestion, { readonly kind: 'several' | 'players' }>): {
  readonly min: number;
  readonly max?: number;
  readonly amount?: 'said';
} {
  return {
    min: minChoices(question),
    ...dropUndefined({
      max: question.most,
      amount: saysHowManyToPick(question) ? ('said' as const) : undefined,
    }),
  };
}

/** How many choices or players to pick, as a sentence. */
function howManyText({
  least = MIN_CHOICES,
  most,
}: {
  readonly least?: number;
  readonly most?: number;
}): string {
  if (most === undefined) return `Choose ${least} or more.`;
  return least === most ? `Choose exactly ${least}.` : `Choose ${least} to ${most}.`;
}

/** Titles of questions with an accepted answer. Comparison ignores case (as for names) and surrounding punctuation. */
export function titlesWithAcceptedAnswer(
  questions: readonly CustomQuestion[],
  answers: CustomAnswers,
): readonly string[] {
  return questions.flatMap((question) => {
    const answer = answers[question.title];
    const accept = question.kind === 'text' ? (question.accept ?? []) : [];
    return typeof answer === 'string' && accept.some((each) => answerKey(answer) === answerKey(each))
      ? [question.title]
      : [];
  });
}

/** Surrounding punctuation, which phone keyboards may add. */
const OUTER_PUNCTUATION = /^[.,!?"'“”„…\s]+|[.,!?"'“”„…\s]+$/g;

/** The name key without surrounding punctuation; unchanged if it consists only of punctuation. */
function answerKey(text: string): string {
  const key = nameKey(text);
  const bare = key.replace(OUTER_PUNCTUATION, '');
  return bare === '' ? key : bare;
}
