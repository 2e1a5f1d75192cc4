// The host's answers to a stage's form, as the JSON that the ledger keeps.
import type { OpenStage } from '../../games/frame/match';
import { askOf } from '../../games/frame/submissions';
import { answerIn, type TypedAnswers } from '../reply/typed-answers';

/** Makes a player's move of the answers. */
export function moveFrom(stage: Pick<OpenStage, 'asks'>, player: string, answers: TypedAnswers): unknown {
  return asRecorded(askOf(stage, player)?.fromAnswers((title) => answerIn(answers, title)));
}

/** Makes the host's facts of a stage of the answers. */
export function hostFactsFrom(stage: Pick<OpenStage, 'hostFromAnswers'>, answers: TypedAnswers): unknown {
  return asRecorded(stage.hostFromAnswers((title) => answerIn(answers, title)));
}

/** Gives a value exactly as the ledger will give it back, so that the same is judged now and in a replay. */
export function asRecorded(value: unknown): unknown {
  return JSON.parse(JSON.stringify(value ?? {}));
}

/** Gives the answers by the titles of their questions, as the sidebar's forms hold them. */
export function answersRecord(
  answers: readonly { readonly title: string; readonly answer: string }[],
): TypedAnswers {
  return Object.fromEntries(answers.map(({ title, answer }) => [title, answer]));
}
