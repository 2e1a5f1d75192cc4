// The data that the sidebar shows, from the last task or poll. Books that Google temporarily refused to write are retried in
// the background.
import { useCallback, useEffect, useRef, useState } from 'preact/hooks';
import {
  FIELDS_CHANGED,
  OTHER_HOLDER,
  OTHER_OPENING,
  OTHER_SUBMISSION,
} from '../../../src/rounds/reply/reply';
import { DRAFT_CHANGED, DRAFT_GONE } from '../../../src/rounds/reply/draft-fields';
import type { DeskView } from '../../../src/rounds/host/desk/views';
import { call, rememberMatchSeasonIds } from '../calls';
import type { TaskRunner } from './tasks';
import { backoffPause } from '../../shared/pause';
import { usePoll, usePolledView, type PolledView } from './polling';
import { listDeliveries } from '../stage/deliver';

export function usePolledDesk(): PolledView<DeskView> {
  return usePolledView<DeskView>((next) => {
    rememberMatchSeasonIds(next.shown);
    return JSON.stringify(next);
  });
}

/** Error codes that mean that the sidebar is out of date and must reload. */
const OUTDATED_CODES: readonly string[] = [
  FIELDS_CHANGED,
  OTHER_OPENING,
  OTHER_HOLDER,
  OTHER_SUBMISSION,
  DRAFT_CHANGED,
  DRAFT_GONE,
];

/** Reloads the sidebar's data at once if a click was refused as outdated. Returns true while the status bar says so. */
export function useRereadWhenRefused(
  { status, taskCount }: TaskRunner,
  { show }: PolledView<DeskView>,
): boolean {
  const refused = status.kind === 'error' && OUTDATED_CODES.includes(status.error.code);
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
 * Polls the sidebar's data, and notifies players about their answers. Returns why Google doesn't report answers as they come
 * in, empty if it does.
 */
export function useDeskPolling(
  { status, running, taskCount, setStatus }: TaskRunner,
  { view, show, readingFailed, isShown }: PolledView<DeskView>,
): string {
  const fates = useAnswerNotifications(view, status.kind === 'busy');
  usePoll(
    async () => {
      if (running() || !isShown()) return true;
      const before = taskCount();
      const answer = await call('getDesk', { refresh: true });
      // A task has started since, and its answer is newer.
      if (taskCount() !== before) return answer.ok;
      if (answer.ok) {
        show(answer.value);
        fates.deliver();
      } else {
        readingFailed(answer.error);
        // The book is unusable until the host decides, so the error is shown immediately.
        if (answer.error.lostRow !== undefined)
          setStatus({ kind: 'error', error: answer.error, again: undefined });
      }
      return answer.ok;
    },
    (failures) => backoffPause(failures, REFRESH_EVERY_MS, LONGEST_PAUSE_MS),
  );
  return fates.unwatched;
}

interface AnswerNotifications {
  /** Why answers are only noticed while the sidebar is open; empty if they always are. */
  readonly unwatched: string;
  /** Retries notifications to players that failed. */
  readonly deliver: () => void;
}

/** Notifies players about their answers, but not during a task, so that the host's clicks go first. */
function useAnswerNotifications(view: DeskView | undefined, busy: boolean): AnswerNotifications {
  const [unwatched, setUnwatched] = useState('');
  const answered = useRef('');
  const underway = useRef(false);
  const now = submissionsKey(view);
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

/** The open stage's submissions, and whether they count, as a text to compare; empty if there is nobody to notify. */
function submissionsKey(view: DeskView | undefined): string {
  if (view === undefined || !('play' in view) || view.play.live || view.play.stage === null) return '';
  const { name, submissions } = view.play.stage;
  const own = submissions.filter(({ inRoster }) => inRoster);
  return own.length === 0
    ? ''
    : JSON.stringify([name, own.map(({ id, fate, reasons }) => [id, fate, reasons])]);
}

const REFRESH_EVERY_MS = 20_000;
const LONGEST_PAUSE_MS = 160_000;
const FIRST_PAUSE_MS = 10_000;

/** Repeats `work` at growing intervals as long as `wanted` is true, except during a task. */
export function useRetry(wanted: boolean, underway: boolean, work: () => void): void {
  const tries = useRef(0);
  const latest = useRef(work);
  latest.current = work;
  useEffect(() => {
    if (!wanted) tries.current = 0;
    if (!wanted || underway) return undefined;
    const pause = backoffPause(tries.current, FIRST_PAUSE_MS, LONGEST_PAUSE_MS);
    const timer = setTimeout(() => {
      tries.current += 1;
      latest.current();
    }, pause);
    return () => clearTimeout(timer);
  }, [wanted, underway]);
}

/** Whether a book is waiting because Google temporarily refused to write it. */
export function hasPostponedBooks(view: DeskView | undefined): boolean {
  return view !== undefined && listDeliveries(view).some(({ passes }) => passes === true);
}

/** Retries postponed books, but not during a task, so that the host's clicks go first. */
export function usePostponedBooks(
  { status, taskCount }: TaskRunner,
  { view, show }: PolledView<DeskView>,
): void {
  const [drawing, setDrawing] = useState(false);
  useRetry(hasPostponedBooks(view), drawing || status.kind === 'busy', () => {
    const before = taskCount();
    setDrawing(true);
    void call('deliverSome').then((answer) => {
      setDrawing(false);
      // If a task has started since, its answer is newer.
      if (answer.ok && taskCount() === before) show(answer.value);
    });
  });
}
