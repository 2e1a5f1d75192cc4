// Which round is played now or comes next, and the sentence that says what is going on: who attacks, who claims, what
// must be found.
import { eventsOf, latestOf, type Log } from '../../frame/events';
import type { Scene } from '../../frame/scene';
import type { Event } from '../events';
import { claimantIn, rolesIn } from '../phases';
import { PERIODS, ROUNDS, ROUNDS_PER_PERIOD, type Seats } from '../types';
import { openRound } from './open-round';

/** Names the open round or the next one, or its period while that is claimed for, with how many there are. */
export function roundOf(log: Log<Event>): Scene['round'] {
  const round = roundNow(log);
  return isClaiming(log)
    ? { title: `Period ${periodOf(round)}`, of: PERIODS }
    : { title: `Round ${round}`, of: ROUNDS };
}

/** Gives the number of the open round, or of the next one where none is open. */
function roundNow(log: Log<Event>): number {
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
  if (isClaiming(log)) {
    const turn = claimsIn(log) % 2 === 0 ? 'first' : 'second';
    return `${claimantIn(seats, { kind: 'claim', period: periodOf(round), turn })} claims`;
  }
  const { attacker, defender } = rolesIn(seats, round);
  return `${attacker} attacks, ${defender} defends`;
}

/** Whether a dimension is claimed before the next round. */
function isClaiming(log: Log<Event>): boolean {
  return claimsIn(log) < 2 * periodOf(roundNow(log));
}

function claimsIn(log: Log<Event>): number {
  return eventsOf(log, 'claimed').length;
}

function periodOf(round: number): number {
  return Math.ceil(round / ROUNDS_PER_PERIOD);
}
