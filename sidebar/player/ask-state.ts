// The state of a player's answers to the open questions: typing them, checking them shortly after the last, and sending.
import { useEffect, useLayoutEffect, useRef, useState } from 'preact/hooks';
import type { TitledAnswer, Question } from '../../src/games/frame/fields';
import {
  getAnswer,
  type AnswersByTitle,
  type AnswerProblem,
  type CallProblem,
  type Reply,
} from '../../src/rounds/reply/reply';
import type { PageAsk, MoveCheck, PageMove, PageUpdate, PlayerPage } from '../../src/rounds/page/views';
import { answersByTitle, visibleQuestions } from '../shared/answers';
import { call } from './page-calls';
import { watchForReturn } from './return-watcher';
import { sendWithRetries, type SendOptions } from './sending';
import { deleteUnsent, storeUnsent, reopenAdvice, unsentAnswers } from './unsent-answers';

/** Delay between the last tap and the check, in milliseconds. */
const CHECK_DELAY_MS = 900;

type SendState =
  | { readonly at: 'typing' }
  /** `why`: why the answers aren't sent yet; empty at first. */
  | { readonly at: 'sending'; readonly why: string }
  | { readonly at: 'failed'; readonly error: CallProblem };

const TYPING_STATE: SendState = { at: 'typing' };

export interface AskContext {
  readonly page: PlayerPage;
  readonly ask: PageAsk;
  readonly pageKey: string;
  /** How far the server's clock is ahead of this device's, in milliseconds. */
  readonly ahead: number;
  readonly onRead: (reading: PageUpdate) => void;
  /** Reloads the page's content, because the game may have changed. */
  readonly onDoubt: () => Promise<void>;
  /** Called with unsent answers once it's too late to send them, because their stage is over. */
  readonly onLeft: (left: LeftoverAnswers) => void;
}

/** A player's answers to a stage that is over or was reopened. */
export interface LeftoverAnswers {
  readonly name: string;
  readonly title: string;
  /** Identifies the stage that the answers belong to. Changes when the stage is reopened. */
  readonly mark: string;
  /** Why sending was refused; empty if the answers were not sent. */
  readonly refused: string;
  readonly words: readonly TitledAnswer[];
}

/** Error codes after which the page shows another stage, or the same stage reopened. */
const STAGE_GONE_CODES: readonly string[] = ['other-stage', 'came-after'];
/** Error codes of temporary states, which the page shows itself once it's reread. */
const TEMPORARY_CODES: readonly string[] = ['not-accepting', 'not-started'];

export interface AskState {
  readonly questions: readonly Question[];
  readonly answers: AnswersByTitle;
  readonly problems: readonly AnswerProblem[];
  /** How many times Send was stopped by problems. */
  readonly stops: number;
  readonly sending: SendState;
  /** Whether a submission of the player already counts; the next one would replace it. */
  readonly hasCounted: boolean;
  /** Whether all required questions are answered. */
  readonly isWhole: boolean;
  /** Whether the answers differ from the counted ones. */
  readonly touched: boolean;
  readonly change: (changed: AnswersByTitle) => void;
  /** Undoes the latest change; changes from before a reload are undone together. */
  readonly undo: () => void;
  /** Sends the answers; `onFault` is called if they're incomplete or refused. */
  readonly send: (onFault: () => void) => Promise<void>;
}

