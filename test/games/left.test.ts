// Players who leave in random plays of every game: it's as if they sent nothing, and the game still ends (ALL-14).
import fc from 'fast-check';
import { resolveAtOnceStages } from '../../src/games/frame/at-once-stages';
import type { Chance } from '../../src/games/frame/chance';
import type { Match, StageInput } from '../../src/games/frame/match';
import { EVERY_GAME } from './every-game';
import { gameOf } from './pages';
import { begin, inputOf, messyMoves, play, runs, usualStart, type Player } from './random-play';

const seeds = fc.string({ minLength: 0, maxLength: 12 });

/** Some of the players, different ones in each stage. */
function leavers(match: Match, chance: Chance): readonly string[] {
  return match.roster.filter(() => chance.whole(1, 4) === 1);
}

function without(input: StageInput, left: readonly string[]): StageInput {
  return { ...input, submissions: input.submissions.filter(({ player }) => !left.includes(player)) };
}

describe.each(EVERY_GAME.map((game) => [game.info.id, game] as const))('%s', (_, game) => {
  test('a player who has left has the same effect as one who sends nothing', () => {
    const asNobody: Player = (stage, match, chance) => {
      const input = messyMoves(stage, match, chance);
      const left = leavers(match, chance.for('left'));
      const gone = match.withLeft(left);
      expect(
        gone.stage?.asks.flatMap(({ players }) => players).filter((name) => left.includes(name)),
      ).toEqual([]);
      const resolved = gone.resolve(input);
      const same = match.resolve(without(input, left));
      if (!resolved.ok || !same.ok) throw new Error('The stage is refused.');
      const { next, fates, news } = resolved.value;
      expect([next.facts, next.outcome, news]).toEqual([
        same.value.next.facts,
        same.value.next.outcome,
        same.value.news,
      ]);
      expect(next.view('everyone')).toEqual(same.value.next.view('everyone'));
      const counted = fates.filter(({ fate }) => fate.kind === 'counted').map(({ player }) => player);
      expect(counted.filter((name) => left.includes(name))).toEqual([]);
      expect(next.left).toEqual(left);
      return without(input, left);
    };
    fc.assert(
      fc.property(seeds, (seed) => {
        play(game, usualStart(game, seed), asNobody);
      }),
      runs(3),
    );
  });

  test('once everybody has left, the game ends or waits for its host', () => {
    const match = begin(game, usualStart(game, 'nobody'));
    const passed = resolveAtOnceStages(match.withLeft(match.roster));
    const last = passed.at(-1)?.resolved.next ?? match;
    // A match that a host made up continues until the host ends it.
    expect(last.stage?.name ?? null).toBe(game.info.id === 'own-match' ? 'round-1' : null);
    expect(passed.length).toBeLessThan(100);
  });
});

test('a long game is continued for 100 stages, or until the host’s facts are refused', () => {
  const game = gameOf('wanted-sharpshooters');
  const match = begin(game, { players: game.sampleRoster, settings: { rounds: 101 }, seed: 'nobody' });
  const left = match.withLeft(match.roster);
  expect(resolveAtOnceStages(left)).toHaveLength(100);
  expect(resolveAtOnceStages(left, () => inputOf([], [], 'no facts'))).toEqual([]);
});
