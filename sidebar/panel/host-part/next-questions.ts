// Says which questions the next round asks, as far as the saved part of the host's says it.
import { answerIn } from '../../../src/rounds/reply/reply';
import type { StageView } from '../../../src/rounds/host/stage/views';
import { draftsIn } from './drafts';

/** Gives a sentence on what is asked next; undefined in games whose questions nobody makes up. */
export function nextQuestions({
  hostQuestions,
  hostAnswers,
}: Pick<StageView, 'hostQuestions' | 'hostAnswers'>): string | undefined {
  const question = hostQuestions.find(({ editor }) => editor?.kind === 'questions');
  if (question === undefined) return undefined;
  const { former, fromTemplate } = question;
  // In the last round nothing is asked again.
  if (former === undefined)
    return 'This is the last round: the match ends with it, as a draw where nobody is said to win.';
  const entered = answerIn(hostAnswers, question.title).trim();
  const what = titlesIn(entered === '' ? former : entered);
  const offered =
    fromTemplate === undefined || fromTemplate === entered
      ? ''
      : ` The template asks: ${titlesIn(fromTemplate)}. Under “What you enter”, choose “Use the template’s”.`;
  return entered === ''
    ? `If the match goes on, the next round asks the same again: ${what}.${offered}`
    : `If the match goes on, the next round asks: ${what}.${offered}`;
}

function titlesIn(text: string): string {
  const asked = draftsIn(text).map((draft) => ('parts' in draft ? draft.parts.title : draft.line));
  return asked.length === 0 ? 'nothing' : asked.join(', ');
}

export function isBySheet({ hostQuestions }: Pick<StageView, 'hostQuestions'>): boolean {
  return hostQuestions.some(({ table }) => table?.when !== undefined);
}
