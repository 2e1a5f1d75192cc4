// Drawing a book from the memory of its tabs: one write if the memory is right, and the same book if it isn't.
import { type Tab, tabSheetId } from '../../src/games/frame/tabs';
import { type BookTabsStore, type TabIds, layOutBooks, renderBooks } from '../../src/sheets/render-book';
import { tabsWithIds } from '../../src/sheets/render';
import { paperSheets, type PaperSheets } from '../support/paper-sheets';

const CHART = {
  title: 'C',
  kind: 'line',
  rows: [0, 2],
  labels: 0,
  series: [1],
  at: { row: 4, column: 0 },
} as const;
const NOW: Tab = { title: 'Now', rows: [['Stage', 'Round 1']] };
const POINTS: Tab = { title: 'Points', rows: [['Ana', 3]], charts: [CHART] };
const NEXT: Tab = { title: 'Duels', rows: [['None yet', '']] };

function one<T>([first]: readonly T[]): T {
  if (first === undefined) throw new Error('There is no result.');
  return first;
}

const idOf = ({ title }: Tab): number => tabSheetId(title);

interface Book extends Omit<PaperSheets, 'store'> {
  readonly known: Map<string, readonly TabIds[]>;
  readonly store: BookTabsStore;
  readonly draw: (...tabs: readonly Tab[]) => ReturnType<typeof renderBooks>[number];
}

/** A paper book that was drawn once with two tabs. */
function drawn(): Book {
  const sheets = paperSheets();
  sheets.tabs.set(0, { title: 'Sheet1', rows: [], charts: [] });
  const known = new Map<string, readonly TabIds[]>();
  const store: BookTabsStore = { get: (id) => known.get(id), set: (id, tabs) => void known.set(id, tabs) };
  const draw = (...tabs: readonly Tab[]): ReturnType<typeof renderBooks>[number] =>
    one(renderBooks(sheets.books, store, [{ id: 'b', tabs }]));
  expect(draw(NOW, POINTS)).toEqual({ ok: true, value: undefined });
  expect(sheets.calls).toEqual(['tabs', 'batchUpdateAndLook']);
  sheets.calls.length = 0;
  return { ...sheets, known, store, draw };
}

const shown = ({ tabs }: Book): unknown =>
  [...tabs]
    .map(([id, { rows, charts }]) => ({ id, rows, charts: [...charts].sort() }))
    .sort((a, b) => a.id - b.id);

/** The contents of a book that only the program ever changed. */
function untouched(...tabs: readonly Tab[]): unknown {
  const book = drawn();
  book.draw(...tabs);
  return shown(book);
}

test('a book with remembered tabs takes one write, even if tabs are added or removed', () => {
  const book = drawn();
  for (const tabs of [[NOW, POINTS], [NOW, POINTS, NEXT], [NOW], [NOW, NEXT]]) {
    book.calls.length = 0;
    expect(book.draw(...tabs)).toEqual({ ok: true, value: undefined });
    expect(book.calls).toEqual(['batchUpdateAndLook']);
    expect([...book.tabs.keys()].sort()).toEqual(tabs.map(idOf).sort());
  }
});

const REFUSED = ['batchUpdateAndLook', 'tabs', 'batchUpdateAndLook'];
const ONCE = ['batchUpdateAndLook'];
const CLEARED = ['batchUpdateAndLook', 'batchUpdateAndLook'];

