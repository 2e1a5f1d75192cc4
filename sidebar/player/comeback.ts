// Notices moments that are worth an earlier retry: the phone is back online, or somebody looks at the page again.
import { useLayoutEffect, useState } from 'preact/hooks';

/** Pauses that end early once the phone is online again or somebody looks at the page again. */
export interface Comeback {
  /** Waits, but stops at such a moment; returns right away if there was one since the last pause. */
  readonly pause: (ms: number) => Promise<void>;
  /** Whether the phone says that it has no network. */
  readonly isAway: () => boolean;
}

/** Calls `run` at each such moment, until the returned function is called. */
export function onComeback(run: () => void): () => void {
  const onSeen = (): void => {
    if (!document.hidden) run();
  };
  window.addEventListener('online', run);
  document.addEventListener('visibilitychange', onSeen);
  return () => {
    window.removeEventListener('online', run);
    document.removeEventListener('visibilitychange', onSeen);
  };
}

export function watchComeback(): Comeback & { readonly end: () => void } {
  let came = false;
  let wake = (): void => undefined;
  const end = onComeback(() => {
    came = true;
    wake();
  });
  const pause = async (ms: number): Promise<void> => {
    if (!came) {
      await new Promise<void>((resolve) => {
        wake = resolve;
        setTimeout(resolve, ms);
      });
    }
    came = false;
  };
  return { pause, isAway: () => !navigator.onLine, end };
}

/** The result of work; undefined once the phone comes online, since work begun before then rarely ends. */
export function orOnline<T>(underway: Promise<T>): Promise<T | undefined> {
  return new Promise((resolve, reject) => {
    const giveUp = (): void => resolve(undefined);
    window.addEventListener('online', giveUp);
    void underway.then(resolve, reject).finally(() => window.removeEventListener('online', giveUp));
  });
}

/** Gives false while the phone says that it has no network. */
export function useOnline(): boolean {
  const [isOnline, setOnline] = useState(navigator.onLine);
  useLayoutEffect(() => {
    const onChange = (): void => setOnline(navigator.onLine);
    window.addEventListener('online', onChange);
    window.addEventListener('offline', onChange);
    return () => {
      window.removeEventListener('online', onChange);
      window.removeEventListener('offline', onChange);
    };
  }, []);
  return isOnline;
}
