// Random games of the whole catalogue: they end, they keep what holds for all games, and they can be replayed.
import fc from 'fast-check';
import { EVERY_GAME } from './every-game';
import { andList } from '../../src/games/frame/wording';
import { playScenario, resultJson } from '../../src/rounds/proof/scenario';
import { faultsOf, newsFaults } from './checks';
import {
  begin,
  explained,
  json,
  legalMoves,
  messyMoves,
  play,
  runs,
  usualStart,
  type RandomGame,
} from './random-play';

const seeds = fc.string({ minLength: 0, maxLength: 12 });

describe.each(EVERY_GAME.map((game) => [game.info.id, game] as const))('%s', (_, game) => {
  test('random legal games end, and every legal move counts', () => {
    fc.assert(
      fc.property(seeds, fc.constantFrom(0, 0, 15, 60), (seed, absent) => {
        const played = play(game, usualStart(game, seed), legalMoves(absent));
        explained(played.scenario, () => {
          expect(played.last.stage).toBeNull();
          for (const { resolved, input } of played.rounds) {
            expect(resolved.fates.filter(({ fate }) => fate.kind !== 'counted')).toEqual([]);
            expect(resolved.counted.size).toBe(input.submissions.length);
          }
          expectSound(played);
        });
      }),
      runs(3),
    );
  });

  test('random messy games end, and every submission has a fate', () => {
    fc.assert(
      fc.property(seeds, (seed) => {
        const played = play(game, usualStart(game, seed), messyMoves);
        explained(played.scenario, () => {
          expect(played.last.stage).toBeNull();
          for (const { resolved, input } of played.rounds) {
            expect(resolved.fates.length).toBe(input.submissions.length);
            const reasons = resolved.fates.flatMap(({ fate }) =>
              fate.kind === 'refused' ? [fate.problems.map(({ text }) => text)] : [],
            );
            for (const texts of reasons) {
              expect(texts.length).toBeGreaterThan(0);
              expect(new Set(texts).size).toBe(texts.length);
              for (const text of texts) expect(text).toMatch(/^[^a-z\s].*[.?!”]$/su);
            }
          }
          expectSound(played);
        });
      }),
      runs(3),
    );
  });

  test('a game replayed from its scenario is exactly the same', () => {
    fc.assert(
      fc.property(seeds, (seed) => {
        const live = play(game, usualStart(game, seed), messyMoves);
        explained(live.scenario, () => {
          const replayed = playScenario(live.scenario, EVERY_GAME);
          if (!replayed.ok) throw new Error(replayed.error.map(({ text }) => text).join(' '));
          const again = JSON.stringify(resultJson(replayed.value));
          expect(again).toBe(
            JSON.stringify(
              resultJson({
                match: live.last,
                stages: live.rounds.map(({ resolved }) => resolved),
              }),
            ),
          );
        });
      }),
      runs(2),
    );
  });

  test('a move written as answers of its form gives the same move', () => {
    fc.assert(
      fc.property(seeds, (seed) => {
        const played = play(game, usualStart(game, seed), legalMoves());
        explained(played.scenario, () => {
          for (const { before, input } of played.rounds) {
            for (const { player, move } of input.submissions) {
              const asked = before.stage?.asks.find(({ players }) => players.includes(player));
              const answered = new Map(asked?.toAnswers(move).map(({ title, answer }) => [title, answer]));
              const titles = asked?.questions.map(({ title }) => title) ?? [];
              for (const title of answered.keys()) expect(titles).toContain(title);
              expect(json(asked?.fromAnswers((title) => answered.get(title) ?? ''))).toEqual(json(move));
            }
          }
        });
      }),
      runs(2),
    );
  });

  test('the tabs before the first stage are sound, and the rules credit the designers', () => {
    const match = begin(game, usualStart(game, 'first'));
    expect(faultsOf(match)).toEqual([]);
    expect(newsFaults(match.opening)).toEqual([]);
    expect(JSON.stringify(match.view('everyone'))).toContain(andList(game.info.designers));
  });
});

function expectSound({ rounds }: RandomGame): void {
  const names = rounds.map(({ resolved }) => resolved.stage);
  expect(new Set(names).size).toBe(names.length);
  // Drawing all tabs takes most of a long game's time, so it's done at the last few stages and every fourth.
  for (const [at, { resolved }] of rounds.entries()) {
    expect(newsFaults(resolved.news)).toEqual([]);
    if (at % 4 !== 0 && at < rounds.length - 3) continue;
    expect([resolved.stage, ...faultsOf(resolved.next)]).toEqual([resolved.stage]);
  }
}
