// Drawing: which requests turn a book into these tabs.
import fc from 'fast-check';
import { headings, STYLES, tabSheetId, styled, type Tab } from '../../src/games/frame/tabs';
import { renderRequests, isRenderedTab, tabsWithIds } from '../../src/sheets/render';

const TAB: Tab = {
  title: 'Standing',
  rows: [[styled('After round 1', STYLES.title)], headings('Player', 'Points'), ['=Ann', 3]],
  accent: '#1271de',
  charts: [
    { title: 'Points', kind: 'line', rows: [1, 3], labels: 0, series: [1], at: { row: 4, column: 0 } },
  ],
};
const [ENTRY] = tabsWithIds([TAB]);
if (ENTRY === undefined) throw new Error('Nothing is placed.');

test('the same title always gives the same tab id, within Sheets’ limits', () => {
  fc.assert(
    fc.property(fc.string({ minLength: 1 }), (title) => {
      const id = tabSheetId(title);
      expect(id).toBe(tabSheetId(title));
      expect(Number.isInteger(id) && id >= 1_000_000_000 && id < 2 ** 31).toBe(true);
      expect(isRenderedTab({ sheetId: id, title, charts: [] })).toBe(true);
      expect(isRenderedTab({ sheetId: id, title: `${title} (Round Keeper)`, charts: [] })).toBe(true);
      expect(isRenderedTab({ sheetId: id, title: `${title}!`, charts: [] })).toBe(false);
    }),
  );
});

test('if the host has used a title, the program’s tab gets another', () => {
  const [request] = renderRequests([{ sheetId: 1, title: 'standing', charts: [] }], [ENTRY]);
  expect(request?.addSheet?.properties?.title).toBe('Standing (Round Keeper)');
});
