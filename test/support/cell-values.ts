// Values that a cell of a sheet can have: typed values, results of formulas, and formulas' errors.
import fc from 'fast-check';
import type { Cell } from '../../src/games/frame/fields';
import { anyText } from './any-text';

const NUMBERS = [
  0,
  -0,
  1,
  2,
  -1,
  0.5,
  3,
  1e5,
  2_958_465.5,
  2_958_466,
  -100_000_001,
  100_000_001,
  1_771_234_567_890,
  8.64e15,
  -8.64e15,
  2 ** 53,
  1e21,
  -1e21,
  5e-324,
  1e300,
  -1e300,
  Number.MAX_VALUE,
];
const ERRORS = ['#REF!', '#N/A', '#ERROR!', '#NUM!', '#DIV/0!', '#NAME?', '#VALUE!', 'Loading...'];
const WORDS = [
  '',
  ' ',
  'NaN',
  'Infinity',
  '-0',
  '1e999',
  '0x10',
  'TRUE',
  'no',
  'null',
  'undefined',
  '__proto__',
  'constructor',
  '=1+1',
  "'=1+1",
  'ana@example.com',
  'Ann',
  'A file’s title',
  '2026-13-45',
  '30/02/2026 25:61',
  '−5',
  '٣',
  '2️⃣',
  '\ud800',
  '\u0000',
  'a\nb',
  'sending',
  'waiting',
  'discord-player',
  'Europe/Nowhere',
  'https://discord.com/api/webhooks/x',
];
/** Texts of the maximum length for a cell. */
const LONG = ['x', ':', '=', '1 ', 'A1,', ', ', '\n', '💎', '"', 'Ann: 1\n'].map((piece) =>
  piece.repeat(50_000).slice(0, 50_000),
);

export const CELL_VALUES: readonly Cell[] = [...NUMBERS, true, false, ...ERRORS, ...WORDS, ...LONG];

export const anyCell: fc.Arbitrary<Cell> = fc.oneof(
  { weight: 6, arbitrary: fc.constantFrom(...CELL_VALUES) },
  { weight: 1, arbitrary: fc.double({ noNaN: true, noDefaultInfinity: true }) },
  { weight: 1, arbitrary: anyText({ maxLength: 30 }) },
);
