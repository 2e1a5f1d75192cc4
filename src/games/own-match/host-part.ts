// The host's part of a round (OM-2): words, changes of scores, the next questions, the end. It is told when the round is
// resolved.
import {
  choice,
  checkboxes,
  defaulted,
  insteadOf,
  object,
  optional,
  optionsOf,
  mayBeEmpty,
  text,
  valuesByName,
  whole,
  type Field,
} from '../frame/fields';
import type { Chance } from '../frame/chance';
import { recordOf, type JsonObject } from '../frame/json';
import { ok } from '../frame/result';
import { hostPart, type HostPart as FrameHostPart } from '../frame/stage';
import type { Event } from './events';
import { groupWarnings } from './groups';
import { typedQuestion } from './question-line';
import { questionsField } from './questions';
import { lastRound } from './rounds';
import { totalOf } from './scores';
import { LIMITS, type End, type HostPart, type State } from './types';

const ENDS = 'Does the match end with this round?';
const YES = 'true';

/** The host's part of the open round. */
export function hostPartOf(state: State): FrameHostPart<State, Event> {
  return hostPart<Facts, State, Event>({
    field: factsField(state),
    apply: (facts) => {
      const entered = enteredOf(state, facts);
      return ok({
        state: { ...state, entered },
        events: [],
        warnings: groupWarnings(entered.questions ?? [], state.players),
      });
    },
    sample: (chance) => sampleFacts(state, chance),
  });
}

const SAMPLE_WORDS = ['That was close.', 'Nobody saw this coming.', 'The next one will be dearer.'];
const SAMPLE_CHANGE = 4;

/** Words and changes at random; the questions stay, and the match goes on, but for the last round. */
function sampleFacts(state: State, chance: Chance): JsonObject {
  const names = state.players.map(({ name }) => name);
  const told = chance.for('told').pick(names);
  const changes = names.map((name) => {
    const own = chance.for(`changes of ${name}`);
    return [
      name,
      recordOf(state.scores.map((score) => [score.name, own.whole(-SAMPLE_CHANGE, SAMPLE_CHANGE)])),
    ] as const;
  });
  const announce = chance.for('announced').pick(SAMPLE_WORDS);
  const isLast = state.played + 1 === lastRound(state);
  return {
    ...(announce === undefined ? {} : { announce }),
    ...(told === undefined ? {} : { tell: { [told]: 'You were seen.' } }),
    ...(state.scores.length === 0 ? {} : { scores: recordOf(changes) }),
    ...(isLast
      ? { end: { winners: chance.for('winners').shuffle(names).slice(0, 1), text: 'The host has decided.' } }
      : {}),
  };
}

type ByName<T> = Readonly<Record<string, T>>;

interface Facts {
  readonly announce?: string;
  readonly tell?: ByName<string>;
  readonly scores?: ByName<ByName<number>>;
  readonly questions?: HostPart['questions'] & object;
  readonly end?: End;
}

function enteredOf({ players }: State, { announce = '', tell, scores, questions, end }: Facts): HostPart {
  return {
    announce,
    tell: mapOf(tell),
    changes: new Map(Object.entries(scores ?? {}).map(([name, changes]) => [name, mapOf(changes)])),
    questions: questions ?? null,
    end:
      end === undefined
        ? null
        : { ...end, winners: players.flatMap(({ name }) => (end.winners.includes(name) ? [name] : [])) },
  };
}

function mapOf<T>(values: ByName<T> = {}): ReadonlyMap<string, T> {
  return new Map(Object.entries(values));
}

function factsField(state: State): Field<Facts> {
  const names = state.players.map(({ name }) => name);
  const forEach = <T>(fieldOf: (player: string) => Field<T>): Field<ByName<T>> =>
    valuesByName(
      names.map((name) => ({ name, field: fieldOf(name), required: false })),
      'player of this game',
    );
  return object({
    announce: optional(
      text({ title: 'Announcement', help: 'For everyone.', long: true, longest: LIMITS.text }),
    ),
    tell: optional(
      forEach((player) =>
        text({ title: `Tell ${player}`, help: 'For them alone.', long: true, longest: LIMITS.text }),
      ),
    ),
    scores: optional(forEach((player) => changesField(state, player))),
    questions: optional(
      insteadOf(
        questionsField('Questions from the next round on', 'Leave empty to ask the same again.'),
        state.questions.map(typedQuestion),
      ),
    ),
    end: optional(endField(names)),
  });
}

/** The changes of one player's scores, each with the total as it stands. */
function changesField(state: State, player: string): Field<ByName<number>> {
  return valuesByName(
    state.scores.map(({ name }) => ({
      name,
      required: false,
      field: whole({
        title: `${player}: change of ${name}`,
        help: `Now ${totalOf(state, name, player)}.`,
        min: -LIMITS.amount,
        max: LIMITS.amount,
      }),
    })),
    'score of this match',
  );
}

/** The end: asked for once the host says that the match ends. */
function endField(names: readonly string[]): Field<End> {
  const candidate = choice({ title: 'Candidate', help: 'Nobody where left out.', options: optionsOf(names) });
  const orNull: Field<string | null> = {
    ...candidate,
    read: (value, at) => (value === null ? { ok: true, value } : candidate.read(value, at)),
  };
  const end = object({
    winners: mayBeEmpty(
      checkboxes({ title: 'Winners', help: 'Nobody is a draw.', options: optionsOf(names) }),
    ),
    candidate: defaulted(orNull, null),
    text: defaulted(
      text({ title: 'What decided', help: 'For everyone.', long: true, longest: LIMITS.text }),
      '',
    ),
  });
  const chooser = choice({ title: ENDS, options: [{ value: YES, label: 'Yes' }] });
  const section = { title: 'The end', after: { question: ENDS, choices: [YES] } };
  return {
    ...end,
    questions: (prefix) => [
      ...chooser.questions(prefix),
      ...end.questions(prefix).map((question) => ({ ...question, section })),
    ],
    fromAnswers: (answers, prefix) =>
      chooser.fromAnswers(answers, prefix) === YES ? end.fromAnswers(answers, prefix) : undefined,
    toAnswers: (value, prefix) =>
      value === undefined ? [] : [...chooser.toAnswers(YES, prefix), ...end.toAnswers(value, prefix)],
  };
}