/** The state of the open questions' form, and its actions: change, undo, send. */
export function useAskState(asked: AskContext): AskState {
  const { page, ask, onRead, onDoubt, onLeft } = asked;
  const counted = page.submissions.find(({ fate }) => fate === 'counted');
  const [unsent] = useState(() => unsentAnswers(page));
  const [answers, setAnswers] = useState<AnswersByTitle>(() => ({
    ...answersByTitle(counted?.words ?? []),
    ...unsent,
  }));
  const latest = useRef(answers);
  latest.current = answers;
  const [problems, setProblems] = useState<readonly AnswerProblem[]>([]);
  const [stops, setStops] = useState(0);
  const [sending, setSending] = useState<SendState>(TYPING_STATE);
  const [touched, setTouched] = useState(Object.keys(unsent).length > 0);
  const sendings = useRef(0);
  // The undo stack, latest change first. Each entry has the answers from before the change.
  const changes = useRef<readonly { readonly titles: string; readonly before: AnswersByTitle }[]>([]);
  // If an answer from another tab counts, the form shows only that answer. A layout effect, since a later one could
  // overwrite a tap.
  useLayoutEffect(() => {
    if (counted === undefined || touched || sending.at === 'sending') return;
    setAnswers(answersByTitle(counted.words));
    setProblems([]);
  }, [JSON.stringify(counted?.words)]);
  // A result of an earlier submission doesn't apply once another has come in, from another tab or the form.
  useLayoutEffect(() => {
    setSending((now) => (now.at === 'sending' ? now : TYPING_STATE));
  }, [page.submissions.length]);
  const questions = visibleQuestions(ask.questions, answers);
  const missing = missingAnswers(questions, answers);
  const move = buildMove(asked, questions, answers);
  const dropCheck = useDelayedCheck(
    move,
    { touched, at: sending.at, isWhole: missing.length === 0 },
    (checked) => {
      // Null means that the server was too busy to check.
      if (checked.ok && checked.value !== null) setProblems(checked.value.problems);
      else if (!checked.ok && [...STAGE_GONE_CODES, ...TEMPORARY_CODES].includes(checked.error.code))
        void onDoubt();
    },
  );

  const { name = '', title = '', mark = '' } = { ...page.stage };
  const left: LeftoverAnswers = {
    name,
    title,
    mark,
    refused: '',
    words: move.answers.map(([title, answer]) => ({ title, answer })),
  };
  useHandOverUnsent({ touched, at: sending.at, left }, onLeft);

  const change = (changed: AnswersByTitle): void => {
    const titles = Object.keys(changed).join();
    // Consecutive keys or steps in one field are a single change.
    const isTyped = questions.some(({ title, kind }) => title === titles && !('options' in kind));
    if (!isTyped || changes.current[0]?.titles !== titles)
      changes.current = [{ titles, before: latest.current }, ...changes.current];
    // Two taps can precede the next render.
    put({ ...latest.current, ...changed });
  };

  const put = (all: AnswersByTitle): void => {
    latest.current = all;
    const isAsCounted = hasSameAnswers(ask, all, answersByTitle(counted?.words ?? []));
    // A running check concerns the answers before this change, so drop it.
    dropCheck();
    sendings.current += 1;
    setTouched(!isAsCounted);
    setSending(TYPING_STATE);
    // The change may have fixed the earlier problems; the next check will show.
    setProblems([]);
    setAnswers(all);
    if (isAsCounted) deleteUnsent(page);
    else storeUnsent(page, all);
  };

  const undo = (): void => {
    const [last, ...before] = changes.current;
    changes.current = before;
    put(last?.before ?? answersByTitle(counted?.words ?? []));
  };

  const fail = (error: CallProblem, onFault: () => void): void => {
    setProblems(error.problems ?? []);
    setStops((before) => before + 1);
    setSending({ at: 'failed', error });
    onFault();
    if (STAGE_GONE_CODES.includes(error.code)) onLeft({ ...left, refused: error.text });
    if (TEMPORARY_CODES.includes(error.code))
      void onDoubt().then(() => setSending((now) => (isCurrentFailure(now, error) ? TYPING_STATE : now)));
    else if (STAGE_GONE_CODES.includes(error.code)) void onDoubt();
  };

  const send = async (onFault: () => void): Promise<void> => {
    if (sending.at === 'sending') return;
    if (missing.length > 0) {
      setProblems(missing);
      setStops((before) => before + 1);
      onFault();
      return;
    }
    dropCheck();
    sendings.current += 1;
    const mine = sendings.current;
    const wanted = (): boolean => mine === sendings.current;
    const say = (why: string): void => setSending({ at: 'sending', why });
    say('');
    const answer = await sendMove(asked, move, { say, wanted });
    if (!wanted()) {
      // The answers have changed since and aren't sent; the button shows that.
      if (answer.ok) onRead(answer.value);
      return;
    }
    if (!answer.ok) {
      fail(answer.error, onFault);
      return;
    }
    setProblems([]);
    setTouched(false);
    changes.current = [];
    setSending(TYPING_STATE);
    deleteUnsent(page);
    onRead(answer.value);
  };

  const hasCounted = counted !== undefined;
  const isWhole = missing.length === 0;
  return { questions, answers, problems, stops, sending, hasCounted, isWhole, touched, change, undo, send };
}

