// The 27 tiles: when two match, and how one is written and read (PH-1).
import { refuse, single, textOf, type Field } from '../frame/fields';
import { named } from '../frame/names';
import { quote } from '../frame/wording';
import { BACKGROUNDS, COLOURS, SHAPES, type Tile } from './types';

export const TILES: readonly Tile[] = BACKGROUNDS.flatMap((background) =>
  SHAPES.flatMap((shape) => COLOURS.map((colour) => ({ background, shape, colour }))),
);

/** Two tiles match when all three properties differ. */
export function isMatch(a: Tile, b: Tile): boolean {
  return a.background !== b.background && a.shape !== b.shape && a.colour !== b.colour;
}

/** `white circle red` */
export function tileText({ background, shape, colour }: Tile): string {
  return `${background} ${shape} ${colour}`;
}

/** Gives the tile that three words name, in whatever order they stand. */
function readTile(text: string): Tile | undefined {
  const words = text.trim().split(/\s+/);
  const background = oneOf(BACKGROUNDS, words);
  const shape = oneOf(SHAPES, words);
  const colour = oneOf(COLOURS, words);
  return words.length === 3 && background !== undefined && shape !== undefined && colour !== undefined
    ? { background, shape, colour }
    : undefined;
}

function oneOf<W extends string>(property: readonly W[], words: readonly string[]): W | undefined {
  return words.map((word) => named(property, word, (value) => [value])).find((value) => value !== undefined);
}

/** A tile in the host's settings. */
export const tileField: Field<Tile> = single<Tile>(
  { title: 'Tile' },
  { type: 'text', long: false },
  String,
  (value, at) => {
    const tile = typeof value === 'string' ? readTile(value) : undefined;
    return tile === undefined
      ? refuse(
          'not-a-tile',
          at,
          `${at.label}: ${quote(value)} is not a tile. Write background, shape and colour: “white circle red”.`,
        )
      : { ok: true, value: tile };
  },
  textOf,
);
