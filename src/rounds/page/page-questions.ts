// What a winner is asked on their page; it's shown and answered like a stage's question.
import type { PersonId } from '../record/people';
import type { OwnSubmission } from '../reply/own-submission';
import { zoneFor, type BookSession } from '../session/readers';
import { answersTo, countedAnswer, questionsTo, type WinnerQuestion } from '../session/winner-questions';
import { shortTimeText } from '../time/time-zone';
import type { PageQuestion } from './views';

/** Questions appear once their form accepts answers. */
export function pageQuestions(session: BookSession, reader: PersonId): readonly PageQuestion[] {
  return questionsTo(session, reader).map((question) => {
    const { form, title, help, questions } = question.ask;
    return {
      stage: {
        ...{ name: form, title, mark: '', deadline: null, graceSeconds: 0 },
        ...{ live: false, waits: false, accepting: true, lamps: [] },
        ask: { title, help, isNew: true, questions, closed: [], notes: [], sums: [] },
      },
      submissions: sentBefore(session, question, reader),
      form: question.link,
    };
  });
}

/** The last answer that counts, and a later one that doesn't. */
function sentBefore(
  session: BookSession,
  question: WinnerQuestion,
  reader: PersonId,
): readonly OwnSubmission[] {
  const answers = answersTo(session, question);
  const counted = countedAnswer(answers, reader);
  const last = answers.filter(({ person }) => person === reader).at(-1);
  const zone = zoneFor(session, reader);
  return [...new Set([counted, last])].flatMap((one): readonly OwnSubmission[] => {
    if (one === undefined) return [];
    const { at, words, problems } = one;
    const [text, fate] =
      one === counted
        ? (['Counts so far.', 'counted'] as const)
        : ([`Refused. ${problems.map((problem) => problem.text).join(' ')}`, 'refused'] as const);
    return [{ at, when: at === 0 ? '' : shortTimeText(at, zone), fate, text, words }];
  });
}