function isCurrentFailure(sending: SendState, error: CallProblem): boolean {
  return sending.at === 'failed' && sending.error === error;
}

/** Whether two sets of answers lead to the same questions and answer them alike. */
function hasSameAnswers({ questions }: PageAsk, now: AnswersByTitle, other: AnswersByTitle): boolean {
  const titles = visibleQuestions(questions, now).map(({ title }) => title);
  return (
    visibleQuestions(questions, other).every(({ title }) => titles.includes(title)) &&
    titles.every((title) => getAnswer(now, title).trim() === getAnswer(other, title).trim())
  );
}

/**
 * When another stage opens, hands over typed answers that weren't sent. Answers being sent aren't handed over: their outcome
 * is shown later.
 */
function useHandOverUnsent(
  now: { readonly touched: boolean; readonly at: SendState['at']; readonly left: LeftoverAnswers },
  onLeft: AskContext['onLeft'],
): void {
  const latest = useRef(now);
  latest.current = now;
  useEffect(
    () => () => {
      const { touched, at, left } = latest.current;
      if (touched && at === 'typing' && left.words.length > 0) onLeft(left);
    },
    [],
  );
}

/**
 * Checks the answers shortly after their last change, for problems that only the game can find. Returns a function that
 * cancels a running check.
 */
function useDelayedCheck(
  move: PageMove,
  {
    touched,
    at,
    isWhole,
  }: { readonly touched: boolean; readonly at: SendState['at']; readonly isWhole: boolean },
  onChecked: (checked: Reply<MoveCheck | null>) => void,
): () => void {
  const latest = useRef(0);
  const drop = (): void => {
    latest.current += 1;
  };
  useEffect(() => {
    if (!touched || at !== 'typing' || !isWhole) return undefined;
    drop();
    const mine = latest.current;
    const wanted = (): boolean => mine === latest.current;
    const timer = setTimeout(() => {
      void call('checkMove', move, { wanted }).then((checked) => {
        if (wanted()) onChecked(checked);
      });
    }, CHECK_DELAY_MS);
    return () => {
      clearTimeout(timer);
      drop();
    };
  }, [JSON.stringify(move.answers), touched, at]);
  return drop;
}

async function sendMove(
  { page, ahead }: AskContext,
  move: PageMove,
  sender: Pick<SendOptions, 'say' | 'wanted'>,
): Promise<Reply<PageUpdate>> {
  // Every retry sends the time of the tap, so that all tries count as one submission.
  const tappedMove = { ...move, tapped: Math.round(Date.now() + ahead) };
  const live = page.stage?.live === true;
  const comeback = watchForReturn();
  const advice = reopenAdvice(page);
  const answer = await sendWithRetries(tappedMove, live, { call, comeback, advice, ...sender });
  comeback.end();
  return answer;
}

/** The answers to these questions as a call's input. */
function buildMove(
  { page, pageKey }: AskContext,
  questions: readonly Question[],
  answers: AnswersByTitle,
): PageMove {
  const titles = questions.map(({ title }) => title);
  return {
    key: pageKey,
    stage: page.stage?.name ?? '',
    mark: page.stage?.mark ?? '',
    answers: Object.entries(answers).filter(([title, answer]) => answer !== '' && titles.includes(title)),
  };
}

/** Required questions without an answer. */
function missingAnswers(questions: readonly Question[], answers: AnswersByTitle): readonly AnswerProblem[] {
  return questions
    .filter(
      ({ title, required, kind }) =>
        required && hasAnyOption(kind) && getAnswer(answers, title).trim() === '',
    )
    .map(({ title }) => ({ title, text: `${title}: no answer yet.` }));
}

function hasAnyOption(kind: Question['kind']): boolean {
  return !('options' in kind) || kind.options.length > 0;
}
