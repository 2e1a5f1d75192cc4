// Roster columns and settings of Soullinked, and a sample roster.
import {
  choice,
  defaulted,
  withRandomFill,
  withEditor,
  withCollapsedLine,
  matrix,
  object,
  optional,
  text,
  integer,
  yesNo,
  type Field,
  nameField,
} from '../frame/fields';
import {
  HALVING_MODES,
  REALM_RULES,
  REALMS,
  type Board,
  type HalvingMode,
  type Player,
  type Realm,
  type Settings,
} from './types';

/** Limits and default for a board's number of rows or columns. */
export const SIDE_LENGTHS = { least: 2, usual: 8, most: 40 } as const;
const MAX_CELL_VALUE = 1_000_000;
/** The range of values on a drawn board. */
export const RANDOM_VALUE_RANGE = { least: 1, most: 9 } as const;

const PAIR_NAMES = [
  ...['Moon', 'Sun', 'Star', 'Comet', 'Mars', 'Venus', 'Saturn', 'Jupiter', 'Mercury', 'Neptune'],
  ...['Uranus', 'Pluto', 'Orion', 'Lyra', 'Vega', 'Sirius', 'Rigel', 'Altair', 'Polaris', 'Castor'],
];

export const rosterRow: Field<Player> = object({
  name: text({ title: 'Name' }),
  realm: withRandomFill(
    choice({
      title: 'Realm',
      options: REALMS.map((value) => ({ value, label: REALM_RULES[value].title })),
    }),
    { words: REALMS.map((value) => REALM_RULES[value].title) },
  ),
  pair: withRandomFill(
    nameField({
      title: 'Pair',
      help: 'The same word for both players of a pair.',
      mayBeEmpty: true,
    }),
    { words: PAIR_NAMES, each: 2, apart: 'Realm' },
  ),
});

const SIDE_LIMITS = { min: SIDE_LENGTHS.least, max: SIDE_LENGTHS.most } as const;

const CELL_KIND = { type: 'whole', min: -MAX_CELL_VALUE, max: MAX_CELL_VALUE } as const;
const cellField = integer({ title: 'Cell', ...CELL_KIND });
const boardField = (realm: Realm): Field<Board> =>
  withEditor(
    matrix(
      {
        title: `${REALM_RULES[realm].title} board`,
        help: 'One row per line, with spaces between numbers. Leave empty for a random board.',
      },
      cellField,
      SIDE_LIMITS,
    ),
    {
      kind: 'grid',
      help: '',
      cell: CELL_KIND,
      between: ' ',
      rows: SIDE_LIMITS,
      columns: SIDE_LIMITS,
    },
  );

const sideLengthField = (title: string): Field<number> =>
  integer({
    title,
    help: `For random boards. Default: ${SIDE_LENGTHS.usual}.`,
    min: SIDE_LENGTHS.least,
    max: SIDE_LENGTHS.most,
  });

const HALVING_LABELS: Readonly<Record<HalvingMode, string>> = {
  claimed: 'claimed: every cell that a pair claimed',
  scored: 'scored: only cells that somebody scored',
};

export const DEFAULTS = { halve: 'claimed', showBoards: false, showPartner: false } as const;

export const settingsField: Field<Settings> = object({
  boards: optional(
    withCollapsedLine(object({ heaven: boardField('heaven'), hell: boardField('hell') }), {
      title: 'Boards',
      empty: 'both drawn',
    }),
  ),
  rows: optional(sideLengthField('Rows')),
  columns: optional(sideLengthField('Columns')),
  halve: defaulted(
    choice({
      title: 'Which cells halve',
      options: HALVING_MODES.map((value) => ({ value, label: HALVING_LABELS[value] })),
    }),
    DEFAULTS.halve,
  ),
  showBoards: defaulted(yesNo({ title: 'Publish the boards after each round' }), DEFAULTS.showBoards),
  showPartner: defaulted(yesNo({ title: "Show partners each other's pick and card" }), DEFAULTS.showPartner),
});

export const sampleRoster = [
  { name: 'Ana', realm: 'heaven', pair: 'Moon' },
  { name: 'Bo', realm: 'heaven', pair: 'Sun' },
  { name: 'Chen', realm: 'heaven', pair: 'Star' },
  { name: 'Dora', realm: 'heaven', pair: 'Comet' },
  { name: 'Emil', realm: 'hell', pair: 'Moon' },
  { name: 'Fay', realm: 'hell', pair: 'Sun' },
  { name: 'Gus', realm: 'hell', pair: 'Star' },
  { name: 'Hana', realm: 'hell', pair: 'Comet' },
] as const;
