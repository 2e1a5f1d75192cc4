// Answers as they are typed: text by the title of its question.
import { owns } from '../../games/frame/json';

/** Answers by question title; absent: none, or the default. */
export type TypedAnswers = Readonly<Record<string, string>>;

/**
 * Gives the answer to a question, even one whose title is a name that every object has, such as `constructor`. Empty
 * where there is none.
 */
export function answerIn(answers: TypedAnswers, title: string): string {
  return owns(answers, title) ? (answers[title] ?? '') : '';
}
