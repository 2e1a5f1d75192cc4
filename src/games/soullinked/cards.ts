// Which power cards a player has played and which are in hand, from what that player knows.
import { eventsOf, type Log } from '../frame/events';
import type { Event } from './events';
import { CARDS } from './types';

/** Played cards, with the round (from 1). A card only counts as played if both players of the pair picked (SL-3). */
export function playedCards(log: Log<Event>): ReadonlyMap<number, number> {
  return new Map(
    eventsOf(log, 'pair-scored').flatMap(({ event: { own, missing } }, index) =>
      own === null || missing.length > 0 ? [] : [[own.card, index + 1] as const],
    ),
  );
}

export function cardsInHand(log: Log<Event>): readonly number[] {
  const played = playedCards(log);
  return CARDS.filter((card) => !played.has(card));
}
