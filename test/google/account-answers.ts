// The answer to one question of an account's check.
import type { AccountAnswer, AccountCheck, AccountQuestion } from '../../src/rounds/reply/account';

export function answerIn({ questions }: AccountCheck, question: AccountQuestion): AccountAnswer {
  const answer = questions.find(({ id }) => id === question)?.answer ?? null;
  if (answer === null) throw new Error(`${question} was not asked.`);
  return answer;
}
