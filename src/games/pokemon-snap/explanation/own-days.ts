// Why a Pokémon's stats changed, day by day, as far as what its player was told shows it.
import { eventsOf, type EventOf, type Log } from '../../frame/events';
import { once } from '../../frame/lazy';
import type { Event } from '../events';
import type { Open } from '../types';
import { BEFORE_DAYS, explainNext, type ExplainedDay, type Explanation } from './explain';

/** Gives the known reasons why a Pokémon's stats changed, day by day. */
export function explained(open: Open, log: Log<Event>): readonly (readonly Explanation[])[] {
  return accountsOf(open)(log);
}

const accountsOf = once(({ pokemon }: Open) => {
  // Each day is explained once, also where two logs share it: a preview has the match as it stands and as it would.
  const dayAfter = once((before: ExplainedDay) =>
    once(({ day, plan, stats }: EventOf<Event, 'pokemon-day'>) =>
      explainNext(before, { day, plan: plan ?? undefined, stats }, pokemon.length - 1),
    ),
  );
  return once((log: Log<Event>): readonly (readonly Explanation[])[] => {
    let latest = BEFORE_DAYS;
    return eventsOf(log, 'pokemon-day').map(({ event }) => {
      latest = dayAfter(latest)(event);
      return latest.lines;
    });
  });
});
