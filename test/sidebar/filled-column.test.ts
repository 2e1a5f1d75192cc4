// Values for a column of a season's match: one for everyone, one for each in turn, or with names before them.
import { filledColumn } from '../../sidebar/panel/set-up/fill-column';

const ROWS = [
  ['Ana María', ''],
  ['Łukasz', ''],
  ['Seán', ''],
];

test.each([
  ['', [undefined, undefined, undefined], ''],
  ['Meadow', ['Meadow', 'Meadow', 'Meadow'], ''],
  ['Moon\nSun\r\nMoon\n', ['Moon', 'Sun', 'Moon'], ''],
  ['Sean\tSun\nana maria\tMoon', ['Moon', undefined, 'Sun'], ''],
] as const)('%j fills in', (text, cells, unread) => {
  expect(filledColumn(ROWS, text)).toEqual({ cells, unread });
});

test('a name that nobody has, and more or fewer values than players, fill in nothing that nobody meant', () => {
  expect(filledColumn(ROWS, 'Moon\nSun').cells).toEqual([undefined, undefined, undefined]);
  expect(filledColumn(ROWS, 'Moon\nSun').unread).toMatch(/2 values for 3 players/);
  expect(filledColumn(ROWS, 'Zoë\tMoon').unread).toBe('Nobody here is called Zoë.');
});
