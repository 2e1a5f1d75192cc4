// Judges the open stage's answers as if it were resolved now: which answers count, and which players haven't answered.
import { memoize } from '../../games/frame/lazy';
import type { OpenStage } from '../../games/frame/match';
import type { AnswerVerdict } from '../../games/frame/submissions';
import type { PlayedGame, OpenInputs } from './game-session';
import { toStageInput } from './replay';

/** Cached by inputs and match, so that sessions with the same inputs and match needn't judge again. */
const cachedFates = memoize((inputs: OpenInputs['inputs']) =>
  memoize((match: PlayedGame['match']) => match.judge(toStageInput(inputs)).fates),
);

/** Whether each answer would count if the stage were resolved now, and why not. The host's facts needn't be valid. */
export function currentFates({ match, inputs }: PlayedGame & OpenInputs): readonly AnswerVerdict[] {
  return cachedFates(inputs)(match);
}

/** Players in the open stage without an answer that counts. */
export function missingPlayers(session: PlayedGame & OpenInputs): readonly string[] {
  const { stage } = session.match;
  return stage === null ? [] : findMissingPlayers(stage, currentFates(session));
}

/** Players whom a stage asks and who have no answer that counts, except those who needn't answer (OM-5). */
export function findMissingPlayers(stage: OpenStage, fates: readonly AnswerVerdict[]): readonly string[] {
  const counted = fates.filter(({ fate }) => fate.kind === 'counted').map(({ player }) => player);
  return stage.asks.flatMap(({ players, limits }) =>
    players.filter((name) => !counted.includes(name) && !limits(name).passes),
  );
}
