// Questions with their fields: for submissions, the host's entries, settings and the roster.
import { getAnswer, type AnswersByTitle, type AnswerProblem } from '../../../src/rounds/reply/reply';
import type { CollapsedLine, Question } from '../../../src/games/frame/fields';
import { visibleQuestions, problemText } from '../../shared/answers';
import type { ComponentChildren } from 'preact';
import { useRef } from 'preact/hooks';
import { Fold, Notes } from '../../shared/text';
import { GridEditor } from '../host-part/grid-editor';
import { QuestionsEditor } from '../host-part/questions-editor';
import { RowsEditor } from '../host-part/rows-editor';
import { ClashForField } from './clashes';
import { PlainQuestion, type QuestionFieldProps } from './plain-question';
import { dropUndefined } from '../../../src/games/frame/json';

/** A question with its kind's field, or with an editor if its answer is a text of several lines. */
export function QuestionField(props: QuestionFieldProps) {
  return (
    <>
      <QuestionControl {...props} />
      <ClashForField title={props.question.title} />
    </>
  );
}

function QuestionControl(props: QuestionFieldProps) {
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

interface AnswersProps {
  readonly values: AnswersByTitle;
  readonly onChange: (values: AnswersByTitle) => void;
  readonly blank?: string;
  /** Each problem is shown at its question, or at the top if the question isn’t shown. */
  readonly problems?: readonly AnswerProblem[];
}

export function FormQuestion({
  question,
  values,
  onChange,
  blank,
  problems = [],
}: AnswersProps & { readonly question: Question }) {
  const { title } = question;
  return (
    <QuestionField
      question={question}
      value={getAnswer(values, title)}
      onChange={(value) => onChange({ ...values, [title]: value })}
      problem={problemText(problems, title)}
      {...dropUndefined({ blank })}
    />
  );
}

/** Lists problems with questions that aren't shown. */
export function HiddenProblems({
  asked,
  problems = [],
}: Pick<AnswersProps, 'problems'> & { readonly asked: readonly Question[] }) {
  const titles = asked.map(({ title }) => title);
  const others = problems.filter(({ title }) => !titles.includes(title)).map(({ text }) => text);
  return <Notes title="This would be refused" notes={others} look="problem" />;
}

/** Questions with answers keyed by title. A section's questions appear only while the answers lead to it. */
export function QuestionForm({
  questions,
  ...answered
}: AnswersProps & { readonly questions: readonly Question[] }) {
  const asked = visibleQuestions(questions, answered.values);
  const lines = new Map(asked.map((question) => [question.line?.title ?? question, question.line]));
  return (
    <>
      <HiddenProblems asked={asked} {...answered} />
      {[...lines].map(([key, line]) => {
        const shown = asked.filter((question) => (question.line?.title ?? question) === key);
        const help = shown[0]?.help ?? '';
        const isSame = shown.length > 1 && shown.every((question) => question.help === help);
        const fields = shown.map((question) => (
          <FormQuestion
            key={question.title}
            question={isSame ? { ...question, help: '' } : question}
            {...answered}
          />
        ));
        return line === undefined ? (
          fields
        ) : (
          <FoldedQuestions key={line.title} {...{ line, shown, ...answered }}>
            {isSame && help !== '' && <p class="help">{help}</p>}
            {fields}
          </FoldedQuestions>
        );
      })}
    </>
  );
}

/** Folds questions into one line, which unfolds if there is a problem. */
function FoldedQuestions({
  line: { title, empty },
  shown,
  values,
  problems = [],
  children,
}: Pick<AnswersProps, 'values' | 'problems'> & {
  readonly line: CollapsedLine;
  readonly shown: readonly Question[];
  readonly children: ComponentChildren;
}) {
  const given = shown.filter((question) => getAnswer(values, question.title).trim() !== '').length;
  const said = given === 0 ? empty : shown.length === 1 ? 'changed' : `${given} changed`;
  // The fold stays open once the problem is corrected, since the host may still be typing.
  const opened = useRef(false);
  opened.current ||= shown.some((question) => problemText(problems, question.title) !== '');
  return (
    <Fold title={`${title}: ${said}`} open={opened.current}>
      {children}
    </Fold>
  );
}
