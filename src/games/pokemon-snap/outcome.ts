// What the days bring, and how the game ends: results, how tied Pokémon are ranked, and who is in Heaven, in Hell
// and marked (PS-16, PS-17).
import type { Chance } from '../chance';
import { last } from '../events';
import { byCodeUnit } from '../names';
import { appealOf } from './contests';
import { exhibitWinners } from './exhibits';
import { EXHIBITS, type Ascension, type Decision, type Results, type State } from './types';

/** AP by contest, and the winner of each exhibit: one point each (PS-15). */
export function resultsOf({ world, days, photographers }: State): Results {
  const exhibits = exhibitWinners(days.flatMap(({ photos }) => photos));
  const points = photographers.map(
    (name) => [name, EXHIBITS.filter((exhibit) => exhibits[exhibit] === name).length] as const,
  );
  return { appeal: appealOf(world.creatures), exhibits, points: new Map(points) };
}

/** The photographers with the most points: one, or both. They are asked in the last stage. */
export function heavenWinners(photographers: readonly string[], { points }: Results): readonly string[] {
  const most = Math.max(...points.values());
  return photographers.filter((name) => points.get(name) === most);
}

/** How many Pokémon ascend for their AP: two below a single winner of Heaven, one below a tie (PS-17). */
const ASCENDING = { single: 2, tied: 1 } as const;

/** Ends the game with what Heaven's winners decided. */
export function ascend(
  state: State,
  results: Results,
  decisions: ReadonlyMap<string, Decision>,
  chance: Chance,
): Ascension {
  const winners = heavenWinners(state.photographers, results);
  const ranking = rank(state.pokemon, results, winners, decisions, chance);
  const ascending = winners.length === 1 ? ASCENDING.single : ASCENDING.tied;
  const best = ranking.slice(0, ascending);
  const pick = agreedPick(winners, decisions);
  const along = pick !== undefined && !best.includes(pick) ? pick : ranking[ascending];
  const heaven = [...winners, ...best, ...(along === undefined ? [] : [along])];
  const pokemonInHell = ranking.filter((name) => !heaven.includes(name));
  return {
    heaven: [...heaven].sort(byCodeUnit),
    hell: [...state.photographers, ...state.pokemon]
      .filter((name) => !heaven.includes(name))
      .sort(byCodeUnit),
    mark: last(pokemonInHell) ?? '',
    ranking,
    // Every winner's, in roster order: who sent first, or sent an empty one or none, is not shown (ALL-1, ALL-4).
    decisions: new Map(winners.map((name) => [name, decisions.get(name) ?? {}])),
  };
}

/** The Pokémon that every winner named, if they all named the same one. */
function agreedPick(
  winners: readonly string[],
  decisions: ReadonlyMap<string, Decision>,
): string | undefined {
  const picks = new Set(winners.map((name) => decisions.get(name)?.pick));
  const [pick] = picks;
  return picks.size === 1 ? pick : undefined;
}

/** All Pokémon by AP; ties by what all winners' orders agree on, then by draws from the seed (PS-16). */
function rank(
  pokemon: readonly string[],
  { appeal }: Results,
  winners: readonly string[],
  decisions: ReadonlyMap<string, Decision>,
  chance: Chance,
): readonly string[] {
  const total = (name: string): number => appeal.get(name)?.total ?? 0;
  const totals = [...new Set(pokemon.map(total))].sort((a, b) => b - a);
  const orders = winners.map((name) => decisions.get(name)?.order ?? []);
  const precedes = (a: string, b: string): boolean =>
    orders.every((order) => order.includes(a) && order.indexOf(a) < order.indexOf(b));
  return totals.flatMap((value) =>
    breakTie(
      pokemon.filter((name) => total(name) === value),
      precedes,
      chance.for(`tied on ${value} AP`),
    ),
  );
}

/** A topological sort of the agreed order; where several may come next, one is drawn. */
function breakTie(
  tied: readonly string[],
  precedes: (a: string, b: string) => boolean,
  chance: Chance,
): readonly string[] {
  const sorted: string[] = [];
  for (let left = tied; left.length > 0; left = left.filter((name) => !sorted.includes(name))) {
    const free = left.filter((name) => !left.some((other) => precedes(other, name)));
    const next = free.length === 1 ? free[0] : chance.for(`place ${sorted.length + 1}`).pick(free);
    if (next === undefined) {
      throw new Error('An agreed order runs in a circle: moves are checked to be none.');
    }
    sorted.push(next);
  }
  return sorted;
}
