// What the host enters in a round (OM-2): texts, score changes, the next questions, the end. Players see it once the round
// is resolved.
import {
  choice,
  checkboxes,
  defaulted,
  withFallbackValue,
  withTablePlace,
  object,
  optional,
  toOptions,
  allowEmpty,
  onlyInSeason,
  text,
  valuesByName,
  integer,
  type Field,
  type TablePlace,
} from '../frame/fields';
import type { Chance } from '../frame/chance';
import { isObject, fromEntries, type JsonObject } from '../frame/json';
import { memoize } from '../frame/lazy';
import { withoutDefaults } from '../frame/custom';
import { nameKey } from '../frame/names';
import { mustGet, ok } from '../frame/result';
import { defineHostPart, type HostPart as FrameHostPart } from '../frame/stage';
import { listAskTargets, questionWarnings, activePlayers } from './asking';
import { drawWords, drawsField } from './draws';
import type { Event } from './events';
import { checkQuestions, questionsField } from './questions';
import { askedPlayersField, playersOutField } from './players-out';
import { lastRound, LIMITS, type Draw, type End, type HostInput, type State } from './types';
import { scoreTotal } from './scores';

/** Heading of the column of names in the host's table. */
const PLAYER_COLUMN = 'Player';
const ANNOUNCEMENT_COLUMN = 'Announcement';
const PRIVATE_COLUMN = 'Tell';
const ENDS_MATCH_COLUMN = 'Does the match end with this round?';
const YES_VALUE = 'true';
const IS_OUT_COLUMN = 'Out';
const ASKED_COLUMN = 'Asked';
const NEXT_QUESTIONS_COLUMN = 'Next questions';
const WINNER_COLUMN = 'Winner';
const CANDIDATE_COLUMN = 'Candidate';
const END_REASON_COLUMN = 'What decided';

export function ownMatchHostPart(state: State): FrameHostPart<State, Event> {
  return defineHostPart<HostFacts, State, Event>({
    field: factsField(state),
    apply: (facts, { chance, former }) => {
      const drawing = { round: state.played + 1, players: activePlayers(state), chance };
      const draws = drawWords(facts.draws ?? [], drawing, ['draws']);
      if (!draws.ok) return draws;
      const formerDraws = former.flatMap(({ draws: before = [] }) => {
        const drawn = drawWords(before, drawing, ['draws']);
        return drawn.ok ? drawn.value : [];
      });
      const questions = checkQuestions(state, facts.questions ?? [], ['questions']);
      if (!questions.ok) return questions;
      const entered = toHostPart(
        state,
        facts.questions === undefined ? facts : { ...facts, questions: questions.value },
      );
      const [asks, out] = [entered.questions ?? state.questions, entered.out ?? state.out];
      return ok({
        state: { ...state, entered: { ...entered, draws: draws.value, formerDraws } },
        events: [],
        warnings: questionWarnings(
          { players: state.players, questions: asks, out, asked: entered.asked },
          entered.questions ?? [],
        ),
      });
    },
    sample: (chance) => sampleFacts(state, chance),
    // Only the host changes scores, so a round with scores waits for the host's entries. Formulas fill in these entries
    // automatically. Their private texts go to whoever plays the seat, so `bySheet` lists no `privateTextRecipients`.
    overAnswers: isDecidedBySheet(state)
      ? { awaited: false, bySheet: true, apart: ['questions'] }
      : { awaited: state.scores.length + state.numbers.length > 0, toldAlone: privateTextRecipients },
  });
}

/** The players for whom the host has typed a private text. */
function privateTextRecipients(facts: unknown): readonly string[] {
  const tell = isObject(facts) && isObject(facts.tell) ? facts.tell : {};
  return Object.keys(tell).filter((name) => String(tell[name]).trim() !== '');
}

function isDecidedBySheet({ decides }: State): boolean {
  return decides === 'sheet';
}

const SAMPLE_SENTENCES = ['That was close.', 'Nobody saw this coming.', 'The next one will cost more.'];
const SAMPLE_GAIN = 3;

/**
 * Random facts: one player gains a score that others can read, and pays with a score of their own. In the last round
 * the best players win.
 */
function sampleFacts(state: State, chance: Chance): JsonObject {
  const names = state.players.map(({ name }) => name);
  const taker = chance.for('taker').pick(names) ?? '';
  const changes = state.scores.map(({ name, shown }) => {
    const amount = chance.for(`change of ${name}`).whole(1, SAMPLE_GAIN);
    return [name, shown === 'owner' ? -amount : amount] as const;
  });
  return {
    announce: chance.for('announced').pick(SAMPLE_SENTENCES) ?? '',
    tell: { [taker]: 'It was you.' },
    scores: { [taker]: fromEntries(changes) },
    ...(state.numbers.length === 0
      ? {}
      : {
          match: fromEntries(
            state.numbers.map(({ name }) => [name, chance.for(`change of ${name}`).whole(1, SAMPLE_GAIN)]),
          ),
        }),
    ...(state.played + 1 === lastRound(state) ? { end: sampleEnd(state, taker, new Map(changes)) } : {}),
  };
}

