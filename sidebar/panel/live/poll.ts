// Polls while the page is visible, less often while nothing can have changed or polls fail.
import { useEffect, useRef } from 'preact/hooks';
import { pauseAfter } from '../../shared/pause';

/** The milliseconds from an answer to the next call while a clock is running: rounds take thirty seconds. */
const POLL_AFTER = 2000;
/** The same while no clock is running. */
const IDLE_POLL_AFTER = 4000;
const LONGEST_PAUSE = 32_000;

/** The time until the table looks again, in milliseconds. */
export function pollPause(failures: number, isTicking: boolean): number {
  return pauseAfter(failures, isTicking ? POLL_AFTER : IDLE_POLL_AFTER, LONGEST_PAUSE);
}

/**
 * Calls `poll` now, then some seconds after each answer while the page is visible, and when it becomes visible. `poll`
 * gives true when it was answered.
 */
export function usePoll(poll: () => Promise<boolean>, isTicking: boolean): void {
  const latest = useRef({ poll, isTicking });
  latest.current = { poll, isTicking };
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const now = { underway: false, ended: false, failures: 0 };
    const next = async (): Promise<void> => {
      clearTimeout(timer);
      if (now.underway || now.ended || document.visibilityState !== 'visible') return;
      now.underway = true;
      now.failures = (await latest.current.poll()) ? 0 : now.failures + 1;
      now.underway = false;
      timer = setTimeout(() => void next(), pollPause(now.failures, latest.current.isTicking));
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
