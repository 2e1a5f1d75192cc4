// Applies the host's facts to the open stage of a match, and judges the submissions for it.
import type { GameTypes } from './contract';
import { object, readWhole } from './fields';
import type { Judgement, StageInput } from './match';
import type { StageOf } from './open-stage';
import { knownIn, type Effect, type Point } from './point';
import { problem, type Problem } from './problems';
import { fail, ok, type Result } from './result';
import { judge, type Judged, type Submission } from './submissions';

export const GAME_OVER = problem('game-over', [], 'Resolve a stage: the game is over, no stage is open.');

/** The host's facts in a stage that asks nothing of the host. */
const NO_FACTS = object({});

/** Applies the host's facts to the stage as it opened. */
export function effectOf<T extends GameTypes>(
  { fixed, opened, stageAsOpened }: Point<T>,
  { hostFacts, formerFacts = [] }: Pick<StageInput, 'hostFacts' | 'formerFacts'>,
): Result<Effect<T>, readonly Problem[]> {
  const stage = stageAsOpened();
  if (stage === null) return fail([GAME_OVER]);
  if (stage.host !== undefined) {
    return stage.host.apply(hostFacts, { chance: fixed.chance.for(stage.name), former: formerFacts });
  }
  const reading = readWhole(NO_FACTS, hostFacts, 'Host facts');
  return reading.ok ? ok({ state: opened.state, events: [] }) : fail(reading.problems);
}

/** Judges the submissions of the open stage, even where the host's facts do not fit. */
export function judgeInput<T extends GameTypes>(point: Point<T>, input: StageInput): Judgement {
  const { submissions } = input;
  const effect = effectOf(point, input);
  const counting = effect.ok ? effect.value : { state: point.opened.state, events: [] };
  const stage = point.stageNow(counting);
  return {
    fates: stage === null ? [] : fatesIn(point, counting, stage, submissions).fates,
    hostProblems: effect.ok ? lackingIn(stage) : effect.error,
  };
}

/** Judges the submissions for a stage. One that was sent before it opened is too late for the stage before. */
export function fatesIn<T extends GameTypes>(
  point: Omit<Point<T>, 'stageNow'>,
  effect: Effect<T>,
  { title, asks }: StageOf<T>,
  submissions: readonly Submission[],
): Judged {
  const { past, left } = point.opened;
  const before = past[past.length - 1]?.title;
  return judge({ title, asks, left, before, known: knownIn(point, effect) }, point.fixed.roster, submissions);
}

/** Lists the host's facts that are still needed before a stage can be resolved. */
export function lackingIn<T extends GameTypes>(stage: StageOf<T> | null): readonly Problem[] {
  return stage?.host?.lacking ?? [];
}
