// The round that is open as everyone knows it, and the challenge that it has come to.
import { latestOf, type EventOf, type Log } from '../../frame/events';
import type { Event, RoundPlayed } from '../events';

/** The round that is open, with its target; `pending`: as it was played, while its challenge is to be judged. */
export function openRound(log: Log<Event>): {
  readonly round: EventOf<Event, 'round-opened'> | undefined;
  readonly pending: RoundPlayed | undefined;
} {
  const opened = latestOf(log, 'round-opened');
  const played = latestOf(log, 'round-played');
  const judged = latestOf(log, 'challenge-judged');
  const pending = played?.result === 'challenge' && judged?.round !== played.round ? played : undefined;
  // A round that is decided is over, and so is its target.
  const isOver = opened !== undefined && played?.round === opened.round && pending === undefined;
  return { round: isOver ? undefined : opened, pending };
}
