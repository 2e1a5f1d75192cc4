// A narrow page as it is drawn: a line a row, facts and their reasons over the whole width of a phone.
import {
  cellLook,
  cellValue,
  headings,
  LOOKS,
  styled,
  type Rows,
  type Tab,
} from '../../src/games/frame/tabs';
import { flowedTab } from '../../src/sheets/flow';
import { layoutOf, type TabLayout } from '../../src/sheets/layout';

const RESULT: Rows = [
  [styled('The game', LOOKS.title)],
  [
    styled('Winners', LOOKS.heading),
    styled('Ana and Bo', LOOKS.good),
    'two or more objectives completed, as the sheet asks of whoever wins',
  ],
  [styled('Elimination Candidate', LOOKS.heading), styled('Cy', LOOKS.bad)],
  [''],
  headings('Player', 'Did', 'Hit by', 'Tokens of Life'),
  ['Ana', 'accuses Bo of shooting Emil', 'Cy and Di', styled('dies', LOOKS.bad)],
  ['Bo', 'ducks', '', 1],
];

function drawn(rows: Rows): { readonly rows: Rows; readonly page: TabLayout } {
  const tab: Tab = flowedTab({ title: 'Now', narrow: true, rows });
  return { rows: tab.rows, page: layoutOf(tab) };
}

const textsOf = (rows: Rows): readonly string[] =>
  rows.map((cells) =>
    cells
      .map((cell) => String(cellValue(cell)))
      .join('|')
      .replace(/\|+$/, ''),
  );

test('a fact runs over its row in its colour, its reason stands below it', () => {
  const { rows, page } = drawn(RESULT);
  const texts = textsOf(rows);
  expect(texts[1]).toBe('Winners|Ana and Bo');
  expect(texts.slice(2, 4).join(' ')).toBe(
    'two or more objectives completed, as the sheet asks of whoever wins',
  );
  // The colour goes on to the end of the row, with nothing white between.
  const { background } = LOOKS.good;
  expect(rows[1]?.slice(1).map((cell) => cellLook(cell).background)).toEqual(
    page.widths.slice(1).map(() => background),
  );
  // One line below the fact and its reason, not between them.
  expect(page.rows.slice(1, 4).map(([cell]) => cell?.line)).toEqual([false, false, true]);
});

test('no row is higher than a line, a cell of several lines takes as many rows, and nothing is lost', () => {
  const { rows, page } = drawn(RESULT);
  expect(page.rows.flat().filter(({ wrap }) => wrap)).toEqual([]);
  const words = (each: Rows): readonly string[] =>
    textsOf(each)
      .flatMap((text) => text.split(/[| ]+/))
      .filter((word) => word !== '')
      .sort();
  expect(words(rows)).toEqual(words(RESULT));
  const first = rows.findIndex((cells) => cellValue(cells[0] ?? '') === 'Ana');
  const next = rows.findIndex((cells) => cellValue(cells[0] ?? '') === 'Bo');
  expect(next - first).toBeGreaterThan(1);
  const own = page.rows.slice(first, next);
  expect(own.map((cells) => cells[1]?.line)).toEqual([...own.slice(1).map(() => false), true]);
  expect(new Set(own.map((cells) => cells[3]?.look.background))).toEqual(new Set([LOOKS.bad.background]));
  // Heads of several lines stand on their columns.
  const heads = rows[first - 1]?.map(cellValue);
  expect(heads?.[0]).toBe('Player');
});

test('a page is as wide as a phone, however little it says', () => {
  for (const rows of [RESULT, [['Stage', 'Round 1']]]) {
    const { page } = drawn(rows);
    expect(page.widths.reduce((sum, width) => sum + width, 0)).toBe(360);
  }
  // The squares of a board stay squares.
  const board = [[styled('1', { role: 'square' }), styled('2', { role: 'square' })]] as const;
  const { widths } = layoutOf({ title: 'Now', narrow: true, rows: board, widths: [36, 36] });
  expect(widths).toEqual([36, 36]);
});