test.each<readonly [what: string, change: (book: Book) => void, calls: readonly string[]]>([
  ['nothing is remembered', ({ known }) => known.clear(), ['tabs', 'batchUpdateAndLook']],
  ['a tab was deleted', ({ tabs }) => tabs.delete(idOf(POINTS)), REFUSED],
  ['a tab was added', ({ tabs }) => tabs.set(7, { title: 'Mine', rows: [['x']], charts: [] }), CLEARED],
  [
    'a tab was added with the name of one that comes now',
    ({ tabs }) => tabs.set(7, { title: NEXT.title, rows: [['x']], charts: [] }),
    REFUSED,
  ],
  ['a chart was deleted', ({ tabs }) => (tabs.get(idOf(POINTS)) ?? { charts: [] }).charts.splice(0), REFUSED],
  ['a chart was added', ({ tabs }) => tabs.get(idOf(NOW))?.charts.push(99), CLEARED],
  [
    'it remembers a tab too many',
    ({ known }) => known.set('b', [...(known.get('b') ?? []), { sheetId: 8, charts: [] }]),
    REFUSED,
  ],
  ['it remembers a tab too few', ({ known }) => known.set('b', (known.get('b') ?? []).slice(1)), REFUSED],
  [
    'it remembers no chart',
    ({ known }) =>
      known.set(
        'b',
        tabsWithIds([NOW, POINTS]).map(({ sheetId }) => ({ sheetId, charts: [] })),
      ),
    REFUSED,
  ],
  [
    'it remembers how the book was before another version of it was restored',
    ({ tabs }) => {
      tabs.clear();
      tabs.set(0, { title: 'Sheet1', rows: [], charts: [] });
    },
    REFUSED,
  ],
])('if %s, the book looks the same afterwards, and is remembered correctly', (_, change, calls) => {
  const book = drawn();
  change(book);
  expect(book.draw(NOW, POINTS, NEXT)).toEqual({ ok: true, value: undefined });
  expect(book.calls).toEqual(calls);
  expect(shown(book)).toEqual(untouched(NOW, POINTS, NEXT));
  book.calls.length = 0;
  book.draw(NOW, NEXT);
  expect(book.calls).toEqual(ONCE);
  expect(shown(book)).toEqual(untouched(NOW, NEXT));
});

test('a renamed tab is drawn again under its new name', () => {
  const book = drawn();
  const points = book.tabs.get(idOf(POINTS));
  book.tabs.set(idOf(POINTS), { title: 'Mine', rows: [['x']], charts: points?.charts ?? [] });
  expect(book.draw(NOW, POINTS)).toEqual({ ok: true, value: undefined });
  expect(book.calls).toEqual(ONCE);
  expect(book.tabs.get(idOf(POINTS))).toMatchObject({ title: 'Mine', rows: [['Ana', 3]] });
});

test('a stray tab that could not be deleted is deleted by the next delivery', () => {
  const book = drawn();
  book.tabs.set(7, { title: 'Mine', rows: [['x']], charts: [] });
  book.refusals.push({ call: 'batchUpdateAndLook', kind: 'failed', message: 'Out of order.', after: 1 });
  expect(book.draw(NOW)).toMatchObject({ ok: false, message: 'Out of order.' });
  expect(book.draw(NOW)).toEqual({ ok: true, value: undefined });
  expect([...book.tabs.keys()]).toEqual([idOf(NOW)]);
});

test('if nobody knows whether a write was done, the book is read before writing again', () => {
  const book = drawn();
  book.refusals.push({ call: 'batchUpdateAndLook', kind: 'unsure', message: 'Unavailable.' });
  expect(book.draw(NOW, NEXT)).toEqual({ ok: true, value: undefined });
  expect(book.calls).toEqual(REFUSED);
  expect(shown(book)).toEqual(untouched(NOW, NEXT));
  book.known.clear();
  book.calls.length = 0;
  book.refusals.push({ call: 'batchUpdateAndLook', kind: 'unsure', message: 'Unavailable.' });
  expect(book.draw(NOW)).toEqual({ ok: true, value: undefined });
  expect(book.calls).toEqual(['tabs', ...ONCE, 'tabs', ...ONCE]);
});

test.each(['denied', 'failed', 'busy'] as const)('a write that is %s is not retried', (kind) => {
  const book = drawn();
  book.refusals.push({ call: 'batchUpdateAndLook', kind, message: 'No.' });
  expect(book.draw(NOW)).toEqual({ ok: false, kind, message: 'No.' });
  expect(book.calls).toEqual(ONCE);
  book.known.clear();
  book.calls.length = 0;
  book.refusals.push({ call: 'batchUpdateAndLook', kind, message: 'No.' });
  expect(book.draw(NOW)).toEqual({ ok: false, kind, message: 'No.' });
  expect(book.calls).toEqual(['tabs', ...ONCE]);
});

