// The state and the outcome of Pokémon Snap as scenarios list them.
import { recordOf, type JsonObject } from '../json';
import { resultsOf } from './results';
import type { Creature, State } from './types';
import { creatureOf } from './world';

export function facts(state: State): JsonObject {
  const { world } = state;
  const each = <T>(value: (creature: Creature) => T): { readonly [name: string]: T } =>
    recordOf(state.pokemon.map((name) => [name, value(creatureOf(world, name))]));
  const photos = state.days.flatMap((day) => day.photos);
  return {
    stats: each(({ stats }) => stats),
    counter: world.counter,
    doubling: each(({ doubling }) => doubling),
    owed: each(({ owed }) => owed),
    donations: world.donations.map(({ player, stat, points }) => ({ player, stat, points })),
    photos: recordOf(
      state.photographers.map((name) => [
        name,
        recordOf(
          photos
            .filter(({ photographer }) => photographer === name)
            .map(({ exhibit, shots }) => [exhibit, shots.map((shot) => shot.name)]),
        ),
      ]),
    ),
    entered: each(({ entered }) => recordOf([...entered].map(([contest, { photo }]) => [contest, photo]))),
  };
}

export function outcome(state: State): JsonObject | null {
  if (state.ascension === null) return null;
  const { appeal, exhibits, points } = resultsOf(state);
  const { heaven, hell, mark } = state.ascension;
  return { ap: recordOf(appeal), exhibits, points: recordOf(points), heaven, hell, mark };
}
