// Judges the open stage's submissions as if it were resolved now, and finds the players still missing.
import { once } from '../../games/frame/lazy';
import type { OpenStage } from '../../games/frame/match';
import type { Fate } from '../../games/frame/submissions';
import type { Play, Waiting } from './game-session';
import { inputOf } from './replay';

/** Judges the entries of a stage in a match; once for both, which sessions that differ in something else share. */
const judged = once((inputs: Waiting['inputs']) =>
  once((match: Play['match']) => match.judge(inputOf(inputs)).fates),
);

/** Gives what became of the submissions so far, even while the host's entries do not fit. */
export function fatesNow({ match, inputs }: Play & Waiting): readonly Fate[] {
  return judged(inputs)(match);
}

/** Lists the players of whom no submission counts yet in the open stage. */
export function missingNow(session: Play & Waiting): readonly string[] {
  const { stage } = session.match;
  return stage === null ? [] : missingAmong(stage, fatesNow(session));
}

/** Finds the players asked in a stage who have no submission that counts, without those who need not answer (OM-5). */
export function missingAmong(stage: OpenStage, fates: readonly Fate[]): readonly string[] {
  const counted = fates.filter(({ fate }) => fate.kind === 'counted').map(({ player }) => player);
  return stage.asks.flatMap(({ players, limits }) =>
    players.filter((name) => !counted.includes(name) && !limits(name).passes),
  );
}
