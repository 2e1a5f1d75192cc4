// The bar that stays in view while something is asked: the stage, its clock, what of the reader's counts by the page as it
// was read last, and Send.
import type { AnswerProblem, PlayerPage } from '../../src/rounds/api';
import type { AskState } from './ask-state';
import { useOnline } from './comeback';
import { Deadline } from './deadline';
import { sentTime } from './told';

interface Props {
  readonly page: PlayerPage;
  /** The milliseconds by which the server's clock is ahead of this one. */
  readonly ahead: number;
  readonly state: AskState;
  /** Reasons that belong to no question. */
  readonly others: readonly AnswerProblem[];
}

export function Bar({ page, ahead, state, others }: Props) {
  const { stage } = page;
  const { sending, hasCounted } = state;
  if (stage === null) return null;
  return (
    <div class="bar">
      <div class="bar-clock">
        <strong>{stage.title}</strong>
        <Deadline stage={stage} ahead={ahead} />
      </div>
      <div role="status" class="bar-state">
        <State page={page} state={state} others={others} />
      </div>
      {stage.accepting && (
        <button type="submit" class="button action" aria-disabled={sending.at === 'sending'}>
          {sending.at === 'sending' ? 'Sending…' : hasCounted ? 'Send this instead' : 'Send'}
        </button>
      )}
    </div>
  );
}

function State({ page, state: { sending, problems, touched }, others }: Omit<Props, 'ahead'>) {
  const isOnline = useOnline();
  const last = page.submissions[page.submissions.length - 1];
  const live = page.stage?.live === true;
  if (sending.at === 'sending') return sending.why === '' ? null : <p class="outcome">{sending.why}</p>;
  if (sending.at === 'failed') return <Refusal text={sending.error.text} problems={others} />;
  if (problems.length > 0)
    return <Refusal text="As it is, this would be refused. Not sent." problems={others} />;
  const offline = isOnline ? null : <p class="outcome bad">This phone is offline.</p>;
  if (last === undefined) return offline ?? <p>Not sent{touched ? ' yet' : ''}.</p>;
  return (
    <>
      {offline}
      <p class={`outcome ${last.fate === 'counted' ? 'good' : 'bad'}`}>
        Sent, {sentTime(last, live)}. {last.text}
        {touched && ' What you changed since is not sent.'}
      </p>
    </>
  );
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
