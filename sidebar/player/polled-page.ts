// Polls a player's page or the table's: often while a clock runs, rarely while the page is hidden or reads fail.
import { useEffect, useRef, useState } from 'preact/hooks';
import { canRetry, type CallProblem, type Reply } from '../../src/rounds/reply/reply';
import type { PageUpdate, PageStage, InitialPageData, PlayerPage } from '../../src/rounds/page/views';
import { withJitter, backoffPause } from '../shared/pause';
import { addReading, serverClockOffset, newClockReading, type ClockReading } from '../shared/clock';
import { call } from './page-calls';
import { onReturn } from './return-watcher';

/** Polling intervals in milliseconds; short in a live game, whose stages take seconds. */
const LIVE_PAUSE_MS = 3000;
const USUAL_PAUSE_MS = 20_000;
const HIDDEN_PAUSE_MS = 120_000;
const LONGEST_PAUSE_MS = 240_000;
/** How many consecutive failures are not shown, because the next try follows soon. */
const FAILURES_IGNORED = 1;

export interface TimedContent<Content> {
  /** The server's time, in UTC milliseconds. */
  readonly now: number;
  readonly stamp: string;
  /** The content; null if it hasn't changed since `stamp`. */
  readonly content: Content | null;
}

interface ContentSource<Content> {
  /** The first read, from the page's HTML. */
  readonly first: Reply<TimedContent<Content>>;
  /** Rereads; `back` is true if somebody has returned to the page. */
  readonly look: (stamp: string, back: boolean) => Promise<Reply<TimedContent<Content>>>;
  /** Milliseconds until the next read; `content` is what is shown, undefined before the first. */
  readonly pause: (content: Content | undefined, failures: number, hidden: boolean) => number;
}

interface PolledContent<Content> {
  /** The content; undefined until it is read. */
  readonly content: Content | undefined;
  /** Why the last read failed; undefined if it succeeded. */
  readonly error: CallProblem | undefined;
  /** How far the server's clock is ahead of this device's, in milliseconds. */
  readonly ahead: number;
  /** Shows content that another call has returned. */
  readonly take: (reading: TimedContent<Content>) => void;
  readonly readNow: () => Promise<void>;
}

export interface PolledPage extends Pick<PolledContent<PlayerPage>, 'error' | 'ahead' | 'readNow'> {
  /** The page; undefined until it is read. */
  readonly page: PlayerPage | undefined;
  /** Shows a page that another call has returned. */
  readonly take: (reading: PageUpdate) => void;
}

/** Milliseconds until the page is reread; `page` is the one shown, undefined before the first. */
export function nextPollPause(
  page: { readonly stage: Pick<PageStage, 'live'> | null } | undefined,
  failures: number,
  hidden: boolean,
): number {
  const usual = page === undefined || page.stage?.live === true ? LIVE_PAUSE_MS : USUAL_PAUSE_MS;
  return withJitter(hidden ? HIDDEN_PAUSE_MS : backoffPause(failures, usual, LONGEST_PAUSE_MS));
}

/** Whether to show the reader that rereading failed. */
function shouldShowFailure(
  error: CallProblem,
  { content, failures }: { readonly content: unknown; readonly failures: number },
): boolean {
  return content === undefined || !canRetry(error) || failures > FAILURES_IGNORED;
}

/** The clock reading from the HTML, which is old by the time it arrives: any later one is more exact. */
function clockReadingFromPage({ now }: { readonly now: number }): ClockReading {
  return { ahead: now - Date.now(), trip: Number.MAX_VALUE };
}

/** Polls a player's page. */
export function usePolledPage({ key, reading }: InitialPageData): PolledPage {
  const { content, take, ...rest } = usePolledContent<PlayerPage>({
    first: toContentReply(reading),
    look: async (stamp, back) =>
      toContentReply(await call('readPage', { key, stamp, ...(back ? { back } : {}) })),
    pause: nextPollPause,
  });
  return { page: content, take: (read) => take(toTimedContent(read)), ...rest };
}

function toContentReply(reply: Reply<PageUpdate>): Reply<TimedContent<PlayerPage>> {
  return reply.ok ? { ok: true, value: toTimedContent(reply.value) } : reply;
}

function toTimedContent({ now, stamp, page }: PageUpdate): TimedContent<PlayerPage> {
  return { now, stamp, content: page };
}

export function usePolledContent<Content>(source: ContentSource<Content>): PolledContent<Content> {
  const first = source.first.ok ? source.first.value : undefined;
  const [content, setContent] = useState(first?.content ?? undefined);
  const [error, setError] = useState(source.first.ok ? undefined : source.first.error);
  const [readings, setReadings] = useState<readonly ClockReading[]>(() =>
    first === undefined ? [] : [clockReadingFromPage(first)],
  );
  const now = useRef({
    stamp: first?.stamp ?? '',
    content,
    failures: source.first.ok ? 0 : 1,
    underway: false,
  });

  const take = (read: TimedContent<Content>): void => {
    now.current.stamp = read.stamp;
    if (read.content !== null) {
      now.current.content = read.content;
      setContent(read.content);
    }
    setError(undefined);
  };
  const read = async (back: boolean): Promise<void> => {
    if (now.current.underway) return;
    now.current.underway = true;
    const sent = Date.now();
    const answer = await source.look(now.current.stamp, back);
    now.current.underway = false;
    now.current.failures = answer.ok ? 0 : now.current.failures + 1;
    if (answer.ok) {
      setReadings((before) => addReading(before, newClockReading(answer.value.now, sent, Date.now())));
      take(answer.value);
    } else if (shouldShowFailure(answer.error, now.current)) setError(answer.error);
  };
  const latest = useRef({ read, pause: source.pause });
  latest.current = { read, pause: source.pause };

  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    let ended = false;
    const wait = (): void => {
      clearTimeout(timer);
      const { content: shown, failures } = now.current;
      const pause = latest.current.pause(shown, failures, document.hidden);
      if (!ended) timer = setTimeout(() => void look(), pause);
    };
    const look = async (back = false): Promise<void> => {
      await latest.current.read(back);
      wait();
    };
    const onHidden = (): void => {
      if (document.hidden) wait();
    };
    // The clock in the HTML is late by the loading time; this read corrects it.
    void look();
    const noMore = onReturn(() => void look(true));
    document.addEventListener('visibilitychange', onHidden);
    return () => {
      ended = true;
      clearTimeout(timer);
      noMore();
      document.removeEventListener('visibilitychange', onHidden);
    };
  }, []);
  return { content, error, ahead: serverClockOffset(readings), take, readNow: () => read(true) };
}
