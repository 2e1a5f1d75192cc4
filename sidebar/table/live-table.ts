// The table as last seen, and what the host does at it: start the clock, resolve, submit for everyone in practice.
import { useCallback, useRef, useState } from 'preact/hooks';
import type { Answer, DeskView, TableView } from '../../src/rounds/view/api';
import { call } from '../calls';
import type { Status } from '../desk/context';
import { useTasks } from '../desk/tasks';
import { deliverAll } from '../round/deliver';
import { prepareAll } from '../setup/preparing';
import { addReading, aheadBy, readingOf, type Reading } from './clock';
import { leftIn, type Left } from './remaining-work';
import { usePoll } from './poll';
import { toldToEveryone } from './told';

export interface LiveTable {
  readonly view: TableView | undefined;
  /** How far the server's clock is ahead of this computer's. */
  readonly ahead: number;
  readonly status: Status;
  /** The last looks failed: what is shown may be old. */
  readonly stale: boolean;
  /** What everyone was told of the stage that was resolved last, a line each. */
  readonly told: readonly string[];
  readonly left: Left;
  readonly delivering: boolean;
  /** Why delivering in the background stopped; empty when it did not. */
  readonly stopped: string;
  readonly look: () => void;
  readonly start: (stage: Stage) => void;
  readonly resolve: (stage: Stage) => void;
  readonly submitForEveryone: () => void;
  readonly finish: () => void;
  readonly dismiss: () => void;
}

type Stage = NonNullable<TableView['stage']>;

/** One look may fail without a word: the next comes in two seconds. */
const FAILED_LOOKS_BORNE = 1;
const NOTHING_LEFT: Left = { waiting: 0, stuck: 0, toPrepare: 0 };

export function useLiveTable(): LiveTable {
  const { status, setStatus, run, running, turn } = useTasks();
  const [view, setView] = useState<TableView | undefined>(undefined);
  const readings = useRef<readonly Reading[]>([]);
  const [told, setTold] = useState<readonly string[]>([]);
  const [left, setLeft] = useState(NOTHING_LEFT);
  const [delivering, setDelivering] = useState(false);
  const [stopped, setStopped] = useState('');
  const runs = useRef<Promise<void>>(Promise.resolve());
  const [failedLooks, setFailedLooks] = useState(0);
  const inTurn = useTurns();
  const shown = useRef('');

  const show = useCallback((next: TableView): void => {
    setFailedLooks(0);
    // Seen again with nothing changed but the time, it draws nothing.
    const text = JSON.stringify({ ...next, now: 0 });
    if (text === shown.current) return;
    shown.current = text;
    setView(next);
  }, []);
  const showLeft = useCallback((desk: DeskView): void => setLeft(leftIn(desk)), []);

  const readClock = async (ask: () => Promise<Answer<TableView>>): Promise<Answer<TableView>> => {
    const sent = Date.now();
    const answer = await ask();
    if (answer.ok)
      readings.current = addReading(readings.current, readingOf(answer.value.now, sent, Date.now()));
    return answer;
  };
  const lookNow = async (): Promise<Answer<TableView>> => {
    const answer = await readClock(() => call('getTable'));
    if (answer.ok) show(answer.value);
    return answer;
  };

  const open = (): Promise<void> =>
    run({
      doing: 'Opening the table',
      work: async () => {
        const seen = await lookNow();
        if (!seen.ok) return seen;
        // An earlier window may have been closed before everything was delivered and made.
        const desk = await call('getDesk');
        if (desk.ok) showLeft(desk.value);
        return desk;
      },
    });

  usePoll(async () => {
    if (running()) return;
    if (shown.current === '') {
      if (status.kind !== 'error') await open();
      return;
    }
    const before = turn();
    const answer = await readClock(() => call('getTable'));
    // Something was done meanwhile: what it showed is newer.
    if (turn() !== before) return;
    if (answer.ok) show(answer.value);
    else setFailedLooks((count) => count + 1);
  });

  /** In the background, one run after the other; what stops it is said beside what is left. */
  const deliver = (): void => {
    runs.current = runs.current.then(async () => {
      setDelivering(true);
      const answer = await deliverAll(showLeft, () => inTurn(() => call('deliverSome')));
      setDelivering(false);
      setStopped(answer.ok ? '' : answer.error.text);
    });
  };

  /** No clock may run before the stage has its forms; usually they were made when it opened. */
  const afterPreparing = async <T>(work: () => Promise<Answer<T>>): Promise<Answer<T>> => {
    const prepared: Answer<unknown> =
      left.toPrepare === 0 ? { ok: true, value: 0 } : await inTurn(() => prepareAll(showLeft));
    return prepared.ok ? work() : prepared;
  };

  const resolve = (stage: Stage): void => {
    let written = false;
    const work = async (): Promise<Answer<TableView>> => {
      if (!written) {
        const answer = await inTurn(() => call('resolveRound', { stage: stage.name, token: '' }));
        if (!answer.ok) return answer;
        written = true;
        const { round, text, desk } = answer.value;
        setTold(round === null ? [text] : toldToEveryone(round));
        showLeft(desk);
      }
      const prepared = await inTurn(() => prepareAll(showLeft));
      if (!prepared.ok) return prepared;
      return lookNow();
    };
    void run({
      doing: `Resolving ${stage.title}`,
      work,
      done: () => `${stage.title} is resolved.`,
      then: deliver,
    });
  };

  return {
    view,
    ahead: aheadBy(readings.current),
    status,
    stale: failedLooks > FAILED_LOOKS_BORNE,
    told,
    left,
    delivering,
    stopped,
    look: () => {
      if (!running()) void open();
    },
    start: (stage) =>
      void run({
        doing: 'Starting the clock',
        work: () =>
          afterPreparing(() => readClock(() => inTurn(() => call('startClock', { stage: stage.name })))),
        then: show,
      }),
    resolve,
    submitForEveryone: () =>
      void run({
        doing: 'Submitting for everyone',
        work: () =>
          afterPreparing(async () => {
            const answer = await inTurn(() => call('submitForPractice', { players: [] }));
            return answer.ok ? lookNow() : answer;
          }),
        done: () => 'The program has submitted for everyone who was missing.',
      }),
    finish: () =>
      void run({
        doing: 'Making what the stage needs',
        work: () => inTurn(() => prepareAll(showLeft)),
        then: deliver,
      }),
    dismiss: () => setStatus({ kind: 'quiet' }),
  };
}

/** Lets calls that change the game go one after the other: the add-on refuses a second one while it is at work. */
function useTurns(): <T>(work: () => Promise<T>) => Promise<T> {
  const last = useRef<Promise<unknown>>(Promise.resolve());
  return useCallback(<T>(work: () => Promise<T>): Promise<T> => {
    const mine = last.current.then(work);
    last.current = mine;
    return mine;
  }, []);
}
