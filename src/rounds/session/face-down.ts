// What is hidden ("face down") in a live game until the host starts the clock: for example, the next target and the
// challenged bids (PH-5). In other games each stage opens when the previous one is resolved.
import type { Match, OpenStage, StageResult } from '../../games/frame/match';
import type { Reader } from '../../games/frame/reader-tabs';
import type { News } from '../../games/frame/news';
import type { Tab } from '../../games/frame/tabs';
import type { GameRecord } from '../record/game-record';
import type { PastRound } from './replay';
import { rowsWithNames, displayNames, type MatchWithPeople } from './display-names';

type TimedStage = Pick<OpenStage, 'timing'> | null;

interface PlayedMatch {
  readonly record: GameRecord;
  readonly match: Match;
  readonly past: readonly PastRound[];
}

/** Whether a stage stays face down until its clock starts. That's so if the previous stage was played with the clock. */
export function stageStartsHidden({ stages, clocked }: GameRecord, stage: TimedStage): boolean {
  return isAfterClockedStage(clocked, stages[stages.length - 1]?.stage, stage);
}

/** Whether the open stage is still face down for everyone except the host. */
export function isStageHidden({ record, match }: Pick<PlayedMatch, 'record' | 'match'>): boolean {
  return record.pending.clockAt === undefined && stageStartsHidden(record, match.stage);
}

/** A reader's tabs, except what is face down. Not for the host, who sees everything. */
export function visibleTabs(
  session: Pick<PlayedMatch, 'record' | 'match'> & MatchWithPeople,
  reader: Exclude<Reader, 'host'>,
): readonly Tab[] {
  return rowsWithNames(displayNames(session), session.match.view(reader, isStageHidden(session)));
}

/** Whether the stage after a resolved one stays face down until its clock starts. */
export function nextStageStartsHidden(
  { record }: Pick<PlayedMatch, 'record'>,
  { stage, next }: Pick<StageResult, 'stage' | 'next'>,
): boolean {
  return isAfterClockedStage(record.clocked, stage, next.stage);
}

/** News to send when a stage is resolved: its own that isn't face down, and previous news that was face down until now. */
export function newsToSend(
  { record, past }: Pick<PlayedMatch, 'record' | 'past'>,
  { stage, news, next }: Pick<StageResult, 'stage' | 'news' | 'next'>,
): readonly News[] {
  const at = past.findIndex((round) => round.recorded.stage === stage);
  const before = (at === -1 ? past : past.slice(0, at)).slice(-1)[0];
  // The clock is checked first, because reading earlier news may require a replay.
  const isClocked = before !== undefined && record.clocked.has(before.recorded.stage);
  const kept =
    isClocked && nextStageStartsHidden({ record }, before.resolved)
      ? before.resolved.news.filter(isNewsItemHidden)
      : [];
  return [
    ...kept,
    ...(nextStageStartsHidden({ record }, { stage, next }) ? news.filter(isNewsItemVisible) : news),
  ];
}

/** Whether all news of the last resolved stage is still face down. */
export function isNewsHidden(session: Pick<PlayedMatch, 'record' | 'match' | 'past'>): boolean {
  const last = session.past[session.past.length - 1];
  return last !== undefined && isStageHidden(session) && last.resolved.news.every(isNewsItemHidden);
}

function isAfterClockedStage(
  clocked: ReadonlySet<string>,
  before: string | undefined,
  stage: TimedStage,
): boolean {
  return stage?.timing?.opensAtStart === true && before !== undefined && clocked.has(before);
}

function isNewsItemHidden({ faceDown }: News): boolean {
  return faceDown === true;
}

function isNewsItemVisible({ faceDown }: News): boolean {
  return faceDown !== true;
}
