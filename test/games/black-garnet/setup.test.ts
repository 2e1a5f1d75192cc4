// Duels are drawn correctly with any settings of the host (BG-3). The casebook only covers a few seeds.
import fc from 'fast-check';
import { seededChance } from '../../../src/games/frame/chance';
import { drawDuels, untestedStats, type PartialDuels } from '../../../src/games/black-garnet/setup';
import { DUEL_TYPES, STATS, type Duel, type DuelType } from '../../../src/games/black-garnet/types';
import { runs } from '../random-play';

const duel: fc.Arbitrary<Duel> = fc
  .record({
    stats: fc.shuffledSubarray([...STATS], { minLength: 2, maxLength: 2 }),
    p: fc.nat(99),
    q: fc.nat(99),
  })
  .map(({ stats: [first, second], p, q }) => ({
    stats: [first ?? 'visual', second ?? 'verbal'],
    ratio: [p + 1, q + 1],
  }));
const given: fc.Arbitrary<PartialDuels> = fc.record(
  { A: duel, B: duel, C: duel, D: duel, E: duel, F: duel },
  { requiredKeys: [] },
);

function pairOf({ stats }: Duel): string {
  return [...stats].sort().join(' ');
}

function drawnTypes(duels: PartialDuels): readonly DuelType[] {
  return DUEL_TYPES.filter((type) => duels[type] === undefined);
}

test('given duels are kept; drawn ones have ratios of 1 to 3 and pairs that no other duel has', () => {
  fc.assert(
    fc.property(given, fc.string(), (duels, seed) => {
      const all = drawDuels(duels, seededChance(seed));
      const drawn = drawnTypes(duels);
      expect(all).toEqual({ ...all, ...duels });
      for (const type of drawn) {
        const others = DUEL_TYPES.filter((other) => other !== type).map((other) => pairOf(all[other]));
        expect(others).not.toContain(pairOf(all[type]));
        expect(all[type].stats[0]).not.toBe(all[type].stats[1]);
        for (const weight of all[type].ratio) expect([1, 2, 3]).toContain(weight);
      }
    }),
    runs(400),
  );
});

test('every stat is tested, or as many as the drawn duels can cover', () => {
  fc.assert(
    fc.property(given, fc.string(), (duels, seed) => {
      const draws = drawnTypes(duels).length;
      const outOfReach = Math.max(0, untestedStats(duels).length - 2 * draws);
      expect(untestedStats(drawDuels(duels, seededChance(seed)))).toHaveLength(outOfReach);
    }),
    runs(400),
  );
});

test('a given duel changes no ratio of drawn duels, and only pairs that equal its own', () => {
  const free = drawDuels({}, seededChance('seed'));
  const one = drawDuels({ A: free.A }, seededChance('seed'));
  expect(one).toEqual(free);
});
