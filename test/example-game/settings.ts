// Lone Number's roster columns and settings, and a roster to try it with.
import { defaulted, object, optional, secret, text, integer, type Field } from '../../src/games/frame/fields';
import { NUMBERS, ROUNDS, type Player, type Settings } from './types';

export const rosterRow: Field<Player> = object({ name: text({ title: 'Name' }) });

export const settingsField: Field<Settings> = object({
  rounds: defaulted(integer({ title: 'Rounds', min: ROUNDS.least, max: ROUNDS.most }), ROUNDS.usual),
  luckyNumber: optional(
    secret(
      integer({
        title: 'Lucky number',
        help: 'Leave empty to have it drawn.',
        min: NUMBERS.least,
        max: NUMBERS.most,
      }),
    ),
  ),
});

export const sampleRoster = [{ name: 'Ana' }, { name: 'Bo' }, { name: 'Chen' }, { name: 'Dora' }] as const;
