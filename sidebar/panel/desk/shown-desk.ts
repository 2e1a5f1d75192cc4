// The desk that the sidebar shows: as a task gave it last, or as it was read meanwhile.
import { useCallback, useEffect, useRef, useState } from 'preact/hooks';
import { FIELDS_CHANGED } from '../../../src/rounds/reply/fields';
import { DRAFT_CHANGED, DRAFT_GONE } from '../../../src/rounds/reply/draft-fields';
import { OTHER_OPENING } from '../../../src/rounds/reply/opening';
import type { DeskView } from '../../../src/rounds/host/desk/views';
import { call, noteShown } from '../calls';
import { useFates } from './fates';
import { useRefresh } from './refresh';
import type { Tasks } from './tasks';

export interface ShownDesk {
  readonly view: DeskView | undefined;
  /** True where the last reading failed: the desk on the screen may be out of date. */
  readonly stale: boolean;
  readonly show: (next: DeskView) => void;
  readonly readingFailed: () => void;
  /** True while a desk is shown, also if the page has not been drawn since. */
  readonly isShown: () => boolean;
}

export function useShownDesk(): ShownDesk {
  const [view, setView] = useState<DeskView | undefined>(undefined);
  const [stale, setStale] = useState(false);
  const shown = useRef('');
  const show = useCallback((next: DeskView): void => {
    setStale(false);
    noteShown(next.shown);
    // An unchanged desk is not drawn again: no flicker, no lost selection.
    const text = JSON.stringify(next);
    if (text === shown.current) return;
    shown.current = text;
    setView(next);
  }, []);
  return {
    view,
    stale,
    show,
    readingFailed: () => setStale(true),
    isShown: () => shown.current !== '',
  };
}

/** The codes of refusals after which the host is shown what is there now. */
const CHANGED_ELSEWHERE: readonly string[] = [FIELDS_CHANGED, OTHER_OPENING, DRAFT_CHANGED, DRAFT_GONE];

/** Reads the desk at once where a click was refused since something else is there; gives true while the bar says so. */
export function useRefused({ status, taskCount }: Tasks, { show }: ShownDesk): boolean {
  const refused = status.kind === 'error' && CHANGED_ELSEWHERE.includes(status.error.code);
  useEffect(() => {
    if (!refused) return;
    const before = taskCount();
    void call('getDesk', { refresh: true }).then((answer) => {
      if (answer.ok && taskCount() === before) show(answer.value);
    });
  }, [status]);
  return refused;
}

/**
 * Reads the desk every so often, and has players answered. Gives the reason why Google does not say when an answer
 * comes in.
 */
export function useReadings(
  { status, running, taskCount, setStatus }: Tasks,
  { view, show, readingFailed, isShown }: ShownDesk,
): string {
  const fates = useFates(view, status.kind === 'busy');
  useRefresh(async () => {
    if (running() || !isShown()) return true;
    const before = taskCount();
    const answer = await call('getDesk', { refresh: true });
    // A task was started meanwhile: its answer is newer.
    if (taskCount() !== before) return answer.ok;
    if (answer.ok) {
      show(answer.value);
      fates.deliver();
    } else {
      readingFailed();
      // Nothing else can be done with this book until the host has decided, so it is said at once.
      if (answer.error.lostRow !== undefined)
        setStatus({ kind: 'error', doing: 'Reading the game', error: answer.error, again: undefined });
    }
    return answer.ok;
  });
  return fates.unwatched;
}
