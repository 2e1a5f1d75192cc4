// The form of the open question: answered by tapping, with one button to send it and the outcome beside it.
import { useRef } from 'preact/hooks';
import type { Question } from '../../src/games/frame/fields';
import type { Scene } from '../../src/games/frame/scene';
import type { AnswerProblem, PageAsk } from '../../src/rounds/api';
import { AnswerField } from './answer-field';
import { useAsk, type Asked, type AskState, type Sending } from './ask-state';
import { CellPicker } from './cell-picker';
import { problemOf } from '../shared/answers';

export function AskForm(asked: Asked) {
  const { ask, page } = asked;
  const state = useAsk(asked);
  const { questions, problems, sending } = state;
  const form = useRef<HTMLFormElement>(null);
  const titles = questions.map(({ title }) => title);
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
      {ask.help !== '' && <p class="help">{ask.help}</p>}
      <Fields ask={ask} state={state} scene={page.scene} />
      <div class="send">
        <button type="submit" class="button action" aria-disabled={sending.at === 'sending'}>
          {sendText(sending, state.hasCounted)}
        </button>
        <div role="status">
          <Outcome sending={sending} problems={problems} others={others} />
        </div>
      </div>
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

function sendText({ at }: Sending, hasCounted: boolean): string {
  if (at === 'sending') return 'Sending…';
  return hasCounted ? 'Send this instead' : 'Send';
}

function Outcome({
  sending,
  problems,
  others,
}: {
  readonly sending: Sending;
  readonly problems: readonly AnswerProblem[];
  readonly others: readonly AnswerProblem[];
}) {
  switch (sending.at) {
    case 'sending':
      return sending.why === '' ? null : <p class="outcome">{sending.why}</p>;
    case 'sent':
      return (
        <p class={`outcome ${sending.counts ? 'good' : 'bad'}`}>
          Sent, {sending.when}. {sending.text}
        </p>
      );
    case 'failed':
      return <Refusal text={sending.error.text} problems={others} />;
    case 'typing':
      return problems.length === 0 ? null : (
        <Refusal text="As it is, this would be refused. Not sent." problems={others} />
      );
  }
}

function Refusal({ text, problems }: { readonly text: string; readonly problems: readonly AnswerProblem[] }) {
  return (
    <div class="outcome bad">
      <p>{text}</p>
      {problems.map((problem) => (
        <p key={problem.text}>{problem.text}</p>
      ))}
    </div>
  );
}
