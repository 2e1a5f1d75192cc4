// The questions that a match's template has for later rounds: a row each in the draft's Settings tab, until they are offered
// to the host before their round.
import { answerText } from '../../games/frame/fields';
import { QUESTION_LINES, type Template } from '../../games/frame/made-up';
import type { Grid } from '../ports/host-book';

/** The questions from a round on, as lines of text; `none` for a round that asks nothing. */
export interface LaterQuestions {
  readonly round: number;
  readonly questions: string;
}

/** The questions of a template as they are typed. */
export function laterIn({ later }: Pick<Template, 'later'>): readonly LaterQuestions[] {
  return later.map(({ round, questions }) => ({
    round,
    questions: questions.length === 0 ? 'none' : QUESTION_LINES.show(questions),
  }));
}

const ROW = /^Questions of round (\d+)$/;

export function readLater(settings: Grid | undefined): readonly LaterQuestions[] {
  return (settings ?? []).flatMap(([title = '', questions = '']) => {
    const round = Number(ROW.exec(answerText(title))?.[1]);
    return Number.isSafeInteger(round) ? [{ round, questions: answerText(questions) }] : [];
  });
}

/** Gives the rows of a draft: title, value and what it means. */
export function laterRows(
  later: readonly LaterQuestions[],
): readonly (readonly [title: string, value: string, help: string])[] {
  return later.map(({ round, questions }) => [
    `Questions of round ${round}`,
    questions,
    'The template’s. They are offered before that round.',
  ]);
}
