// Pokémon Snap's roster columns and settings, and a roster to try it with.
import { choice, drawnBy, object, optional, text, type Field, nameField } from '../frame/fields';
import { PHOTOGRAPHERS, ROLE_TITLES, ROLES, type Player, type Settings } from './types';

export const rosterRow: Field<Player> = object({
  name: text({ title: 'Name' }),
  role: drawnBy(
    choice({
      title: 'Role',
      options: ROLES.map((value) => ({ value, label: ROLE_TITLES[value] })),
    }),
    { words: [ROLE_TITLES.photographer], each: PHOTOGRAPHERS, rest: ROLE_TITLES.pokemon },
  ),
  pokemon: optional(
    nameField({
      title: 'Pokémon',
      help: 'The species that a Pokémon is shown as. It changes nothing.',
      mayBeEmpty: true,
    }),
  ),
});

/** The title of the setting that the winner of the match before decides (PS-13). */
export const FIRST_PRIORITY = 'Priority on day 1, as set up';

export const settings: Field<Settings> = object({
  firstPriority: optional(
    text({
      title: FIRST_PRIORITY,
      help: 'The photographer whom the winner of the last match chose. Leave it empty if nobody has chosen yet: enter it with day 1, where it may be changed, too, until that day is resolved.',
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
