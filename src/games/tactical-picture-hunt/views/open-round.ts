// The open round as everyone knows it, and its challenge if there is one.
import { latestOf, type EventOf, type Log } from '../../frame/events';
import type { Event, RoundPlayed } from '../events';

/** Gives the open round with its target; `pending` is its result so far, while its challenge waits to be judged. */
export function openRound(log: Log<Event>): {
  readonly round: EventOf<Event, 'round-opened'> | undefined;
  readonly pending: RoundPlayed | undefined;
} {
  const opened = latestOf(log, 'round-opened');
  const played = latestOf(log, 'round-played');
  const judged = latestOf(log, 'challenge-judged');
  const pending = played?.result === 'challenge' && judged?.round !== played.round ? played : undefined;
  // Once a round is decided it is over, and its target is no longer shown.
  const isOver = opened !== undefined && played?.round === opened.round && pending === undefined;
  return { round: isOver ? undefined : opened, pending };
}
