// The desk that the sidebar shows: as the last task gave it, or as it was last read.
import { useCallback, useEffect, useRef, useState } from 'preact/hooks';
import { FIELDS_CHANGED } from '../../../src/rounds/reply/fields';
import { DRAFT_CHANGED, DRAFT_GONE } from '../../../src/rounds/reply/draft-fields';
import { OTHER_HOLDER, OTHER_OPENING, OTHER_SUBMISSION } from '../../../src/rounds/reply/opening';
import type { DeskView } from '../../../src/rounds/host/desk/views';
import { call, noteShown } from '../calls';
import { useRefresh } from './refresh';
import type { Tasks } from './tasks';

export interface ShownDesk {
  readonly view: DeskView | undefined;
  /** True where the last reading failed, so that the screen may be out of date. */
  readonly stale: boolean;
  readonly show: (next: DeskView) => void;
  readonly readingFailed: () => void;
  /** Whether a desk is shown, even if the page has not been drawn since. */
  readonly isShown: () => boolean;
}

export function useShownDesk(): ShownDesk {
  const [view, setView] = useState<DeskView | undefined>(undefined);
  const [stale, setStale] = useState(false);
  const shown = useRef('');
  const show = useCallback((next: DeskView): void => {
    setStale(false);
    noteShown(next.shown);
    // An unchanged desk is not drawn again, so that nothing flickers and no selection is lost.
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

/** The codes of refusals that mean that something else is there now, which the host is then shown. */
const CHANGED_ELSEWHERE: readonly string[] = [
  FIELDS_CHANGED,
  OTHER_OPENING,
  OTHER_HOLDER,
  OTHER_SUBMISSION,
  DRAFT_CHANGED,
  DRAFT_GONE,
];

/**
 * Reads the desk immediately where a click was refused because something else is there; gives true while the bar says
 * so.
 */
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
 * Reads the desk again and again, and has players told about their answers. Gives why Google does not report answers as
 * they come in.
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
    // A task was started in the meantime, and its answer is newer.
    if (taskCount() !== before) return answer.ok;
    if (answer.ok) {
      show(answer.value);
      fates.deliver();
    } else {
      readingFailed();
      // Nothing else can be done with this book until the host has decided, so the host is told immediately.
      if (answer.error.lostRow !== undefined)
        setStatus({ kind: 'error', doing: 'Reading the game', error: answer.error, again: undefined });
    }
    return answer.ok;
  });
  return fates.unwatched;
}

interface FatesDelivery {
  /** Why answers are only noticed while the sidebar is open; empty where they always are. */
  readonly unwatched: string;
  /** Tries again to tell players what could not be told before. */
  readonly deliver: () => void;
}

/** Calls for it while no task runs, so that the host's clicks go first. */
function useFates(view: DeskView | undefined, busy: boolean): FatesDelivery {
  const [unwatched, setUnwatched] = useState('');
  const answered = useRef('');
  const underway = useRef(false);
  const now = sentOn(view);
  const answer = useCallback((): void => {
    if (busy || underway.current || now === '' || now === answered.current) return;
    underway.current = true;
    void call('deliverFates').then((done) => {
      underway.current = false;
      if (!done.ok) return;
      if (done.value.left === 0) answered.current = now;
      setUnwatched(done.value.unwatched);
    });
  }, [now, busy]);
  useEffect(answer, [answer]);
  return { unwatched, deliver: answer };
}

/**
 * Gives the submissions for the open stage and what became of each, as one text; empty where no player is to be told.
 */
function sentOn(view: DeskView | undefined): string {
  if (view === undefined || !('play' in view) || view.play.live || view.play.stage === null) return '';
  const { name, submissions } = view.play.stage;
  const own = submissions.filter(({ known }) => known);
  return own.length === 0
    ? ''
    : JSON.stringify([name, own.map(({ id, fate, reasons }) => [id, fate, reasons])]);
}
