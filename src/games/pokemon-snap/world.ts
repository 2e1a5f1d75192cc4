// The world of a game's Pokémon: how it begins, and how one of them is found in it.
import { STARTING_STATS } from './stats';
import type { Creature, World } from './types';

const NEWCOMER: Creature = {
  stats: STARTING_STATS,
  doubling: false,
  owed: 0,
  hasDoneE: false,
  entered: new Map(),
};

/** The world before day 1: the counter finds 1 in the first slot (PS-8). */
export function newWorld(names: readonly string[]): World {
  return { creatures: new Map(names.map((name) => [name, NEWCOMER])), counter: 1, donations: [] };
}

export function creatureOf({ creatures }: World, name: string): Creature {
  return creatures.get(name) ?? NEWCOMER;
}
