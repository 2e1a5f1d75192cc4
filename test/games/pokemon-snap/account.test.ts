// Who is certain to ascend in Pokémon Snap.
import { certainToAscend } from '../../../src/games/pokemon-snap/outcome';
import type { Appeal, Results } from '../../../src/games/pokemon-snap/types';

const appeal = (total: number): Appeal => ({ V: total, W: 0, X: 0, Y: 0, Z: 0, total });

function results(
  ap: readonly (readonly [name: string, total: number])[],
  points: readonly number[],
): Results {
  return {
    appeal: new Map(ap.map(([name, total]) => [name, appeal(total)])),
    exhibits: { A: null, B: null, C: null, D: null, E: null },
    points: new Map(points.map((won, index) => [`Photographer ${index}`, won])),
  };
}

test('players are said to ascend only if no tie or pick can change it (PS-17)', () => {
  const names = [
    ['Ana', 9],
    ['Bo', 8],
    ['Cy', 5],
    ['Di', 5],
  ] as const;
  expect(certainToAscend(results(names, [3, 2]))).toEqual(['Ana', 'Bo']);
  expect(certainToAscend(results(names, [2, 2]))).toEqual(['Ana']);
  expect(
    certainToAscend(
      results(
        [
          ['Ana', 9],
          ['Bo', 8],
          ['Cy', 8],
          ['Di', 5],
        ],
        [3, 2],
      ),
    ),
  ).toEqual(['Ana']);
});
