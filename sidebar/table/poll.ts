// Polls while the page is visible.
import { useEffect, useRef } from 'preact/hooks';

/** From an answer to the next call. Rounds take thirty seconds. */
const POLL_AFTER = 2000;

/** Calls `poll` now, then two seconds after each answer while the page is visible, and when it becomes visible. */
export function usePoll(poll: () => Promise<void>): void {
  const latest = useRef(poll);
  latest.current = poll;
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const now = { underway: false, ended: false };
    const next = async (): Promise<void> => {
      clearTimeout(timer);
      if (now.underway || now.ended || document.visibilityState !== 'visible') return;
      now.underway = true;
      await latest.current();
      now.underway = false;
      timer = setTimeout(() => void next(), POLL_AFTER);
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
