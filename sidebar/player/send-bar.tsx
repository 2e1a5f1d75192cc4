// The sticky bar while questions are open: stage, clock, the answer that counts, and Send. The bar is low, since it covers
// part of the questions.
import type { AnswerProblem } from '../../src/rounds/reply/reply';
import { shortAnswer } from '../../src/games/frame/fields';
import type { PlayerPage } from '../../src/rounds/page/views';
import type { AskState } from './ask-state';
import { useDisplayNames } from '../shared/display-names';
import { useOnline } from './return-watcher';
import { Deadline } from './page-deadline';
import { answersByTitle } from '../shared/answers';
import { describePlan } from './plan-strip';
import { shortSentTime } from './sent-and-news';
import { reopenAdvice } from './unsent-answers';
import { FocusButton } from '../shared/focusable-button';

interface Props {
  readonly page: PlayerPage;
  /** How far the server's clock is ahead of this device's, in milliseconds. */
  readonly ahead: number;
  readonly state: AskState;
  /** True while polling gets no answer. */
  readonly unheard: boolean;
  /** Problems that belong to no question. */
  readonly others: readonly AnswerProblem[];
}

export function SendBar(props: Props) {
  const { page, ahead, state } = props;
  const { stage } = page;
  const isOnline = useOnline();
  if (stage === null) return null;
  const shown = useDisplayNames();
  const said = barMessages(props, isOnline, shown);
  const counts = describeAnswer(page, shown);
  // A longer text takes the full width, above Send.
  const isLong =
    said.reduce((length, { lines }) => length + lines.join(' ').length, 0) > MAX_INLINE_CHARACTERS;
  return (
    <div class={isLong || !stage.accepting ? 'bar bar-long' : 'bar'}>
      <div class="bar-clock">
        <strong>{stage.title}</strong>
        <Deadline stage={stage} ahead={ahead} />
      </div>
      <div role="status" class="bar-state">
        {said.map(({ look, lines }, index) => (
          <div key={index} class={look}>
            {lines.map((line) => (
              <p key={line}>{line}</p>
            ))}
          </div>
        ))}
        {state.touched && state.sending.at !== 'sending' && !stage.live && (
          <FocusButton class="bar-undo" onClick={state.undo}>
            Undo
          </FocusButton>
        )}
        {counts !== '' && (
          <p class="bar-counts">
            {state.touched ? 'Counts now: ' : ''}
            {counts}
          </p>
        )}
      </div>
      {stage.accepting && <SendButton {...state} />}
    </div>
  );
}

const MAX_INLINE_CHARACTERS = 44;

/** The button Send, less prominent if the current choice already counts. */
function SendButton({ sending, hasCounted, touched }: AskState) {
  const look = hasCounted && !touched ? 'button' : 'button action';
  return (
    <button type="submit" class={look} aria-disabled={sending.at === 'sending'}>
      {sending.at === 'sending'
        ? 'Sending…'
        : hasCounted
          ? touched
            ? 'Send instead'
            : 'Send again'
          : 'Send'}
    </button>
  );
}

interface BarMessage {
  readonly look: '' | 'outcome' | 'outcome good' | 'outcome bad' | 'outcome warn';
  readonly lines: readonly string[];
}

function barMessages(
  { page, ahead, state: { sending, problems, touched, isWhole }, others, unheard }: Props,
  isOnline: boolean,
  shown: (text: string) => string,
): readonly BarMessage[] {
  const last = page.submissions[page.submissions.length - 1];
  const live = page.stage?.live === true;
  const refused = (text: string): readonly BarMessage[] => [
    { look: 'outcome bad', lines: [text, ...others.map((problem) => shown(problem.text))] },
  ];
  if (sending.at === 'sending') return sending.why === '' ? [] : [{ look: 'outcome', lines: [sending.why] }];
  if (sending.at === 'failed') return refused(sending.error.text);
  if (problems.length > 0)
    return refused(isWhole ? 'Not sent: this answer would be refused.' : 'Not sent: an answer is missing.');
  const unreached = !isOnline
    ? 'This phone is offline.'
    : unheard
      ? `No connection. This page may be out of date. Trying again… ${reopenAdvice(page)}`
      : '';
  const offline: readonly BarMessage[] =
    unreached === '' ? [] : [{ look: 'outcome bad', lines: [unreached] }];
  if (last === undefined) {
    const unsent: BarMessage = { look: '', lines: [touched ? 'Not sent yet.' : 'Not sent.'] };
    return unreached === '' || touched ? [...offline, unsent] : offline;
  }
  const when = shortSentTime(last, live, Date.now() + ahead);
  // Without an exact time, `when` says how the answer came: “Entered by your host”.
  const sent = `${last.at === 0 ? '' : 'Sent, '}${when}. ${last.text}`;
  if (touched) {
    return [...offline, { look: 'outcome warn', lines: [`${sent} Your change isn’t sent yet.`] }];
  }
  return [...offline, { look: last.fate === 'counted' ? 'outcome good' : 'outcome bad', lines: [sent] }];
}

/** The counted answer in one line, with a plan in short form; empty if no answer counts. */
function describeAnswer({ submissions, stage }: PlayerPage, shown: (answer: string) => string): string {
  const { words = [] } = { ...submissions.find(({ fate }) => fate === 'counted') };
  const { taps, questions = [] } = { ...stage?.ask };
  if (taps?.kind === 'strip' && words.length > 0)
    return shown(describePlan(taps, questions, answersByTitle(words)));
  return words
    .filter(({ answer }) => answer !== '')
    .map(({ title, answer, typed }) => {
      const question = questions.find((each) => each.title === title);
      return `${question?.typed ?? title}: ${typed === true ? answer : shown(shortAnswer(question, answer))}`;
    })
    .join('; ');
}
