// Answers as they are typed: text by the title of its question.
import { owns } from '../../games/frame/json';

/** Answers by question title; absent: none, or the default. */
export type TypedAnswers = Readonly<Record<string, string>>;

/** The answer to a question, which may be called as a part of every object is: `constructor`. Empty where there is none. */
export function answerIn(answers: TypedAnswers, title: string): string {
  return owns(answers, title) ? (answers[title] ?? '') : '';
}
