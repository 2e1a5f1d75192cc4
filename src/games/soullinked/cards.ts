// A player's power cards as that player knows them: those played, and those still in hand.
import { eventsOf, type Log } from '../frame/events';
import type { Event } from './events';
import { CARDS } from './types';

/** Gives the round, counted from 1, in which each played card was: only one in which both of the pair picked (SL-3). */
export function playedIn(log: Log<Event>): ReadonlyMap<number, number> {
  return new Map(
    eventsOf(log, 'pair-scored').flatMap(({ event: { own, missing } }, index) =>
      own === null || missing.length > 0 ? [] : [[own.card, index + 1] as const],
    ),
  );
}

export function cardsInHand(log: Log<Event>): readonly number[] {
  const played = playedIn(log);
  return CARDS.filter((card) => !played.has(card));
}
