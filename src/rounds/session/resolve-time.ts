// When the open stage is resolved automatically: at its deadline, or earlier once everyone has answered (ALL-15).
import type { GameSession, Kept, Play, Session, Waiting } from './game-session';
import { endOf } from '../time/deadline';
import { missingNow } from './judge';

/** How long an answer sent in time may take to reach its tab, in milliseconds. */
const ON_THEIR_WAY_MS = 15_000;

const MINUTE = 60_000;

/** How long the alarm keeps retrying if Google won't let a stage be resolved, in milliseconds. */
export const TRIED_FOR_MS = 60 * MINUTE;

/** When the alarm should go off; undefined once the stage waits for the host. */
export function alarmDue(session: Session): number | undefined {
  return session.kind === 'game' && !session.record.pending.waitsForHost
    ? autoResolvesAt(session)
    : undefined;
}

/** When the open stage is resolved automatically, at the deadline or because everyone has answered. */
export function autoResolvesAt(session: GameSession): number | undefined {
  const times = [resolvesAt(session), endsEarlyAt(session)].flatMap((at) => at ?? []);
  return times.length === 0 ? undefined : Math.min(...times);
}

/** Whether the periodic trigger checks the game. */
export function needsPeriodicCheck({ reminders, early }: Kept['record']): boolean {
  return reminders || early !== undefined;
}

/**
 * When the deadline makes the open stage resolve automatically, in UTC milliseconds; undefined if it doesn't. A live game
 * is resolved at its table, and a paused game's clock stops.
 */
export function resolvesAt(
  session: Pick<Play, 'deadline' | 'graceSeconds' | 'match'> & Pick<Kept, 'record'>,
): number | undefined {
  const { match, record } = session;
  const end = endOf(session);
  if (record.resolves === undefined || end === null) return undefined;
  if (match.stage === null || match.info.live === true) return undefined;
  if (record.pending.pausedAt !== undefined) return undefined;
  return end + record.resolves.waitMinutes * MINUTE + ON_THEIR_WAY_MS;
}

/** With fewer players asked, the time of resolving would say too much about each. */
const FEWEST_ASKED = 4;

type Open = Pick<Play, 'match'> & Pick<Kept, 'record'>;

/** Whether any stage of a match can end early once everyone has answered; only then is this offered and mentioned. */
export function canEndEarly({ info, roster, left }: Play['match']): boolean {
  return info.live !== true && roster.length - left.length >= FEWEST_ASKED;
}

/** Whether the open stage ends early once everyone has answered. */
export function mayEndEarly({ match, record }: Open): boolean {
  const asked = match.stage?.asks.reduce((sum, { players }) => sum + players.length, 0) ?? 0;
  return record.early !== undefined && canEndEarly(match) && asked >= FEWEST_ASKED;
}

/** Whether everyone asked has an answer that counts. */
export function hasEveryoneAnswered(session: Play & Kept & Waiting): boolean {
  return mayEndEarly(session) && missingNow(session).length === 0;
}

/** When the open stage ends early because everyone has answered; undefined if it doesn't, or while it's paused. */
export function endsEarlyAt(session: Open): number | undefined {
  const { endsEarlyAt: at, pausedAt } = session.record.pending;
  return mayEndEarly(session) && pausedAt === undefined ? at : undefined;
}
