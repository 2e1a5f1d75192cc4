// Ranges of cells: each cell of a page stands and is underlined as its layout says, by as few requests as there are ranges.
import { headings, LOOKS, styled, type Tab } from '../../src/games/frame/tabs';
import { rangeRequests } from '../../src/sheets/cell-ranges';
import { layoutOf } from '../../src/sheets/layout';

const squares = (size: number): Tab['rows'][number] => [
  ...['A', 'B', 'C'].map((sign) => styled(sign, { role: 'square', size })),
];
const TAB: Tab = {
  title: 'Board',
  accent: '#1271de',
  rows: [
    [styled('The board', LOOKS.title)],
    headings('Player', 'Points', 'What happened'),
    ['Ann', 3, 'Nothing.'],
    ['Bo', 2, ''],
    [''],
    squares(16),
    ['A text by itself.'],
  ],
};
const BOARD: Tab = {
  title: 'Board',
  rows: [squares(12), [styled('D', { role: 'square', size: 20 }), ...squares(12).slice(1)], squares(12)],
  widths: [40, 40, 40],
};

test.each([TAB, BOARD])('every cell stands and is underlined as it is laid out', (tab) => {
  const page = layoutOf(tab);
  const [row, column] = [5, 2];
  const found = new Map<string, object>();
  for (const { repeatCell } of rangeRequests(page, { sheetId: 7, row, column })) {
    const { range = {}, cell, fields } = repeatCell ?? {};
    const { startRowIndex, endRowIndex, startColumnIndex, endColumnIndex, sheetId } = range;
    expect(sheetId).toBe(7);
    const { borders, ...format } = cell?.userEnteredFormat ?? {};
    expect(fields?.split(',').map((field) => field.replace('userEnteredFormat.', ''))).toEqual([
      ...['verticalAlignment', 'padding'],
      ...(borders === undefined ? [] : ['borders.bottom']),
    ]);
    for (let down = startRowIndex ?? 0; down < (endRowIndex ?? 0); down += 1)
      for (let right = startColumnIndex ?? 0; right < (endColumnIndex ?? 0); right += 1)
        found.set(`${down} ${right}`, { ...format, lined: borders?.bottom?.style === 'SOLID' });
  }
  page.rows.forEach((cells, down) =>
    cells.forEach(({ air, middle, line }, right) =>
      expect(found.get(`${row + down} ${column + right}`)).toEqual({
        verticalAlignment: middle ? 'MIDDLE' : 'TOP',
        padding: { top: air, right: 8, bottom: air, left: 8 },
        lined: line,
      }),
    ),
  );
  expect(found.size).toBe(page.rows.length * page.widths.length);
});
