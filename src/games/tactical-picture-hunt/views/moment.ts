// Which round is played now or comes next, and the sentence that says what is going on: who attacks, who claims, what
// must be found.
import { eventsOf, latestOf, type Log } from '../../frame/events';
import type { Event } from '../events';
import { claimantIn, rolesIn } from '../phases';
import { ROUNDS, ROUNDS_PER_PERIOD, type Seats } from '../types';
import { openRound } from './open-round';

/** Gives the number of the open round, or of the next one where none is open. */
export function roundNow(log: Log<Event>): number {
  const decided = latestOf(log, 'round-played')?.round ?? 0;
  const { pending } = openRound(log);
  return pending === undefined ? Math.min(ROUNDS, decided + 1) : decided;
}

/** Says in a few words what is going on; empty once the game is over. It uses public facts alone. */
export function momentText(seats: Seats, log: Log<Event>): string {
  if (latestOf(log, 'game-ended') !== undefined) return '';
  const { pending } = openRound(log);
  if (pending !== undefined) return `${pending.roles.attacker} must find ${pending.attack?.prediction ?? 0}`;
  const round = roundNow(log);
  const period = Math.ceil(round / ROUNDS_PER_PERIOD);
  const claims = eventsOf(log, 'claimed').length;
  if (claims < 2 * period)
    return `${claimantIn(seats, { kind: 'claim', period, turn: claims % 2 === 0 ? 'first' : 'second' })} claims`;
  const { attacker, defender } = rolesIn(seats, round);
  return `${attacker} attacks, ${defender} defends`;
}
