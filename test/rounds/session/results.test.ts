// Reading the tab Results cell by cell (OM-4): the host can move the names, and each refusal says which cell is wrong.
import { choice, checkboxes, toOptions, text, integer, type Cell } from '../../../src/games/frame/fields';
import { withTablePlace } from '../../../src/games/frame/fields/question-properties';
import { columnName, findTableCorner, readSheetResults } from '../../../src/rounds/session/results';

const PLAYERS = ['Ana', 'Bo', 'Cy'];
const QUESTIONS = [
  withTablePlace(text({ title: 'News' }), { column: 'News' }),
  ...PLAYERS.map((player) =>
    withTablePlace(integer({ title: `${player}: Points`, min: -5, max: 5 }), { column: 'Points', player }),
  ),
  withTablePlace(checkboxes({ title: 'Out', options: toOptions(PLAYERS), none: 'nobody' }), {
    ...{ column: 'Still in', ticks: 'others' },
  }),
  withTablePlace(choice({ title: 'Boss', options: toOptions(PLAYERS) }), { column: 'Boss', ticks: 'one' }),
  withTablePlace(choice({ title: 'Ends', options: toOptions(['yes', 'no']) }), {
    column: '',
    when: ['Boss'],
  }),
].flatMap((field) => field.questions(''));

const take = (cells: readonly (readonly Cell[])[], errors: readonly (readonly string[])[] = []) =>
  readSheetResults({ title: 'Results', cells, errors }, QUESTIONS, () => []);
const HEAD = ['Player', 'Points', 'Still in', 'Boss'];
const answersOf = (...rows: readonly (readonly Cell[])[]): Readonly<Record<string, string>> =>
  take([['News', ''], HEAD, ...rows]).answers;

test('ticks are one answer: who is ticked, or who is not; if all are ticked, nobody', () => {
  const none = Object.fromEntries(QUESTIONS.map(({ title }) => [title, '']));
  expect(answersOf(['Ana'], ['Bo'], ['Cy'])).toEqual(none);
  expect(answersOf(['Ana', '', true], ['Bo', '', false], ['Cy', 5, 'x'])).toEqual({
    ...none,
    ...{ Out: 'Bo', 'Cy: Points': '5' },
  });
  expect(answersOf(['Ana', -5, true], ['Bo', 0, true], ['Cy', '', true])['Out']).toBe('nobody');
  expect(answersOf(['Ana', '', '', true], ['Bo', '', '', false])).toEqual({
    ...none,
    Boss: 'Ana',
    Ends: 'yes',
  });
});

test('a cell is named by where it is, whatever stands before the names', () => {
  const cells = [
    ['', 'my notes'],
    ['', 'News', 'Loading…'],
    ['', ...HEAD],
    ['note', 'Ana', 6, 1, true],
    ['', 'Bo', 5, false, 'yes'],
    ['', '', -6, 'FALSE'],
    ['', 'Zed', 1],
    ['', 'Ana', 'much'],
    ['', 'Cy', 2.5, '#N/A', '#REF!'],
    ['', '#NAME?', 1],
    ['', 'Total', '', '', '', 7],
  ];
  const errors = cells.map((row) => row.map((cell) => (cell === '#N/A' ? 'No match.' : String(cell))));
  const { refused, waiting, filled } = take(cells, errors);
  expect(refused).toEqual([
    'Results, C2: “Loading…” is an error or isn’t computed yet.',
    'Results, C4: 6 isn’t between -5 and 5.',
    'Results, D4: “1” isn’t TRUE or FALSE.',
    'Results, E5: there can be only one Boss, and this is the second.',
    'Results, B6: there’s no name for this row.',
    'Results, B7: “Zed” isn’t a player in this game.',
    'Results, B8: Ana is listed twice.',
    'Results, C9: “2.5” isn’t a whole number.',
    'Results, D9: “#N/A” is an error or isn’t computed yet: No match.',
    'Results, E9: “#REF!” is an error or isn’t computed yet.',
    'Results, B10: “#NAME?” is an error or isn’t computed yet.',
  ]);
  expect(waiting).toEqual(['Results, C2']);
  expect(filled[0]).toEqual({ row: 1, column: 2, name: 'Results, C2', value: 'Loading…' });
  expect(filled.slice(1, 7).map(({ name }) => name.slice(-2))).toEqual(['C4', 'D4', 'E4', 'C5', 'D5', 'E5']);
});

test('missing parts of the tab are reported with where to write them', () => {
  expect(
    take([
      ['', 'News'],
      ['', 'Player', 'Points', 'Boss', 'Player'],
    ]).refused,
  ).toEqual(['Results: there’s no column “Still in”. Write its heading in row 2.']);
  expect(take([[''], ['', '', 'Player', 'Points', 'Still in', 'Boss']]).refused).toEqual([
    'Results: there’s no “News” cell above the names. Write it in column C.',
  ]);
  // Of two such headings, the leftmost counts, and in one column the topmost.
  const corners = [
    ['', '', 'Player'],
    ['', 'Player'],
    ['', 'Player', 'Player'],
  ];
  expect(findTableCorner(corners)).toEqual({ top: 1, left: 1 });
  expect(take([['News', 1], ['Ana']]).refused).toEqual([
    'Results: there’s no “Player” cell. Write that heading above the names again.',
  ]);
});

test('columns are named as spreadsheets name them', () => {
  expect([0, 25, 26, 51, 52, 701, 702].map(columnName)).toEqual(['A', 'Z', 'AA', 'AZ', 'BA', 'ZZ', 'AAA']);
});
