// The next round's questions, as far as the host has saved them.
import { getAnswer } from '../../../src/rounds/reply/reply';
import type { StageView } from '../../../src/rounds/host/stage/views';
import { parseDrafts } from './drafts';

/** Undefined in games with fixed questions. */
export function nextQuestionsText({
  hostQuestions,
  hostAnswers,
}: Pick<StageView, 'hostQuestions' | 'hostAnswers'>): string | undefined {
  const question = hostQuestions.find(({ editor }) => editor?.kind === 'questions');
  if (question === undefined) return undefined;
  const { former, fromTemplate } = question;
  const bySheet = areResultsFromSheet({ hostQuestions });
  if (former === undefined) {
    return `This is the last round. If ${bySheet ? 'the Results tab doesn’t have' : 'you don’t enter'} a winner, the match ends in a draw.`;
  }
  const entered = getAnswer(hostAnswers, question.title).trim();
  const offered =
    fromTemplate === undefined || fromTemplate === entered
      ? ''
      : ` The template asks: ${quotedTitles(fromTemplate)}. Under “Your entries”, choose “Use the template’s questions”.`;
  const next = bySheet ? 'Unless the Results tab says otherwise, the next' : 'The next';
  return `${next} round asks ${entered === '' ? 'the same questions again' : quotedTitles(entered)}.${offered}`;
}

function quotedTitles(text: string): string {
  const asked = parseDrafts(text).map((draft) => ('parts' in draft ? draft.parts.title : draft.line));
  return asked.length === 0 ? 'nothing' : asked.map((title) => `“${title}”`).join(', ');
}

export function areResultsFromSheet({ hostQuestions }: Pick<StageView, 'hostQuestions'>): boolean {
  return hostQuestions.some(({ table }) => table?.when !== undefined);
}
