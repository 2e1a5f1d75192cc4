// `npm run practice`: each mistake is reported in one line, and books are saved as CSV. Whole games are in test/bundle/whole-games.
import { spawnSync } from 'node:child_process';
import { toCsv, fileNames, writeBooks } from '../../src/commands/book-files';
import { quietEvenings } from '../support/evening';
import { openTestHost } from '../support/host';
import { sampledByName } from '../support/sample';
import { newFolder } from '../support/temp-folders';
import { files } from './practised';

quietEvenings('bare calls');

const MISTAKES = [
  { what: 'no game', args: [] },
  { what: 'an unknown game', args: ['chess'] },
  { what: 'an unknown option', args: ['soullinked', '--fast'] },
  { what: 'an option without its value', args: ['soullinked', '--seed'] },
];

test.each(sampledByName(MISTAKES, ({ what }) => what, ['an unknown game']))(
  '$what is reported in one line, with status 2',
  ({ args }) => {
    const { status, stdout, stderr } = spawnSync(
      process.execPath,
      ['--import', 'tsx', 'src/commands/practice.ts', ...args],
      { encoding: 'utf8' },
    );
    expect([status, stdout]).toEqual([2, '']);
    expect(stderr).toMatch(/^practice: [^\n]+\n$/);
  },
);

test('file names work everywhere, and differ by more than case', () => {
  expect(fileNames(['Ana', 'ANA', '../a/b', '..', '', 'con', 'a\n=b', 'Zoë'])).toEqual(
    ['Ana', 'ANA (2)', '__a_b', '_', '_', '_con', 'a_=b', 'Zoë'].map((name, index) =>
      index === 4 ? '_ (2)' : name,
    ),
  );
});

test('fields are quoted if necessary, and all lines have equally many fields', () => {
  expect(toCsv([['a,b', 'say "x"'], ['c'], ['two\nlines']])).toBe(
    '"a,b","say ""x"""\r\nc,\r\n"two\nlines",\r\n',
  );
  // Where the comma is the decimal sign, spreadsheets split lines at semicolons.
  expect(toCsv([['a;=1+1', 'a\tb']])).toBe('"a;=1+1","a\tb"\r\n');
});

test('when a spreadsheet opens the file, no text becomes a formula, and numbers stay numbers', () => {
  for (const text of ['=1+1', '+1', '-1', '@SUM(A1)', '\t=1', '\r=1', '=HYPERLINK("http://evil.example")']) {
    expect(
      toCsv([[text]])
        .replace(/^"/, '')
        .charAt(0),
    ).toBe("'");
  }
  expect(toCsv([[-1, -0.5, 1e21, "'=1", '1-1', true, '']])).toBe("-1,-0.5,1e+21,'=1,1-1,true,\r\n");
});

test('no text in the file of a tab becomes a formula', () => {
  const { host } = openTestHost();
  const cells = [{ stringValue: '=1+1' }, { numberValue: -1 }];
  const updateCells = {
    range: { sheetId: 0 },
    rows: [{ values: cells.map((userEnteredValue) => ({ userEnteredValue })) }],
    fields: 'userEnteredValue',
  };
  const book = host.bookId ?? '';
  host.sheets().batchUpdate({ requests: [{ updateCells }] }, book);
  const folder = newFolder();
  writeBooks(host, [{ name: 'host', id: book }], folder);
  expect(files(folder)['host/Sheet1.csv']).toMatch(/^'=1\+1,-1\r\n/);
});
