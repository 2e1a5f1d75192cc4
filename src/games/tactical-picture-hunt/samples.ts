// Sensible random moves, for practice games and tests.
import type { Chance } from '../chance';
import type { Json } from '../json';
import type { ChallengePhase } from './challenge';
import { targetOf } from './course';
import { axesOf, holds, matchesIn, regionOf, shortName, squaresOf } from './grid';
import { HIGHEST_PREDICTION, type Dimension, type State } from './types';

/** Any dimension that is free. */
export function sampleClaim(free: readonly Dimension[], chance: Chance): Json | undefined {
  const dimension = chance.pick(free);
  return dimension === undefined ? undefined : { dimension };
}

/** Any axis, and about as many as its regions hold on average. */
export function sampleBid(state: State, round: number, player: string, chance: Chance): Json | undefined {
  const own = state.claims.get(player);
  const axis = own === undefined ? undefined : chance.pick(axesOf(own));
  if (axis === undefined) return undefined;
  const others = [...state.claims].flatMap(([name, dimension]) => (name === player ? [] : axesOf(dimension)));
  const counts = others.map(
    (other) => matchesIn(state.board, regionOf(axis, other), targetOf(state, round)).length,
  );
  const mean = counts.reduce((sum, n) => sum + n, 0) / Math.max(1, counts.length);
  const guess = Math.round(mean) + chance.whole(-1, 1);
  return { axis, prediction: Math.max(0, Math.min(HIGHEST_PREDICTION, guess)) };
}

/** Of twelve: how many right squares of the region are seen, and how many others are taken for right. */
const SEEN = 11;
const MISTAKEN = 1;

/** Most of the right squares and now and then a wrong one, some of them written in full. */
export function sampleListing(state: State, { round, region }: ChallengePhase, chance: Chance): Json {
  const right = new Set(matchesIn(state.board, region, targetOf(state, round)).map(({ name }) => name));
  const listed = squaresOf(state.board).filter(
    ({ name }) => holds(region, name) && chance.whole(1, 12) <= (right.has(name) ? SEEN : MISTAKEN),
  );
  return {
    squares: chance
      .shuffle(listed)
      .map(({ name }) => (chance.whole(1, 4) === 1 ? name : shortName(region, name))),
  };
}
