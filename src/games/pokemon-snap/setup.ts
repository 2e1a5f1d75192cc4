// Setting up Pokémon Snap: roster columns, who has priority on day 1, and what is checked before it.
import type { SetUp } from '../contract';
import { choice, object, optional, text, type Field } from '../fields';
import { named } from '../names';
import { problem, type Problem } from '../problems';
import { count, either, quote } from '../wording';
import { fail, ok, type Result } from '../result';
import type { Event } from './events';
import { ROLE_TITLES, ROLES, type Player, type Settings, type State } from './types';
import { newWorld } from './world';

const PHOTOGRAPHERS = 2;
const POKEMON = { least: 6, usual: 6 };

export const rosterRow: Field<Player> = object({
  name: text({ title: 'Name' }),
  role: choice({
    title: 'Role',
    options: ROLES.map((value) => ({ value, label: ROLE_TITLES[value] })),
    exact: true,
  }),
  pokemon: optional(
    text({ title: 'Pokémon', help: 'The species that a Pokémon is shown as. It changes nothing.' }),
  ),
});

export const settingsField: Field<Settings> = object({
  firstPriority: text({
    title: 'Priority on day 1',
    help: 'The name of a photographer. It may be changed until day 1 is resolved, and swaps every day.',
  }),
});

/** Checks the roles and who has priority. */
export function setUp(
  players: readonly Player[],
  settings: Settings,
): Result<SetUp<State, Event>, readonly Problem[]> {
  const namesOf = (role: Player['role']): readonly string[] =>
    players.filter((player) => player.role === role).map(({ name }) => name);
  const photographers = namesOf('photographer');
  const pokemon = namesOf('pokemon');
  const firstPriority = named(photographers, settings.firstPriority, (name) => [name]);
  const problems = [...rosterFaults(players, photographers, pokemon)];
  if (firstPriority === undefined) problems.push(notAPhotographer(settings.firstPriority, photographers));
  if (firstPriority === undefined || problems.length > 0) return fail(problems);
  return ok({
    state: {
      players: players.map(withSpecies),
      pokemon,
      photographers,
      firstPriority,
      days: [],
      world: newWorld(pokemon),
      ascension: null,
    },
    events: [],
    warnings:
      pokemon.length === POKEMON.usual
        ? []
        : [`Pokémon Snap is made for ${POKEMON.usual} Pokémon; this game has ${pokemon.length}.`],
  });
}

/** The species trimmed, and left out where it is empty. */
function withSpecies({ name, role, pokemon }: Player): Player {
  const species = pokemon?.trim() ?? '';
  return species === '' ? { name, role } : { name, role, pokemon: species };
}

function rosterFaults(
  players: readonly Player[],
  photographers: readonly string[],
  pokemon: readonly string[],
): readonly Problem[] {
  const faults: Problem[] = [];
  if (photographers.length !== PHOTOGRAPHERS) {
    faults.push(
      problem(
        'not-two-photographers',
        ['players'],
        `The roster has ${count(photographers.length, 'photographer')}. Give exactly ${PHOTOGRAPHERS} players that role.`,
      ),
    );
  }
  if (pokemon.length < POKEMON.least) {
    faults.push(
      problem(
        'too-few-pokemon',
        ['players'],
        `The roster has ${pokemon.length} Pokémon. Give at least ${POKEMON.least} players that role.`,
      ),
    );
  }
  for (const [index, player] of players.entries()) {
    if (player.role === 'photographer' && (player.pokemon?.trim() ?? '') !== '') {
      faults.push(
        problem(
          'photographer-with-species',
          ['players', index, 'pokemon'],
          `${player.name} is a photographer and has no Pokémon. Leave that column empty.`,
        ),
      );
    }
  }
  return faults;
}

function notAPhotographer(given: string, photographers: readonly string[]): Problem {
  const names = photographers.length === 0 ? 'a photographer' : either(photographers);
  return problem(
    'not-a-photographer',
    ['settings', 'firstPriority'],
    `Priority on day 1: ${quote(given)} is not one of the photographers. Name ${names}.`,
  );
}

export const sampleRoster = [
  { name: 'Iris', role: 'photographer' },
  { name: 'Joel', role: 'photographer' },
  { name: 'Ana', role: 'pokemon', pokemon: 'Eevee' },
  { name: 'Bo', role: 'pokemon', pokemon: 'Lapras' },
  { name: 'Chen', role: 'pokemon', pokemon: 'Arcanine' },
  { name: 'Dora', role: 'pokemon', pokemon: 'Snorlax' },
  { name: 'Emil', role: 'pokemon', pokemon: 'Gengar' },
  { name: 'Fay', role: 'pokemon', pokemon: 'Togepi' },
] as const;

export const sampleSettings = { firstPriority: 'Iris' } as const;
