// Exhibit D with numbers too large to compute exactly (PS-15), and which worth wins in each exhibit.
import { compareWorth, EXHIBIT_RULES } from '../../../src/games/pokemon-snap/exhibits';
import { buildStats } from '../../../src/games/pokemon-snap/stats';
import type { Stats } from '../../../src/games/pokemon-snap/types';

const all = (value: number): Stats => buildStats(() => value);
const { worth } = EXHIBIT_RULES.D;

test('products that are equal in floating point are compared exactly (PS-15)', () => {
  // n × n and (n − 1) × (n + 1) differ by 1, but are equal in floating point.
  const n = 94_906_266;
  expect(n * n).toBe((n - 1) * (n + 1));
  const square = worth([{ ...all(1), Coolness: n, Beauty: n }, all(1)]);
  const less = worth([{ ...all(1), Coolness: n - 1, Beauty: n + 1 }, all(1)]);
  expect(square).toEqual([BigInt('9007199326062756')]);
  expect(less).toEqual([BigInt('9007199326062755')]);
  expect([
    compareWorth('D', less, square),
    compareWorth('D', square, less),
    compareWorth('D', less, less),
  ]).toEqual([1, -1, 0]);
});
