// The end: how Heaven's winners rank tied Pokémon, and who is in Heaven, in Hell and marked (PS-16, PS-17).
import type { Chance } from '../chance';
import { byCodeUnit } from '../names';
import type { Ascension, Results, State, Verdict } from './types';

/** The photographers with the most points: one, or both. They are asked in the last stage. */
export function heavenWinners(photographers: readonly string[], { points }: Results): readonly string[] {
  const most = Math.max(...points.values());
  return photographers.filter((name) => points.get(name) === most);
}

/** Ends the game with what Heaven's winners decided. */
export function ascend(
  state: State,
  results: Results,
  verdicts: ReadonlyMap<string, Verdict>,
  chance: Chance,
): Ascension {
  const winners = heavenWinners(state.photographers, results);
  const ranking = rank(state.pokemon, results, winners, verdicts, chance);
  const raised = winners.length === 1 ? 2 : 1;
  const safe = ranking.slice(0, raised);
  const pick = agreedPick(winners, verdicts);
  const along = pick !== undefined && !safe.includes(pick) ? pick : ranking[raised];
  const heaven = [...winners, ...safe, ...(along === undefined ? [] : [along])];
  const below = ranking.filter((name) => !heaven.includes(name));
  return {
    heaven: [...heaven].sort(byCodeUnit),
    hell: [...state.photographers, ...state.pokemon]
      .filter((name) => !heaven.includes(name))
      .sort(byCodeUnit),
    mark: below[below.length - 1] ?? '',
    ranking,
    // Every winner's, in roster order: who sent first, or sent an empty one or none, is not shown (ALL-1, ALL-4).
    verdicts: new Map(winners.map((name) => [name, verdicts.get(name) ?? {}])),
  };
}

/** The Pokémon that every winner named, if they all named the same one. */
function agreedPick(winners: readonly string[], verdicts: ReadonlyMap<string, Verdict>): string | undefined {
  const picks = new Set(winners.map((name) => verdicts.get(name)?.pick));
  const [pick] = picks;
  return picks.size === 1 ? pick : undefined;
}

/** All Pokémon by AP; ties by what all winners' orders agree on, then by draws from the seed (PS-16). */
function rank(
  pokemon: readonly string[],
  { appeal }: Results,
  winners: readonly string[],
  verdicts: ReadonlyMap<string, Verdict>,
  chance: Chance,
): readonly string[] {
  const totals = (name: string): number => appeal.get(name)?.total ?? 0;
  const values = [...new Set(pokemon.map(totals))].sort((a, b) => b - a);
  const orders = winners.map((name) => verdicts.get(name)?.order ?? []);
  const precedes = (a: string, b: string): boolean =>
    orders.every((order) => order.includes(a) && order.indexOf(a) < order.indexOf(b));
  return values.flatMap((value) =>
    breakTie(
      pokemon.filter((name) => totals(name) === value),
      precedes,
      chance.for(`tied on ${value} AP`),
    ),
  );
}

/** Next comes one whom nobody left is agreed to precede, drawn when there are several. */
function breakTie(
  tied: readonly string[],
  precedes: (a: string, b: string) => boolean,
  chance: Chance,
): readonly string[] {
  const sorted: string[] = [];
  for (let left = tied; left.length > 0; left = left.filter((name) => !sorted.includes(name))) {
    const free = left.filter((name) => !left.some((other) => precedes(other, name)));
    const next = free.length === 1 ? free[0] : chance.for(`place ${sorted.length + 1}`).pick(free);
    if (next === undefined)
      throw new Error('An agreed order runs in a circle: moves are checked to be none.');
    sorted.push(next);
  }
  return sorted;
}
