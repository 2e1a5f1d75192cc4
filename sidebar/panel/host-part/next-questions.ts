// Says which questions the next round asks, as far as the saved part of the host's says it.
import { answerIn } from '../../../src/rounds/reply/typed-answers';
import type { StageView } from '../../../src/rounds/host/stage/views';
import { draftsIn } from './drafts';

/** Gives a sentence on what is asked next; undefined in games whose questions nobody makes up. */
export function nextQuestions({
  hostQuestions,
  hostAnswers,
}: Pick<StageView, 'hostQuestions' | 'hostAnswers'>): string | undefined {
  const question = hostQuestions.find(({ editor }) => editor?.kind === 'questions');
  if (question === undefined) return undefined;
  const entered = answerIn(hostAnswers, question.title).trim();
  const drafts = draftsIn(entered === '' ? (question.former ?? '') : entered);
  const asked = drafts.map((draft) => ('parts' in draft ? draft.parts.title : draft.line)).join(', ');
  const what = asked === '' ? 'nothing' : asked;
  return entered === ''
    ? `If the match goes on, the next round asks the same again: ${what}.`
    : `If the match goes on, the next round asks: ${what}.`;
}

/** Whether the round is decided by the host's sheet. */
export function isBySheet({ hostQuestions }: Pick<StageView, 'hostQuestions'>): boolean {
  return hostQuestions.some(({ table }) => table?.when !== undefined);
}
