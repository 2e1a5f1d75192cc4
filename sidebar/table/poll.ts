// Looks at the table again and again while somebody can see it.
import { useEffect, useRef } from 'preact/hooks';

/** Between an answer and the next question: rounds take thirty seconds. */
const LOOK_EVERY = 2000;

/** Calls `look` now, then two seconds after each answer while the page is visible, and when it becomes visible. */
export function usePoll(look: () => Promise<void>): void {
  const latest = useRef(look);
  latest.current = look;
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const now = { underway: false, ended: false };
    const next = async (): Promise<void> => {
      clearTimeout(timer);
      if (now.underway || now.ended || document.visibilityState !== 'visible') return;
      now.underway = true;
      await latest.current();
      now.underway = false;
      timer = setTimeout(() => void next(), LOOK_EVERY);
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
