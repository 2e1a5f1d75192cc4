// The content of the page, read again by itself: often while a clock matters, seldom while nobody looks or looks fail.
import { useEffect, useRef, useState } from 'preact/hooks';
import type { PageReading, PageStage, PageStart, PlayerPage, CallProblem } from '../../src/rounds/api';
import { jittered, pauseAfter } from '../shared/pause';
import { addReading, aheadBy, readingOf, type ClockReading } from '../shared/clock';
import { call } from './calls';
import { onComeback } from './comeback';

/** The pause between looks in a game played live, whose stages are over in seconds. */
const LIVE_PAUSE = 3000;
const USUAL_PAUSE = 20_000;
const HIDDEN_PAUSE = 120_000;
const LONGEST_PAUSE = 240_000;
/**
 * The number of failed looks in a row that are not shown: the next one follows, and the page's content is hardly older.
 */
const FAILURES_IGNORED = 1;

export interface ShownPage {
  /** The page; undefined until it could be read. */
  readonly page: PlayerPage | undefined;
  /** The reason why the last reading failed; undefined where it did not. */
  readonly error: CallProblem | undefined;
  /** The milliseconds by which the server's clock is ahead of this one. */
  readonly ahead: number;
  /** Shows the page that another call has read. */
  readonly take: (reading: PageReading) => void;
  readonly readNow: () => Promise<void>;
}

/** The milliseconds until the page is read again; `page` is the one shown, undefined before the first reading. */
export function nextPause(
  page: { readonly stage: Pick<PageStage, 'live'> | null } | undefined,
  failures: number,
  hidden: boolean,
): number {
  const usual = page === undefined || page.stage?.live === true ? LIVE_PAUSE : USUAL_PAUSE;
  return jittered(hidden ? HIDDEN_PAUSE : pauseAfter(failures, usual, LONGEST_PAUSE));
}

/** True where the reader of the page is told that it could not be read again. */
function isToBeTold(
  { again }: CallProblem,
  { page, failures }: { readonly page: PlayerPage | undefined; readonly failures: number },
): boolean {
  return page === undefined || again !== true || failures > FAILURES_IGNORED;
}

/** The server's clock as it stands in the HTML: as old as the page took to come, so that any answer is more exact. */
function readingInPage({ now }: PageReading): ClockReading {
  return { ahead: now - Date.now(), trip: Number.MAX_VALUE };
}

export function usePageReading({ key, reading }: PageStart): ShownPage {
  const first = reading.ok ? reading.value : undefined;
  const [page, setPage] = useState(first?.page ?? undefined);
  const [error, setError] = useState(reading.ok ? undefined : reading.error);
  const [readings, setReadings] = useState<readonly ClockReading[]>(() =>
    first === undefined ? [] : [readingInPage(first)],
  );
  const now = useRef({ stamp: first?.stamp ?? '', page, failures: reading.ok ? 0 : 1, underway: false });

  const take = (read: PageReading): void => {
    now.current.stamp = read.stamp;
    if (read.page !== null) {
      now.current.page = read.page;
      setPage(read.page);
    }
    setError(undefined);
  };
  const read = async (back: boolean): Promise<void> => {
    if (now.current.underway) return;
    now.current.underway = true;
    const sent = Date.now();
    const answer = await call('readPage', { key, stamp: now.current.stamp, ...(back ? { back } : {}) });
    now.current.underway = false;
    now.current.failures = answer.ok ? 0 : now.current.failures + 1;
    if (answer.ok) {
      setReadings((before) => addReading(before, readingOf(answer.value.now, sent, Date.now())));
      take(answer.value);
    } else if (isToBeTold(answer.error, now.current)) setError(answer.error);
  };
  const latest = useRef(read);
  latest.current = read;

  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    let ended = false;
    const wait = (): void => {
      clearTimeout(timer);
      const pause = nextPause(now.current.page, now.current.failures, document.hidden);
      if (!ended) timer = setTimeout(() => void look(), pause);
    };
    const look = async (back = false): Promise<void> => {
      await latest.current(back);
      wait();
    };
    const onHidden = (): void => {
      if (document.hidden) wait();
    };
    // The clock in the HTML is as old as the page took to come: one look sets it right.
    void look();
    const noMore = onComeback(() => void look(true));
    document.addEventListener('visibilitychange', onHidden);
    return () => {
      ended = true;
      clearTimeout(timer);
      noMore();
      document.removeEventListener('visibilitychange', onHidden);
    };
  }, []);
  return { page, error, ahead: aheadBy(readings), take, readNow: () => read(true) };
}
