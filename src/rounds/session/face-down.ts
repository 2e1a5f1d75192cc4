// Secrets that lie face down at the table of a live game until the clock is started: the next target, the challenged
// bids (PH-5). Without a table, where the host starts no clock, a stage opens as the one before it closes.
import type { Match, OpenStage, Resolved } from '../../games/frame/match';
import type { Reader } from '../../games/frame/reader-tabs';
import type { News } from '../../games/frame/news';
import type { Tab } from '../../games/frame/tabs';
import type { GameRecord } from '../record/game-record';
import type { PastRound } from './replay';
import { rowsAsRead, shownNames, type Seated } from './shown-names';

type Stage = Pick<OpenStage, 'timing'> | null;

/** The parts of a session that decide what lies face down. */
interface Played {
  readonly record: GameRecord;
  readonly match: Match;
  readonly past: readonly PastRound[];
}

/** True for a stage that opens only as its clock is started: the clock of the stage before it was. */
export function opensAtStart({ stages, clocked }: GameRecord, stage: Stage): boolean {
  return follows(clocked, stages[stages.length - 1]?.stage, stage);
}

/** True while the open stage still lies face down for everyone but the host. */
export function liesFaceDown({ record, match }: Pick<Played, 'record' | 'match'>): boolean {
  return record.pending.clockAt === undefined && opensAtStart(record, match.stage);
}

/** The tabs of a reader other than the host, without anything that still lies face down. */
export function tabsOf(
  session: Pick<Played, 'record' | 'match'> & Seated,
  reader: Exclude<Reader, 'host'>,
): readonly Tab[] {
  return rowsAsRead(shownNames(session), session.match.view(reader, liesFaceDown(session)));
}

/** True if the stage after a resolved one opens only as its clock is started. */
export function opensAfter(
  { record }: Pick<Played, 'record'>,
  { stage, next }: Pick<Resolved, 'stage' | 'next'>,
): boolean {
  return follows(record.clocked, stage, next.stage);
}

/**
 * News told with a resolved stage: those that had lain face down before it, and its own without those that lie face
 * down from now on.
 */
export function newsToTell(
  { record, past }: Pick<Played, 'record' | 'past'>,
  { stage, news, next }: Pick<Resolved, 'stage' | 'news' | 'next'>,
): readonly News[] {
  const at = past.findIndex((round) => round.recorded.stage === stage);
  const before = (at === -1 ? past : past.slice(0, at)).slice(-1)[0];
  // The clock first: for what a stage before the last has brought, its match may have to be played again.
  const isClocked = before !== undefined && record.clocked.has(before.recorded.stage);
  const kept =
    isClocked && opensAfter({ record }, before.resolved) ? before.resolved.news.filter(isFaceDown) : [];
  return [...kept, ...(opensAfter({ record }, { stage, next }) ? news.filter(isOpen) : news)];
}

/** True while all that the stage resolved last brought still lies face down. */
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
