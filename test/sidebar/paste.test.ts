// A pasted roster, from a spreadsheet or typed.
import { readPaste } from '../../sidebar/panel/setup/paste';

const COLUMNS = ['Name', 'Realm', 'Pair', 'E-mail'];
const rows = (text: string): readonly (readonly string[])[] => readPaste(text, COLUMNS).rows;

test('one name a line, blank lines passed over', () => {
  expect(rows('Ana\n\n  Bo  \r\nChen\n')).toEqual([
    ['Ana', '', '', ''],
    ['Bo', '', '', ''],
    ['Chen', '', '', ''],
  ]);
});

test('rows of a spreadsheet, in the order of the columns', () => {
  expect(rows('Ana\tHeaven\tMoon\nBo\tHell\tMoon')).toEqual([
    ['Ana', 'Heaven', 'Moon', ''],
    ['Bo', 'Hell', 'Moon', ''],
  ]);
});

test('a heading line says which column is which, in any case and order', () => {
  const pasted = readPaste('pair\tNAME\tage\nMoon\tAna\t31\nSun\tBo\t', COLUMNS);
  expect(pasted).toEqual({
    headed: true,
    dropped: 1,
    rows: [
      ['Ana', '', 'Moon', ''],
      ['Bo', '', 'Sun', ''],
    ],
  });
});

test('commas separate only when every line has one', () => {
  expect(rows('Ana, Heaven\nBo, Hell')).toEqual([
    ['Ana', 'Heaven', '', ''],
    ['Bo', 'Hell', '', ''],
  ]);
  expect(rows('Smith, John\nBo')).toEqual([
    ['Smith, John', '', '', ''],
    ['Bo', '', '', ''],
  ]);
});

test('cells in quotes keep their tabs, quotes and line breaks', () => {
  expect(rows('"A ""big""\nname"\tHeaven\nBo\t"He\tll"')).toEqual([
    ['A "big"\nname', 'Heaven', '', ''],
    ['Bo', 'He\tll', '', ''],
  ]);
});

test('a player may be called like anything', () => {
  expect(rows('=SUM(A1)\n-\n007\nName')).toEqual([
    ['=SUM(A1)', '', '', ''],
    ['-', '', '', ''],
    ['007', '', '', ''],
    ['Name', '', '', ''],
  ]);
  expect(rows('Name')).toEqual([['Name', '', '', '']]);
});

test('cells beyond the columns are counted, not lost silently', () => {
  expect(readPaste('Ana\tHeaven\tMoon\ta@b.c\textra', COLUMNS).dropped).toBe(1);
});

test('nothing pasted is nobody', () => {
  expect(rows(' \n\t\n')).toEqual([]);
});
