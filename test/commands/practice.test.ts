// Practice games from the command line: the books that they leave are what the scenario gives.
import { spawnSync } from 'node:child_process';
import { csv, fileNames, writeBooks } from '../../src/commands/book-files';
import { deskOn, given } from '../../src/commands/desk-calls';
import { GAMES } from '../../src/games/catalogue';
import type { Cell } from '../../src/games/fields';
import { plainTab, type Tab } from '../../src/games/tabs';
import { playScenario, readScenario } from '../../src/rounds/record/scenario';
import { cells } from '../support/host-books';
import { newFolder } from '../support/temp-folders';
import { files, practise, write } from './practised';

/** The first practice game of a game: two tests look at Soullinked's. */
const first = new Map<string, ReturnType<typeof practise>>();
function practised(game: string): ReturnType<typeof practise> {
  const played = first.get(game) ?? practise(game);
  first.set(game, played);
  return played;
}

/** The data of a ledger row, without the copy of what stands before it. */
function dataOf(row: readonly unknown[]): string {
  return row.slice(6, -1).map(String).join('');
}

function lastFilled(row: readonly Cell[]): number {
  return row.reduce<number>((last, cell, index) => (cell === '' ? last : index + 1), 0);
}

/** Tabs as the files that they become, whatever rows and cells are empty at their ends. */
function asFiles(book: string, tabs: readonly Tab[]): readonly (readonly [string, string])[] {
  return tabs.map((tab) => {
    const rows = plainTab(tab).rows.map((row) =>
      row.map((cell) => (typeof cell === 'boolean' ? String(cell).toUpperCase() : cell)),
    );
    while (rows.at(-1)?.every((cell) => cell === '') === true) rows.pop();
    const width = Math.max(0, ...rows.map((row) => lastFilled(row)));
    return [`${book}/${tab.title}.csv`, csv(rows.map((row) => row.slice(0, width)))] as const;
  });
}

test.each(GAMES.map(({ info }) => info.id))(
  '%s, to its end: the books hold what the exported scenario gives',
  (id) => {
    const one = practised(id);
    const written = write(one);
    const { scenario } = given(deskOn(one.host).exportGame());
    const read = readScenario(scenario);
    const played = read.ok ? playScenario(read.value) : read;
    if (!played.ok) throw new Error(JSON.stringify(played.error));
    const { match } = played.value;
    const wanted = [
      ...asFiles('public', match.view('everyone')),
      ...match.roster.flatMap((player) => asFiles(player, match.view({ player }))),
      ...asFiles('host', match.view('host')),
    ];
    for (const [file, text] of wanted) expect([file, written[file]]).toEqual([file, text]);
    // Beside the views: the front of each book, and what the host book keeps.
    const more = Object.keys(written).filter((file) => !wanted.some(([name]) => name === file));
    expect(
      more.filter(
        (file) =>
          !/^[^/]+\/Now\.csv$|^public\/Proof\.csv$|^host\/(Ledger|Roster|Settings|Outbox|Files|Sheet1|Form Responses \d+)\.csv$/.test(
            file,
          ),
      ),
    ).toEqual([]);
    expect(match.stage).toBeNull();
    // A round is one row of the ledger, and little more than what was sent for it.
    const ledger = cells(one.host, one.host.bookId ?? '', 'Ledger').slice(1);
    expect(ledger.map(([, , , , kind]) => kind)).toEqual([
      'set-up',
      ...played.value.stages.map(() => 'resolved'),
    ]);
    const lengthOf = (row: readonly unknown[]): number => row.map(String).join('').length;
    const fixed = ledger.slice(1).reduce((sum, row) => sum + lengthOf(row) - dataOf(row).length, 0);
    const data = ledger.slice(1).reduce((sum, row) => sum + dataOf(row).length, 0);
    const sent = (read.ok ? (read.value.stages ?? []) : []).reduce(
      (sum, stage) => sum + JSON.stringify(stage.submissions ?? []).length,
      0,
    );
    // A row's hash, time and words are longer than one or two submissions of Picture Hunt.
    expect((fixed + data) / sent).toBeLessThan(id === 'tactical-picture-hunt' ? 6.5 : 2);
    expect(fixed / played.value.stages.length).toBeLessThan(280);
  },
);

test.each([
  ['no game', []],
  ['an unknown game', ['chess']],
  ['an unknown option', ['soullinked', '--fast']],
  ['an option without its value', ['soullinked', '--seed']],
])('with %s it says so in one line and ends with 2', (_, args) => {
  const { status, stdout, stderr } = spawnSync(
    process.execPath,
    ['--import', 'tsx', 'src/commands/practice.ts', ...args],
    { encoding: 'utf8' },
  );
  expect([status, stdout]).toEqual([2, '']);
  expect(stderr).toMatch(/^practice: [^\n]+\n$/);
});

test('a folder that cannot be made is said in one line, at once', () => {
  const { status, stderr } = spawnSync(
    process.execPath,
    ['--import', 'tsx', 'src/commands/practice.ts', 'soullinked', '--out', '/proc/nowhere/at/all'],
    { encoding: 'utf8', timeout: 60_000 },
  );
  expect(status).toBe(1);
  expect(stderr).toMatch(/^practice: [^\n]*'\/proc\/nowhere'\n$/);
});

test('file names are safe everywhere, and different even where case does not count', () => {
  expect(fileNames(['Ana', 'ANA', '../a/b', '..', '', 'con', 'a\n=b', 'Zoë'])).toEqual(
    ['Ana', 'ANA (2)', '__a_b', '_', '_', '_con', 'a_=b', 'Zoë'].map((name, index) =>
      index === 4 ? '_ (2)' : name,
    ),
  );
});

test('fields are quoted where they must be, and every line is as long as the longest', () => {
  expect(csv([['a,b', 'say "x"'], ['c'], ['two\nlines']])).toBe(
    '"a,b","say ""x"""\r\nc,\r\n"two\nlines",\r\n',
  );
  // Where the comma is the decimal sign, spreadsheets cut lines at semicolons.
  expect(csv([['a;=1+1', 'a\tb']])).toBe('"a;=1+1","a\tb"\r\n');
});

test('no text is a formula for the spreadsheet that opens the file; numbers stay numbers', () => {
  for (const text of ['=1+1', '+1', '-1', '@SUM(A1)', '\t=1', '\r=1', '=HYPERLINK("http://evil.example")']) {
    expect(
      csv([[text]])
        .replace(/^"/, '')
        .charAt(0),
    ).toBe("'");
  }
  expect(csv([[-1, -0.5, 1e21, "'=1", '1-1', true, '']])).toBe("-1,-0.5,1e+21,'=1,1-1,true,\r\n");
});

test('nor is it in the file of a tab', () => {
  const { host } = practised('soullinked');
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
