// The questions that the next round asks, as far as the host's part that is saved says it.
import { answerIn } from '../../../src/rounds/reply/typed-answers';
import type { StageView } from '../../../src/rounds/host/stage/views';
import { draftsIn } from './drafts';

/** A sentence on what is asked next; undefined in games that make up no questions. */
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

/** True for a round that is resolved with what the host's sheet says. */
export function isBySheet({ hostQuestions }: Pick<StageView, 'hostQuestions'>): boolean {
  return hostQuestions.some(({ table }) => table?.when !== undefined);
}
