// Results and end: ranking of tied Pokémon, Heaven, Hell, the mark, and why (PS-16, PS-17).
import { mustGet, ensure } from '../frame/result';
import type { Chance } from '../frame/chance';
import { last } from '../frame/events';
import { memoize } from '../frame/lazy';
import { byCodeUnit } from '../frame/names';
import { exhibitWinners } from './exhibits';
import {
  EXHIBITS,
  type Ascension,
  type Decision,
  type Outcome,
  type Results,
  type State,
  type Tie,
  type TieBreak,
  type Appeal,
  type Contest,
  type Creatures,
  type Stats,
} from './types';
import {
  contestXSum,
  contestVLead,
  PLACE_POINTS,
  contestWProduct,
  strongAttributeCount,
  CONTEST_X_RULE,
} from './contests';

/** The results: AP by contest, the exhibits' winners, and one point per exhibit (PS-15). */
export const gameResults = memoize(({ world, days, photographers }: State): Results => {
  const exhibits = exhibitWinners(days.flatMap(({ photos }) => photos));
  const points = photographers.map(
    (name) => [name, EXHIBITS.filter((exhibit) => exhibits[exhibit] === name).length] as const,
  );
  return { appeal: appealByPlayer(world.creatures), exhibits, points: new Map(points) };
});

/** The photographers with most points: one, or both if tied. The last stage asks them. */
export function heavenWinners(photographers: readonly string[], { points }: Results): readonly string[] {
  const most = Math.max(...points.values());
  return photographers.filter((name) => points.get(name) === most);
}

/** How many Pokémon ascend for their AP, not counting the pick, if one photographer wins or both tie (PS-17). */
const ASCENDER_COUNTS = { single: 2, tied: 1 } as const;

/** Pokémon that ascend whatever the winners send. Picking one of them counts as no pick (PS-16). */
export function sureAscenders(results: Results): readonly string[] {
  const { appeal, points } = results;
  const places =
    heavenWinners([...points.keys()], results).length === 1 ? ASCENDER_COUNTS.single : ASCENDER_COUNTS.tied;
  const ap = (name: string): number => mustGet(appeal, name).total;
  const names = [...appeal.keys()];
  return names.filter((name) => names.filter((other) => ap(other) >= ap(name)).length <= places);
}

export function decideAscent(
  state: State,
  results: Results,
  decisions: ReadonlyMap<string, Decision>,
  chance: Chance,
): Ascension {
  const winners = heavenWinners(state.photographers, results);
  const orders = winners.map((name) => decisions.get(name)?.order ?? []);
  const ranking = rankByAp(state.pokemon, results, makePrecedence(orders), chance);
  return {
    outcome: decideOutcome(state, results, {
      winners,
      ranking,
      orders,
      pick: agreedPick(winners, decisions),
    }),
    ranking,
    results,
    // List all winners in roster order, which hides who answered first or didn't answer (ALL-1, ALL-4).
    decisions: new Map(winners.map((name) => [name, decisions.get(name) ?? {}])),
  };
}

interface AscensionDecisions {
  readonly winners: readonly string[];
  readonly ranking: readonly string[];
  readonly orders: readonly (readonly string[])[];
  readonly pick: string | undefined;
}

/** Who is in Heaven and Hell, and who has the mark, with reasons (PS-17). */
function decideOutcome(
  { pokemon, photographers }: State,
  { appeal }: Results,
  { winners, ranking, orders, pick }: AscensionDecisions,
): Outcome {
  const ap = (name: string): number => mustGet(appeal, name).total;
  const precedes = makePrecedence(orders);
  const inRosterOrder = (names: readonly string[]): readonly string[] =>
    pokemon.filter((name) => names.includes(name));
  /** The Pokémon in both lists that tie on the first list's lowest AP; null if the second list has none. */
  const tieBetween = (before: readonly string[], after: readonly string[]): Tie | null => {
    const least = Math.min(...before.map(ap));
    const tied = (names: readonly string[]) => inRosterOrder(names.filter((name) => ap(name) === least));
    return tied(after).length === 0
      ? null
      : {
          ap: least,
          before: tied(before),
          after: tied(after),
          brokenBy: findTieBreak(tied(before), tied(after), precedes),
        };
  };
  const places = winners.length === 1 ? ASCENDER_COUNTS.single : ASCENDER_COUNTS.tied;
  const picked = ranking.slice(places).find((name) => name === pick) ?? null;
  const best = ranking.slice(0, picked === null ? places + 1 : places);
  const fallen = ranking.filter((name) => !best.includes(name) && name !== picked);
  const eliminated = ensure(last(fallen), 'All Pokémon ascend: set-up refuses so few.');
  const heaven = [...winners, ...best, ...(picked === null ? [] : [picked])];
  return {
    winners,
    best: {
      names: [...inRosterOrder(best)].sort((a, b) => ap(b) - ap(a)),
      tie: tieBetween(best, fallen),
    },
    picked,
    mark: {
      name: eliminated,
      tie: tieBetween(fallen.slice(0, -1), [eliminated]),
      spared: picked !== null && ap(picked) < ap(eliminated) ? picked : null,
    },
    heaven: [...heaven].sort(byCodeUnit),
    hell: [...photographers, ...pokemon].filter((name) => !heaven.includes(name)).sort(byCodeUnit),
  };
}

