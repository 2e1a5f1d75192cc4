// The host's answers to a stage's form, as the JSON that the ledger keeps.
import type { OpenStage } from '../../games/frame/match';
import { askOf } from '../../games/frame/submissions';
import { answerIn, type TypedAnswers } from '../reply/typed-answers';

/** The move of a player. */
export function moveFrom(stage: Pick<OpenStage, 'asks'>, player: string, answers: TypedAnswers): unknown {
  return asRecorded(askOf(stage, player)?.fromAnswers((title) => answerIn(answers, title)));
}

/** The host's facts of a stage. */
export function hostFactsFrom(stage: Pick<OpenStage, 'hostFromAnswers'>, answers: TypedAnswers): unknown {
  return asRecorded(stage.hostFromAnswers((title) => answerIn(answers, title)));
}

/** The value exactly as the ledger will give it back: so the very same is judged now and in a replay. */
export function asRecorded(value: unknown): unknown {
  return JSON.parse(JSON.stringify(value ?? {}));
}

/** The answers by the titles of their questions, as the sidebar's forms hold them. */
export function answersRecord(
  answers: readonly { readonly title: string; readonly answer: string }[],
): TypedAnswers {
  return Object.fromEntries(answers.map(({ title, answer }) => [title, answer]));
}
