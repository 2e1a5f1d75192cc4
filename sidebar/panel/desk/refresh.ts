// Refreshes the desk every few seconds while the page is visible; more rarely while that fails.
import { useEffect, useRef } from 'preact/hooks';
import { pauseAfter } from '../../shared/pause';

const REFRESH_EVERY = 20_000;
const LONGEST_PAUSE = 160_000;
/** How old the desk may be, in milliseconds, before coming back to the window refreshes it immediately. */
const FRESH_ENOUGH = 5_000;

/** Gives how long the sidebar waits until it reads the desk again, in milliseconds. */
export function refreshPause(failures: number): number {
  return pauseAfter(failures, REFRESH_EVERY, LONGEST_PAUSE);
}

/**
 * Calls `refresh` again and again while the page is visible, and when it becomes visible. `refresh` gives true where it
 * was answered.
 */
export function useRefresh(refresh: () => Promise<boolean>): void {
  const latest = useRef(refresh);
  latest.current = refresh;
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    let last = Date.now();
    const now = { underway: false, ended: false, failures: 0 };
    const wait = (): void => {
      clearTimeout(timer);
      if (!now.ended) timer = setTimeout(() => void read(), refreshPause(now.failures));
    };
    const read = async (): Promise<void> => {
      if (now.underway) return;
      if (document.visibilityState === 'visible') {
        now.underway = true;
        last = Date.now();
        now.failures = (await latest.current()) ? 0 : now.failures + 1;
        now.underway = false;
      }
      wait();
    };
    const onReturn = (): void => {
      if (Date.now() - last > FRESH_ENOUGH) void read();
    };
    wait();
    document.addEventListener('visibilitychange', onReturn);
    window.addEventListener('focus', onReturn);
    return () => {
      now.ended = true;
      clearTimeout(timer);
      document.removeEventListener('visibilitychange', onReturn);
      window.removeEventListener('focus', onReturn);
    };
  }, []);
}
