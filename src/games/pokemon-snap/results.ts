// What day 5 settles: AP by contest, and the winner of each exhibit (PS-18).
import { appealOf } from './appeal';
import { exhibitPoints, exhibitWinners } from './exhibits';
import type { Results, State } from './types';

export function resultsOf(state: Pick<State, 'world' | 'days' | 'photographers'>): Results {
  const exhibits = exhibitWinners(state.days.flatMap(({ photos }) => photos));
  return {
    appeal: appealOf(state.world.creatures),
    exhibits,
    points: exhibitPoints(state.photographers, exhibits),
  };
}
