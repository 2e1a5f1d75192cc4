// Answers as the sidebar's forms hold them: by the title of their question.
import type { TypedAnswers } from '../api';

/** The answers by their titles. */
export function answersRecord(
  answers: readonly { readonly title: string; readonly answer: string }[],
): TypedAnswers {
  return Object.fromEntries(answers.map(({ title, answer }) => [title, answer]));
}
