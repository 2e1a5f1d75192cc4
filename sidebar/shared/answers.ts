// Answers as calls send them: texts by question title. Ticked choices are joined as in Google Forms.
import { getAnswer, type AnswersByTitle, type AnswerProblem } from '../../src/rounds/reply/reply';
import { questionsOnPath, type TitledAnswer, type Option, type Question } from '../../src/games/frame/fields';

export function answersByTitle(words: readonly TitledAnswer[]): AnswersByTitle {
  return Object.fromEntries(words.map(({ title, answer }) => [title, answer]));
}

/** The questions that the answers lead to. A question becomes required once the question in `neededWith` is answered. */
export function visibleQuestions(
  questions: readonly Question[],
  answers: AnswersByTitle,
): readonly Question[] {
  return questionsOnPath(questions, (title) => getAnswer(answers, title)).map((question) =>
    question.neededWith !== undefined && getAnswer(answers, question.neededWith) !== ''
      ? { ...question, required: true }
      : question,
  );
}

/** The non-empty answers, since an empty answer equals none. */
export function filledAnswers(answers: AnswersByTitle): AnswersByTitle {
  return Object.fromEntries(Object.entries(answers).filter(([, answer]) => answer.trim() !== ''));
}

/** The labels ticked in an answer, in the order of the options. */
export function tickedLabels(options: readonly Option[], answer: string): readonly string[] {
  // Longest first, since a label may be a prefix of another or contain a comma.
  const labels = options.map(optionText).sort((a, b) => b.length - a.length);
  const found = new Set<string>();
  let rest = answer.trim();
  while (rest !== '') {
    const label = labels.find((candidate) => rest === candidate || rest.startsWith(`${candidate}, `));
    if (label !== undefined) found.add(label);
    const comma = label === undefined ? rest.indexOf(', ') : label.length;
    rest = comma < 0 ? '' : rest.slice(comma + 2).trimStart();
  }
  return options.map(optionText).filter((label) => found.has(label));
}

/** The answer after one choice is ticked or unticked. */
export function tickChoice(options: readonly Option[], answer: string, label: string, on: boolean): string {
  const before = tickedLabels(options, answer);
  return options
    .map(optionText)
    .filter((candidate) => (candidate === label ? on : before.includes(candidate)))
    .join(', ');
}

/** A choice's text in the form. */
export function optionText(option: Option): string {
  return option.label ?? option.value;
}

/** The problems with a question's answer in one line; empty if there are none. */
export function problemText(problems: readonly AnswerProblem[], title: string): string {
  return problems
    .filter((problem) => problem.title === title)
    .map(({ text }) => text)
    .join(' ');
}
