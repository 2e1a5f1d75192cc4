// Lists of questions that a host makes up, in settings and in rounds. Checks that the scores and players that they name
// exist in this match.
import {
  ambiguityText,
  withCheck,
  choice,
  defaulted,
  withEditor,
  lineList,
  listOf,
  nameField,
  optional,
  toOptions,
  readList,
  text,
  variants,
  integer,
  yesNo,
  type FieldPath,
  type Field,
} from '../frame/fields';
import {
  MIN_CHOICES,
  CUSTOM_QUESTION_KINDS,
  CUSTOM_QUESTION_LIMITS,
  questionCodec,
  limitingScore,
  parseTargets,
  type QuestionTargets,
} from '../frame/custom';
import { isList, isObject } from '../frame/json';
import { type Problem, nestProblems as inside, type ValuePath, fail, ok, type Result } from '../frame/result';
import { findRepeatedTexts, MAX_NAME_CHARACTERS } from '../frame/name-input';
import { capitalise, plural, orList, numberText, quote } from '../frame/wording';
import { LIMITS, problem, type Question, type Score, type State } from './types';
import { isSameName } from '../frame/names';

/** Problems of entries that read the same as an earlier one. */
export function repeatedTextProblems(
  names: readonly string[],
  at: FieldPath,
  placeOf: (index: number) => readonly (string | number)[],
): readonly Problem[] {
  const same = findRepeatedTexts(names);
  return names.flatMap((name, index) => {
    const first = same.get(index);
    if (first === undefined) return [];
    const text = `${at.label} ${index + 1}: ${quote(name)} reads the same as number ${first + 1}. The two must differ by more than capitals, accents and invisible characters.`;
    return [problem('same-words', [...at.place, ...placeOf(index)], text)];
  });
}

/** A list of at least one text, all of them different. */
function distinctTextsField(what: string, longest: number): Field<readonly string[]> {
  const entry = nameField({ title: capitalise(what), longest });
  const list: Field<readonly string[]> = {
    ...listOf(entry),
    read: (value, at) => readList(value, at, entry, { min: 1, distinct: false, what }),
  };
  return withCheck(list, (words, at) => repeatedTextProblems(words, at, (index) => [index]));
}

const MAX_URL_CHARACTERS = 2_000;