function sampleEnd(state: State, taker: string, changes: ReadonlyMap<string, number>): JsonObject {
  const names = state.players.map(({ name }) => name);
  const score = state.scores.find(({ shown }) => shown === 'everyone')?.name;
  if (score === undefined) return { winners: [taker] };
  const last = (name: string): number =>
    scoreTotal(state, score, name) + (name === taker ? mustGet(changes, score) : 0);
  const best = Math.max(...names.map(last));
  return { winners: names.filter((name) => last(name) === best), text: `Most ${score} wins.` };
}

type ByName<T> = Readonly<Record<string, T>>;

interface HostFacts {
  readonly announce?: string;
  readonly tell?: ByName<string>;
  readonly scores?: ByName<ByName<number>>;
  readonly match?: ByName<number>;
  readonly questions?: HostInput['questions'] & object;
  readonly out?: readonly string[];
  readonly asked?: readonly string[];
  readonly draws?: readonly Draw[];
  readonly end?: End;
}

/** What the host entered. Draws are added later. */
function toHostPart(
  { players }: State,
  { announce = '', tell, scores, match, questions, out, asked, end }: HostFacts,
): HostInput {
  const inOrder = (names: readonly string[]): readonly string[] =>
    players.flatMap(({ name }) => (names.includes(name) ? [name] : []));
  return {
    announce,
    tell: toMap(tell),
    changes: new Map(Object.entries(scores ?? {}).map(([name, changes]) => [name, toMap(changes)])),
    match: toMap(match),
    questions: questions ?? null,
    out: out === undefined ? null : inOrder(out),
    asked: asked === undefined ? null : inOrder(asked),
    draws: [],
    formerDraws: [],
    end: end === undefined ? null : { ...end, winners: inOrder(end.winners) },
  };
}

function toMap<T>(values: ByName<T> = {}): ReadonlyMap<string, T> {
  return new Map(Object.entries(values));
}

function factsField(state: State): Field<HostFacts> {
  const { announce, tell } = hostTextFields(state.players);
  const names = state.players.map(({ name }) => name);
  const isLast = state.played + 1 === lastRound(state);
  const out = buildOutField(state.players)(state.out);
  return object({
    announce,
    tell,
    scores: optional(fieldForEachPlayer(state.players, (player) => scoreChangesField(state, player))),
    match: optional(numbersField(state)),
    questions: isLast
      ? buildLastQuestionsField(state.players)
      : buildQuestionsField(state.players)(state.questions),
    out: optional(
      isDecidedBySheet(state) ? withTablePlace(out, { column: IS_OUT_COLUMN, ticks: 'others' }) : out,
    ),
    asked: optional(buildAskedField(state.players)),
    draws: optional(DRAWS_FIELD),
    end: optional(isDecidedBySheet(state) ? matchEndField(names, endColumns(isLast)) : matchEndField(names)),
  });
}

/** Fields that are the same in every round of a match, cached. */
const hostTextFields = memoize((players: State['players']) => ({
  announce: optional(
    withTablePlace(text({ title: ANNOUNCEMENT_COLUMN, long: true, longest: LIMITS.text }), {
      column: ANNOUNCEMENT_COLUMN,
    }),
  ),
  tell: optional(
    fieldForEachPlayer(players, (player) =>
      withTablePlace(text({ title: `Tell ${player}`, long: true, longest: LIMITS.text }), {
        column: PRIVATE_COLUMN,
        player,
      }),
    ),
  ),
}));

const nextQuestionsField = (players: State['players'], help: string) =>
  withTablePlace(questionsField(NEXT_QUESTIONS_COLUMN, help, listAskTargets(players)), {
    column: NEXT_QUESTIONS_COLUMN,
    isNew: true,
    lines: 'questions',
  });

const buildQuestionsField = memoize((players: State['players']) =>
  memoize((questions: State['questions']) =>
    optional(withFallbackValue(nextQuestionsField(players, ''), questions.map(withoutDefaults))),
  ),
);

/** The field for the next questions in the last round, after which nothing is asked unless rounds are added. */
const buildLastQuestionsField = memoize((players: State['players']) =>
  optional(
    nextQuestionsField(
      players,
      'This is the last round. These questions will only be asked if you add rounds later.',
    ),
  ),
);

const DRAWS_FIELD = drawsField(
  'Draws',
  'Words are drawn when you save. Players get them with the round’s results.',
);

const buildOutField = memoize((players: State['players']) => {
  const field = playersOutField(players.map(({ name }) => name));
  return memoize((out: State['out']) => withFallbackValue(field, out));
});

