// Answers as calls carry them: texts by question title. Ticked choices are joined as Google Forms does.
import { answerIn, type TypedAnswers, type AnswerProblem } from '../../src/rounds/reply/reply';
import { questionsOnPath, type Answered, type Option, type Question } from '../../src/games/frame/fields';

export function answersOf(words: readonly Answered[]): TypedAnswers {
  return Object.fromEntries(words.map(({ title, answer }) => [title, answer]));
}

/** The questions that the answers lead to. In a list, an entry that is begun has to be completed. */
export function askedNow(questions: readonly Question[], answers: TypedAnswers): readonly Question[] {
  return questionsOnPath(questions, (title) => answerIn(answers, title)).map((question) =>
    question.neededWith !== undefined && answerIn(answers, question.neededWith) !== ''
      ? { ...question, required: true }
      : question,
  );
}

/** Gives the answers without empty ones, since an empty answer and none are the same. */
export function given(answers: TypedAnswers): TypedAnswers {
  return Object.fromEntries(Object.entries(answers).filter(([, answer]) => answer.trim() !== ''));
}

/** Gives the labels that are ticked in an answer, in the order of the options. */
export function ticked(options: readonly Option[], answer: string): readonly string[] {
  // Longest labels first: a label may be a prefix of another, or contain a comma.
  const labels = options.map(labelText).sort((a, b) => b.length - a.length);
  const found = new Set<string>();
  let rest = answer.trim();
  while (rest !== '') {
    const label = labels.find((candidate) => rest === candidate || rest.startsWith(`${candidate}, `));
    if (label !== undefined) found.add(label);
    const comma = label === undefined ? rest.indexOf(', ') : label.length;
    rest = comma < 0 ? '' : rest.slice(comma + 2).trimStart();
  }
  return options.map(labelText).filter((label) => found.has(label));
}

/** Gives the answer after one choice is ticked or unticked. */
export function withTick(options: readonly Option[], answer: string, label: string, on: boolean): string {
  const before = ticked(options, answer);
  return options
    .map(labelText)
    .filter((candidate) => (candidate === label ? on : before.includes(candidate)))
    .join(', ');
}

/** Gives the words of a form for a choice. */
export function labelText(option: Option): string {
  return option.label ?? option.value;
}

/** The problems with a question's answer in one line; empty if there are none. */
export function problemOf(problems: readonly AnswerProblem[], title: string): string {
  return problems
    .filter((problem) => problem.title === title)
    .map(({ text }) => text)
    .join(' ');
}
