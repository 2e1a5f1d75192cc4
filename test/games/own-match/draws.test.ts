// Draws in a match with the host's own rules (OM-7): what is drawn, how it's typed, and what a changed draw announces.
import fc from 'fast-check';
import { isList, isObject, type JsonObject } from '../../../src/games/frame/json';
import type { Match } from '../../../src/games/frame/match';
import { byCodeUnit } from '../../../src/games/frame/names';
import { good } from '../by-hand';
import { gameOf } from '../pages';
import { begin, inputOf, runs } from '../random-play';

const game = gameOf('own-match');

const players = [{ name: 'Ana' }, { name: 'Bo' }];
const start = (seed = 'draws', settings: JsonObject = {}) =>
  begin(game, { players, settings: { title: 'T', ...settings }, seed });

function told(host: JsonObject, ...former: readonly JsonObject[]): Readonly<Record<string, string>> {
  const { news } = good(start().resolve({ ...inputOf([], [], host), formerFacts: former }));
  return Object.fromEntries(news.map(({ to, text }) => [to === 'everyone' ? to : to.player, text]));
}

const each = (...deck: readonly string[]) => ({ draws: [{ title: 'Role', deck, to: 'each' }] });
const everyone = (...deck: readonly string[]) => ({ draws: [{ title: 'Role', deck, to: 'everyone' }] });
const host = (...deck: readonly string[]) => ({ draws: [{ title: 'Role', deck, to: 'host' }] });

test('a draw that was changed after saving is announced as drawn again', () => {
  const again = 'drawn again after the host changed it';
  const gone = 'Role: it was drawn, but the host has since removed it.';
  expect(told(each('x', 'x'), each('y', 'y'))).toEqual({
    Ana: `Role: x (${again}).`,
    Bo: `Role: x (${again}).`,
  });
  expect(told(each('x', 'x'), each('x', 'x'), {})).toEqual({
    Ana: 'Role: x (drawn).',
    Bo: 'Role: x (drawn).',
  });
  expect(told(everyone('x'), host('y'))).toEqual({ everyone: `Role: x (${again}).` });
  expect(told(host('x'), each('y', 'y'))).toEqual({ Ana: gone, Bo: gone });
  expect(told({}, each('y', 'y'))).toEqual({ Ana: gone, Bo: gone });
  expect(told({}, everyone('y'))).toEqual({ everyone: gone });
  expect(told({}, host('y'))).toEqual({});
  expect(told(each('x', 'x'), { draws: [{ title: 'ROLE', deck: ['x', 'x'], to: 'each' }] })).toEqual({
    Ana: 'Role: x (drawn).',
    Bo: 'Role: x (drawn).',
  });
});

function wordsIn({ facts }: Match): readonly (readonly string[])[] {
  const draws = isList(facts.draws) ? facts.draws : [];
  return draws.map((drawn) => {
    if (!isObject(drawn)) return [];
    const words = isList(drawn.order)
      ? drawn.order
      : Object.values(isObject(drawn.players) ? drawn.players : {});
    return words.map(String);
  });
}

test('every word of a deck is drawn once, and the same words give the same order', () => {
  const word = fc.string({ minLength: 1, maxLength: 5 }).filter((text) => /[a-z]/.test(text));
  fc.assert(
    fc.property(fc.array(word, { minLength: 2, maxLength: 9 }), fc.string(), (deck, seed) => {
      const drawn = (words: readonly string[], to: string) =>
        wordsIn(start(seed, { draws: [{ title: 'D', deck: words, to }] }))[0] ?? [];
      const order = drawn(deck, 'everyone');
      expect([...order].sort(byCodeUnit)).toEqual([...deck].sort(byCodeUnit));
      expect(drawn([...deck].reverse(), 'host')).toEqual(order);
      expect(drawn(deck, 'each')).toEqual(order.slice(0, players.length));
    }),
    runs(20),
  );
});

test('a deck has 200 words at most, a title 300 code points, a word 100', () => {
  const draw = (title: string, deck: readonly string[]) => ({
    title: 'T',
    draws: [{ title, deck, to: 'host' }],
  });
  const begins = (settings: JsonObject): boolean => game.begin(players, settings, 'draws').ok;
  const words = (many: number): readonly string[] => Array.from({ length: many }, () => 'x');
  // A code point outside the first plane takes two units of a JavaScript string.
  expect(begins(draw('🂡'.repeat(300), ['🂡'.repeat(100), ...words(199)]))).toBe(true);
  expect(begins(draw('🂡'.repeat(301), ['x']))).toBe(false);
  expect(begins(draw('D', ['🂡'.repeat(101)]))).toBe(false);
  expect(begins(draw('D', words(201)))).toBe(false);
});

test('a draw is typed as one line, and the line gives the same draw', () => {
  const typed = (text: string) => game.settings.fromAnswers((title) => (title === 'Draws' ? text : ''), '');
  const draws = [{ title: 'Your role', deck: ['wolf', 'tea, coffee', 'wolf'], to: 'each' }];
  const line = 'Your role; each; wolf | tea, coffee | wolf';
  expect(typed(line)).toEqual({ draws });
  expect(game.settings.toAnswers({ draws }, '')).toEqual([{ title: 'Draws', answer: line }]);
  const odd = [{ title: 'a;b', deck: ['x|y', ' z '], to: 'host' }];
  const [shown] = game.settings.toAnswers({ draws: odd }, '');
  expect(typed(shown?.answer ?? '')).toEqual({ draws: odd });
});
