// Sets up Pokémon Snap: the two sides, the first priority if it's chosen, and how names are shown.
import type { SetUp } from '../frame/contract';
import { nameKey, findNamed } from '../frame/names';
import { type Problem, fail, ok, type Result } from '../frame/result';
import { plural, orList, quote } from '../frame/wording';
import { priorityEvent, type Event } from './events';
import { newWorld } from './slots';
import {
  PHOTOGRAPHER_COUNT,
  problem,
  type Labels,
  type OpenFacts,
  type Player,
  type Settings,
  type State,
} from './types';

export const POKEMON_COUNTS = { least: 6, usual: 6 };

/** The settings can already say who has priority on day 1 (PS-13). */
export function setUp(
  players: readonly Player[],
  settings: Settings,
): Result<SetUp<State, Event, OpenFacts, Player>, readonly Problem[]> {
  const namesOf = (role: Player['role']): readonly string[] =>
    players.filter((player) => player.role === role).map(({ name }) => name);
  const photographers = namesOf('photographer');
  const pokemon = namesOf('pokemon');
  const given = settings.firstPriority;
  const chosen = given === undefined ? undefined : findNamed(photographers, given, (name) => [name]);
  const problems = [...rosterProblems(players, photographers, pokemon)];
  if (given !== undefined && chosen === undefined)
    problems.push(notAPhotographerProblem(given, photographers));
  if (problems.length > 0) return fail(problems);
  const roster = players.map(({ name, role, pokemon = '' }) =>
    pokemon === '' ? { name, role } : { name, role, pokemon },
  );
  const labels = playerLabels(roster);
  return ok({
    roster,
    open: { pokemon, photographers, labels },
    state: {
      pokemon,
      photographers,
      labels,
      firstPriority: chosen ?? null,
      days: [],
      world: newWorld(pokemon),
      ascension: null,
    },
    events: chosen === undefined ? [] : [priorityEvent(chosen)],
    warnings:
      pokemon.length === POKEMON_COUNTS.usual
        ? []
        : [`Pokémon Snap is made for ${POKEMON_COUNTS.usual} Pokémon; this game has ${pokemon.length}.`],
  });
}

/** How names are shown: `Ana (Eevee)`, or only the name if the rest could be mistaken for another player. */
export function playerLabels(players: readonly Player[]): Labels {
  const shown = players.map(({ name, pokemon }) => {
    const label = pokemon === undefined ? name : `${name} (${pokemon})`;
    return { name, label, spellings: new Set([name, label].map(nameKey)) };
  });
  const times = new Map<string, number>();
  for (const spelling of shown.flatMap(({ spellings }) => [...spellings])) {
    times.set(spelling, (times.get(spelling) ?? 0) + 1);
  }
  return new Map(shown.map(({ name, label }) => [name, times.get(nameKey(label)) === 1 ? label : name]));
}

function rosterProblems(
  players: readonly Player[],
  photographers: readonly string[],
  pokemon: readonly string[],
): readonly Problem[] {
  const problems: Problem[] = [];
  if (photographers.length !== PHOTOGRAPHER_COUNT) {
    const sentence = `The roster has ${plural(photographers.length, 'photographer')}. It needs exactly ${PHOTOGRAPHER_COUNT}.`;
    problems.push(problem('not-two-photographers', ['players'], sentence));
  }
  if (pokemon.length < POKEMON_COUNTS.least) {
    const sentence = `The roster has ${pokemon.length} Pokémon. It needs at least ${POKEMON_COUNTS.least}.`;
    problems.push(problem('too-few-pokemon', ['players'], sentence));
  }
  for (const [index, player] of players.entries()) {
    if (player.role === 'photographer' && (player.pokemon ?? '') !== '') {
      const sentence = `${player.name} is a photographer. Leave their Pokémon column empty.`;
      problems.push(problem('photographer-with-species', ['players', index, 'pokemon'], sentence));
    }
  }
  return problems;
}

function notAPhotographerProblem(given: string, photographers: readonly string[]): Problem {
  const names = photographers.length === 0 ? 'a photographer' : orList(photographers);
  const sentence = `Priority on day 1: ${quote(given)} is not one of the photographers. Enter ${names}.`;
  return problem('not-a-photographer', ['settings', 'firstPriority'], sentence);
}
