// Sample results of the account check: each kind of answer, and a question that hasn't been asked.
import { ACCOUNT_QUESTIONS, type AccountAnswer, type AccountCheck } from '../../src/rounds/reply/account';

export const ANSWERS: readonly AccountAnswer[] = [
  { kind: 'holds', text: 'It is so.' },
  { kind: 'fails', text: 'It is otherwise. Round Keeper goes another way.' },
  { kind: 'unknown', text: 'Google did not do it: Serviço.' },
];

export function checkAfter(asked: number): AccountCheck {
  const questions = ACCOUNT_QUESTIONS.map(({ id, title }, index) => ({
    id,
    title,
    answer: index < asked ? (ANSWERS[index % ANSWERS.length] ?? null) : null,
  }));
  return {
    questions,
    leftover: asked === 4 ? ['Round Keeper check 12345678 (to be deleted)'] : [],
    page: '',
    next: ACCOUNT_QUESTIONS[asked]?.id ?? null,
    report: asked === 0 ? '' : `Report of ${asked}.`,
  };
}

export const CHECKED = checkAfter(ACCOUNT_QUESTIONS.length - 1);
