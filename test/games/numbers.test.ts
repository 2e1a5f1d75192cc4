// Numbers in everything that random games say: they agree with their nouns, never “1 bellflowers” or “2 life”, and below 0
// they have one sign, “−”.
import { amountText } from '../../src/games/frame/typed-number';
import { EVERY_GAME } from './every-game';
import { wrongIn } from './nouns';
import { saidIn } from './pages';
import { legalMoves, play, usualStart } from './random-play';
import { sampled } from '../support/sample';

/** A number below 0 with a hyphen for its sign. */
const HYPHENATED = /(?<![\p{L}\d-])-\d/u;

test('amounts of the currencies that everyone knows have a singular, a host’s own stay as written', () => {
  expect([1, 0, 2].map((amount) => amountText('bellflowers', amount))).toEqual([
    '1 bellflower',
    '0 bellflowers',
    '2 bellflowers',
  ]);
  expect(amountText('Gold', 1)).toBe('1 Gold');
});

test.each(EVERY_GAME.map((game) => [game.info.id, game] as const))('%s', (_, game) => {
  for (const seed of sampled(['numbers', 'nouns'], ['numbers'])) {
    const { first, rounds } = play(game, usualStart(game, seed), legalMoves(20));
    const matches = [first, ...rounds.map(({ resolved }) => resolved.next)];
    const told = [...first.opening, ...rounds.flatMap(({ resolved }) => resolved.news)];
    const said = new Set([
      ...matches.flatMap(saidIn),
      ...told.map(({ text }) => text),
      ...rounds.flatMap(({ resolved }) => resolved.warnings),
    ]);
    expect([...said].filter(wrongIn)).toEqual([]);
    expect([...said].filter((text) => HYPHENATED.test(text))).toEqual([]);
  }
});
