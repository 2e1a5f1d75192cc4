// Soullinked's roster columns and settings, and a roster to try it with.
import {
  choice,
  defaulted,
  drawnBy,
  editedIn,
  foldedIn,
  matrix,
  object,
  optional,
  text,
  whole,
  yesNo,
  type Field,
  nameField,
} from '../frame/fields';
import {
  HALVE,
  REALM,
  REALMS,
  type Board,
  type Halve,
  type Player,
  type Realm,
  type Settings,
} from './types';

/** The numbers of rows and of columns that a board may have. */
export const SIDE = { least: 2, usual: 8, most: 40 } as const;
const CELL_LIMIT = 1_000_000;
/** The values of a board that is drawn. */
export const DRAWN = { least: 1, most: 9 } as const;

const PAIR_WORDS = [
  ...['Moon', 'Sun', 'Star', 'Comet', 'Mars', 'Venus', 'Saturn', 'Jupiter', 'Mercury', 'Neptune'],
  ...['Uranus', 'Pluto', 'Orion', 'Lyra', 'Vega', 'Sirius', 'Rigel', 'Altair', 'Polaris', 'Castor'],
];

export const rosterRow: Field<Player> = object({
  name: text({ title: 'Name' }),
  realm: drawnBy(
    choice({
      title: 'Realm',
      options: REALMS.map((value) => ({ value, label: REALM[value].title })),
    }),
    { words: REALMS.map((value) => REALM[value].title) },
  ),
  pair: drawnBy(
    nameField({
      title: 'Pair',
      help: 'Any word; the two players of a pair share it.',
      mayBeEmpty: true,
    }),
    { words: PAIR_WORDS, each: 2, apart: 'Realm' },
  ),
});

const SIDES = { min: SIDE.least, max: SIDE.most } as const;

const CELL_KIND = { type: 'whole', min: -CELL_LIMIT, max: CELL_LIMIT } as const;
const cellValue = whole({ title: 'Cell', ...CELL_KIND });
const board = (realm: Realm): Field<Board> =>
  editedIn(
    matrix(
      {
        title: `${REALM[realm].title} board`,
        help: 'One line a row, numbers with spaces between. Leave empty to have it drawn.',
      },
      cellValue,
      SIDES,
    ),
    {
      kind: 'grid',
      help: 'A number for each cell. Leave empty to have it drawn.',
      cell: CELL_KIND,
      between: ' ',
      rows: SIDES,
      columns: SIDES,
    },
  );

const side = (title: string): Field<number> =>
  whole({ title, help: `Of drawn boards. Default: ${SIDE.usual}.`, min: SIDE.least, max: SIDE.most });

const HALVE_LABELS: Readonly<Record<Halve, string>> = {
  claimed: 'claimed: every cell that a pair claimed',
  scored: 'scored: only cells that somebody scored',
};

/** The settings where the host gives none. */
export const DEFAULTS = { halve: 'claimed', showBoards: false, showPartner: false } as const;

export const settings: Field<Settings> = object({
  boards: optional(
    foldedIn(object({ heaven: board('heaven'), hell: board('hell') }), {
      title: 'Boards',
      empty: 'both drawn',
    }),
  ),
  rows: optional(side('Rows')),
  columns: optional(side('Columns')),
  halve: defaulted(
    choice({
      title: 'Which cells halve',
      help: 'After each round.',
      options: HALVE.map((value) => ({ value, label: HALVE_LABELS[value] })),
    }),
    DEFAULTS.halve,
  ),
  showBoards: defaulted(yesNo({ title: 'Publish the boards after each round' }), DEFAULTS.showBoards),
  showPartner: defaulted(
    yesNo({ title: "Show partners each other's pick and card", help: 'After each round.' }),
    DEFAULTS.showPartner,
  ),
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