test('a book laid out in advance gets that write, or another if its tabs turn out to differ', () => {
  for (const change of [() => undefined, ({ tabs }: Book) => void tabs.delete(idOf(POINTS))]) {
    const [ahead, atOnce] = [drawn(), drawn()];
    const book = { id: 'b', tabs: [NOW, POINTS, NEXT] };
    layOutBooks(ahead.store, [book, { id: 'unknown', tabs: [NOW] }]);
    expect(ahead.calls).toEqual([]);
    // The store isn't read again, so later changes to it have no effect.
    const known = jest.spyOn(ahead.store, 'get');
    change(ahead);
    change(atOnce);
    expect(renderBooks(ahead.books, ahead.store, [book])).toEqual([atOnce.draw(...book.tabs)]);
    expect(known).not.toHaveBeenCalled();
    expect([ahead.calls, ahead.batches]).toEqual([atOnce.calls, atOnce.batches]);
    expect(shown(ahead)).toEqual(shown(atOnce));
  }
});

test('a tab added later gets its place among the others', () => {
  const book = drawn();
  expect(book.draw(NOW, NEXT, POINTS)).toEqual({ ok: true, value: undefined });
  expect(book.calls).toEqual(ONCE);
  expect([...book.tabs.keys()]).toEqual([NOW, NEXT, POINTS].map(idOf));
});

test('a book gets its title, and a book whose tabs cannot be read is reported', () => {
  const book = drawn();
  const titled = { id: 'b', tabs: [NOW], title: 'Ana’s book' };
  renderBooks(book.books, book.store, [titled]);
  expect(book.batches.at(-1)?.[0]).toHaveProperty(
    'updateSpreadsheetProperties.properties.title',
    'Ana’s book',
  );
  book.known.clear();
  for (const call of ['tabs', 'tabs']) book.refusals.push({ call, kind: 'unsure', message: 'No.' });
  expect(book.draw(NOW)).toMatchObject({ ok: false, kind: 'unsure' });
});

test('a tab that somebody has moved is moved back', () => {
  const book = drawn();
  const now = book.tabs.get(idOf(NOW));
  book.tabs.delete(idOf(NOW));
  if (now !== undefined) book.tabs.set(idOf(NOW), now);
  expect(book.draw(NOW, POINTS)).toEqual({ ok: true, value: undefined });
  expect(book.calls).toEqual(CLEARED);
  expect([...book.tabs.keys()]).toEqual([NOW, POINTS].map(idOf));
});

describe('tabs of an archived match', () => {
  const KEPT: Tab = { title: '4 · Points', key: 'Points', kept: true, rows: [] };
  const POINTS_AGAIN: Tab = { title: 'Points', key: '2 Points', rows: [['Ana', 0]] };
  const seen = ({ tabs }: Book): unknown => [...tabs.values()].map(({ title, rows }) => [title, rows]);
  const wanted = [
    ['Now', NOW.rows],
    ['Points', POINTS_AGAIN.rows],
    ['4 · Points', POINTS.rows],
  ];

  test('stay as they were drawn, after the current ones, with their new title, and aren’t written again', () => {
    const book = drawn();
    for (let times = 0; times < 2; times += 1) {
      expect(book.draw(NOW, POINTS_AGAIN, KEPT).ok).toBe(true);
      expect(seen(book)).toEqual(wanted);
      expect(book.calls.splice(0)).toEqual(['batchUpdateAndLook']);
    }
    expect(JSON.stringify(book.batches.at(-1))).not.toContain(String(tabSheetId('Points')));
  });

  test('are found if the book’s memory is lost; if they are missing, nothing is drawn', () => {
    const book = drawn();
    book.known.clear();
    const gone: Tab = { title: '4 · Duels', key: 'Duels', kept: true, rows: [] };
    expect(book.draw(NOW, POINTS_AGAIN, KEPT, gone).ok).toBe(true);
    expect(seen(book)).toEqual(wanted);
    book.known.clear();
    expect(book.draw(NOW, POINTS_AGAIN, KEPT, gone).ok).toBe(true);
    expect(seen(book)).toEqual(wanted);
  });
});
