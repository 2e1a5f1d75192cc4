// Why a Pokémon's stats changed, day by day, from its player's log.
import { eventsOf, type EventOf, type Log } from '../../frame/events';
import { memoize } from '../../frame/lazy';
import type { Event } from '../events';
import type { OpenFacts } from '../types';
import { BEFORE_FIRST_DAY, explainNextDay, type ExplainedDay, type Explanation } from './explain';

export function explainDays(open: OpenFacts, log: Log<Event>): readonly (readonly Explanation[])[] {
  return dayExplainer(open)(log);
}

const dayExplainer = memoize(({ pokemon }: OpenFacts) => {
  // Also cached per day, because the log of a preview mostly has the same days as the current log.
  const dayAfter = memoize((before: ExplainedDay) =>
    memoize(({ day, plan, stats }: EventOf<Event, 'pokemon-day'>) =>
      explainNextDay(before, { day, plan: plan ?? undefined, stats }, pokemon.length - 1),
    ),
  );
  return memoize((log: Log<Event>): readonly (readonly Explanation[])[] => {
    let latest = BEFORE_FIRST_DAY;
    return eventsOf(log, 'pokemon-day').map(({ event }) => {
      latest = dayAfter(latest)(event);
      return latest.lines;
    });
  });
});
