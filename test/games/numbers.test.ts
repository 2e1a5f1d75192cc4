// Numbers in everything that random games say: they agree with their nouns, never “1 bellflowers” or “2 life”, and below 0
// they have one sign, “−”.
import { amountText } from '../../src/games/frame/spelling';
import { closedAnswers, notedAnswers } from '../../src/games/frame/closed';
import type { Match } from '../../src/games/frame/match';
import { cellValue } from '../../src/games/frame/tabs';
import { EVERY_GAME } from './every-game';
import { wrongIn } from './nouns';
import { textsIn } from './pages';
import { legalMoves, play, usualStart } from './random-play';
import { sampled } from '../support/sample';

/** Everything that a match says as it stands. */
function saidIn(match: Match): readonly string[] {
  const readers = ['host', 'everyone', ...match.roster.map((player) => ({ player }))] as const;
  const tabs = readers.flatMap((reader) => match.view(reader));
  const asks = match.stage?.asks ?? [];
  return [
    ...match.warnings,
    ...match.rules.flatMap(({ paragraphs }) => paragraphs),
    ...tabs.flatMap(({ rows }) =>
      rows.flat().flatMap((cell) => {
        const value = cellValue(cell);
        return typeof value === 'string' ? [value] : [];
      }),
    ),
    ...match.roster.flatMap((player) => {
      const { holds, result, part } = match.page(player);
      return [...holds.flatMap(textsIn), ...result, part];
    }),
    ...asks.flatMap((ask) => [
      ask.help,
      ask.without,
      ...ask.questions.flatMap(({ help, kind }) => [
        help,
        ...('options' in kind ? kind.options.map(({ value, label }) => label ?? value) : []),
      ]),
      ...ask.players.flatMap((player) => [
        ...closedAnswers(ask.closed(player), ask).map(({ why }) => why),
        ...notedAnswers(ask.notes(player), ask).map(({ note }) => note),
      ]),
    ]),
  ];
}

test('what is looked for is found', () => {
  for (const text of ['You have 1 bellflowers now.', '1 black garnets', 'and earn 0 garnet.', '2 life'])
    expect([text, wrongIn(text)]).toEqual([text, true]);
  for (const text of ['1 bellflower', '0 garnets', '21 points', 'in round 2 bullet by bullet', '−1 life'])
    expect([text, wrongIn(text)]).toEqual([text, false]);
});

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
