// When the open stage is resolved automatically: at its deadline, or earlier once everyone has answered (ALL-15).
import type { GameSession, SessionContent, PlayedGame, Session, OpenInputs } from './game-session';
import { graceEnd } from '../time/deadline';
import { missingPlayers } from './judge';
import { MINUTE_MS } from '../time/duration';

/** How long an answer may take to reach its tab, in milliseconds. Resolving waits this long for answers sent in time. */
const ANSWER_ARRIVAL_MS = 15_000;

/** How long the alarm keeps retrying if Google prevents resolving, in milliseconds. */
export const ALARM_RETRY_MS = 60 * MINUTE_MS;

/** When the alarm should run; undefined if none is needed or the stage waits for the host. */
export function alarmTime(session: Session): number | undefined {
  return session.kind === 'game' && !session.record.pending.waitsForHost
    ? autoResolveTime(session)
    : undefined;
}

/** When the open stage is resolved automatically, by deadline or because everyone has answered; undefined if it isn't. */
export function autoResolveTime(session: GameSession): number | undefined {
  const times = [resolveTime(session), earlyEndTime(session)].flatMap((at) => at ?? []);
  return times.length === 0 ? undefined : Math.min(...times);
}

/** Whether the periodic trigger must check the game. */
export function needsPeriodicCheck({ reminders, early }: SessionContent['record']): boolean {
  return reminders || early !== undefined;
}

/**
 * When the open stage is resolved because of its deadline, in UTC milliseconds; undefined if it isn't. Live games are
 * resolved at the table, and while a game is paused its clock stands still.
 */
export function resolveTime(
  session: Pick<PlayedGame, 'deadline' | 'graceSeconds' | 'match'> & Pick<SessionContent, 'record'>,
): number | undefined {
  const { match, record } = session;
  const end = graceEnd(session);
  const isStopped = match.info.live === true || record.pending.pausedAt !== undefined;
  if (record.resolves === undefined || end === null || isStopped) return undefined;
  return end + record.resolves.waitMinutes * MINUTE_MS + ANSWER_ARRIVAL_MS;
}

/** If fewer players were asked, an early result would reveal too much about each of them. */
const MIN_PLAYERS_TO_END_EARLY = 4;

type OpenMatch = Pick<PlayedGame, 'match'> & Pick<SessionContent, 'record'>;

/** Whether any stage of this match could end early. Only then is that offered and mentioned. */
export function canEndEarly({ info, roster, left }: PlayedGame['match']): boolean {
  return info.live !== true && roster.length - left.length >= MIN_PLAYERS_TO_END_EARLY;
}

/** Whether the open stage ends early once everyone has answered. */
export function endsEarlyOnceAnswered({ match, record }: OpenMatch): boolean {
  const asked = match.stage?.asks.reduce((sum, { players }) => sum + players.length, 0) ?? 0;
  return record.early !== undefined && canEndEarly(match) && asked >= MIN_PLAYERS_TO_END_EARLY;
}

/** Whether all players who are asked have answers that count. */
export function hasEveryoneAnswered(session: PlayedGame & SessionContent & OpenInputs): boolean {
  return endsEarlyOnceAnswered(session) && missingPlayers(session).length === 0;
}

/** When the open stage ends early because everyone has answered; undefined if it doesn't, or if it's paused. */
export function earlyEndTime(session: OpenMatch): number | undefined {
  const { endsEarlyAt: at, pausedAt } = session.record.pending;
  return endsEarlyOnceAnswered(session) && pausedAt === undefined ? at : undefined;
}
