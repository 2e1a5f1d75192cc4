// Detects moments that justify an earlier retry: the phone is back online, or somebody returns to the page.
import { useLayoutEffect, useState } from 'preact/hooks';

/** Pauses that end early when the phone is back online or somebody returns to the page. */
export interface ReturnWatcher {
  /** Waits until the time is up or the pause ends early. Returns at once if its end came since the last pause. */
  readonly pause: (ms: number) => Promise<void>;
  /** Whether the phone reports that it is offline. */
  readonly isAway: () => boolean;
}

/** Calls `run` when the phone is back online or the page is shown again. Returns a function that stops this. */
export function onReturn(run: () => void): () => void {
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

export function watchForReturn(): ReturnWatcher & { readonly end: () => void } {
  let came = false;
  let wake = (): void => undefined;
  const end = onReturn(() => {
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

/** The result of `underway`; undefined if the phone comes online first, since a call begun offline rarely ends. */
export function abandonOnceBackOnline<T>(underway: Promise<T>): Promise<T | undefined> {
  return new Promise((resolve, reject) => {
    const giveUp = (): void => resolve(undefined);
    window.addEventListener('online', giveUp);
    void underway.then(resolve, reject).finally(() => window.removeEventListener('online', giveUp));
  });
}

/** False while the phone reports that it is offline. */
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
