// The table that the page shows: read on opening, by polling, and after each task.
import { useEffect, useRef } from 'preact/hooks';
import type { Reply } from '../../../src/rounds/reply/reply';
import type { DeskView } from '../../../src/rounds/host/desk/views';
import type { LiveTableView } from '../../../src/rounds/host/live/views';
import { call } from '../calls';
import { usePoll, usePolledView, type PolledView } from '../desk/polling';
import type { TaskRunner } from '../desk/tasks';
import { addReading, serverClockOffset, newClockReading, type ClockReading } from '../../shared/clock';
import { backoffPause } from '../../shared/pause';
import { writeStored, LIVE_TABLE_STAGE_KEY } from '../../shared/storage';

/** How many consecutive failures are not shown, since the next poll follows soon. */
const FAILED_POLLS_IGNORED = 1;

export interface PolledLiveTable extends Pick<PolledView<LiveTableView>, 'view' | 'stale' | 'show'> {
  readonly clock: ServerClock;
  readonly refresh: () => Promise<Reply<LiveTableView>>;
  /** Reads and shows the table as a task; also counts what is left to make and deliver. */
  readonly open: () => Promise<void>;
}

/** Reads and shows the table. When it opens, `count` gets the sidebar's data, to count the work left. */
export function usePolledLiveTable(
  { status, run, running, taskCount }: TaskRunner,
  count: (desk: DeskView) => void,
): PolledLiveTable {
  const { view, stale, show, readingFailed, isShown } = usePolledView<LiveTableView>((next) => {
    const { at, deadline } = next.stage ?? {};
    // Notifies the sidebar, a page of the same origin, so that it shows the new stage at once.
    writeStored(LIVE_TABLE_STAGE_KEY, JSON.stringify([at, deadline]), 'localStorage');
    // If only the server's time has changed, the table isn't redrawn.
    return JSON.stringify({ ...next, now: 0 });
  }, FAILED_POLLS_IGNORED);
  const clock = useServerClock();
  const read = (): Promise<Reply<LiveTableView>> => clock.read(() => call('getTable'));
  const refresh = async (): Promise<Reply<LiveTableView>> => {
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
  const poll = async (): Promise<boolean> => {
    if (running()) return true;
    if (!isShown()) {
      if (status.kind !== 'error') await open();
      return true;
    }
    const before = taskCount();
    const answer = await read();
    // A task has started since, and it shows something newer.
    if (taskCount() !== before) return answer.ok;
    if (answer.ok) show(answer.value);
    else readingFailed(answer.error);
    return answer.ok;
  };
  useEffect(() => void poll(), []);
  usePoll(poll, (failed) => getPollPause(failed, getPollPace(view?.stage)));
  return { view, stale, show, clock, refresh, open };
}

interface ServerClock {
  /** How far the server's clock is ahead of this computer's, in milliseconds. */
  readonly ahead: number;
  /** Makes a call that returns the table, and reads the server's clock from the answer. */
  readonly read: (ask: () => Promise<Reply<LiveTableView>>) => Promise<Reply<LiveTableView>>;
}

function useServerClock(): ServerClock {
  const readings = useRef<readonly ClockReading[]>([]);
  return {
    ahead: serverClockOffset(readings.current),
    read: async (ask) => {
      const sent = Date.now();
      const answer = await ask();
      if (answer.ok) {
        const reading = newClockReading(answer.value.now, sent, Date.now());
        readings.current = addReading(readings.current, reading);
      }
      return answer;
    },
  };
}

/**
 * Polling intervals in milliseconds: while no clock runs (`idle`), while one does (`ticking`), and while only one player
 * is missing, so that everybody waits for the result (`last`).
 */
const POLL_AFTER_MS = { idle: 4000, ticking: 1000, last: 500 } as const;
type PollPace = keyof typeof POLL_AFTER_MS;
/** The shortest pause after a failure; it doubles with each consecutive one (backoff). */
const FIRST_RETRY_MS = 2000;
const LONGEST_PAUSE_MS = 32_000;

export function getPollPause(failures: number, pace: PollPace): number {
  const usual = POLL_AFTER_MS[pace];
  return backoffPause(failures, failures === 0 ? usual : Math.max(usual, FIRST_RETRY_MS), LONGEST_PAUSE_MS);
}

/** The polling pace for the open stage; `deadline` is null until its clock starts. */
export function getPollPace(stage: Pick<LiveStage, 'deadline' | 'players'> | null | undefined): PollPace {
  if (typeof stage?.deadline !== 'number') return 'idle';
  const missing = stage.players.filter(({ sent }) => !sent).length;
  return missing === 1 ? 'last' : 'ticking';
}

type LiveStage = NonNullable<LiveTableView['stage']>;
