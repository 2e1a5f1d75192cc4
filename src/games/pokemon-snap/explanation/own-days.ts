// The account of a Pokémon's own days, from what its player was told.
import { eventsOf, type Log } from '../../frame/events';
import { once } from '../../frame/lazy';
import type { Event } from '../events';
import type { Open } from '../types';
import { explain, type Explanation } from './explain';

/** The known reasons why a Pokémon's stats changed, day by day: worked out once for what its player was told. */
export function explained(open: Open, log: Log<Event>): readonly (readonly Explanation[])[] {
  return accountsOf(open)(log);
}

const accountsOf = once(({ pokemon }: Open) =>
  once((log: Log<Event>): readonly (readonly Explanation[])[] => {
    const days = eventsOf(log, 'pokemon-day');
    return explain(
      days.map(({ event: { day, plan, stats: after } }) => ({ day, plan: plan ?? undefined, stats: after })),
      pokemon.length - 1,
    );
  }),
);
