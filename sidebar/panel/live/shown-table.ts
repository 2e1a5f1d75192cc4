// The table that the page shows: read when the page opens, some time after each answer, and after a task.
import { useCallback, useRef, useState } from 'preact/hooks';
import type { Reply } from '../../../src/rounds/reply/reply';
import type { DeskView } from '../../../src/rounds/host/desk/views';
import type { TableView } from '../../../src/rounds/host/live/views';
import { call } from '../calls';
import type { Tasks } from '../desk/tasks';
import { paceOf, usePoll } from './poll';
import { useServerClock, type ServerClock } from './server-clock';

/** How many failures in a row are not shown, since the next try follows soon. */
const FAILED_POLLS_IGNORED = 1;

interface LastTable {
  readonly view: TableView | undefined;
  /** True where the last tries failed, so that the screen may be out of date. */
  readonly stale: boolean;
  readonly show: (next: TableView) => void;
  readonly pollFailed: () => void;
  /** Whether a table is shown, even if the page has not been drawn since. */
  readonly isShown: () => boolean;
}

export interface ShownTable extends Pick<LastTable, 'view' | 'stale' | 'show'> {
  readonly clock: ServerClock;
  /** Reads the table and shows it. */
  readonly refresh: () => Promise<Reply<TableView>>;
  /** Reads and shows the table as a task of the host's; also finds out what is left to make and deliver. */
  readonly open: () => Promise<void>;
}

/** Reads and shows the table. `count` counts the work that is left when the table opens. */
export function useShownTable(
  { status, run, running, taskCount }: Tasks,
  count: (desk: DeskView) => void,
): ShownTable {
  const { view, stale, show, pollFailed, isShown } = useLastTable();
  const clock = useServerClock();
  const read = (): Promise<Reply<TableView>> => clock.read(() => call('getTable'));
  const refresh = async (): Promise<Reply<TableView>> => {
    const answer = await read();
    if (answer.ok) show(answer.value);
    return answer;
  };
  const open = (): Promise<void> =>
    run({
      doing: 'Opening the table',
      work: async () => {
        const table = await refresh();
        if (!table.ok) return table;
        // An earlier window may have been closed before everything was made and delivered.
        const desk = await call('getDesk');
        if (desk.ok) count(desk.value);
        return desk;
      },
    });
  usePoll(async () => {
    if (running()) return true;
    if (!isShown()) {
      if (status.kind !== 'error') await open();
      return true;
    }
    const before = taskCount();
    const answer = await read();
    // A task was started in the meantime, and what it shows is newer.
    if (taskCount() !== before) return answer.ok;
    if (answer.ok) show(answer.value);
    else pollFailed();
    return answer.ok;
  }, paceOf(view?.stage));
  return { view, stale, show, clock, refresh, open };
}

function useLastTable(): LastTable {
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
