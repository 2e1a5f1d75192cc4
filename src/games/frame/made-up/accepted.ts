// Answers that a host accepts: which of them a text equals, for the host alone.
import { nameKey } from '../names';
import type { MadeUpAnswers, MadeUpQuestion } from './types';

/**
 * Lists the titles of questions whose answer equals one that is accepted: compared as names are, without signs at its
 * ends.
 */
export function acceptedIn(questions: readonly MadeUpQuestion[], answers: MadeUpAnswers): readonly string[] {
  return questions.flatMap((question) => {
    const answer = answers[question.title];
    const accept = question.kind === 'text' ? (question.accept ?? []) : [];
    return typeof answer === 'string' && accept.some((each) => reads(answer) === reads(each))
      ? [question.title]
      : [];
  });
}

/** Signs at the ends of an answer, also as phones write them by themselves. */
const ENDS = /^[.,!?"'“”„…\s]+|[.,!?"'“”„…\s]+$/g;

/** Gives the key of a text without signs around it; with them where it has nothing else. */
function reads(text: string): string {
  const key = nameKey(text);
  const bare = key.replace(ENDS, '');
  return bare === '' ? key : bare;
}