const buildAskedField = memoize((players: State['players']) =>
  withTablePlace(askedPlayersField(players.map(({ name }) => name)), {
    column: ASKED_COLUMN,
    ticks: 'several',
    isNew: true,
  }),
);

function fieldForEachPlayer<T>(
  players: State['players'],
  fieldOf: (player: string) => Field<T>,
): Field<ByName<T>> {
  return valuesByName(
    players.map(({ name }) => ({ name, field: fieldOf(name), required: false })),
    'player in this game',
  );
}

/** The columns of the host's table that decide the end. Ticking a winner ends the match, and so does the last round. */
const endColumns = (isLast: boolean): EndColumns => ({
  ends: {
    column: ENDS_MATCH_COLUMN,
    when: isLast ? [WINNER_COLUMN, CANDIDATE_COLUMN, END_REASON_COLUMN] : [WINNER_COLUMN],
  },
  winners: { column: WINNER_COLUMN, ticks: 'several' },
  candidate: { column: CANDIDATE_COLUMN, ticks: 'one' },
  text: { column: END_REASON_COLUMN },
});

type EndColumns = Readonly<Record<'ends' | 'winners' | 'candidate' | 'text', TablePlace>>;

/** A score's column in the host's table. If the table uses that title already, the score's column gets a prefix. */
function scoreColumnTitle(score: string, isWhole: boolean): string {
  const usual = [PLAYER_COLUMN, ANNOUNCEMENT_COLUMN, PRIVATE_COLUMN, ASKED_COLUMN, NEXT_QUESTIONS_COLUMN];
  const others = isWhole
    ? [...usual, IS_OUT_COLUMN, WINNER_COLUMN, CANDIDATE_COLUMN, END_REASON_COLUMN]
    : usual;
  const taken = others.some((column) => nameKey(column) === nameKey(score));
  return taken ? `Score ${score}` : score;
}

/** The form's part for changes of the match's numbers (OM-14). */
function numbersField(state: State): Field<ByName<number>> {
  return valuesByName(
    [...state.matchTotals].map(([name, now]) => ({
      name,
      required: false,
      field: withTablePlace(
        integer({ title: `Change of ${name}`, help: `Now ${now}.`, min: -LIMITS.amount, max: LIMITS.amount }),
        { column: scoreColumnTitle(name, isDecidedBySheet(state)), now },
      ),
    })),
    'number of this match',
  );
}

/** The form's part for changes of one player's scores, each next to the current total. */
function scoreChangesField(state: State, player: string): Field<ByName<number>> {
  return valuesByName(
    state.scores.map(({ name }) => {
      const now = scoreTotal(state, name, player);
      const change = integer({
        title: `${player}: change of ${name}`,
        help: `Now ${now}.`,
        min: -LIMITS.amount,
        max: LIMITS.amount,
      });
      return {
        name,
        required: false,
        field: withTablePlace(change, {
          column: scoreColumnTitle(name, isDecidedBySheet(state)),
          player,
          now,
        }),
      };
    }),
    'score of this match',
  );
}

/** The form's part for the end, which is only asked once the host says that the match ends. */
function matchEndField(names: readonly string[], places?: EndColumns): Field<End> {
  const placed = <T>(field: Field<T>, part: keyof EndColumns): Field<T> =>
    places === undefined ? field : withTablePlace(field, places[part]);
  const candidate = onlyInSeason(
    placed(choice({ title: CANDIDATE_COLUMN, options: toOptions(names) }), 'candidate'),
  );
  const orNull: Field<string | null> = {
    ...candidate,
    read: (value, at) => (value === null ? { ok: true, value } : candidate.read(value, at)),
  };
  const end = object({
    winners: allowEmpty(
      placed(
        checkboxes({ title: 'Winners', help: 'If you tick nobody, it’s a draw.', options: toOptions(names) }),
        'winners',
      ),
    ),
    candidate: defaulted(orNull, null),
    text: defaulted(placed(text({ title: END_REASON_COLUMN, long: true, longest: LIMITS.text }), 'text'), ''),
  });
  const chooser = placed(
    choice({ title: ENDS_MATCH_COLUMN, options: [{ value: YES_VALUE, label: 'Yes' }] }),
    'ends',
  );
  const section = { title: 'The end', after: { question: ENDS_MATCH_COLUMN, choices: [YES_VALUE] } };
  return {
    ...end,
    questions: (prefix) => [
      ...chooser.questions(prefix),
      ...end.questions(prefix).map((question) => ({ ...question, section })),
    ],
    fromAnswers: (answers, prefix) =>
      chooser.fromAnswers(answers, prefix) === YES_VALUE ? end.fromAnswers(answers, prefix) : undefined,
    toAnswers: (value, prefix) =>
      value === undefined ? [] : [...chooser.toAnswers(YES_VALUE, prefix), ...end.toAnswers(value, prefix)],
  };
}
