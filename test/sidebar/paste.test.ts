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
    leftOut: ['age'],
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

test('columns that the roster has not are named, not lost silently', () => {
  expect(readPaste('Ana\tHeaven\tMoon\ta@b.c\textra', COLUMNS).leftOut).toEqual(['column 5']);
  expect(readPaste('Name\tMail\tE-mail\nAna\ta@b.c\td@e.f', COLUMNS).leftOut).toEqual(['E-mail']);
});

test('the usual names of columns are understood', () => {
  const columns = ['Name', 'E-mail', 'Discord webhook', 'Time zone'];
  expect(readPaste('Player\tTZ\tWebhook\tMail\nAna\tAsia/Tokyo\thttps://x\ta@b.c', columns)).toEqual({
    headed: true,
    leftOut: [],
    rows: [['Ana', 'a@b.c', 'https://x', 'Asia/Tokyo']],
  });
  // A game's own column comes first.
  expect(readPaste('Name\tZone\nAna\tHell', [...columns, 'Zone']).rows).toEqual([
    ['Ana', '', '', '', 'Hell'],
  ]);
});

test('nothing pasted is nobody', () => {
  expect(rows(' \n\t\n')).toEqual([]);
});
