// The state that the sidebar and the table's window show, and how they poll for changes.
import { useCallback, useEffect, useRef, useState } from 'preact/hooks';
import type { CallProblem } from '../../../src/rounds/reply/reply';
import { REOPEN_CODE } from '../../shared/call-errors';
import { LIVE_TABLE_STAGE_KEY } from '../../shared/storage';

export interface PolledView<T> {
  readonly view: T | undefined;
  /** Warns that the last reads failed, so the screen may be out of date; empty if they succeeded. */
  readonly stale: string;
  readonly show: (next: T) => void;
  readonly readingFailed: (error: CallProblem) => void;
  /** Whether there is something to show, even if the page hasn't rendered it yet. */
  readonly isShown: () => boolean;
}

const STALE_WARNING = 'This may be out of date. Round Keeper can’t reload it right now.';

/**
 * Content is only redrawn if its text (from `textOf`) has changed, to prevent flicker and keep the selection. `ignored`: how
 * many consecutive failures aren't shown.
 */
export function usePolledView<T>(textOf: (next: T) => string, ignored = 0): PolledView<T> {
  const [view, setView] = useState<T | undefined>(undefined);
  const [failures, setFailures] = useState<readonly string[]>([]);
  const shown = useRef('');
  const show = useCallback((next: T): void => {
    setFailures((before) => (before.length === 0 ? before : []));
    const text = textOf(next);
    if (text === shown.current) return;
    shown.current = text;
    setView(() => next);
  }, []);
  return {
    view,
    stale: failures.length > ignored ? (failures[0] ?? '') : '',
    show,
    readingFailed: ({ code, text }) =>
      setFailures((before) => [code === REOPEN_CODE ? text : STALE_WARNING, ...before]),
    isShown: () => shown.current !== '',
  };
}

/** If the last read is older than this many milliseconds, returning to the window reads immediately. */
const MAX_VIEW_AGE_MS = 5_000;

/**
 * Polls while the page is visible, as soon as it becomes visible, and when a live game's table shows another stage. `poll`
 * resolves to true if it was answered; `pause` is in milliseconds.
 */
export function usePoll(poll: () => Promise<boolean>, pause: (failures: number) => number): void {
  const latest = useRef({ poll, pause });
  latest.current = { poll, pause };
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    let last = Date.now();
    const now = { underway: false, ended: false, failures: 0 };
    const wait = (): void => {
      clearTimeout(timer);
      if (!now.ended) timer = setTimeout(() => void read(), latest.current.pause(now.failures));
    };
    const read = async (): Promise<void> => {
      if (now.underway) return;
      if (document.visibilityState === 'visible') {
        now.underway = true;
        last = Date.now();
        now.failures = (await latest.current.poll()) ? 0 : now.failures + 1;
        now.underway = false;
      }
      wait();
    };
    const onReturn = (): void => {
      const usual = latest.current.pause(0);
      if (Date.now() - last > Math.min(usual, MAX_VIEW_AGE_MS)) void read();
    };
    const onStored = ({ key }: StorageEvent): void => {
      if (key === LIVE_TABLE_STAGE_KEY) void read();
    };
    wait();
    document.addEventListener('visibilitychange', onReturn);
    window.addEventListener('focus', onReturn);
    window.addEventListener('storage', onStored);
    return () => {
      now.ended = true;
      clearTimeout(timer);
      document.removeEventListener('visibilitychange', onReturn);
      window.removeEventListener('focus', onReturn);
      window.removeEventListener('storage', onStored);
    };
  }, []);
}
