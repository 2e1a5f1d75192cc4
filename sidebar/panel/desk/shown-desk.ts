// The desk that the sidebar shows: as the last task gave it, or as it was last read, which happens every few seconds
// while the page is visible. Books that Google refused for a moment are drawn again meanwhile.
import { useCallback, useEffect, useRef, useState } from 'preact/hooks';
import {
  FIELDS_CHANGED,
  OTHER_HOLDER,
  OTHER_OPENING,
  OTHER_SUBMISSION,
  type CallProblem,
} from '../../../src/rounds/reply/reply';
import { DRAFT_CHANGED, DRAFT_GONE } from '../../../src/rounds/reply/draft-fields';
import type { DeskView } from '../../../src/rounds/host/desk/views';
import { call, noteShown } from '../calls';
import type { Tasks } from './tasks';
import { REOPEN } from '../../shared/call-errors';
import { pauseAfter } from '../../shared/pause';
import { TABLE_STAGE } from '../../shared/storage';
import { deliveriesOn } from '../stage/deliver';

interface ShownDesk {
  readonly view: DeskView | undefined;
  /** Says that the last reading failed, so that the screen may be out of date; empty if it didn't. */
  readonly stale: string;
  readonly show: (next: DeskView) => void;
  readonly readingFailed: (error: CallProblem) => void;
  /** Whether a desk is shown, even if the page has not been drawn since. */
  readonly isShown: () => boolean;
}

export function useShownDesk(): ShownDesk {
  const [view, setView] = useState<DeskView | undefined>(undefined);
  const [stale, setStale] = useState('');
  const shown = useRef('');
  const show = useCallback((next: DeskView): void => {
    setStale('');
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
    readingFailed: ({ code, text }) => setStale(code === REOPEN ? text : MAY_BE_OLD),
    isShown: () => shown.current !== '',
  };
}

export const MAY_BE_OLD = 'What you see may be old: it could not be read again just now.';

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
      readingFailed(answer.error);
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

const REFRESH_EVERY = 20_000;
const LONGEST_PAUSE = 160_000;
/** How old the desk may be, in milliseconds, before coming back to the window refreshes it immediately. */
const FRESH_ENOUGH = 5_000;

/** Gives how long the sidebar waits until it reads the desk again, in milliseconds. */
export function refreshPause(failures: number): number {
  return pauseAfter(failures, REFRESH_EVERY, LONGEST_PAUSE);
}

/**
 * Calls `refresh` again and again while the page is visible, when it becomes visible, and when a live game's table shows
 * another stage. `refresh` gives true where it was answered.
 */
function useRefresh(refresh: () => Promise<boolean>): void {
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
    const onStored = ({ key }: StorageEvent): void => {
      if (key === TABLE_STAGE) void read();
    };
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

const FIRST_PAUSE = 10_000;

/** Runs work again and again, less and less often, as long as it is wanted and nothing else is underway. */
export function useAgain(wanted: boolean, underway: boolean, work: () => void): void {
  const tries = useRef(0);
  const latest = useRef(work);
  latest.current = work;
  useEffect(() => {
    if (!wanted) tries.current = 0;
    if (!wanted || underway) return undefined;
    const pause = pauseAfter(tries.current, FIRST_PAUSE, LONGEST_PAUSE);
    const timer = setTimeout(() => {
      tries.current += 1;
      latest.current();
    }, pause);
    return () => clearTimeout(timer);
  }, [wanted, underway]);
}

/** Whether a book waits that Google refused for a moment. */
export function hasPutOff(view: DeskView | undefined): boolean {
  return view !== undefined && deliveriesOn(view).some(({ passes }) => passes === true);
}

/** Draws them while no task runs, so that the host's clicks go first. */
export function usePutOff({ status, taskCount }: Tasks, { view, show }: ShownDesk): void {
  const [drawing, setDrawing] = useState(false);
  useAgain(hasPutOff(view), drawing || status.kind === 'busy', () => {
    const before = taskCount();
    setDrawing(true);
    void call('deliverSome').then((answer) => {
      setDrawing(false);
      // The answer of a task that began meanwhile is newer.
      if (answer.ok && taskCount() === before) show(answer.value);
    });
  });
}
