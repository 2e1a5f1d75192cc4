// Roster columns and settings of Pokémon Snap, and a sample roster.
import { choice, withRandomFill, object, optional, text, type Field, nameField } from '../frame/fields';
import { PHOTOGRAPHER_COUNT, ROLE_TITLES, ROLES, type Player, type Settings } from './types';

export const rosterRow: Field<Player> = object({
  name: text({ title: 'Name' }),
  role: withRandomFill(
    choice({
      title: 'Role',
      options: ROLES.map((value) => ({ value, label: ROLE_TITLES[value] })),
    }),
    { words: [ROLE_TITLES.photographer], each: PHOTOGRAPHER_COUNT, rest: ROLE_TITLES.pokemon },
  ),
  pokemon: optional(
    nameField({
      title: 'Pokémon',

      mayBeEmpty: true,
    }),
  ),
});

/** Title of a setting that the previous match's winner decides (PS-13). */
export const FIRST_PRIORITY_TITLE = 'Priority on day 1, as set up';

export const settingsField: Field<Settings> = object({
  firstPriority: optional(
    text({
      title: FIRST_PRIORITY_TITLE,
      help: 'The photographer chosen by the winner of the last match. Leave empty to enter the name during day 1.',
    }),
  ),
});

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
