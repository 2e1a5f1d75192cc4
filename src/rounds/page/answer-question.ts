// A winner's answer on their page goes to the question's form. A retry sends the same answer again, which changes nothing, as
// the last one counts.
import { fail, ok, type Result } from '../../games/frame/result';
import { drawnQuestions } from '../delivery/form-spec';
import type { CallProblem } from '../reply/reply';
import { KEY_TITLE } from '../session/columns';
import { answerFaults, questionsTo, withAnswer } from '../session/winner-questions';
import { cachePages, type Visitor } from './memory';
import { moveRefused, OTHER_STAGE } from './move';
import { readGame, type PagePorts } from './read-game';
import { notTaken, unread, type SentMove } from './send-move';
import { readingOf } from './shown';
import type { PageMove } from './views';

export function sendAnswer(
  ports: PagePorts,
  visitor: Visitor,
  move: PageMove,
): Result<SentMove, CallProblem> {
  const loaded = readGame(ports, visitor);
  if (!loaded.ok) return unread(loaded);
  const { session, reader } = loaded.value;
  const question = questionsTo(session, reader).find(({ ask }) => ask.form === move.stage);
  if (question === undefined) {
    // The next page won't show this question.
    cachePages(ports, session, visitor);
    return fail(OTHER_STAGE);
  }
  const problems = answerFaults(question, Object.fromEntries(move.answers));
  if (problems.length > 0) return fail(moveRefused(problems));
  const { ask } = question;
  const own = move.answers.filter(([title]) => question.titles.includes(title));
  const given = [...own, [KEY_TITLE, visitor.key] as const];
  const filled = ports.forms.fill(question.id, Object.fromEntries(given), drawnQuestions(ask));
  const sent = filled.ok ? filled.value.submit() : filled;
  if (!sent.ok) return fail(notTaken(sent.error));
  const after = withAnswer(session, ask.form, { name: '', at: ports.now(), answers: given });
  const shown = cachePages(ports, after, visitor);
  return shown === undefined ? fail(OTHER_STAGE) : ok({ reading: readingOf(shown, ports.now(), '') });
}
