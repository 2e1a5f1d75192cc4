// The form of the open question: answered by tapping, with the bar from which it is sent.
import { useRef } from 'preact/hooks';
import type { Question } from '../../src/games/frame/fields';
import type { Scene } from '../../src/games/frame/scene';
import type { PageAsk } from '../../src/rounds/api';
import { AnswerField } from '../shared/answer-field';
import { useAsk, type Asked, type AskState } from './ask-state';
import { CellPicker } from './cell-picker';
import { problemOf } from '../shared/answers';
import { Fold } from '../shared/text';
import { Bar } from './bar';

export function AskForm(asked: Asked) {
  const { ask, page, ahead } = asked;
  const state = useAsk(asked);
  const { questions, problems } = state;
  const form = useRef<HTMLFormElement>(null);
  const titles = questions.map(({ title }) => title);
  // The explanation is folded once a stage was played.
  const isKnown = page.news.length > 0;
  const others = problems.filter(({ title }) => !titles.includes(title));
  return (
    <form
      ref={form}
      class="card asked"
      aria-labelledby="asked"
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        void state.send(() => showFault(form.current));
      }}
    >
      <h2 id="asked">{ask.title}</h2>
      {!isKnown && <p class="help">{ask.help}</p>}
      <Fields ask={ask} state={state} scene={page.scene} />
      {isKnown && ask.help !== '' && (
        <Fold title="How it works">
          <p class="help">{ask.help}</p>
        </Fold>
      )}
      <Bar {...{ page, ahead, state, others }} />
    </form>
  );
}

/** The fields of the questions that are asked now, each with its faults. */
function Fields({
  ask,
  state: { questions, answers, problems, change },
  scene,
}: {
  readonly ask: PageAsk;
  readonly state: AskState;
  readonly scene: Scene | null;
}) {
  const { taps } = ask;
  return (
    <>
      {taps?.kind === 'cells' && (
        <CellPicker
          taps={taps}
          answers={answers}
          problem={[problemOf(problems, taps.row), problemOf(problems, taps.column)].join(' ').trim()}
          closed={ask.closed}
          onChange={change}
        />
      )}
      {questions.filter(isFieldOf(ask)).map((question) => (
        <AnswerField
          key={question.title}
          question={question}
          value={answers[question.title] ?? ''}
          problem={problemOf(problems, question.title)}
          closed={ask.closed}
          squares={taps?.kind === 'squares' && taps.question === question.title}
          scene={scene}
          onChange={(answer) => change({ [question.title]: answer })}
        />
      ))}
    </>
  );
}

/** True for a question with a field of its own: a tap on a cell answers two questions at once. */
function isFieldOf({ taps }: PageAsk): (question: Question) => boolean {
  return ({ title }) => taps?.kind !== 'cells' || (title !== taps.row && title !== taps.column);
}

/** Brings the first question with a fault into view, and its control under the keyboard. */
function showFault(form: HTMLFormElement | null): void {
  requestAnimationFrame(() => {
    const control = form?.querySelector<HTMLElement>('.faulty input, .faulty select, .faulty textarea');
    control?.focus();
  });
}
