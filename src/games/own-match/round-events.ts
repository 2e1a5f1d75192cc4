// Creates all events of set-up and rounds, with their audiences (OM-3).
import { hasOwn, dropUndefined } from '../frame/json';
import { playerQuestions } from './asking';
import type { Event, ScoreStanding } from './events';
import {
  roundTitle,
  type Amounts,
  type TitledAnswer,
  type Move,
  type Question,
  type Score,
  type State,
} from './types';
import { mustGet } from '../frame/result';
import { scoreTotal } from './scores';

/** Asks each player the questions of the round that opens. */
export function questionEvents(state: State): readonly Event[] {
  const round = roundTitle(state.played + 1);
  return state.players.flatMap((player): readonly Event[] => {
    const questions = playerQuestions(state, player).map(withoutHostSecrets);
    return questions.length === 0 ? [] : [{ kind: 'asked', to: { player: player.name }, round, questions }];
  });
}

/** Removes from a question what only the host may know: accepted answers, and the names in `only` (OM-12). */
function withoutHostSecrets({ only: _only, ...question }: Question): Question {
  if (question.kind !== 'text') return question;
  const { accept: _accept, ...asked } = question;
  return asked;
}

/**
 * The scores after these changes: public scores for everyone, a player's own for that player, the host's for nobody.
 */
export function scoreEvents(state: State, changes: ReadonlyMap<string, Amounts>): readonly Event[] {
  const names = state.players.map(({ name }) => name);
  const standingsOf = (shown: 'everyone' | 'owner', players: readonly string[]): readonly ScoreStanding[] =>
    state.scores
      .filter((score) => score.shown === shown)
      .map((score) => buildStanding(state, score, players, changes));
  const standings = standingsOf('everyone', names);
  return [
    ...(standings.length === 0 ? [] : [{ kind: 'scored', to: 'everyone', standings } as const]),
    ...names.flatMap((player): readonly Event[] => {
      const own = standingsOf('owner', [player]);
      return own.length === 0 ? [] : [{ kind: 'scored', to: { player }, standings: own }];
    }),
  ];
}

/** The public numbers of the match after these changes. */
export function matchTotalEvents({ numbers, matchTotals }: State, changes: Amounts): readonly Event[] {
  const shown = numbers.flatMap(({ name, shown: to }) =>
    to === 'everyone' ? [{ name, by: changes.get(name) ?? 0, now: mustGet(matchTotals, name) }] : [],
  );
  return shown.length === 0 ? [] : [{ kind: 'numbers', to: 'everyone', numbers: shown }];
}

function buildStanding(
  state: State,
  { name: score, purse, places }: Score,
  players: readonly string[],
  changes: ReadonlyMap<string, Amounts>,
): ScoreStanding {
  return {
    score,
    places,
    ...dropUndefined({ purse }),
    totals: new Map(players.map((player) => [player, scoreTotal(state, score, player)])),
    changes: players.flatMap((player) => {
      const by = changes.get(player)?.get(score) ?? 0;
      return by === 0 ? [] : [{ player, by, total: scoreTotal(state, score, player) }];
    }),
  };
}

/** Confirms to each player their own counted answers. */
export function privateAnswerEvents(
  { questions, players }: State,
  moves: ReadonlyMap<string, Move>,
): readonly Event[] {
  return players.flatMap(({ name }): readonly Event[] => {
    const answers = listAnswers(questions, moves.get(name));
    return answers.length === 0 ? [] : [{ kind: 'answered', to: { player: name }, answers }];
  });
}

/** Everyone's answers to questions for everyone, if answers are published (OM-12). */
export function publicAnswerEvents(
  { answers, questions: asked, players, out }: State,
  moves: ReadonlyMap<string, Move>,
): readonly Event[] {
  const questions = asked.filter((question) => question.for === undefined && question.only === undefined);
  if (answers !== 'published' || questions.length === 0) return [];
  return [
    {
      kind: 'answers-published',
      to: 'everyone',
      answers: players.map(({ name }) => ({
        player: name,
        answers: listAnswers(questions, moves.get(name)),
        isOut: out.includes(name),
      })),
    },
  ];
}

/** A move's answers, in the order of the questions. */
function listAnswers(questions: readonly Question[], move: Move | undefined): readonly TitledAnswer[] {
  return questions.flatMap(({ title }) => {
    const answer = move !== undefined && hasOwn(move.answers, title) ? move.answers[title] : undefined;
    return answer === undefined || answer === null ? [] : [{ title, answer }];
  });
}

/** The host's texts for everyone and for each player. */
export function hostTextEvents({ entered: { announce, tell }, players }: State): readonly Event[] {
  return [
    ...(announce.trim() === '' ? [] : [{ kind: 'announced', to: 'everyone', text: announce } as const]),
    ...players.flatMap(({ name }): readonly Event[] => {
      const text = tell.get(name) ?? '';
      return text.trim() === '' ? [] : [{ kind: 'told', to: { player: name }, text }];
    }),
  ];
}
