// Merges the fields that a window changed with what is saved now, so that an outdated window doesn't overwrite somebody
// else's correction.
import { dropUndefined } from '../../../games/frame/json';
import { fail, ok, type Result } from '../../../games/frame/result';
import type { CallProblem, AnswersByTitle } from '../../reply/reply';
import type { FieldChanges } from '../../reply/call-parts';
import { mergeChanges } from '../../reply/merged-fields';
import { toAnswersByTitle } from '../../session/host-part';
import type { GameSession, PlayedGame, OpenInputs } from '../../session/game-session';
import type { GameChange } from '../parts/inputs';
import { mergeHostPart } from '../parts/open-stage-changes';
import { noSuchStage } from '../parts/no-such-stage';

/** A change with all fields merged. */
type WithoutFieldChanges<C> = Exclude<C, { readonly fields: FieldChanges }>;
type RecomputeChange = Extract<GameChange, { readonly kind: 'formulas-again' }>;
type MergedStageChange = WithoutFieldChanges<NonNullable<RecomputeChange['change']>>;
export type MergedChange =
  | Exclude<WithoutFieldChanges<GameChange>, RecomputeChange>
  | (Omit<RecomputeChange, 'change'> & { readonly change?: MergedStageChange });

/** Merges a change. Fails, showing both texts, if somebody else has changed one of the same fields. */
export function mergeChange(session: GameSession, change: GameChange): Result<MergedChange, CallProblem> {
  if (change.kind === 'formulas-again') {
    const { change: first, ...again } = change;
    const whole = first === undefined ? undefined : mergeStageChange(session, first);
    if (whole?.ok === false) return whole;
    return ok({ ...again, ...dropUndefined({ change: whole?.value }) });
  }
  if (!('fields' in change)) return ok(change);
  if (change.kind !== 'settings') return mergeStageChange(session, change);
  const settings = mergeChanges('Changing the settings', typedSettings(session), change.fields);
  return settings.ok ? ok({ kind: 'settings', settings: settings.value }) : settings;
}

export function mergeStageChange(
  session: GameSession,
  change: NonNullable<RecomputeChange['change']>,
): Result<MergedStageChange, CallProblem> {
  if (!('fields' in change)) return ok(change);
  const answers = mergeHostAnswers(session, change.stage, change.fields);
  return answers.ok ? ok({ kind: 'host-facts', stage: change.stage, answers: answers.value }) : answers;
}

/** All settings as the host would type them, except those left empty. */
export function typedSettings({ game, begun }: PlayedGame): AnswersByTitle {
  return toAnswersByTitle(game.typed(begun.settings));
}

/** The host's entries for an open or resolved stage, merged with these changed fields. */
function mergeHostAnswers(
  session: GameSession & OpenInputs,
  name: string,
  fields: FieldChanges,
): Result<AnswersByTitle, CallProblem> {
  const { stage } = session.match;
  if (stage?.name === name) return mergeHostPart(session, stage, fields);
  const past = session.past.find(({ recorded }) => recorded.stage === name);
  if (past === undefined) return fail(noSuchStage());
  const saved = toAnswersByTitle(past.stage.hostToAnswers(past.recorded.hostFacts));
  return mergeChanges(`Correcting ${past.title}`, saved, fields);
}
