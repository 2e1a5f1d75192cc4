// In random games, every number equals the sum of the publicly announced changes.
import { isObject } from '../../../src/games/frame/json';
import type { Match } from '../../../src/games/frame/match';
import { tabLines } from '../by-hand';
import { gameOf } from '../pages';
import { explained, legalMoves, play } from '../random-play';

const PLAYERS = ['Ana', 'Bo: the second', '__proto__', 'constructor', 'Éva'].map((name) => ({
  name,
  meadow: 'North',
  garnets: 3,
}));
const UNITS = { lives: /^lives|life$/, bullets: /^bullets?$/, garnets: /^garnets?$/, bellflowers: /^bellfl/ };

/** The sum of the changes in the tab Log, for a player or storage in one unit. */
function told(match: Match, whose: string, unit: RegExp): number {
  const rows = tabLines(match, 'everyone', 'Log').map((line) => line.split(' | '));
  return rows.reduce((sum, [, what = '']) => {
    const [, who, how = '', number, counted = ''] =
      /^(.+?)(?:: | )(\+|−|got |lost )(\d+) (\w+)\.$/.exec(what) ?? [];
    return who === whose && unit.test(counted) ? sum + Number(number) * (/[−l]/.test(how) ? -1 : 1) : sum;
  }, 0);
}

const numberIn = (facts: unknown, key: string): number => Number(isObject(facts) ? facts[key] : NaN);

test('every number is the sum of the announced changes', () => {
  for (let seed = 0; seed < 20; seed += 1) {
    const start = { players: PLAYERS, settings: {}, seed: `sum ${seed}` };
    const { first, rounds, scenario } = play(gameOf('wanted-sharpshooters'), start, legalMoves(20));
    explained(scenario, () => {
      for (const { next } of rounds.map(({ resolved }) => resolved)) {
        for (const [unit, words] of Object.entries(UNITS)) {
          const sums = first.roster.map(
            (name) => numberIn(first.facts[unit], name) + told(next, name, words),
          );
          expect([unit, sums]).toEqual([unit, first.roster.map((name) => numberIn(next.facts[unit], name))]);
        }
        expect(told(next, 'Storage in North', UNITS.bullets)).toBe(numberIn(next.facts.storage, 'North'));
      }
    });
  }
});
