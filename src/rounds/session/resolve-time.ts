// When the open stage is resolved by itself: at its deadline, or earlier, once everyone is in (ALL-15).
import type { GameSession, Kept, Play, Session, Waiting } from './game-session';
import { endOf } from '../time/deadline';
import { missingNow } from './judge';

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

/** In a stage that asks fewer players, the time at which it goes on would tell too much of each. */
const FEWEST_ASKED = 4;

type Open = Pick<Play, 'match'> & Pick<Kept, 'record'>;

/** Whether any stage of a match can go on once everyone is in: the choice is offered and told only if one can. */
export function canGoOnEarly({ info, roster, left }: Play['match']): boolean {
  return info.live !== true && roster.length - left.length >= FEWEST_ASKED;
}

/** Whether the open stage goes on once everyone is in. */
export function mayGoOnEarly({ match, record }: Open): boolean {
  const asked = match.stage?.asks.reduce((sum, { players }) => sum + players.length, 0) ?? 0;
  return record.early !== undefined && canGoOnEarly(match) && asked >= FEWEST_ASKED;
}

/** Whether everyone whom the stage asks has a submission that counts. */
export function isEveryoneIn(session: Play & Kept & Waiting): boolean {
  return mayGoOnEarly(session) && missingNow(session).length === 0;
}

/**
 * Gives the instant at which the open stage goes on because everyone is in; undefined where it does not, or while it is
 * paused.
 */
export function goesOnAt(session: Open): number | undefined {
  const { goesOnAt: at, pausedAt } = session.record.pending;
  return mayGoOnEarly(session) && pausedAt === undefined ? at : undefined;
}
