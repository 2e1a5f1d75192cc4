// What a player knows about their own score, learned stats and purchases.
import { ensure } from '../frame/result';
import { eventsOf, latestEvent, type Log } from '../frame/events';
import type { Event, LearntStats } from './events';
import { areAttemptsLeft, MISSION_RULES, NO_ATTEMPTS } from './missions';
import type { Buyer } from './purchases';
import { DUEL_TYPES, type DuelType, type Mission, type Score } from './types';

export function knownScore(log: Log<Event>): Score {
  for (let at = log.length - 1; at >= 0; at -= 1) {
    const event = log[at]?.event;
    if (event?.kind === 'round-played') return event.round.score;
    if (event !== undefined && 'score' in event) return event.score;
  }
  const brought = ensure(latestEvent(log, 'garnets-brought'), 'Players learn their garnets at set-up.');
  return { black: 0, won: 0, lost: 0, lostTypes: [], season: brought.garnets };
}

/** The stats learned so far, oldest first. */
export function learntStats(log: Log<Event>): readonly LearntStats[] {
  return log.flatMap(({ event }) => {
    if (event.kind === 'sold') return event.learnt;
    return event.kind === 'round-played' ? event.round.learnt : [];
  });
}

/** What decides which purchases are open to the player in this round. */
export function buyerFromLog(log: Log<Event>): Buyer {
  // Missions of the open round only count from the next round on, so leave them out.
  const held = latestEvent(log.slice(0, log.length - logSinceLastRound(log).length), 'mission-held');
  return {
    season: knownScore(log).season,
    learnt: learntStats(log).map(({ duel }) => duel),
    attempts: held?.attempts ?? NO_ATTEMPTS,
  };
}

function logSinceLastRound(log: Log<Event>): Log<Event> {
  return log.slice(log.map(({ event }) => event.kind).lastIndexOf('round-played') + 1);
}

/** Missions that succeeded in the open round. If any did, the round ends the game. */
export function successfulMissions(log: Log<Event>): readonly Mission[] {
  return eventsOf(logSinceLastRound(log), 'mission-held').flatMap(({ event: { mission } }) =>
    mission.success ? [mission] : [],
  );
}

/** What a player knows about a duel type, and the player's results in duels of this type. */
export interface KnownDuelType {
  readonly type: DuelType;
  readonly won: number;
  readonly lost: number;
  /** True if the player can still challenge with this type. */
  readonly isOpen: boolean;
  /** The stats that this type tests, if the player has learned them. */
  readonly stats: LearntStats['stats'] | undefined;
}

/** All duel types, from the player's own log. */
export function knownDuelTypes(log: Log<Event>): readonly KnownDuelType[] {
  const duels = eventsOf(log, 'round-played').flatMap(({ event: { round } }) => [
    ...round.made,
    ...round.received,
  ]);
  const { lostTypes } = knownScore(log);
  const learnt = learntStats(log);
  return DUEL_TYPES.map((type) => ({
    type,
    won: duels.filter((each) => each.duel === type && each.won).length,
    lost: duels.filter((each) => each.duel === type && !each.won).length,
    isOpen: !lostTypes.includes(type),
    stats: learnt.find(({ duel }) => duel === type)?.stats,
  }));
}

/** Whether the player can try a mission now: once a round, with enough black garnets, while any attempts are left. */
export function canTryMission(name: string, log: Log<Event>): boolean {
  if (knownScore(log).black < MISSION_RULES.needs) return false;
  const held = eventsOf(logSinceLastRound(log), 'mission-held').map(({ event }) => event.mission.player);
  const attempts = latestEvent(log, 'mission-held')?.attempts ?? NO_ATTEMPTS;
  return !held.includes(name) && areAttemptsLeft(attempts);
}
