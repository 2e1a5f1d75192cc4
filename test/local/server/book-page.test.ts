// A book's page for phones: it looks like the spreadsheet, with tabs.
import { bookPage } from '../../../src/local/server/book-page';
import type { CellView, TabView } from '../../../src/local/server/server-messages';

const cell = (text: string, more: Partial<CellView> = {}): CellView => ({ text, entry: text, ...more });

const NOW: TabView = {
  id: 7,
  title: 'Now',
  hidden: false,
  gridlines: false,
  merges: [{ row: 0, column: 0, rows: 1, columns: 2 }],
  rowCount: 2,
  columns: [
    { name: 'A', width: 80 },
    { name: 'B', width: 200 },
    { name: 'C', width: 30 },
  ],
  frozenRows: 0,
  rows: [
    [cell('Open your page', { link: 'https://example.com/page', style: { color: '#ffffff' } }), cell('')],
    [cell('The rules', { link: 'https://example.com/rules' }), cell('<b>Ana</b>')],
  ],
  charts: [
    {
      id: 1,
      title: 'Totals',
      kind: 'line',
      labels: ['Round 1', 'Round 2'],
      series: [{ title: 'Ana', values: [1, 4] }],
      at: { row: 3, column: 0 },
      width: 720,
      height: 340,
    },
  ],
};

const pageOf = (tab: Partial<TabView>): string =>
  bookPage({ id: 'x', title: 'Ana’s book', tabs: [{ ...NOW, ...tab }] })
    .replace(/<style>.*<\/style>/s, '')
    .replace(/<script>.*<\/script>/s, '');

test('column widths, merged cells and grid lines are as in the sheet', () => {
  const page = pageOf({});
  expect([...page.matchAll(/<col style="width:\s*(\d+)px/g)].map(([, width]) => width)).toEqual([
    '80',
    '200',
  ]);
  expect(page.match(/<td/g)).toHaveLength(3);
  expect(page).toMatch(/<td colspan="2"/i);
  expect(page).not.toContain('class="lines"');
  expect(pageOf({ gridlines: true })).toContain('class="lines"');
});

test('charts are drawn, text stays text, and hidden tabs are left out', () => {
  const page = pageOf({});
  expect(page).toContain('aria-label="Totals (the table above has the numbers)"');
  expect(page).toContain('&lt;b>Ana');
  expect(page).not.toContain('<script');
  expect(pageOf({ hidden: true })).not.toContain('Open your page');
});

test('the open tab stands out: the one in the address, or the first', () => {
  const tabs = [NOW, { ...NOW, id: 8, title: 'Board' }];
  const page = bookPage({ id: 'x', title: 'Ana’s book', tabs });
  for (const { id } of tabs)
    expect(page).toContain(`main:has([id="gid=${id}"]:target) nav a[href="#gid=${id}"]`);
  expect(page).toContain('main:not(:has(.tab:target)) nav li:first-child a');
});

/** The last row's cells: how many columns each takes, and its text. */
function lastRow(page: string): readonly string[] {
  const row = page.split('<tr').at(-1) ?? '';
  return [...row.matchAll(/<td colspan="(\d+)"[^>]*><span>([^<]*)/gi)].map(
    ([, on, text]) => `${on}: ${text}`,
  );
}

test('a long text overflows into empty cells that look like its own', () => {
  const rows = (last: readonly CellView[]) => ({
    rows: [[cell('Now')], [cell('Stage'), cell('Day 1')], last],
  });
  const empty = cell('');
  const green = cell('', { style: { 'background-color': '#d9efdd' } });
  const framed = cell('', { style: { 'border-left': '3px solid #000000' } });
  const row = (...last: readonly CellView[]) => lastRow(pageOf(rows([...last, cell('end')])));
  expect(row(cell('A sentence.'), empty, empty)).toEqual(['3: A sentence.', '1: end']);
  expect(row(cell('Day 1'), cell('A sentence.'), empty)).toEqual(['1: Day 1', '2: A sentence.', '1: end']);
  expect(row(cell('alive'), green, empty)).toEqual(['1: alive', '1: ', '1: ', '1: end']);
  expect(row(cell('alive'), framed)).toEqual(['1: alive', '1: ', '1: end']);
  const number = cell('3', { style: { 'text-align': 'right' } });
  expect(row(number, empty)).toEqual(['1: 3', '1: ', '1: end']);
});
