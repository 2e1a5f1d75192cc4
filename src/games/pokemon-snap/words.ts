// Texts used in several places: names with species, attribute points.
import { mustGet } from '../frame/result';
import type { Option } from '../frame/fields';
import { memoize } from '../frame/lazy';
import { andList, signedNumber } from '../frame/wording';
import { STATS, type Amounts, type Labels, type State, type Stats } from './types';

export function playerLabel(labels: Labels, name: string): string {
  return mustGet(labels, name);
}

/** Every Pokémon as an option of a choice. The list stays the same for the whole match. */
export function pokemonOptions({ pokemon, labels }: State): readonly Option[] {
  return optionsByLabels(pokemon)(labels);
}

const optionsByLabels = memoize((pokemon: State['pokemon']) =>
  memoize((labels: Labels): readonly Option[] =>
    pokemon.map((value) => ({ value, label: playerLabel(labels, value) })),
  ),
);

/** All stats: `3 Coolness, …`. */
export function statsText(stats: Stats): string {
  return andList(STATS.map((stat) => `${stats[stat]} ${stat}`));
}

export const NO_CHANGE_TEXT = 'nothing';

/** Changes of stats: `+4 Beauty, −3 Coolness`, `+1 of each`, or `nothing`. */
export function amountsText(amounts: Amounts): string {
  const all = STATS.map((stat) => amounts[stat] ?? 0);
  const most = Math.max(...all);
  if (most !== 0 && Math.min(...all) === most) return `${signedNumber(most)} of each`;
  const parts = STATS.flatMap((stat) => {
    const amount = amounts[stat] ?? 0;
    return amount === 0 ? [] : [`${signedNumber(amount)} ${stat}`];
  });
  return parts.join(', ') || NO_CHANGE_TEXT;
}
