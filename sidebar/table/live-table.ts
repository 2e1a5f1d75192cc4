// The state of the live table's page, and what the host does there: start the clock, resolve, and in a practice game
// submit for everyone.
import { useCallback, useRef, useState } from 'preact/hooks';
import type { Answer, TableView } from '../../src/rounds/view/api';
import { call } from '../calls';
import type { Status } from '../desk/context';
import { useTasks } from '../desk/tasks';
import { arrivalMs, sleep, waitForAnswers, waitText } from '../round/arrivals';
import { useBackgroundWork, type BackgroundWork } from './background-work';
import { usePoll } from './poll';
import { useServerClock } from './server-clock';

export interface LiveTable extends Pick<BackgroundWork, 'remaining' | 'delivering' | 'stopped'> {
  readonly view: TableView | undefined;
  /** How far the server's clock is ahead of this computer's, in milliseconds. */
  readonly ahead: number;
  readonly status: Status;
  /** The last polls failed: what is shown may be out of date. */
  readonly stale: boolean;
  /** What the forms were asked for as the last stage was resolved. */
  readonly notices: readonly string[];
  readonly refresh: () => void;
  readonly start: (stage: Stage) => void;
  readonly resolve: (stage: Stage) => void;
  readonly submitForEveryone: () => void;
  /** Makes and delivers what remains. */
  readonly finish: () => void;
  readonly dismiss: () => void;
}

type Stage = NonNullable<TableView['stage']>;

export function useLiveTable(): LiveTable {
  const { status, setStatus, run, running, taskCount } = useTasks();
  const shown = useShownTable();
  const clock = useServerClock();
  const { remaining, delivering, stopped, count, queue, prepare, deliver } = useBackgroundWork();

  const [notices, setNotices] = useState<readonly string[]>([]);

  const readTable = (): Promise<Answer<TableView>> => clock.read(() => call('getTable'));
  const showTable = async (): Promise<Answer<TableView>> => {
    const answer = await readTable();
    if (answer.ok) shown.show(answer.value);
    return answer;
  };
  const open = (): Promise<void> =>
    run({
      doing: 'Opening the table',
      work: async () => {
        const table = await showTable();
        if (!table.ok) return table;
        // An earlier window may have been closed before everything was made and delivered.
        const desk = await call('getDesk');
        if (desk.ok) count(desk.value);
        return desk;
      },
    });

  usePoll(
    async () => {
      if (running()) return true;
      if (!shown.isShown()) {
        if (status.kind !== 'error') await open();
        return true;
      }
      const before = taskCount();
      const answer = await readTable();
      // A task was started meanwhile: what it shows is newer.
      if (taskCount() !== before) return answer.ok;
      if (answer.ok) shown.show(answer.value);
      else shown.pollFailed();
      return answer.ok;
    },
    typeof shown.view?.stage?.deadline === 'number',
  );

  /** The clock must not start before the stage has its forms; usually they were made when the stage opened. */
  const afterPreparing = async <T>(work: () => Promise<Answer<T>>): Promise<Answer<T>> => {
    const prepared: Answer<unknown> = remaining.toPrepare === 0 ? { ok: true, value: 0 } : await prepare();
    return prepared.ok ? work() : prepared;
  };
  /** Resolves the stage; when it is tried again after making forms failed, it is not resolved again. */
  const resolving = (stage: Stage): (() => Promise<Answer<TableView>>) => {
    let written = false;
    return async () => {
      if (!written) {
        const complete = stage.players.every(({ sent }) => sent);
        const wait = waitForAnswers({ ...stage, complete }, Date.now() + clock.ahead, arrivalMs());
        if (wait > 0) {
          setStatus({ kind: 'busy', doing: waitText(wait) });
          await sleep(wait);
          setStatus({ kind: 'busy', doing: resolvingText(stage) });
        }
        const answer = await queue(() => call('resolveRound', { stage: stage.name, token: '' }));
        if (!answer.ok) return answer;
        written = true;
        setNotices(answer.value.notices);
        count(answer.value.desk);
      }
      const prepared = await prepare();
      if (prepared.ok) return showTable();
      // The results need no form.
      deliver();
      return prepared;
    };
  };

  return {
    view: shown.view,
    ahead: clock.ahead,
    status,
    stale: shown.stale,
    notices,
    remaining,
    delivering,
    stopped,
    refresh: () => {
      if (!running()) void open();
    },
    start: (stage) =>
      void run({
        doing: 'Starting the clock',
        work: () =>
          afterPreparing(() => clock.read(() => queue(() => call('startClock', { stage: stage.name })))),
        then: shown.show,
      }),
    resolve: (stage) =>
      void run({
        doing: resolvingText(stage),
        work: resolving(stage),
        done: () => `${stage.title} is resolved.`,
        then: deliver,
      }),
    submitForEveryone: () =>
      void run({
        doing: 'Submitting for everyone',
        work: () =>
          afterPreparing(async () => {
            const answer = await queue(() => call('submitForPractice', { players: [] }));
            return answer.ok ? showTable() : answer;
          }),
        done: () => 'The program has submitted for everyone who was missing.',
      }),
    finish: () => void run({ doing: 'Making what the stage needs', work: prepare, then: deliver }),
    dismiss: () => setStatus({ kind: 'quiet' }),
  };
}

function resolvingText({ title }: Stage): string {
  return `Resolving ${title}`;
}

/** A single failed poll is not shown: the next one follows in some seconds. */
const FAILED_POLLS_IGNORED = 1;

interface ShownTable {
  readonly view: TableView | undefined;
  readonly stale: boolean;
  readonly show: (next: TableView) => void;
  readonly pollFailed: () => void;
  /** Whether a table is shown, also while the page has not been drawn since. */
  readonly isShown: () => boolean;
}

/** The table that the page shows. */
function useShownTable(): ShownTable {
  const [view, setView] = useState<TableView | undefined>(undefined);
  const [failedPolls, setFailedPolls] = useState(0);
  const shown = useRef('');
  const show = useCallback((next: TableView): void => {
    setFailedPolls(0);
    // A table of which only the time has changed is not drawn again.
    const text = JSON.stringify({ ...next, now: 0 });
    if (text === shown.current) return;
    shown.current = text;
    setView(next);
  }, []);
  return {
    view,
    stale: failedPolls > FAILED_POLLS_IGNORED,
    show,
    pollFailed: () => setFailedPolls((failed) => failed + 1),
    isShown: () => shown.current !== '',
  };
}
