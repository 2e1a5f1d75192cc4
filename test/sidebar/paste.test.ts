// Pasting a roster that comes from a spreadsheet or was typed.
import { toOptions, type Question } from '../../src/games/frame/fields';
import { parsePaste } from '../../sidebar/panel/set-up/paste';

type Column = Pick<Question, 'title' | 'kind' | 'seasonal'>;
const asked = (title: string): Column => ({ title, kind: { type: 'text', long: false } });
const COLUMNS: readonly Column[] = [
  asked('Name'),
  { title: 'Realm', kind: { type: 'choice', options: toOptions(['Heaven', 'Hell']) } },
  asked('Pair'),
  asked('E-mail'),
];
const rows = (text: string): readonly (readonly string[])[] => parsePaste(text, COLUMNS).rows;

test.each([
  ['Ana\n\n  Bo  \r\nChen\n', ['Ana', '', '', ''], ['Bo', '', '', ''], ['Chen', '', '', '']],
  ['Ana\tHeaven\tMoon\nBo\tHell\tMoon', ['Ana', 'Heaven', 'Moon', ''], ['Bo', 'Hell', 'Moon', '']],
  ['Ana, Heaven\nBo, Hell', ['Ana', 'Heaven', '', ''], ['Bo', 'Hell', '', '']],
  // Commas only separate if every line has one.
  ['Smith, John\nBo', ['Smith, John', '', '', ''], ['Bo', '', '', '']],
  [
    '"Ana ""big""\nname"\tHeaven\nBo\t"He\tll"',
    ['Ana "big" name', 'Heaven', '', ''],
    ['Bo', 'He\tll', '', ''],
  ],
  // Players can have any name.
  ['=SUM(A1)\n-\nName', ['=SUM(A1)', '', '', ''], ['-', '', '', ''], ['Name', '', '', '']],
  ['Name', ['Name', '', '', '']],
  [' \n\t\n'],
  // A single line is one player if the words after the name fit that player's columns.
  ['Ada, Hell, Moon', ['Ada', 'Hell', 'Moon', '']],
  ['Ada, , , ada@example.com', ['Ada', '', '', 'ada@example.com']],
])('%j is read as rows', (text, ...expected) => {
  expect(rows(text)).toEqual(expected);
});

test('a column for seasons is only read below its heading', () => {
  const columns: readonly Column[] = COLUMNS.map((one) =>
    one.title === 'Pair' ? { ...one, seasonal: true } : one,
  );
  const ada = ['Ada', 'Hell', '', 'ada@example.com'];
  expect(parsePaste('Ada, Hell, ada@example.com', columns).rows).toEqual([ada]);
  expect(parsePaste('Name\tPair\nAda\tMoon', columns).rows).toEqual([['Ada', '', 'Moon', '']]);
});

test('a heading line says which column is which, in any case and order', () => {
  const pasted = parsePaste('pair\tNAME\tage\nMoon\tAna\t31\nSun\tBo\t', COLUMNS);
  expect(pasted).toEqual({
    headed: true,
    leftOut: ['age'],
    rows: [
      ['Ana', '', 'Moon', ''],
      ['Bo', '', 'Sun', ''],
    ],
  });
});

test('unknown columns are reported, not silently dropped', () => {
  expect(parsePaste('Ana\tHeaven\tMoon\ta@b.c\textra', COLUMNS).leftOut).toEqual(['column 5']);
  expect(parsePaste('Name\tMail\tE-mail\nAna\ta@b.c\td@e.f', COLUMNS).leftOut).toEqual(['E-mail']);
});

test('the usual names of columns are understood', () => {
  const columns = ['Name', 'E-mail', 'Discord webhook', 'Time zone'].map(asked);
  expect(parsePaste('Player\tTZ\tWebhook\tMail\nAna\tAsia/Tokyo\thttps://x\ta@b.c', columns)).toEqual({
    headed: true,
    leftOut: [],
    rows: [['Ana', 'a@b.c', 'https://x', 'Asia/Tokyo']],
  });
  // A game's own column takes precedence.
  expect(parsePaste('Name\tZone\nAna\tHell', [...columns, asked('Zone')]).rows).toEqual([
    ['Ana', '', '', '', 'Hell'],
  ]);
});

const names = (text: string, columns = COLUMNS): readonly string[] =>
  parsePaste(text, columns).rows.map(([name = '']) => name);

test.each([
  ['Ada, Bo, Chen, Dora, Emil', ['Ada', 'Bo', 'Chen', 'Dora', 'Emil']],
  ['Ada; Bo; Chen', ['Ada', 'Bo', 'Chen']],
  ['Ada, Bo\n', ['Ada', 'Bo']],
  ['@Ada @Bo Lee @Chen', ['Ada', 'Bo Lee', 'Chen']],
  ['@Ada, @Bo', ['Ada', 'Bo']],
  ['1. Ada, 2. Bo', ['Ada', 'Bo']],
  ['1. Ada\n2) Bo\n3: Chen', ['Ada', 'Bo', 'Chen']],
  ['1.\tAda\n2.\tBo', ['Ada', 'Bo']],
  ['- Ada\n– Bo\n• Chen\n* Dora\n@Emil', ['Ada', 'Bo', 'Chen', 'Dora', 'Emil']],
  ['1. @Ada\u200b\n- @Bo', ['Ada', 'Bo']],
  ['007\n-\n3.14\n@', ['007', '-', '3.14', '@']],
  ['"Smith, John", Bo', ['Smith, John', 'Bo']],
])('%j is a list of names', (text, found) => {
  expect(names(text)).toEqual(found);
});

test('a number after the name means garnets, and no player', () => {
  const columns = [asked('Name'), { title: 'Garnets', kind: { type: 'whole' } } as const];
  expect(names('Ada, 3', columns)).toEqual(['Ada']);
  expect(names('Ada, 3, Bo', columns)).toEqual(['Ada', '3', 'Bo']);
});
