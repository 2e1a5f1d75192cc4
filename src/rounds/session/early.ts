// Going on earlier than the deadline, once everyone is in (ALL-15): which stages may, and when.
import type { Kept, Play, Waiting } from './game-session';
import { missingNow } from './judge';

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
