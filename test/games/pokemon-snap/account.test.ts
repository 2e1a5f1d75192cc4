// What players of Pokémon Snap read about AP, who ascends, and other Pokémon.
import { sureAscenders } from '../../../src/games/pokemon-snap/outcome';
import type { Appeal, Results } from '../../../src/games/pokemon-snap/types';
import { noteOn } from '../by-hand';
import { matchesOf } from '../pages';

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
  expect(sureAscenders(results(names, [3, 2]))).toEqual(['Ana', 'Bo']);
  expect(sureAscenders(results(names, [2, 2]))).toEqual(['Ana']);
  expect(
    sureAscenders(
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

test('beside each Pokémon, a photographer reads only what they saw themselves', () => {
  const match = matchesOf('pokemon-snap').find(({ stage }) => stage?.name === 'day-2');
  for (const name of match?.roster.slice(0, 2) ?? []) {
    const seen = match?.page(name).result[0]?.what ?? '';
    for (const other of match?.roster.slice(2) ?? [])
      expect(match === undefined ? '' : noteOn(match, name, 'Photo order 1', other)).toMatch(
        seen.includes(other) ? /^day 1: (\d+, ){4}\d+$/ : /^$/,
      );
  }
});
