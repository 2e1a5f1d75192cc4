// Questions with their fields, for submissions, the host's facts, settings and the roster.
import { answerIn, type TypedAnswers } from '../../../src/rounds/reply/typed-answers';
import type { AnswerProblem } from '../../../src/rounds/reply/reply';
import type { Question } from '../../../src/games/frame/fields';
import { askedNow, problemOf } from '../../shared/answers';
import { Notes } from '../../shared/text';
import { GridEditor } from '../host-part/grid-editor';
import { QuestionsEditor } from '../host-part/questions-editor';
import { RowsEditor } from '../host-part/rows-editor';
import { ClashAt } from './clashes';
import { PlainQuestion, type PlainProps } from './plain-question';
import { present } from '../../../src/games/frame/present';

/** Shows a question with the field for its kind, or with an editor where its answer is a text of several lines. */
export function QuestionField(props: PlainProps) {
  return (
    <>
      <FieldOf {...props} />
      <ClashAt title={props.question.title} />
    </>
  );
}

function FieldOf(props: PlainProps) {
  const { question, value, onChange, problem = '' } = props;
  const { editor } = question;
  switch (editor?.kind) {
    case 'questions':
      return <QuestionsEditor {...{ question, editor, value, onChange, problem }} />;
    case 'rows':
      return <RowsEditor {...{ question, editor, value, onChange, problem }} />;
    case 'grid':
      return <GridEditor {...{ question, editor, value, onChange, problem }} />;
    case undefined:
      return <PlainQuestion {...props} />;
  }
}

/** Shows questions, answered by title; those of a section only while the answers lead to it. */
export function QuestionForm({
  questions,
  values,
  onChange,
  blank,
  problems = [],
}: {
  readonly questions: readonly Question[];
  readonly values: TypedAnswers;
  readonly onChange: (values: TypedAnswers) => void;
  readonly blank?: string;
  /**
   * What is wrong with the answers: each fault is shown at its question, or at the top where its question is not here.
   */
  readonly problems?: readonly AnswerProblem[];
}) {
  const asked = askedNow(questions, values);
  const titles = asked.map(({ title }) => title);
  return (
    <>
      <Notes
        title="This would be refused"
        notes={problems.filter(({ title }) => !titles.includes(title)).map(({ text }) => text)}
        look="problem"
      />
      {asked.map((question) => (
        <QuestionField
          key={question.title}
          question={question}
          value={answerIn(values, question.title)}
          onChange={(value) => onChange({ ...values, [question.title]: value })}
          problem={problemOf(problems, question.title)}
          {...present({ blank })}
        />
      ))}
    </>
  );
}
