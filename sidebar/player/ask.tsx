// The question that is open now: answered by tapping, checked as soon as all is answered, and sent.
import { useEffect, useRef, useState } from 'preact/hooks';
import type { Question } from '../../src/games/frame/fields';
import type {
  AnswerProblem,
  PageAsk,
  PageReading,
  PlayerPage,
  TypedAnswers,
  CallProblem,
} from '../../src/rounds/api';
import { answersOf, askedNow } from '../shared/answers';
import { AnswerField } from './answer-field';
import { call } from './calls';
import { watchComeback } from './comeback';
import { CellPicker } from './cell-picker';
import { sendPatiently } from './sending';

/** The milliseconds from the last tap to the check. */
const CHECK_AFTER = 900;

type Sending =
  | { readonly at: 'typing' }
  /** `why`: the reason why it is not sent yet; empty at first. */
  | { readonly at: 'sending'; readonly why: string }
  | { readonly at: 'sent'; readonly when: string; readonly text: string; readonly counts: boolean }
  | { readonly at: 'failed'; readonly error: CallProblem };

export function AskForm({
  page,
  ask,
  pageKey,
  ahead,
  onRead,
  onDoubt,
}: {
  readonly page: PlayerPage;
  readonly ask: PageAsk;
  readonly pageKey: string;
  /** The milliseconds by which the server's clock is ahead of this one. */
  readonly ahead: number;
  readonly onRead: (reading: PageReading) => void;
  /** Called if nobody knows whether an answer arrived. */
  readonly onDoubt: () => void;
}) {
  const stage = page.stage?.name ?? '';
  const counted = page.submissions.find(({ fate }) => fate === 'counted');
  const [answers, setAnswers] = useState<TypedAnswers>(() => answersOf(counted?.words ?? []));
  const [problems, setProblems] = useState<readonly AnswerProblem[]>([]);
  const [sending, setSending] = useState<Sending>({ at: 'typing' });
  const [touched, setTouched] = useState(false);
  const form = useRef<HTMLFormElement>(null);
  const latest = useRef(0);
  const sendings = useRef(0);
  const questions = askedNow(ask.questions, answers);
  const titles = questions.map(({ title }) => title);
  const move = {
    key: pageKey,
    stage,
    answers: Object.entries(answers).filter(([title, answer]) => answer !== '' && titles.includes(title)),
  };
  const said = JSON.stringify(move.answers);

  // Whatever the form could tell only later is told now.
  useEffect(() => {
    if (!touched || sending.at !== 'typing' || missingIn(questions, answers).length > 0) return undefined;
    latest.current += 1;
    const mine = latest.current;
    const timer = setTimeout(() => {
      void call('checkMove', move, { wanted: () => mine === latest.current }).then((checked) => {
        if (mine === latest.current && checked.ok && checked.value !== null)
          setProblems(checked.value.problems);
      });
    }, CHECK_AFTER);
    return () => {
      clearTimeout(timer);
      latest.current += 1;
    };
  }, [said, touched, sending.at]);

  const change = (changed: TypedAnswers): void => {
    // An outcome on its way concerns the answers before this change.
    latest.current += 1;
    sendings.current += 1;
    setTouched(true);
    setSending({ at: 'typing' });
    // Faults found in the answers before may hold no more either: a check tells.
    setProblems([]);
    setAnswers((before) => ({ ...before, ...changed }));
  };

  const send = async (): Promise<void> => {
    if (sending.at === 'sending') return;
    const missing = missingIn(questions, answers);
    if (missing.length > 0) {
      setProblems(missing);
      showFault(form.current);
      return;
    }
    latest.current += 1;
    sendings.current += 1;
    const mine = sendings.current;
    const wanted = (): boolean => mine === sendings.current;
    const say = (why: string): void => setSending({ at: 'sending', why });
    say('');
    // All tries tell when it was tapped: they are one and the same sending.
    const tappedMove = { ...move, tapped: Math.round(Date.now() + ahead) };
    const live = page.stage?.live === true;
    const comeback = watchComeback();
    const answer = await sendPatiently(tappedMove, live, { call, say, wanted, comeback });
    comeback.end();
    if (!wanted()) {
      // Answers changed meanwhile were not sent: the button says so by itself.
      if (answer.ok) onRead(answer.value);
      return;
    }
    if (!answer.ok) {
      setProblems(answer.error.problems ?? []);
      setSending({ at: 'failed', error: answer.error });
      showFault(form.current);
      if (answer.error.code === 'no-answer') onDoubt();
      return;
    }
    const own = answer.value.page?.submissions.slice(-1)[0];
    setProblems([]);
    setTouched(false);
    setSending({
      at: 'sent',
      when: own?.when ?? '',
      text: own?.text ?? '',
      counts: own?.fate === 'counted',
    });
    onRead(answer.value);
  };

  const { taps } = ask;
  const faultOf = (title: string): string =>
    problems
      .filter((problem) => problem.title === title)
      .map(({ text }) => text)
      .join(' ');
  const others = problems.filter(({ title }) => !titles.includes(title));
  return (
    <form
      ref={form}
      class="card asked"
      aria-labelledby="asked"
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        void send();
      }}
    >
      <h2 id="asked">{ask.title}</h2>
      {ask.help !== '' && <p class="help">{ask.help}</p>}
      {taps?.kind === 'cells' && (
        <CellPicker
          taps={taps}
          answers={answers}
          problem={[faultOf(taps.row), faultOf(taps.column)].join(' ').trim()}
          onChange={change}
        />
      )}
      {questions.filter(isFieldOf(ask)).map((question) => (
        <AnswerField
          key={question.title}
          question={question}
          value={answers[question.title] ?? ''}
          problem={faultOf(question.title)}
          squares={taps?.kind === 'squares' && taps.question === question.title}
          scene={page.scene}
          onChange={(answer) => change({ [question.title]: answer })}
        />
      ))}
      <div class="send">
        <button type="submit" class="button action" aria-disabled={sending.at === 'sending'}>
          {sendText(sending, counted !== undefined)}
        </button>
        <div role="status">
          <Outcome sending={sending} problems={problems} others={others} />
        </div>
      </div>
    </form>
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

/** The questions that must be answered and are not. */
function missingIn(questions: readonly Question[], answers: TypedAnswers): readonly AnswerProblem[] {
  return questions
    .filter(({ title, required, kind }) => required && isAsked(kind) && (answers[title] ?? '').trim() === '')
    .map(({ title }) => ({ title, text: `${title}: no answer yet.` }));
}

function isAsked(kind: Question['kind']): boolean {
  return !('options' in kind) || kind.options.length > 0;
}
