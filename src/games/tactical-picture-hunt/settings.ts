// Roster columns and settings of Tactical Picture Hunt, and a sample roster.
import {
  choice,
  defaulted,
  withEditor,
  withCollapsedLine,
  object,
  optional,
  toOptions,
  readList,
  relabelPath,
  secret,
  text,
  textCodecField,
  textList,
  jsonText,
  wordList,
  yesNo,
  type Field,
} from '../frame/fields';
import { isList } from '../frame/json';
import { axesText, axisField, tileField, ALL_TILES, tileText } from './grid';
import {
  BLOCK_SIDE,
  DIMENSION_RULES,
  ROUND_COUNT,
  BOARD_SIDE,
  WRONG_SQUARES_MODES,
  WRONG_SQUARES_RULES,
  type Axis,
  type Dimension,
  type Grid,
  type Player,
  type Settings,
  type Tile,
} from './types';

/** Title of a setting that the player with the Advantage decides (PH-3). */
export const FIRST_ATTACKER_TITLE = 'First attacker';

export const rosterRow: Field<Player> = object({
  name: text({ title: 'Name' }),
  advantage: optional(
    yesNo({
      title: 'Advantage',
      help: 'One of the two players has the Advantage. They decide who attacks first, and they win a tie.',
    }),
  ),
});

const gridRow: Field<readonly Tile[]> = textCodecField<readonly Tile[]>(
  { title: 'Tiles' },
  {
    parse: (line) => line.split(/[,;\t]/).map((piece) => piece.trim()),
    show: (value) => (isList(value) ? value.map(jsonText).join(', ') : ''),
    read: (value, at) =>
      readList(value, relabelPath(at, `${at.label}, tile`), tileField, {
        min: BOARD_SIDE,
        max: BOARD_SIDE,
        distinct: false,
        what: 'tile',
      }),
  },
);

const gridTextField: Field<Grid> = textCodecField<Grid>(
  {
    title: 'Grid',
    help: `${BOARD_SIDE} lines of ${BOARD_SIDE} tiles, from the top. Separate tiles with commas: white circle red, … Leave empty for a random grid.`,
  },
  {
    parse: (typed) =>
      typed
        .split('\n')
        .filter((line) => line.trim() !== '')
        .map((line) => gridRow.fromAnswers(() => line, '')),
    show: (value) =>
      isList(value) ? value.map((line) => gridRow.toAnswers(line, '')[0]?.answer ?? '').join('\n') : '',
    read: (value, at) =>
      readList(value, relabelPath(at, 'Grid row'), gridRow, {
        min: BOARD_SIDE,
        max: BOARD_SIDE,
        distinct: false,
        what: 'row',
      }),
  },
);

const SIDE_LIMITS = { min: BOARD_SIDE, max: BOARD_SIDE } as const;
const TILE_KIND = { type: 'choice', options: toOptions(ALL_TILES.map(tileText)) } as const;

const gridField = withEditor(gridTextField, {
  kind: 'grid',
  help: '',
  cell: TILE_KIND,
  between: ', ',
  rows: SIDE_LIMITS,
  columns: SIDE_LIMITS,
});

const FIRST_AXIS_SIDE = { column: 'left', row: 'top' } as const;

/** The axes of a dimension in board order, each exactly once. */
function dimensionAxesField(dimension: Dimension): Field<readonly Axis[]> {
  const { title, along } = DIMENSION_RULES[dimension];
  const help = `${axesText(dimension)} in order, from the ${FIRST_AXIS_SIDE[along]}. Leave empty for a random order.`;
  return wordList({ title, help, long: false }, axisField(dimension), {
    min: BLOCK_SIDE,
    max: BLOCK_SIDE,
    distinct: true,
    what: 'letter',
  });
}

const axesField = object(
  {
    columns: optional(dimensionAxesField('columns')),
    rows: optional(dimensionAxesField('rows')),
    subcolumns: optional(dimensionAxesField('subcolumns')),
    subrows: optional(dimensionAxesField('subrows')),
  },
  { title: 'Axes' },
);

const targetListField = textList(
  {
    title: 'Targets',
    help: 'One tile per line.',
    min: ROUND_COUNT,
    max: ROUND_COUNT,
  },
  tileField,
);

const targetsField = withEditor(targetListField, {
  kind: 'rows',
  what: 'target',
  help: `For rounds 1 to ${ROUND_COUNT}. Secret. Leave empty for random targets.`,
  cells: [{ title: 'Tile', kind: TILE_KIND, lead: '', required: true }],
  most: ROUND_COUNT,
  breaks: ',;',
});

const GRID_COLLAPSED_LINE = { title: 'Grid, axes and targets', empty: 'all drawn' } as const;

export const settingsField: Field<Settings> = object({
  first: optional(
    text({
      title: FIRST_ATTACKER_TITLE,
      help: 'The player with the Advantage chooses. If you leave this empty, they attack first.',
    }),
  ),
  grid: optional(withCollapsedLine(gridField, GRID_COLLAPSED_LINE)),
  axes: optional(withCollapsedLine(axesField, GRID_COLLAPSED_LINE)),
  targets: optional(withCollapsedLine(secret(targetsField), GRID_COLLAPSED_LINE)),
  wrongSquares: defaulted(
    choice({
      title: 'Wrong squares in a challenge',
      options: WRONG_SQUARES_MODES.map((value) => ({ value, label: WRONG_SQUARES_RULES[value].label })),
    }),
    'cancel',
  ),
});

export const sampleRoster = [{ name: 'Ana', advantage: true }, { name: 'Bo' }] as const;