const pictureUrlField = withCheck(
  text({ title: 'Picture', longest: MAX_URL_CHARACTERS }),
  (given, { place, label }) => {
    if (/^https:\/\/[^\s<>"“”]+$/.test(given)) return [];
    const sentence = `${label}: ${quote(given)} isn’t the address of a picture. Enter an address that starts with https://.`;
    return [problem('no-address', place, sentence)];
  },
);

const AMOUNT_RANGE = { min: -LIMITS.amount, max: LIMITS.amount } as const;
const MIN_RANKED_CHOICES = 2;

/** What the sidebar calls the limits of a question. */
const LIMIT_TITLES = { least: 'Minimum', most: 'Maximum' } as const;

const questionVariants: Field<Question> = variants(
  'kind',
  choice({ title: 'Kind', options: toOptions(CUSTOM_QUESTION_KINDS) }),
  {
    choices: distinctTextsField('choice', MAX_NAME_CHARACTERS.choice),
    least: integer({ title: LIMIT_TITLES.least, ...AMOUNT_RANGE }),
    most: integer({ title: LIMIT_TITLES.most, ...AMOUNT_RANGE }),
    within: nameField({ title: 'Within' }),
    once: yesNo({ title: 'Once' }),
    accept: distinctTextsField('answer', LIMITS.text),
  },
  {
    choice: { asks: ['choices'], mayAsk: ['once'] },
    several: { asks: ['choices'], mayAsk: ['least', 'most', 'once'] },
    ranking: { asks: ['choices'] },
    number: { mayAsk: ['least', 'most', 'within'] },
    text: { mayAsk: ['accept'] },
    player: { mayAsk: ['once'] },
    players: { mayAsk: ['least', 'most'] },
  },
  {
    title: nameField({ title: 'Title', longest: MAX_NAME_CHARACTERS.questionTitle }),
    help: defaulted(text({ title: 'Help', longest: LIMITS.text }), ''),
    required: defaulted(yesNo({ title: 'Required' }), true),
    for: optional(nameField({ title: 'For' })),
    only: optional(distinctTextsField('name', MAX_NAME_CHARACTERS.choice)),
    picture: optional(pictureUrlField),
  },
);

const questionField = withCheck(questionVariants, combinationProblems);

function combinationProblems(question: Question, { place, label }: FieldPath): readonly Problem[] {
  if (question.only !== undefined && question.for !== undefined) {
    const sentence = `${label}: Only: this question is already limited to the group ${quote(question.for)}. Remove either the group or the players.`;
    return [problem('only-beside-for', [...place, 'only'], sentence)];
  }
  if (question.kind === 'ranking' && question.choices.length < MIN_RANKED_CHOICES) {
    const sentence = `${label}: Choices: you entered ${question.choices.length}. A ranking needs at least ${MIN_RANKED_CHOICES} choices.`;
    return [problem('too-few-choices', [...place, 'choices'], sentence)];
  }
  const ambiguity = question.kind === 'several' ? ambiguityText(question.choices) : undefined;
  if (ambiguity !== undefined) {
    const sentence = `${label}: Choices: ${ambiguity.words}. Write one of them without a comma.`;
    return [problem('ambiguous-choices', [...place, 'choices', ambiguity.at], sentence)];
  }
  if (question.kind !== 'number' && question.kind !== 'players' && question.kind !== 'several') return [];
  const fewest = question.kind === 'number' ? undefined : MIN_CHOICES;
  const { least = fewest, most } = question;
  if (fewest !== undefined && least !== undefined && least < fewest) {
    const sentence = `${label}: ${LIMIT_TITLES.least}: ${numberText(least)} is below ${fewest}. Ask for at least one, or make the question optional.`;
    return [problem('below-zero', [...place, 'least'], sentence)];
  }
  const choices = question.kind === 'several' ? question.choices.length : Infinity;
  const beyond = (['least', 'most'] as const).find((part) => (question[part] ?? 0) > choices);
  if (beyond !== undefined) {
    const sentence = `${label}: ${LIMIT_TITLES[beyond]}: ${question[beyond]} is too many for ${plural(choices, 'choice')}. Lower the number, or add choices.`;
    return [problem('too-few-choices', [...place, beyond], sentence)];
  }
  const within = limitingScore(question);
  const limit = least ?? most ?? 0;
  if (within !== undefined && limit < 0) {
    const part = least === undefined ? 'most' : 'least';
    const sentence = `${label}: ${LIMIT_TITLES[part]}: ${numberText(limit)} is below 0. A number limited by ${quote(within)} must be 0 or more.`;
    return [problem('below-zero', [...place, part], sentence)];
  }
  if (least === undefined || most === undefined || least <= most) return [];
  const sentence = `${label}: ${LIMIT_TITLES.least}: ${numberText(least)} is more than ${LIMIT_TITLES.most} (${numberText(most)}). Change one of them.`;
  return [problem('least-above-most', [...place, 'least'], sentence)];
}

const EXAMPLE_LINE = 'Your bid; number 0 to 20; optional; for Heaven';

/** Shown in the help. docs/own-match.md lists everything that a line can say. */
const HELP_EXAMPLES = [
  'Your bid; number 0 to 20',
  'Who should leave?; player; for Ana, Bo',
  'Pay with; choice coins | a promise; optional',
] as const;

/** A list of questions, with one line each in a form, or edited in the questions editor. */
export function questionsField(
  title: string,
  help: string,
  askable: QuestionTargets = { players: [], groups: [] },
): Field<readonly Question[]> {
  const lines = lineList<Question>(
    {
      title,
      help: [help, ...HELP_EXAMPLES].filter((line) => line !== '').join('\n'),
    },
    {
      entry: questionField,
      what: 'question',
      one: 'a question',
      format: 'title; kind',
      example: EXAMPLE_LINE,
      ...questionCodec(askable),
      check: (questions, at) =>
        repeatedTextProblems(
          questions.map((question) => question.title),
          at,
          (index) => [index, 'title'],
        ),
      max: CUSTOM_QUESTION_LIMITS.questions,
    },
  );
  return withEditor(lines, { kind: 'questions', ...askable });
}

type ScoresAndPlayers = Pick<State, 'scores' | 'players'>;

/** The questions with the players and groups they name, or every reason why this match can't ask them. */
export function checkQuestions(
  match: ScoresAndPlayers,
  questions: readonly Question[],
  place: ValuePath,
): Result<readonly Question[], readonly Problem[]> {
  const problems = questions.flatMap((question, index) =>
    inside([...place, index], [...scoreProblems(match, question), ...nameProblems(match, question)]),
  );
  if (problems.length > 0) return fail(problems);
  return ok(questions.map((question) => withRosterSpelling(match, question)));
}

/** Problems of names in a question's `only` that aren't players. */
function nameProblems({ players }: ScoresAndPlayers, { title, only = [] }: Question): readonly Problem[] {
  return only.flatMap((name, index) => {
    const sentence = `Question ${quote(title)}: it’s for ${quote(name)}, who isn’t a player in this game. Name only players.`;
    const isKnown = players.some((player) => isSameName(player.name, name));
    return isKnown ? [] : [problem('unknown-player', ['only', index], sentence)];
  });
}

function scoreProblems({ scores }: ScoresAndPlayers, question: Question): readonly Problem[] {
  const within = limitingScore(question);
  if (within === undefined || findVisibleScore(scores, within) !== undefined) return [];
  const readable = scores.filter(isScoreVisible).map(({ name }) => name);
  const hint =
    readable.length === 0
      ? 'This match has no score that its players can see.'
      : `Expected: ${orList(readable)}.`;
  const sentence = `Question ${quote(question.title)}: its limit is ${quote(within)}, which isn’t a score that players can see. ${hint}`;
  return [problem('no-such-score', ['within'], sentence)];
}

function isScoreVisible({ shown }: Score): boolean {
  return shown !== 'host';
}

function findVisibleScore(scores: readonly Score[], name: string): Score | undefined {
  return scores.find((score) => isScoreVisible(score) && isSameName(score.name, name));
}

function withRosterSpelling({ scores, players }: ScoresAndPlayers, given: Question): Question {
  const { only } = given;
  const named = players.filter(({ name }) => only?.some((each) => isSameName(each, name)));
  const question = only === undefined ? given : { ...given, only: named.map(({ name }) => name) };
  if (question.kind !== 'number' || question.within === undefined) return question;
  return { ...question, within: findVisibleScore(scores, question.within)?.name ?? question.within };
}

/** Settings are read before the roster, so only here can `for Bo` be recognized as a player, if no group has that name. */
export function withRoster(settings: unknown, players: readonly unknown[]): unknown {
  if (!isObject(settings) || !isList(settings.questions)) return settings;
  const words = (part: string): readonly string[] =>
    players.flatMap((player) => {
      const word = isObject(player) ? player[part] : undefined;
      return typeof word === 'string' ? [word] : [];
    });
  const askable = { players: words('name'), groups: words('group') };
  return {
    ...settings,
    questions: settings.questions.map((question) => {
      if (!isObject(question) || typeof question.for !== 'string') return question;
      const { for: whom, ...rest } = question;
      return { ...rest, ...parseTargets(whom, askable) };
    }),
  };
}
