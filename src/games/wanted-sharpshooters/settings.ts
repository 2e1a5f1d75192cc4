// Roster columns and settings of Wanted Sharpshooters, and a sample roster.
import {
  defaulted,
  drawnBy,
  editedIn,
  foldedIn,
  object,
  optional,
  piecesOf,
  readList,
  secret,
  text,
  textCodec,
  whole,
  type Field,
  nameField,
} from '../frame/fields';
import { isList } from '../frame/json';
import { all } from '../frame/wording';
import { itemsField } from './item-list';
import { HOUSE_ITEMS } from './items';
import { TARGETS, type OpenSettings, type Player, type Settings } from './types';

/** The minimum number of players, and the number it's made for. */
export const PLAYERS = { least: 5, usual: 9 } as const;

export const DEFAULTS: OpenSettings = { rounds: 10, aliveAtEnd: 3, lives: 3, bullets: 2, items: HOUSE_ITEMS };

const MEADOW_WORDS = ['Clover', 'Poppy', 'Thistle', 'Daisy', 'Bluebell', 'Cowslip', 'Yarrow', 'Sorrel'];

export const rosterRow: Field<Player> = object({
  name: text({ title: 'Name' }),
  meadow: drawnBy(
    nameField({
      title: 'Meadow',
      mayBeEmpty: true,
    }),
    { words: MEADOW_WORDS, each: 3 },
  ),
  garnets: defaulted(whole({ title: 'Garnets', min: 0 }), 0),
});

const cycleText: Field<readonly string[]> = textCodec<readonly string[]>(
  {
    title: 'Cycle',
    help: 'One player per line.',
  },
  {
    parse: (typed) => piecesOf(typed, typed.includes('\n') ? '\n' : /[,;]/),
    show: (value) => (isList(value) ? value.map(String).join('\n') : ''),
    read: (value, at) => readList(value, at, text({ title: 'Player' }), { distinct: false, what: 'player' }),
  },
);

const cycleField = editedIn(cycleText, {
  kind: 'rows',
  what: 'place',
  help: `All players in order. Their targets are ${all(TARGETS.map(({ distance }) => distance))} ahead. Drawn if empty.`,
  cells: [{ title: 'Player', kind: { type: 'text', long: false }, lead: '', required: true, distinct: true }],
  breaks: ',;',
});

export const settings: Field<Settings> = object({
  cycle: optional(foldedIn(secret(cycleField), { title: 'Cycle', empty: 'drawn' })),
  rounds: defaulted(whole({ title: 'Rounds', min: 1 }), DEFAULTS.rounds),
  aliveAtEnd: defaulted(
    whole({
      title: 'Alive at the end',
      help: 'The game ends when this many players or fewer are alive. Survival only counts then.',
      min: 0,
    }),
    DEFAULTS.aliveAtEnd,
  ),
  lives: defaulted(whole({ title: 'Lives', min: 1 }), DEFAULTS.lives),
  bullets: defaulted(whole({ title: 'Bullets', min: 0 }), DEFAULTS.bullets),
  items: defaulted(foldedIn(itemsField, { title: 'Items', empty: 'house list' }), DEFAULTS.items),
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
