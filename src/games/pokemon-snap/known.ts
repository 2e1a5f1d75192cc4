// A Pokémon as its player knows it: its stats, and what its own plans left for later.
import { eventsOf, last, type Log } from '../frame/events';
import { carriedAfter, NOTHING_CARRIED, type OwnNow } from './activities';
import type { Event } from './events';
import { STARTING_STATS } from './stats';
import type { Carried } from './types';

/** Gives the Pokémon whose reports these are, before the open day. */
export function ownNow(log: Log<Event>): OwnNow & { readonly carried: Carried } {
  const days = eventsOf(log, 'pokemon-day').map(({ event }) => event);
  const carried = days
    .flatMap(({ plan }) => plan?.slots ?? [])
    .reduce<Carried>(carriedAfter, NOTHING_CARRIED);
  const { hasDoneE, doubling } = carried;
  return { stats: last(days)?.stats ?? STARTING_STATS, hasDoneE, doubling, carried };
}
