// Why a Pokémon's stats changed, day by day, from its player's log.
import { eventsOf, type EventOf, type Log } from '../../frame/events';
import { memoized } from '../../frame/lazy';
import type { Event } from '../events';
import type { OpenFacts } from '../types';
import { BEFORE_FIRST_DAY, explainNext, type ExplainedDay, type Explanation } from './explain';

export function explainedDays(open: OpenFacts, log: Log<Event>): readonly (readonly Explanation[])[] {
  return explainedDaysOf(open)(log);
}

const explainedDaysOf = memoized(({ pokemon }: OpenFacts) => {
  // Also cached per day, because the log of a preview mostly has the same days as the current log.
  const dayAfter = memoized((before: ExplainedDay) =>
    memoized(({ day, plan, stats }: EventOf<Event, 'pokemon-day'>) =>
      explainNext(before, { day, plan: plan ?? undefined, stats }, pokemon.length - 1),
    ),
  );
  return memoized((log: Log<Event>): readonly (readonly Explanation[])[] => {
    let latest = BEFORE_FIRST_DAY;
    return eventsOf(log, 'pokemon-day').map(({ event }) => {
      latest = dayAfter(latest)(event);
      return latest.lines;
    });
  });
});
