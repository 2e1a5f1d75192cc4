// The forms of a round (OM-1, OM-6, OM-13): one per group of the roster, and one per set of questions that includes some
// for named players.
import { ensure } from '../frame/result';
import { questionsForPlayer, type QuestionTargets } from '../frame/custom';
import { andList, plural, quote } from '../frame/wording';
import type { RoundForm, FormQuestionSets, Player, Question, State } from './types';
import { nameKey } from '../frame/names';

type AskingState = Pick<State, 'players' | 'questions' | 'out' | 'asked'>;

/** Players who aren't out (OM-6), in roster order. */
export function activePlayers({ players, out }: Pick<State, 'players' | 'out'>): readonly string[] {
  return players.flatMap(({ name }) => (out.includes(name) ? [] : [name]));
}

export function playerQuestions(asked: AskingState, player: Player): readonly Question[] {
  return isPlayerAsked(asked, player.name) ? questionsForPlayer(asked.questions, player) : [];
}

/** Players who are out are asked only if the host names them (OM-13). */
function isPlayerAsked({ out, asked }: Pick<AskingState, 'out' | 'asked'>, name: string): boolean {
  return asked === null ? !out.includes(name) : asked.includes(name);
}

/** The round's forms, and all forms that the match has afterwards. Existing forms are reused. */
export function roundForms(
  asked: AskingState,
  before: FormQuestionSets,
): { readonly asking: readonly RoundForm[]; readonly forms: FormQuestionSets } {
  const names = activePlayers(asked);
  const groups = rosterGroups(asked.players).flatMap(({ name, players }, index): readonly RoundForm[] => {
    const members = filterAskedPlayers(asked, players).filter(
      ({ questions }) => !questions.some(isForNamedPlayers),
    );
    const [first] = members;
    if (first === undefined || first.questions.length === 0) return [];
    const form = name === '' ? 'no-group' : `group-${index + 1}`;
    const title = name === '' ? ANSWERS_FORM_TITLE : `${ANSWERS_FORM_TITLE}, ${name}`;
    return [{ form, title, players: members.map((each) => each.name), questions: first.questions, names }];
  });
  const own = questionSets(asked);
  const forms = assignForms(before, [...own.keys()]);
  return {
    asking: [
      ...groups,
      ...[...own].map(([key, { players, questions }]) => ({
        form: ensure(
          [...forms].find(([, set]) => set === key),
          'Each set has a form.',
        )[0],
        title: ANSWERS_FORM_TITLE,
        players,
        questions,
        names,
      })),
    ],
    forms,
  };
}

const ANSWERS_FORM_TITLE = 'Your answers';

interface AskedPlayer {
  readonly name: string;
  readonly questions: readonly Question[];
}

function filterAskedPlayers(asked: AskingState, among: readonly string[]): readonly AskedPlayer[] {
  return asked.players.flatMap((player) =>
    among.includes(player.name) && isPlayerAsked(asked, player.name)
      ? [{ name: player.name, questions: playerQuestions(asked, player) }]
      : [],
  );
}

function isForNamedPlayers({ only }: Question): boolean {
  return only !== undefined;
}

/**
 * Groups players by their questions, keyed by the questions as text. Omits players who are only asked what everyone is
 * asked.
 */
function questionSets(
  asked: AskingState,
): ReadonlyMap<string, { readonly players: readonly string[]; readonly questions: readonly Question[] }> {
  const sets = new Map<
    string,
    { readonly players: readonly string[]; readonly questions: readonly Question[] }
  >();
  for (const { name, questions } of filterAskedPlayers(
    asked,
    asked.players.map((player) => player.name),
  )) {
    if (!questions.some(isForNamedPlayers)) continue;
    // Players with the same questions share one set.
    const key = JSON.stringify(questions.map(({ only: _only, ...question }) => question));
    sets.set(key, { questions, players: [...(sets.get(key)?.players ?? []), name] });
  }
  return sets;
}

/** Assigns a form to each question set: the one that asked it last, an unused one, or a new one. */
function assignForms(before: FormQuestionSets, sets: readonly string[]): FormQuestionSets {
  const forms = new Map(before);
  const known = new Set(sets.filter((set) => [...before.values()].includes(set)));
  const free = [...before].flatMap(([form, set]) => (known.has(set) ? [] : [form]));
  for (const set of sets.filter((each) => !known.has(each))) {
    forms.set(free.shift() ?? `own-${forms.size + 1}`, set);
  }
  return forms;
}

/** Warns the host how many forms must be created before the next round can open. */
export function newFormWarnings(
  round: string,
  before: FormQuestionSets,
  { forms }: Pick<State, 'forms'>,
): readonly string[] {
  const made = forms.size - before.size;
  if (made === 0) return [];
  return [`${round} asks some players separately, so it needs ${plural(made, 'new form')}.`];
}

/** The players and groups that a question's line can name. */
export function listAskTargets(players: State['players']): QuestionTargets {
  return {
    players: players.map(({ name }) => name),
    groups: rosterGroups(players).flatMap(({ name }) => (name === '' ? [] : [name])),
  };
}

interface Group {
  /** Empty for players without a group. */
  readonly name: string;
  readonly players: readonly string[];
}

/** The roster's groups in order. Set-up has unified their spellings. */
export function rosterGroups(players: readonly Pick<Player, 'name' | 'group'>[]): readonly Group[] {
  const names = [...new Set(players.map(({ group }) => group))];
  return names.map((name) => ({
    name,
    players: players.flatMap((player) => (player.group === name ? [player.name] : [])),
  }));
}

/**
 * Warns of new questions for an empty group or for players who won't be asked, and of players who would be asked nothing.
 */
export function questionWarnings(round: AskingState, entered: readonly Question[] = []): readonly string[] {
  const { players, asked } = round;
  const known = new Set(players.map(({ group }) => nameKey(group)));
  const idle = players.filter(
    (player) => asked?.includes(player.name) === true && playerQuestions(round, player).length === 0,
  );
  return [
    ...entered.flatMap(({ title, for: group, only = [] }) => {
      const away = only.filter((name) => !isPlayerAsked(round, name));
      const isForNobody = only.length > 0 && away.length === only.length;
      if (isForNobody || (away.length > 0 && asked === null)) {
        const why = `${andList(away)} ${away.length === 1 ? 'is' : 'are'} ${asked === null ? 'out' : 'not asked'}`;
        return [
          `Question ${quote(title)}: ${why}. ${isForNobody ? NOBODY_ASKED_TEXT : 'Only the others will be asked.'}`,
        ];
      }
      if (group === undefined || known.has(nameKey(group))) return [];
      return [
        `Question ${quote(title)}: it’s for the group ${quote(group)}, but nobody is in that group. ${NOBODY_ASKED_TEXT}`,
      ];
    }),
    ...(idle.length === 0 ? [] : [`There is no question for ${andList(idle.map(({ name }) => name))}.`]),
  ];
}

const NOBODY_ASKED_TEXT = 'Nobody will be asked.';
