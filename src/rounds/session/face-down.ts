// Secrets that lie face down at the table of a live game until the host starts the clock: the next target, the
// challenged bids (PH-5). Without a table there is no clock to start, and a stage opens as the one before it closes.
import type { Match, OpenStage, Resolved } from '../../games/frame/match';
import type { Reader } from '../../games/frame/reader-tabs';
import type { News } from '../../games/frame/news';
import type { Tab } from '../../games/frame/tabs';
import type { GameRecord } from '../record/game-record';
import type { PastRound } from './replay';
import { rowsAsRead, shownNames, type Seated } from './shown-names';

type Stage = Pick<OpenStage, 'timing'> | null;

/** What one has to know of a session to tell what lies face down. */
interface Played {
  readonly record: GameRecord;
  readonly match: Match;
  readonly past: readonly PastRound[];
}

/** Whether a stage opens only as its clock is started; the clock of the stage before it was started so. */
export function opensAtStart({ stages, clocked }: GameRecord, stage: Stage): boolean {
  return follows(clocked, stages[stages.length - 1]?.stage, stage);
}

/** Whether the open stage still lies face down for everyone but the host. */
export function liesFaceDown({ record, match }: Pick<Played, 'record' | 'match'>): boolean {
  return record.pending.clockAt === undefined && opensAtStart(record, match.stage);
}

/** Makes the tabs of a reader other than the host, without anything that still lies face down. */
export function tabsOf(
  session: Pick<Played, 'record' | 'match'> & Seated,
  reader: Exclude<Reader, 'host'>,
): readonly Tab[] {
  return rowsAsRead(shownNames(session), session.match.view(reader, liesFaceDown(session)));
}

/** Whether the stage after a resolved one opens only as its clock is started. */
export function opensAfter(
  { record }: Pick<Played, 'record'>,
  { stage, next }: Pick<Resolved, 'stage' | 'next'>,
): boolean {
  return follows(record.clocked, stage, next.stage);
}

/**
 * Gives the news that are told with a resolved stage: those that lay face down before it, and its own without those
 * that lie face down from now on.
 */
export function newsToTell(
  { record, past }: Pick<Played, 'record' | 'past'>,
  { stage, news, next }: Pick<Resolved, 'stage' | 'news' | 'next'>,
): readonly News[] {
  const at = past.findIndex((round) => round.recorded.stage === stage);
  const before = (at === -1 ? past : past.slice(0, at)).slice(-1)[0];
  // The clock is asked first, since the news of an earlier stage may cost playing its match again.
  const isClocked = before !== undefined && record.clocked.has(before.recorded.stage);
  const kept =
    isClocked && opensAfter({ record }, before.resolved) ? before.resolved.news.filter(isFaceDown) : [];
  return [...kept, ...(opensAfter({ record }, { stage, next }) ? news.filter(isOpen) : news)];
}

/** Whether everything that the last resolved stage brought still lies face down. */
export function isNewsFaceDown(session: Pick<Played, 'record' | 'match' | 'past'>): boolean {
  const last = session.past[session.past.length - 1];
  return last !== undefined && liesFaceDown(session) && last.resolved.news.every(isFaceDown);
}

function follows(clocked: ReadonlySet<string>, before: string | undefined, stage: Stage): boolean {
  return stage?.timing?.opensAtStart === true && before !== undefined && clocked.has(before);
}

function isFaceDown({ faceDown }: News): boolean {
  return faceDown === true;
}

function isOpen({ faceDown }: News): boolean {
  return faceDown !== true;
}
