// The promises of The Black Garnet alone, over random games with missions and sales by the host: every duel is won by
// one and lost by another, nothing is below 0, and at most nine missions are attempted.
import fc from 'fast-check';
import { blackGarnet } from '../../../src/games/black-garnet/game';
import type { Chance } from '../../../src/games/frame/chance';
import { isObject } from '../../../src/games/frame/json';
import type { Match, OpenStage, StageInput } from '../../../src/games/frame/match';
import { playable } from '../../../src/games/frame/playable';
import { explained, legalMoves, messyMoves, play, runs, type Player } from '../random-play';

const game = playable(blackGarnet);
const CATEGORIES = ['observation', 'memory', 'mathematics'] as const;

interface Facts {
  readonly garnets: Readonly<Record<string, number>>;
  readonly won: Readonly<Record<string, number>>;
  readonly lost: Readonly<Record<string, number>>;
  readonly lostTypes: Readonly<Record<string, readonly string[]>>;
  readonly season: Readonly<Record<string, number>>;
  readonly attempts: Readonly<Record<(typeof CATEGORIES)[number], number>>;
}

const settings = fc.record(
  {
    twist: fc.boolean(),
    missionCost: fc.integer({ min: 0, max: 10 }),
    boost: fc.constantFrom('stat', 'duel'),
    showStandings: fc.boolean(),
    rounds: fc.integer({ min: 1, max: 12 }),
    prices: fc.record({
      learnDuel: fc.integer({ min: 1, max: 3 }),
      missionHint: fc.integer({ min: 1, max: 3 }),
      statPoint: fc.integer({ min: 1, max: 3 }),
    }),
  },
  { requiredKeys: ['rounds'] },
);

/** Moves by `player`; missions held by anybody, allowed or not, in the rounds; and what the host can sell. */
function withHost(player: Player): Player {
  return (stage: OpenStage, match: Match, chance: Chance): StageInput => {
    const input = player(stage, match, chance);
    if (stage.name === 'candidate') return input;
    const missions = Array.from({ length: chance.whole(0, 3) }, () => ({
      player: chance.pick([...match.roster, 'Zed']) ?? '',
      category: chance.pick([...CATEGORIES, 'cooking']) ?? '',
      success: chance.whole(1, 4) === 1,
    }));
    const sales = Array.from({ length: chance.whole(0, 3) }, () => ({
      player: chance.pick(match.roster) ?? '',
      ...(chance.whole(1, 2) === 1
        ? { learn: [chance.pick(['A', 'B', 'C']) ?? ''] }
        : { hint: chance.pick(CATEGORIES) ?? '' }),
    }));
    const facts = stage.name.startsWith('round-') ? { missions } : {};
    const selling = { ...facts, purchases: sales };
    return { ...input, hostFacts: match.enter(selling).ok ? selling : facts };
  };
}

function sum(values: Readonly<Record<string, number>>): number {
  return Object.values(values).reduce((total, value) => total + value, 0);
}

test('every round keeps the books straight', () => {
  const players = game.sampleRoster.map((player) => ({ ...player, garnets: 5 }));
  fc.assert(
    fc.property(settings, fc.string({ maxLength: 8 }), fc.boolean(), (given, seed, messy) => {
      const player = withHost(messy ? messyMoves : legalMoves(15));
      const played = play(game, { players, settings: given, seed }, player);
      explained(played.scenario, () => {
        let before = played.first.facts as unknown as Facts;
        for (const { resolved, input } of played.rounds) {
          const after = resolved.next.facts as unknown as Facts;
          expect(sum(after.won)).toBe(sum(after.lost));
          for (const name of played.first.roster) {
            expect(after.garnets[name]).toBeGreaterThanOrEqual(0);
            expect(after.season[name]).toBeGreaterThanOrEqual(0);
            expect(after.season[name]).toBeLessThanOrEqual(before.season[name] ?? 0);
            expect(after.won[name]).toBeGreaterThanOrEqual(before.won[name] ?? 0);
            expect(after.lost[name]).toBeGreaterThanOrEqual(before.lost[name] ?? 0);
            expect(after.lostTypes[name]).toEqual(
              expect.arrayContaining([...(before.lostTypes[name] ?? [])]),
            );
            // Nobody gains more than a garnet a win (BG-7).
            const gained = (after.garnets[name] ?? 0) - (before.garnets[name] ?? 0);
            expect(gained).toBeLessThanOrEqual((after.won[name] ?? 0) - (before.won[name] ?? 0));
          }
          const facts: { readonly missions?: readonly unknown[] } = isObject(input.hostFacts)
            ? input.hostFacts
            : {};
          const refused = (resolved.result.refusedMissions ?? []) as readonly number[];
          const rows = facts.missions?.length ?? 0;
          expect(refused.every((at) => at >= 0 && at < rows)).toBe(true);
          expect(sum(after.attempts) - sum(before.attempts)).toBe(rows - refused.length);
          for (const category of CATEGORIES) expect(after.attempts[category]).toBeLessThanOrEqual(3);
          before = after;
        }
        expect(played.last.stage).toBeNull();
      });
    }),
    runs(25),
  );
});
