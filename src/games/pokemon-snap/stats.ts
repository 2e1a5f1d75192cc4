// Arithmetic on the five stats.
import { STARTING_STAT, STATS, type Amounts, type Stat, type Stats } from './types';

export function buildStats<T>(value: (stat: Stat) => T): Readonly<Record<Stat, T>> {
  return {
    Coolness: value('Coolness'),
    Cuteness: value('Cuteness'),
    Cleverness: value('Cleverness'),
    Toughness: value('Toughness'),
    Beauty: value('Beauty'),
  };
}

export const STARTING_STATS: Stats = buildStats(() => STARTING_STAT);

export function statValues(stats: Stats): readonly number[] {
  return STATS.map((stat) => stats[stat]);
}

export const NO_AMOUNTS: Amounts = {};

/** Adds amounts to stats. No stat goes below 0. */
export function addAmounts(stats: Stats, amounts: Amounts): Stats {
  return buildStats((stat) => Math.max(0, stats[stat] + (amounts[stat] ?? 0)));
}

/** The amounts to add to `before` to get `after`, for the stats that differ. */
export function statDifferences(before: Stats, after: Stats): Amounts {
  return buildAmounts((stat) => after[stat] - before[stat]);
}

/** The amounts by stat, without zeros. */
export function buildAmounts(amount: (stat: Stat) => number): Amounts {
  const amounts: Partial<Record<Stat, number>> = {};
  for (const stat of STATS) {
    const value = amount(stat);
    if (value !== 0) amounts[stat] = value;
  }
  return amounts;
}

export function multiplyAmounts(amounts: Amounts, factor: number): Amounts {
  return amounts === NO_AMOUNTS ? NO_AMOUNTS : buildAmounts((stat) => (amounts[stat] ?? 0) * factor);
}

export function sumAmounts(list: readonly Amounts[]): Amounts {
  return buildAmounts((stat) => list.reduce((total, amounts) => total + (amounts[stat] ?? 0), 0));
}
