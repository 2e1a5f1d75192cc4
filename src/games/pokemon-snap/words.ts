// Words of Pokémon Snap that its forms, tabs and account share: names with their species, and points of attributes.
import { must } from '../frame/result';
import type { Option } from '../frame/fields';
import { once } from '../frame/lazy';
import { all, signedNumber } from '../frame/wording';
import { STATS, type Amounts, type Labels, type State, type Stats } from './types';

/** Gives a name as it is shown, with its species where it has one. */
export function labelOf(labels: Labels, name: string): string {
  return must(labels, name);
}

/** Gives every Pokémon as a choice of a form: the same list all through a match. */
export function pokemonOptions({ pokemon, labels }: State): readonly Option[] {
  return optionsIn(pokemon)(labels);
}

const optionsIn = once((pokemon: State['pokemon']) =>
  once((labels: Labels): readonly Option[] =>
    pokemon.map((value) => ({ value, label: labelOf(labels, value) })),
  ),
);

/** Five stats in a list: `3 Coolness, …`. */
export function statsText(stats: Stats): string {
  return all(STATS.map((stat) => `${stats[stat]} ${stat}`));
}

/** The words for amounts that are all 0. */
export const NO_CHANGE = 'nothing';

/** Amounts added to stats: `+4 Beauty, −3 Coolness`, `+1 of each`, or `nothing`. */
export function amountsText(amounts: Amounts): string {
  const [first = 0, ...others] = STATS.map((stat) => amounts[stat] ?? 0);
  if (first !== 0 && others.every((other) => other === first)) return `${signedNumber(first)} of each`;
  const parts = STATS.flatMap((stat) => {
    const amount = amounts[stat] ?? 0;
    return amount === 0 ? [] : [`${signedNumber(amount)} ${stat}`];
  });
  return parts.join(', ') || NO_CHANGE;
}
