// The draws of a game with default settings (PH-1, PH-2) are independent of each other.
import { seededChance } from '../../../src/games/frame/chance';
import { ALL_TILES, tileText } from '../../../src/games/tactical-picture-hunt/grid';
import { setUp } from '../../../src/games/tactical-picture-hunt/setup';
import { type Settings, type State } from '../../../src/games/tactical-picture-hunt/types';
import { good } from '../by-hand';

type Begun = Extract<ReturnType<typeof setUp>, { readonly ok: true }>['value'];

const players = [{ name: 'Ana', advantage: true }, { name: 'Bo' }];
const seeds = Array.from({ length: 100 }, (_, index) => `seed ${index}`);

function begun(seed: string, given: Partial<Settings> = {}): Begun {
  return good(setUp(players, { wrongSquares: 'cancel', ...given }, seededChance(seed)));
}

function drawn(seed: string, given: Partial<Settings> = {}): State {
  return begun(seed, given).state;
}

function counts(tiles: readonly (typeof ALL_TILES)[number][]): ReadonlyMap<string, number> {
  const list = new Map(ALL_TILES.map((tile) => [tileText(tile), 0]));
  for (const tile of tiles) list.set(tileText(tile), (list.get(tileText(tile)) ?? 0) + 1);
  return list;
}

test.each(seeds)('%s: each tile three times on the grid, and at least once among thirty targets', (seed) => {
  const { board, targets } = drawn(seed);
  expect(board.grid.map((row) => row.length)).toEqual(Array.from({ length: 9 }, () => 9));
  expect([...counts(board.grid.flat()).values()]).toEqual(ALL_TILES.map(() => 3));
  expect(targets).toHaveLength(30);
  expect(Math.min(...counts(targets).values())).toBe(1);
});

test('what the host gives changes no other draw', () => {
  for (const seed of seeds.slice(0, 10)) {
    const all = drawn(seed);
    const other = drawn(`other ${seed}`);
    expect(drawn(seed, { grid: other.board.grid })).toEqual({
      ...all,
      board: { ...all.board, grid: other.board.grid },
    });
    expect(drawn(seed, { targets: other.targets })).toEqual({ ...all, targets: other.targets });
    const axes = { ...all.board.axes, rows: ['Z', 'X', 'Y'] };
    expect(drawn(seed, { axes: { rows: ['Z', 'X', 'Y'] } })).toEqual({
      ...all,
      board: { ...all.board, axes },
    });
    expect(drawn(seed, { wrongSquares: 'ignore' })).toEqual({ ...all, wrongSquares: 'ignore' });
  }
});

test('facts known from the start reveal nothing about the targets', () => {
  for (const seed of seeds.slice(0, 10)) {
    const { targets } = drawn(`other ${seed}`);
    expect(begun(seed, { targets }).open).toEqual(begun(seed).open);
    expect(Object.keys(begun(seed).open).sort()).toEqual(['board', 'seats', 'wrongSquares']);
  }
});
