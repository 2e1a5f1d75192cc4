// The settings of Tactical Picture Hunt; the board and the targets are drawn where a host gives none.
import { choice, object, optional, text, textOf, textCodec, textList, type Field } from '../fields';
import { readList } from '../fields/lists';
import { isList } from '../json';
import { axisField, wordList } from './fields';
import { axesOf } from './grid';
import { tileField } from './tiles';
import {
  ROUNDS,
  SIDE,
  WRONG_SQUARES,
  type Axis,
  type Dimension,
  type GivenSettings,
  type Grid,
  type Tile,
} from './types';

/** One row of the grid. */
const tiles: Field<readonly Tile[]> = textCodec<readonly Tile[]>(
  { title: 'Tiles' },
  {
    parse: (line) => line.split(/[,;\t]/).map((piece) => piece.trim()),
    show: (value) => (isList(value) ? value.map(textOf).join(', ') : ''),
    read: (value, at) =>
      readList(value, { ...at, label: `${at.label}, tile` }, tileField, {
        min: SIDE,
        max: SIDE,
        distinct: false,
        what: 'tile',
      }),
  },
);

const grid: Field<Grid> = textCodec<Grid>(
  {
    title: 'Grid',
    help: 'Nine lines from the top, each nine tiles with commas between: white circle red, … Leave empty to have it drawn.',
  },
  {
    parse: (typed) =>
      typed
        .split('\n')
        .filter((line) => line.trim() !== '')
        .map((line) => tiles.fromAnswers(() => line, '')),
    show: (value) =>
      isList(value) ? value.map((line) => tiles.toAnswers(line, '')[0]?.answer ?? '').join('\n') : '',
    read: (value, at) =>
      readList(value, { ...at, label: 'Grid row' }, tiles, {
        min: SIDE,
        max: SIDE,
        distinct: false,
        what: 'row',
      }),
  },
);

/** The axes of a dimension as they lie: each of its three once. */
function layout(dimension: Dimension, title: string, from: string): Field<readonly Axis[]> {
  const axes = axesOf(dimension);
  return wordList(
    {
      title,
      help: `${axes.join(' ')} as they lie, from the ${from}. Leave empty to have them drawn.`,
      long: false,
    },
    axisField(dimension),
    { min: axes.length, max: axes.length, distinct: true, what: 'letter' },
  );
}

const axes = object(
  {
    columns: optional(layout('columns', 'Columns', 'left')),
    rows: optional(layout('rows', 'Rows', 'top')),
    subcolumns: optional(layout('subcolumns', 'Subcolumns', 'left')),
    subrows: optional(layout('subrows', 'Subrows', 'top')),
  },
  { title: 'Axes' },
);

export const settingsField: Field<GivenSettings> = object({
  first: optional(
    text({
      title: 'First attacker',
      help: 'Chosen by the player with the Advantage, who attacks first when this is left empty.',
    }),
  ),
  grid: optional(grid),
  axes: optional(axes),
  targets: optional(
    textList(
      {
        title: 'Targets',
        help: 'Thirty tiles, a line each, for rounds 1 to 30. Secret. Leave empty to have them drawn.',
        min: ROUNDS,
        max: ROUNDS,
        distinct: false,
      },
      tileField,
    ),
  ),
  wrongSquares: optional(
    choice({
      title: 'Wrong squares in a challenge',
      help: 'Default: cancel.',
      options: [
        { value: WRONG_SQUARES[0], label: 'cancel: each takes away a right one' },
        { value: WRONG_SQUARES[1], label: 'ignore: they count for nothing' },
      ],
      exact: true,
    }),
  ),
});