/**
 * What put the first of these tied Pokémon ahead of the others. It's only `order` if the agreed order has all of `before`
 * ahead of all of `after`, because then no draw could have changed the result.
 */
function findTieBreak(before: readonly string[], after: readonly string[], precedes: Precedence): TieBreak {
  const agreed = before.flatMap((first) => after.map((second) => precedes(first, second)));
  if (agreed.every((each) => each)) return 'order';
  return agreed.some((each) => each) ? 'order-and-draw' : 'draw';
}

/** Whether every order that counts has `a` before `b`. */
type Precedence = (a: string, b: string) => boolean;

function makePrecedence(orders: readonly (readonly string[])[]): Precedence {
  return (a, b) => orders.every((order) => order.includes(a) && order.indexOf(a) < order.indexOf(b));
}

/** The Pokémon that all winners picked; undefined if they didn't agree. */
function agreedPick(
  winners: readonly string[],
  decisions: ReadonlyMap<string, Decision>,
): string | undefined {
  const picks = new Set(winners.map((name) => decisions.get(name)?.pick));
  const [pick] = picks;
  return picks.size === 1 ? pick : undefined;
}

/** Ranks by AP. Ties are broken by what all orders agree on, then by seeded draws (PS-16). */
function rankByAp(
  pokemon: readonly string[],
  { appeal }: Results,
  precedes: Precedence,
  chance: Chance,
): readonly string[] {
  const total = (name: string): number => mustGet(appeal, name).total;
  const totals = [...new Set(pokemon.map(total))].sort((a, b) => b - a);
  return totals.flatMap((value) =>
    breakTie(
      pokemon.filter((name) => total(name) === value),
      precedes,
      chance.for(`tied on ${value} AP`),
    ),
  );
}

/** Sorts tied Pokémon topologically by the agreed order. If several can come next, one is drawn. */
function breakTie(tied: readonly string[], precedes: Precedence, chance: Chance): readonly string[] {
  const sorted: string[] = [];
  for (let left = tied; left.length > 0; left = left.filter((name) => !sorted.includes(name))) {
    const free = left.filter((name) => !left.some((other) => precedes(other, name)));
    const next = free.length === 1 ? free[0] : chance.for(`place ${sorted.length + 1}`).pick(free);
    sorted.push(ensure(next, 'The agreed order is circular.'));
  }
  return sorted;
}

interface Entrant {
  readonly name: string;
  readonly day: number;
  readonly photo: Stats;
}

/** AP of each entrant, in the order of the entrants. */
const POINTS_BY_CONTEST: Readonly<Record<Contest, (entrants: readonly Entrant[]) => readonly number[]>> = {
  V: (entrants) => pointsByPlace(entrants, contestVLead),
  W: (entrants) => pointsByPlace(entrants, contestWProduct),
  X: (entrants) =>
    entrants.map((own) => {
      const sameDay = entrants.filter(({ day }) => day === own.day);
      const most = Math.max(...sameDay.map(({ photo }) => contestXSum(photo)));
      return contestXSum(own.photo) === most ? CONTEST_X_RULE.points : 0;
    }),
  Y: (entrants) => entrants.map(({ photo }) => strongAttributeCount(photo)),
  Z: (entrants) =>
    entrants.map(
      (own) => entrants.filter((other) => other !== own && other.photo.Beauty < own.photo.Toughness).length,
    ),
};

/** AP for the three highest distinct values; equal values get the same. */
function pointsByPlace(entrants: readonly Entrant[], value: (photo: Stats) => number): readonly number[] {
  const values = entrants.map(({ photo }) => value(photo));
  const places = [...new Set(values)].sort((a, b) => b - a);
  return values.map((each) => PLACE_POINTS[places.indexOf(each)] ?? 0);
}

/** Everyone's AP by contest. V, W and Z can only be settled at the end (PS-10). */
function appealByPlayer(creatures: Creatures): ReadonlyMap<string, Appeal> {
  const points = {
    V: contestPoints('V', creatures),
    W: contestPoints('W', creatures),
    X: contestPoints('X', creatures),
    Y: contestPoints('Y', creatures),
    Z: contestPoints('Z', creatures),
  };
  return new Map(
    [...creatures.keys()].map((name) => {
      const by = (contest: Contest): number => points[contest].get(name) ?? 0;
      const [V, W, X, Y, Z] = [by('V'), by('W'), by('X'), by('Y'), by('Z')];
      return [name, { V, W, X, Y, Z, total: V + W + X + Y + Z }];
    }),
  );
}

function contestPoints(contest: Contest, creatures: Creatures): ReadonlyMap<string, number> {
  const entrants = [...creatures].flatMap(([name, { entered }]): Entrant[] => {
    const entry = entered.get(contest);
    return entry === undefined ? [] : [{ name, day: entry.day, photo: entry.photo }];
  });
  const points = POINTS_BY_CONTEST[contest](entrants);
  return new Map(
    entrants.map(({ name }, index) => [name, ensure(points[index], 'A contest gives every entrant points.')]),
  );
}
