// A round: each group answers its questions, the host enters the rest, and resolving the round announces everything.
import { defineAsk, type Ask } from '../../frame/ask';
import { object } from '../../frame/fields';
import { fromEntries } from '../../frame/json';
import { memoize } from '../../frame/lazy';
import { titlesWithAcceptedAnswer, answersField } from '../../frame/custom';
import { defineStage, type Resolution, type Stage } from '../../frame/stage';
import { roundForms, newFormWarnings } from '../asking';
import { drawResultEvents } from '../draws';
import type { Event } from '../events';
import { ownMatchHostPart } from '../host-part';
import {
  playerClosedChoices,
  limitProblems,
  playerLimits,
  type OwnMatchKnowledge,
  sampleMove,
} from '../limits';
import { outStatusEvents } from '../players-out';
import {
  lastRound,
  roundTitle,
  EMPTY_HOST_INPUT,
  type RoundForm,
  type End,
  type Move,
  type OpenFacts,
  type State,
} from '../types';
import { addToNumbers, addToTotals } from '../scores';
import {
  privateAnswerEvents,
  questionEvents,
  matchTotalEvents,
  publicAnswerEvents,
  scoreEvents,
  hostTextEvents,
} from '../round-events';

/** The open round; null once the match is over. */
export function roundStage(state: State): Stage<State, Event, OpenFacts> | null {
  if (state.end !== null) return null;
  const number = state.played + 1;
  return defineStage({
    name: `round-${number}`,
    title: roundTitle(number),
    asks: roundAsks(state.asking),
    waitsForHost: true,
    host: ownMatchHostPart(state),
    resolve: (orders) => resolveRound(state, new Map(Object.values(orders).flatMap((moves) => [...moves]))),
  });
}

type RoundAsk = Ask<Move, OwnMatchKnowledge>;

/** The round's asks, cached as long as questions and players stay the same. */
const roundAsks = memoize((asking: State['asking']): Readonly<Record<string, RoundAsk>> =>
  fromEntries(asking.map((each) => [each.form, roundAsk(each)])),
);

function roundAsk({ form, title, players, questions, names }: RoundForm): RoundAsk {
  const asked = { questions, names };
  return defineAsk<Move, OwnMatchKnowledge>({
    form,
    title,
    help: 'You can answer again. Your latest answer that arrives in time counts.',
    players,
    move: object({ answers: answersField(questions, names) }),
    closed: (known) => playerClosedChoices(asked, known),
    acceptedPlaces: ({ answers }) =>
      titlesWithAcceptedAnswer(questions, answers).map((each) => ['answers', each]),
    limits: (known) => playerLimits(asked, known),
    check: (_player, draft, _open, limits) => limitProblems(asked, draft, limits),
    sample: (_player, chance, open, limits) => sampleMove(asked, chance, open, limits),
  });
}

function resolveRound(state: State, moves: ReadonlyMap<string, Move>): Resolution<State, Event> {
  const { entered } = state;
  const played = state.played + 1;
  const isLast = played === lastRound(state);
  const questions = entered.questions ?? state.questions;
  const out = entered.out ?? state.out;
  const { asked } = entered;
  const isAskedAlike = entered.questions === null && entered.out === null && asked === state.asked;
  const names = state.players.map(({ name }) => name);
  const next: State = {
    ...state,
    ...(isAskedAlike ? {} : roundForms({ players: state.players, questions, out, asked }, state.forms)),
    played,
    totals: addToTotals(state, entered.changes),
    matchTotals: addToNumbers(state, entered.match),
    questions,
    out,
    asked,
    draws: [...state.draws, ...entered.draws],
    entered: EMPTY_HOST_INPUT,
    end: entered.end ?? (isLast ? NOBODY_WINS : null),
  };
  return {
    state: next,
    events: [
      ...(next.end === null ? [] : [{ kind: 'ended', to: 'everyone', end: next.end } as const]),
      ...hostTextEvents(state),
      ...drawResultEvents(entered.draws, entered.formerDraws, names),
      ...outStatusEvents(state, next),
      ...privateAnswerEvents(state, moves),
      ...publicAnswerEvents(state, moves),
      ...scoreEvents(next, entered.changes),
      ...matchTotalEvents(next, entered.match),
      ...(next.end === null ? questionEvents(next) : []),
    ],
    warnings: [
      ...lastRoundWarnings(next),
      ...(next.end === null ? newFormWarnings(roundTitle(played + 1), state.forms, next) : []),
    ],
  };
}

const NOBODY_WINS: End = { winners: [], candidate: null, text: '' };

/** Warns the host before the last round that the match will end in a draw if they enter no winner. */
function lastRoundWarnings(state: State): readonly string[] {
  if (state.end !== null || state.played + 1 !== lastRound(state)) return [];
  const who =
    state.decides === 'sheet'
      ? 'Enter who wins in the “Winner” column of the “Results” tab'
      : 'Enter who wins';
  return [`${roundTitle(state.played + 1)} is the last round. ${who}, or the match will end in a draw.`];
}
