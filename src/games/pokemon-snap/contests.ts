// Contests: what each does to the stats of a Pokémon that entered it (PS-11).
import { add, eachStat, valuesOf } from './stats';
import { CONTESTS, STARTING_STAT, STATS, type Action, type Contest, type Stat, type Stats } from './types';

/** Whether a Pokémon enters a contest rather than doing an activity. */
export function isContest(action: Action): action is Extract<Action, { readonly do: Contest }> {
  return CONTESTS.some((contest) => contest === action.do);
}

/** The attributes that a contest looks at; it changes no others, and makes none of them higher than all were. */
export const LOOKS_AT: Readonly<Record<Contest, readonly Stat[]>> = {
  V: STATS,
  W: ['Coolness', 'Cleverness'],
  X: ['Cuteness', 'Beauty'],
  Y: STATS,
  Z: ['Toughness', 'Beauty'],
};

/** An attribute counts for contest Y, and is set back by it, from here on. */
export const ADMIRED = 6;

/** The stats after a contest, from those with which it was entered. */
export function afterContest(contest: Contest, stats: Stats): Stats {
  switch (contest) {
    case 'V': {
      const [highest, lowest] = [Math.max(...valuesOf(stats)), Math.min(...valuesOf(stats))];
      return eachStat((stat) => (stats[stat] === highest ? lowest : stats[stat]));
    }
    case 'W': {
      const apart = Math.abs(stats.Coolness - stats.Cleverness);
      return { ...stats, Coolness: apart, Cleverness: apart };
    }
    case 'X':
      return add(stats, { Cuteness: -3, Beauty: -3 });
    case 'Y':
      return eachStat((stat) => (stats[stat] >= ADMIRED ? STARTING_STAT : stats[stat]));
    case 'Z':
      return {
        ...stats,
        Toughness: Math.floor(stats.Toughness / 2),
        Beauty: Math.floor(stats.Beauty / 2),
      };
  }
}
