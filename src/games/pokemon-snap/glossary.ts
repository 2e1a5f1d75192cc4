// The labels of Pokémon Snap in our words: activities, contests, exhibits, names with their species, amounts.
import { fold } from '../names';
import { STATS, type Activity, type Amounts, type Contest, type Exhibit, type Player } from './types';

export const ACTIVITY_WORDS: Readonly<Record<Activity, string>> = {
  A: 'your next activity counts double for you',
  B: 'with at least 6 Cleverness, gain 4 Beauty',
  C: 'gain 2 Cleverness, another Pokémon gains 2 Cuteness',
  D: 'right after a contest gain 4 Coolness, else 2 Beauty',
  E: 'the first time gain 2 Cuteness, later 5 Toughness',
  F: 'if tougher than another Pokémon, gain 3 Coolness and it loses 1',
  G: 'lose 3 of one attribute, gain 5 of another',
  H: 'gain 1 of everything until the end of your next contest',
  I: 'donate 1 to 3 points, gain what the donations before were',
  J: 'share the counter among all who do this now',
};

export const CONTEST_WORDS: Readonly<Record<Contest, string>> = {
  V: 'highest attribute far above the second highest',
  W: 'Coolness times Cleverness',
  X: 'Cuteness plus Beauty, against those who enter today',
  Y: 'number of attributes of at least 6',
  Z: 'more Toughness than the others have Beauty',
};

/** What a contest does to the attributes of who entered it. */
export const CONTEST_CHANGES: Readonly<Record<Contest, string>> = {
  V: 'the highest attribute falls to the lowest',
  W: 'Coolness and Cleverness become the difference between them',
  X: '3 Cuteness and 3 Beauty are lost',
  Y: 'attributes of at least 6 go back to 3',
  Z: 'Toughness and Beauty are halved',
};

export const EXHIBIT_WORDS: Readonly<Record<Exhibit, string>> = {
  A: '3 photos, the most even values',
  B: '3 photos, the highest sum of medians',
  C: '2 photos, the highest single values',
  D: '2 photos, the lowest product',
  E: '2 photos, the highest sum of differences',
};

function withSpecies({ name, pokemon }: Player): string {
  return pokemon === undefined ? name : `${name} (${pokemon})`;
}

/** How a name is shown. */
export type Label = (name: string) => string;

/** Names with their species beside them, `Ana (Eevee)`; the bare name where that could be taken for another. */
export function labels(players: readonly Player[]): Label {
  const taken = players.flatMap((player) => [player.name, withSpecies(player)].map(fold));
  const shown = new Map(
    players.map((player) => {
      const label = withSpecies(player);
      const own = player.pokemon === undefined ? 2 : 1;
      const unique = taken.filter((other) => other === fold(label)).length === own;
      return [player.name, unique ? label : player.name];
    }),
  );
  return (name) => shown.get(name) ?? name;
}

/** `+4 Beauty, -3 Coolness`; empty for nothing. */
export function amountsText(amounts: Amounts): string {
  return STATS.flatMap((stat) => {
    const amount = amounts[stat] ?? 0;
    return amount === 0 ? [] : [`${amount > 0 ? '+' : ''}${amount} ${stat}`];
  }).join(', ');
}
