// Pages with panes to the right of them, as they are drawn.
import { headings, LOOKS, styled, type Chart, type Tab } from '../../src/games/frame/tabs';
import { paneLayoutOf } from '../../src/sheets/pane-layout';
import { layoutOf } from '../../src/sheets/layout';
import { chartIds, renderRequests, placed } from '../../src/sheets/render';
import { cellsOnSheet } from '../support/page-cells';

const CHART: Chart = {
  title: 'Totals',
  kind: 'line',
  rows: [1, 3],
  labels: 0,
  series: [1],
  at: { row: 4, column: 0 },
};
const PAGE: Tab = {
  title: 'Now',
  accent: '#1271de',
  narrow: true,
  rows: [[styled('The game', LOOKS.title)], ['Stage', 'Round 2']],
};
const LONG = 'A text that is too long for a phone stands in one line where a desk has room for it.';
const WITH: Tab = {
  ...PAGE,
  beside: [
    { rows: [[styled('Rounds', LOOKS.heading)], headings('Round', 'What'), ['Round 1', 2]], charts: [CHART] },
    { rows: [[styled('1', { role: 'square', size: 20 })], [LONG]], widths: [40] },
  ],
};

test('a page has the columns and the looks that it has without its panes', () => {
  const [alone, page] = [layoutOf(PAGE), paneLayoutOf(WITH)];
  expect(page.widths.slice(0, alone.widths.length)).toEqual(alone.widths);
  alone.rows.forEach((cells, row) => expect(page.rows[row]?.slice(0, cells.length)).toEqual(cells));
  expect(paneLayoutOf(PAGE)).toEqual({ ...alone, panes: [] });
});

test('panes stand beside each other below the title, whose band goes on over them', () => {
  const page = paneLayoutOf(WITH);
  const values = cellsOnSheet(page).map((cells) =>
    cells.map(({ value }) => value).filter((value) => value !== ''),
  );
  expect(values).toEqual([
    ['The game'],
    ['Stage', 'Round 2', 'Rounds', '1'],
    ['Round', 'What', LONG],
    ['Round 1', 2],
  ]);
  expect(page.rows[0]).toHaveLength(page.widths.length);
  expect(new Set(page.rows[0]?.map(({ look }) => look.background))).toEqual(new Set(['#1271de']));
});

test('a pane’s chart is drawn from the cells where its table stands now, and is known again', () => {
  const [entry] = placed([WITH]);
  if (entry === undefined) throw new Error('Nothing is placed.');
  const first = layoutOf(PAGE).widths.length + 1;
  const [chart] = renderRequests([], [entry]).flatMap(({ addChart }) => addChart?.chart ?? []);
  expect(chart?.chartId).toBe(chartIds(entry)[0]);
  expect(chart?.spec?.basicChart?.series?.[0]?.series?.sourceRange?.sources).toEqual([
    {
      sheetId: entry.sheetId,
      startRowIndex: 2,
      endRowIndex: 4,
      startColumnIndex: first + 1,
      endColumnIndex: first + 2,
    },
  ]);
  expect(chart?.position?.overlayPosition?.anchorCell).toMatchObject({ rowIndex: 5, columnIndex: first });
});

test('panes that are too wide for a desk have rows of lines, and a chart’s cells stay as they are', () => {
  const long = `${LONG} ${LONG} ${LONG}`;
  const table = [headings('Round', 'What happened'), ['Round 1', long], ['Round 2', 'Nothing.']];
  const charted = [headings('Round', 'Total of the player'), ['Round 1', 2], ['Round 2', 5]];
  const pane = { rows: [...table, [''], ...charted], charts: [{ ...CHART, rows: [4, 7] as const }] };
  const tab: Tab = { ...PAGE, beside: [pane, { rows: table }] };
  const page = paneLayoutOf(tab);
  expect(page.widths.reduce((sum, width) => sum + width, 0)).toBeLessThanOrEqual(1320);
  const first = layoutOf(PAGE).widths.length + 1;
  const rowsThere = cellsOnSheet(page);
  const texts = rowsThere.slice(1).map((cells) => String(cells[first + 1]?.value ?? ''));
  expect(texts.filter((text) => text !== '').join(' ')).toBe(
    ['What happened', long, 'Nothing.', 'Total of the player', '2', '5'].join(' '),
  );
  expect(rowsThere.flat().filter(({ wrap }) => wrap)).toEqual([]);
  const heads = rowsThere.findIndex((cells) => cells[first + 1]?.value === 'Total of the player');
  const [{ rows, at } = CHART] = page.charts;
  expect({ rows, at: at.row - heads }).toEqual({ rows: [heads, heads + 3], at: CHART.at.row - 4 });
});
