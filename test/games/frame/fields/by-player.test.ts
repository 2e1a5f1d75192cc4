// A value for each player: which lines are understood, and what's refused.
import { fieldPerPlayer, readInput, text, integer } from '../../../../src/games/frame/fields';

const PLAYERS = ['Ana', 'Bo: the second', '__proto__', 'constructor', 'Éva'];
const words = { title: 'Garnets', what: 'balance', help: 'the balance.', example: '3' };
const garnets = fieldPerPlayer(words, PLAYERS, integer({ title: 'Number', min: 0 }));
const meadows = fieldPerPlayer(
  { title: 'Meadows', what: 'move', help: '', example: 'Rose' },
  PLAYERS,
  text({ title: 'Meadow' }),
);

function typed(field: typeof garnets | typeof meadows, answer: string): unknown {
  return field.fromAnswers(() => answer, '');
}

function problemsFor(value: unknown): readonly string[] {
  const reading = readInput(garnets, value, 'Garnets');
  return reading.ok ? [] : reading.problems.map(({ code, place }) => [code, ...place].join(' '));
}

test.each([
  ['Ana: 4', { Ana: 4 }],
  [' ana = 4 \n\n ÉVA:0', { ana: 4, ÉVA: 0 }],
  ['Bo: the second: 1', { 'Bo: the second': 1 }],
  ['Zed: 1', { Zed: 1 }],
  ['Ana: many', { Ana: 'many' }],
  ['Ana', 'Ana'],
  ['Ana:', { Ana: '' }],
  ['Ana: 1\nAna: 2', 'Ana: 1\nAna: 2'],
  ['', undefined],
])('the answer %j says %j', (answer, value) => {
  expect(typed(garnets, answer)).toEqual(value);
});

test('names and values can contain a colon', () => {
  expect(typed(meadows, 'eva = South\n bo: THE SECOND : West: far')).toEqual({
    eva: 'South',
    'bo: THE SECOND': 'West: far',
  });
});

test('a form filled in with values gives the same values', () => {
  const value: unknown = JSON.parse('{"Ana":4,"__proto__":0,"constructor":2,"Bo: the second":1}');
  const shown = garnets.toAnswers(value, '')[0]?.answer;
  expect(shown).toBe('Ana: 4\n__proto__: 0\nconstructor: 2\nBo: the second: 1');
  expect(typed(garnets, shown ?? '')).toEqual(value);
});

test('values get the name on the roster', () => {
  const reading = readInput(garnets, JSON.parse('{" eva ":3,"__PROTO__":1}'), 'Garnets');
  expect(reading.ok && [...reading.value]).toEqual([
    ['Éva', 3],
    ['__proto__', 1],
  ]);
});

test.each([
  ['Ana', ['not-by-player']],
  [[1], ['not-by-player']],
  [null, ['not-by-player']],
  [{ Zed: 1 }, ['unknown-player Zed']],
  [{ Ana: 1, ana: 2 }, ['repeated ana']],
  [{ Ana: -1, Éva: '2' }, ['out-of-range Ana', 'not-whole Éva']],
  [{ Zed: null }, ['unknown-player Zed', 'not-whole Zed']],
])('%j is refused', (value, problems) => {
  expect(problemsFor(value)).toEqual(problems);
});
