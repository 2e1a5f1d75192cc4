// The part of a match of the host's own that makes another one: the questions that each round brought.
import { isList, isObject } from '../frame/json';
import type { LaterQuestions } from '../frame/made-up';
import type { EnteredFacts } from '../frame/contract';

const ROUND = /^round-(\d+)$/;

/** The questions that the host entered with each round, for the round after it. */
export function laterQuestions(entered: readonly EnteredFacts[]): readonly LaterQuestions[] {
  return entered.flatMap(({ stage, facts }) => {
    const number = Number(ROUND.exec(stage)?.[1]);
    const questions = isObject(facts) ? facts.questions : undefined;
    return isList(questions) ? [{ round: number + 1, questions }] : [];
  });
}
