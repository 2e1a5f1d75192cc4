// Activities: whether each works, and what it takes from and gives to the Pokémon that does it.
import type { Cause } from './deeds';
import { eachStat, sum, times } from './stats';
import type { Action, Amounts, Contest, Donation, Stats } from './types';

export type Doing = Exclude<Action, { readonly do: Contest }>;

/** What an activity's conditions look at, as the slot's second step finds it (PS-3). */
export interface Sight {
  readonly stats: Stats;
  /** The slot just before, the same day, was a contest of this Pokémon (PS-9). */
  readonly afterContest: boolean;
  readonly firstE: boolean;
  /** Activity F: both Toughnesses as the slot began. */
  readonly toughness: { readonly own: number; readonly theirs: number };
  /** Activity J: the counter, and how many share it. */
  readonly shared: { readonly counter: number; readonly players: number };
  /** Activity I: those of the latest earlier slot with any. */
  readonly donations: readonly Donation[];
}

/** What an activity does to the Pokémon that does it; gifts and hits to others are the slot's business. */
export interface Effect {
  readonly cause: Cause;
  readonly losses: Amounts;
  readonly gains: Amounts;
}

export const GIFT: Amounts = { Cuteness: 2 };
export const HIT: Amounts = { Coolness: -1 };
/** Activity G takes this much, B asks for this much. */
export const G_LOSS = 3;
export const B_CLEVERNESS = 6;

/** The effect of an activity; `factor` is 2 when Activity A doubles it, 1 otherwise (PS-4). */
export function effectOf(action: Doing, factor: 1 | 2, sight: Sight): Effect {
  const { stats } = sight;
  const effect = (cause: Cause, gains: Amounts, losses: Amounts = {}): Effect => ({
    cause,
    gains: times(gains, factor),
    losses: times(losses, factor),
  });
  switch (action.do) {
    case 'A':
      return effect({ kind: 'A' }, {});
    case 'B': {
      const worked = stats.Cleverness >= B_CLEVERNESS;
      return effect({ kind: 'B', worked, cleverness: stats.Cleverness }, worked ? { Beauty: 4 } : {});
    }
    case 'C':
      return effect({ kind: 'C' }, { Cleverness: 2 });
    case 'D':
      return effect(
        { kind: 'D', afterContest: sight.afterContest },
        sight.afterContest ? { Coolness: 4 } : { Beauty: 2 },
      );
    case 'E':
      return effect({ kind: 'E', first: sight.firstE }, sight.firstE ? { Cuteness: 2 } : { Toughness: 5 });
    case 'F': {
      const { toughness } = sight;
      const worked = toughness.own > toughness.theirs;
      return effect({ kind: 'F', target: action.player, worked, toughness }, worked ? { Coolness: 3 } : {});
    }
    case 'G': {
      const had = stats[action.lose];
      const worked = had >= G_LOSS * factor;
      const cause = { kind: 'G', lose: action.lose, worked, had } as const;
      return worked ? effect(cause, { [action.gain]: 5 }, { [action.lose]: -G_LOSS }) : effect(cause, {});
    }
    case 'H':
      return effect(
        { kind: 'H' },
        eachStat(() => 1),
      );
    case 'I': {
      const { stat, points } = action;
      const had = stats[stat];
      const worked = had >= points * factor;
      const cause = { kind: 'I', stat, points, worked, had, donors: sight.donations.length } as const;
      return worked ? effect(cause, returned(sight.donations), { [stat]: -points }) : effect(cause, {});
    }
    case 'J': {
      const { shared } = sight;
      return effect({ kind: 'J', shared }, { [action.stat]: Math.floor(shared.counter / shared.players) });
    }
  }
}

/** What a donor gains from the donations of the time before (PS-7). */
function returned(donations: readonly Donation[]): Amounts {
  const [only, ...others] = donations;
  if (only === undefined) return eachStat(() => 1);
  return others.length === 0
    ? { [only.stat]: 2 * only.points }
    : sum(donations.map(({ stat, points }) => ({ [stat]: points })));
}
