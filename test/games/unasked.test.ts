// Resolving a stage doesn't compute news, forms or totals that aren't needed.
import { GAMES } from '../../src/games/catalogue';
import type { Match } from '../../src/games/frame/match';
import { playable } from '../../src/games/frame/playable';
import { loneNumber } from '../example-game/game';
import { good } from './by-hand';
import { begin, inputOf, usualStart } from './random-play';

const PLAYABLE = '../../src/games/frame/playable';

interface AnyGame {
  readonly info: { readonly id: string };
  readonly [part: string]: unknown;
}

function noted(): { readonly calls: string[]; readonly match: Match } {
  const calls: string[] = [];
  const note = <P extends readonly unknown[], R>(name: string, part: (...parameters: P) => R) => {
    return (...parameters: P): R => {
      calls.push(name);
      return part(...parameters);
    };
  };
  const { stages, facts, outcome, lines } = loneNumber;
  const game = playable({
    ...loneNumber,
    stages: stages.map((stage, index) => note(`stage ${index + 1}`, stage)),
    facts: note('facts', facts),
    outcome: note('outcome', outcome),
    lines: note('lines', lines),
  });
  const match = begin(game, usualStart(game, 'unasked'));
  calls.length = 0;
  return { calls, match };
}

const SENT = inputOf([
  { player: 'Ana', move: { number: 1 } },
  { player: 'Bo', move: { number: 2 } },
]);

test('resolving creates the open stage once, and nothing else', () => {
  const { calls, match } = noted();
  good(match.resolve(SENT));
  expect(calls).toEqual(['stage 1']);
});

test('loading the program draws no question, composes no rules and opens no stage of any game', () => {
  const calls: string[] = [];
  const parts = ['rules', 'setUp', 'facts', 'outcome', 'text'] as const;
  const noting = (game: AnyGame): AnyGame => {
    const note = (name: string) => () => calls.push(`${game.info.id} ${name}`);
    const field = (name: string) => ({ read: note(name), questions: note(name), toAnswers: note(name) });
    return {
      ...game,
      ...Object.fromEntries(parts.map((name) => [name, note(name)])),
      rosterRow: field('rosterRow'),
      settings: field('settings'),
      stages: [note('stage')],
    };
  };
  const loaded: string[] = [];
  jest.isolateModules(() => {
    const actual = jest.requireActual<{ readonly playable: (game: AnyGame) => unknown }>(PLAYABLE);
    jest.doMock(PLAYABLE, () => ({
      playable: (game: AnyGame) => {
        loaded.push(game.info.id);
        return actual.playable(noting(game));
      },
    }));
    jest.requireActual('../../src/rounds/host/calls');
    jest.requireActual('../../src/games/catalogue');
  });
  expect(loaded).toEqual(GAMES.map(({ info }) => info.id));
  expect(calls).toEqual([]);
});
