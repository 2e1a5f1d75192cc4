// Random legal moves, for practice games and tests.
import type { Chance } from '../chance';
import type { Json } from '../json';
import { exhibitsLeft } from './photos';
import { contestsLeft, yesterday } from './plans';
import { ACTIVITIES, SLOTS, STATS, type Activity, type State } from './types';

/** A random legal plan. */
export function samplePlan(state: State, player: string, chance: Chance): Json | undefined {
  const contest = chance.pick(contestsLeft(state, player));
  const before = yesterday(state, player);
  const activities = chance.shuffle(ACTIVITIES.filter((activity) => !before.includes(activity)));
  if (contest === undefined) return undefined;
  const slots: Json[] = activities
    .slice(0, SLOTS.length - 1)
    .map((activity) => sampleActivity(state, player, activity, chance));
  slots.splice(chance.whole(0, slots.length), 0, { do: contest });
  return { slots };
}

function sampleActivity(state: State, player: string, activity: Activity, chance: Chance): Json {
  const stats = chance.shuffle(STATS);
  const [stat, other] = stats.map((name): Json => name);
  switch (activity) {
    case 'C':
    case 'F':
      return { do: activity, player: chance.pick(state.pokemon.filter((name) => name !== player)) ?? null };
    case 'G':
      return { do: activity, lose: stat ?? null, gain: other ?? null };
    case 'I':
      return { do: activity, stat: stat ?? null, points: chance.whole(1, 3) };
    case 'J':
      return { do: activity, stat: stat ?? null };
    case 'A':
    case 'B':
    case 'D':
    case 'E':
    case 'H':
      return { do: activity };
  }
}

/** A random exhibit of those left, and the Pokémon in a random order. */
export function sampleShoot(state: State, player: string, chance: Chance): Json | undefined {
  const exhibit = chance.pick(exhibitsLeft(state, player));
  return exhibit === undefined ? undefined : { exhibit, order: chance.shuffle(state.pokemon) };
}

/** An order and a pick, or one of them, or none. */
export function sampleVerdict(state: State, chance: Chance): Json {
  const pick = chance.pick(state.pokemon) ?? null;
  return {
    ...(chance.whole(0, 3) === 0 ? {} : { order: chance.shuffle(state.pokemon) }),
    ...(chance.whole(0, 3) === 0 ? {} : { pick }),
  };
}
