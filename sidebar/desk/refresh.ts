// Refreshes the desk every few seconds while the page is visible.
import { useEffect, useRef } from 'preact/hooks';

const REFRESH_EVERY = 20_000;
/** Returning to the window refreshes at once, unless the last refresh is more recent than this. */
const FRESH_ENOUGH = 5_000;

/** Calls `refresh` every so often while the page is visible, and when it becomes visible again. */
export function useRefresh(refresh: () => Promise<void>): void {
  const latest = useRef(refresh);
  latest.current = refresh;
  useEffect(() => {
    let last = Date.now();
    let underway = false;
    const read = async (): Promise<void> => {
      if (underway || document.visibilityState !== 'visible') return;
      underway = true;
      last = Date.now();
      await latest.current();
      underway = false;
    };
    const onReturn = (): void => {
      if (Date.now() - last > FRESH_ENOUGH) void read();
    };
    const timer = setInterval(() => void read(), REFRESH_EVERY);
    document.addEventListener('visibilitychange', onReturn);
    window.addEventListener('focus', onReturn);
    return () => {
      clearInterval(timer);
      document.removeEventListener('visibilitychange', onReturn);
      window.removeEventListener('focus', onReturn);
    };
  }, []);
}
