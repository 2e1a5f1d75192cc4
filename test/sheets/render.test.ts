// Drawing: the requests that make a book show these tabs.
import fc from 'fast-check';
import { headings, LOOKS, sheetIdOf, styled, type Tab } from '../../src/games/frame/tabs';
import { renderRequests, isRendered, placed } from '../../src/sheets/render';

const TAB: Tab = {
  title: 'Standing',
  rows: [[styled('After round 1', LOOKS.title)], headings('Player', 'Points'), ['=Ann', 3]],
  accent: '#1271de',
  charts: [
    { title: 'Points', kind: 'line', rows: [1, 3], labels: 0, series: [1], at: { row: 4, column: 0 } },
  ],
};
const [ENTRY] = placed([TAB]);
if (ENTRY === undefined) throw new Error('Nothing is placed.');
const kinds = (requests: readonly object[]): readonly string[] => requests.flatMap((one) => Object.keys(one));

test('a tab has the same id for the same title, within what Sheets takes', () => {
  fc.assert(
    fc.property(fc.string({ minLength: 1 }), (title) => {
      const id = sheetIdOf(title);
      expect(id).toBe(sheetIdOf(title));
      expect(Number.isInteger(id) && id >= 1_000_000_000 && id < 2 ** 31).toBe(true);
      expect(isRendered({ sheetId: id, title, charts: [] })).toBe(true);
      expect(isRendered({ sheetId: id, title: `${title} (Round Keeper)`, charts: [] })).toBe(true);
      expect(isRendered({ sheetId: id, title: `${title}!`, charts: [] })).toBe(false);
    }),
  );
});

test('a new tab is added and filled, its text as text', () => {
  const requests = renderRequests([], [ENTRY]);
  expect(kinds(requests)).toEqual([
    'addSheet',
    'updateCells',
    // All cells, then the title, the heads, and the line.
    'repeatCell',
    'repeatCell',
    'repeatCell',
    'repeatCell',
    'mergeCells',
    // Two columns, and one without cells: the chart needs the room.
    'updateDimensionProperties',
    'updateDimensionProperties',
    'updateDimensionProperties',
    'addChart',
  ]);
  expect(JSON.stringify(requests)).toContain('{"stringValue":"=Ann"}');
});

test('a tab that is there is drawn over: its old charts go before the rows that they are laid on, its merges first', () => {
  const requests = renderRequests([{ sheetId: ENTRY.sheetId, title: 'Renamed', charts: [8, 9] }], [ENTRY]);
  expect(kinds(requests).slice(0, 3)).toEqual([
    'deleteEmbeddedObject',
    'deleteEmbeddedObject',
    'unmergeCells',
  ]);
  expect(requests[2]).toEqual({ unmergeCells: { range: { sheetId: ENTRY.sheetId } } });
  const { properties, fields } = requests[3]?.updateSheetProperties ?? {};
  expect(properties?.gridProperties).toMatchObject({ hideGridlines: true, frozenRowCount: 2 });
  expect(properties?.tabColorStyle?.rgbColor?.blue).toBeCloseTo(0xde / 255);
  expect(fields).toContain('tabColorStyle');
});

test('a name that the host has taken is given way to', () => {
  const [request] = renderRequests([{ sheetId: 1, title: 'standing', charts: [] }], [ENTRY]);
  expect(request?.addSheet?.properties?.title).toBe('Standing (Round Keeper)');
});
