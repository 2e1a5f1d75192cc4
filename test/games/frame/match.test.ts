// A match as a value: judging and resolving change nothing of it, and once it is over it takes nothing more.
import { playable } from '../../../src/games/frame/playable';
import { loneNumber } from '../../example-game/game';
import { good } from '../by-hand';
import { begin, inputOf, usualStart } from '../random-play';

const game = playable(loneNumber);
const begun = (settings: unknown = {}) => begin(game, { ...usualStart(game, 'match test'), settings });
const SENT = inputOf([{ player: 'Ana', move: { number: 1 } }, { player: 'Bo' }]);

test('judging gives the fates of resolving; host facts that do not fit are left out, and it says why', () => {
  const { fates } = good(begun().resolve(SENT));
  expect(fates.map(({ fate }) => fate.kind)).toEqual(['counted', 'refused']);
  const judged = begun().judge({ ...SENT, hostFacts: { weather: 'fine' } });
  expect(judged.fates).toEqual(fates);
  expect(judged.hostProblems.map(({ code }) => code)).toEqual(['unknown-field']);
});

test('a match never changes: resolving gives the next one', () => {
  const match = begun();
  const before = JSON.stringify([match.facts, match.view('host'), match.stage?.name]);
  good(match.resolve(SENT));
  expect(JSON.stringify([match.facts, match.view('host'), match.stage?.name])).toBe(before);
});

test('a match that is over has an outcome and no stage, judges nothing, and is not resolved again', () => {
  const { next } = good(begun({ rounds: 1 }).resolve(inputOf([])));
  expect([next.stage, next.outcome === null, next.judge(SENT).fates]).toEqual([null, false, []]);
  expect(next.resolve(SENT)).toMatchObject({ ok: false, error: [{ code: 'game-over' }] });
});
