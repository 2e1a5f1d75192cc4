// Roster columns and settings of Wanted Sharpshooters, and a sample roster.
import {
  defaulted,
  withRandomFill,
  withEditor,
  withCollapsedLine,
  object,
  optional,
  splitAndTrim,
  readList,
  secret,
  text,
  textCodecField,
  integer,
  type Field,
  nameField,
} from '../frame/fields';
import { isList } from '../frame/json';
import { andList } from '../frame/wording';
import { itemsField } from './item-list';
import { DEFAULT_ITEMS } from './items';
import { TARGET_OFFSETS, type OpenSettings, type Player, type Settings } from './types';

/** The minimum number of players, and the number that the game is made for. */
export const PLAYER_COUNTS = { least: 5, usual: 9 } as const;

export const DEFAULTS: OpenSettings = {
  rounds: 10,
  aliveAtEnd: 3,
  lives: 3,
  bullets: 2,
  items: DEFAULT_ITEMS,
};

const MEADOW_NAMES = ['Clover', 'Poppy', 'Thistle', 'Daisy', 'Bluebell', 'Cowslip', 'Yarrow', 'Sorrel'];

export const rosterRow: Field<Player> = object({
  name: text({ title: 'Name' }),
  meadow: withRandomFill(
    nameField({
      title: 'Meadow',
      mayBeEmpty: true,
    }),
    { words: MEADOW_NAMES, each: 3 },
  ),
  garnets: defaulted(integer({ title: 'Garnets', min: 0 }), 0),
});

const cycleTextField: Field<readonly string[]> = textCodecField<readonly string[]>(
  {
    title: 'Cycle',
    help: 'One player per line.',
  },
  {
    parse: (typed) => splitAndTrim(typed, typed.includes('\n') ? '\n' : /[,;]/),
    show: (value) => (isList(value) ? value.map(String).join('\n') : ''),
    read: (value, at) => readList(value, at, text({ title: 'Player' }), { distinct: false, what: 'player' }),
  },
);

const cycleField = withEditor(cycleTextField, {
  kind: 'rows',
  what: 'place',
  help: `All players in order. Each player’s targets are ${andList(TARGET_OFFSETS.map(({ distance }) => distance))} ahead. Leave empty for a random cycle.`,
  cells: [{ title: 'Player', kind: { type: 'text', long: false }, lead: '', required: true, distinct: true }],
  breaks: ',;',
});

export const settingsField: Field<Settings> = object({
  cycle: optional(withCollapsedLine(secret(cycleField), { title: 'Cycle', empty: 'drawn' })),
  rounds: defaulted(integer({ title: 'Rounds', min: 1 }), DEFAULTS.rounds),
  aliveAtEnd: defaulted(
    integer({
      title: 'Alive at the end',
      help: 'The game ends when this many players or fewer are alive. Survival only counts then.',
      min: 0,
    }),
    DEFAULTS.aliveAtEnd,
  ),
  lives: defaulted(integer({ title: 'Lives', min: 1 }), DEFAULTS.lives),
  bullets: defaulted(integer({ title: 'Bullets', min: 0 }), DEFAULTS.bullets),
  items: defaulted(withCollapsedLine(itemsField, { title: 'Items', empty: 'house list' }), DEFAULTS.items),
});

export const sampleRoster = [
  { name: 'Ana', meadow: 'Clover', garnets: 2 },
  { name: 'Bo', meadow: 'Clover', garnets: 1 },
  { name: 'Chen', meadow: 'Clover', garnets: 0 },
  { name: 'Dora', meadow: 'Poppy', garnets: 3 },
  { name: 'Emil', meadow: 'Poppy', garnets: 0 },
  { name: 'Fay', meadow: 'Poppy', garnets: 1 },
  { name: 'Gus', meadow: 'Thistle', garnets: 0 },
  { name: 'Hana', meadow: 'Thistle', garnets: 2 },
  { name: 'Ivo', meadow: 'Thistle', garnets: 0 },
] as const;
