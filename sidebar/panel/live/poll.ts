// Asks for news of the table while the page is visible, more rarely while nothing can have changed or asking fails.
import { useEffect, useRef } from 'preact/hooks';
import type { TableView } from '../../../src/rounds/host/live/views';
import { pauseAfter } from '../../shared/pause';

/**
 * How long after an answer the next call is made, in milliseconds: while no clock runs (`idle`), while one does
 * (`ticking`), and while only one player is missing, so that everybody waits for the result (`last`).
 */
const POLL_AFTER = { idle: 4000, ticking: 1000, last: 500 } as const;
type Pace = keyof typeof POLL_AFTER;
/**
 * After a failure the pause is at least this long, and twice as long after each further one: a service in trouble gets
 * some rest even while somebody waits.
 */
const LEAST_DOUBLED = 2000;
const LONGEST_PAUSE = 32_000;

/** Gives how long the table's window waits before it asks again, in milliseconds. */
export function pollPause(failures: number, pace: Pace): number {
  const usual = POLL_AFTER[pace];
  return pauseAfter(failures, failures === 0 ? usual : Math.max(usual, LEAST_DOUBLED), LONGEST_PAUSE);
}

/** Gives the pace for the open stage; `deadline` is null until its clock is started. */
export function paceOf(stage: Pick<Stage, 'deadline' | 'players'> | null | undefined): Pace {
  if (typeof stage?.deadline !== 'number') return 'idle';
  const missing = stage.players.filter(({ sent }) => !sent).length;
  return missing === 1 ? 'last' : 'ticking';
}

type Stage = NonNullable<TableView['stage']>;

/**
 * Calls `poll` now, then some time after each answer while the page is visible, and when it becomes visible. `poll`
 * gives true where it was answered.
 */
export function usePoll(poll: () => Promise<boolean>, pace: Pace): void {
  const latest = useRef({ poll, pace });
  latest.current = { poll, pace };
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const now = { underway: false, ended: false, failures: 0 };
    const next = async (): Promise<void> => {
      clearTimeout(timer);
      if (now.underway || now.ended || document.visibilityState !== 'visible') return;
      now.underway = true;
      now.failures = (await latest.current.poll()) ? 0 : now.failures + 1;
      now.underway = false;
      timer = setTimeout(() => void next(), pollPause(now.failures, latest.current.pace));
    };
    const onChange = (): void => void next();
    document.addEventListener('visibilitychange', onChange);
    void next();
    return () => {
      now.ended = true;
      clearTimeout(timer);
      document.removeEventListener('visibilitychange', onChange);
    };
  }, []);
}
