// The instant from which the open stage is resolved by itself.
import { goesOnAt } from './early';
import type { GameSession, Kept, Play, Session } from './game-session';
import { endOf } from '../time/deadline';

/** How long an answer that was sent in time may take to reach its tab, in milliseconds. */
const ON_THEIR_WAY_MS = 15_000;

const MINUTE = 60_000;

/** How long an alarm is set again and again while Google refuses to have a stage resolved, in milliseconds. */
export const TRIED_FOR_MS = 60 * MINUTE;

/** Gives when an alarm is wanted; undefined once the stage waits for the host. */
export function alarmDue(session: Session): number | undefined {
  return session.kind === 'game' && !session.record.pending.waitsForHost
    ? resolvesByItselfAt(session)
    : undefined;
}

/** Gives from when on the open stage is resolved by itself, whether by its deadline or because everyone is in. */
export function resolvesByItselfAt(session: GameSession): number | undefined {
  const times = [resolvesAt(session), goesOnAt(session)].flatMap((at) => at ?? []);
  return times.length === 0 ? undefined : Math.min(...times);
}

/** Whether the periodic trigger looks at the game. */
export function isWatchedPeriodically({ reminders, early }: Kept['record']): boolean {
  return reminders || early !== undefined;
}

/**
 * Gives from when on the open stage is resolved by itself because its deadline has passed, in UTC milliseconds;
 * undefined where it is not. A live game is resolved at its table, and while a game is paused its clock stands still.
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
