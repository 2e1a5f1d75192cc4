// Rows that come below a page that was drawn: laid out by themselves they look as in the whole page, and so do those above.
import fc from 'fast-check';
import { LOOKS, styled, type Tab } from '../../src/games/frame/tabs';
import { layoutBelow, layoutOf, type TabLayout } from '../../src/sheets/layout';

const WORDS = ['', 'Ana', '12', '+3', 'a few words', 'two\nlines', 'many words to read, '.repeat(20)];
const cell = fc.oneof(
  { weight: 6, arbitrary: fc.constantFrom<string | number>(...WORDS, 7, 123_456) },
  fc
    .tuple(
      fc.constantFrom('Round', 'Name of a player', 5),
      fc.constantFrom(...Object.values(LOOKS), { role: 'square' as const, size: 14 }),
    )
    .map(([value, look]) => styled(value, look)),
);
const heads = fc.constant([styled('Round', LOOKS.heading), styled('Points', LOOKS.heading)]);
const tab = fc.record(
  {
    title: fc.constant('Tab'),
    rows: fc.array(fc.oneof({ weight: 5, arbitrary: fc.array(cell, { maxLength: 3 }) }, heads), {
      maxLength: 12,
    }),
    widths: fc.constantFrom([0, 36, 36], [120]),
    narrow: fc.constant(true as const),
    charts: fc.constant([
      { title: 'C', kind: 'line', rows: [0, 2], labels: 0, series: [1], at: { row: 3, column: 0 } } as const,
    ]),
  },
  { requiredKeys: ['title', 'rows'] },
);

/** A page's rows down to this one, with what is merged in them. */
function above({ rows, spans, frozen }: TabLayout, count: number): unknown {
  return { rows: rows.slice(0, count), spans: spans.filter(({ row }) => row < count), frozen };
}

/** The rows that were laid out by themselves; undefined where the whole page has to be. */
function laidBelow(whole: Tab, count: number): TabLayout | undefined {
  const before = layoutOf({ ...whole, rows: whole.rows.slice(0, count) });
  // Kept as JSON between calls.
  return layoutBelow(whole, JSON.parse(JSON.stringify(before.soFar)) as TabLayout['soFar']);
}

test('rows laid out below others are those of the whole page, and the rows above stay as they were', () => {
  let grown = 0;
  fc.assert(
    fc.property(tab, fc.nat(12), (whole: Tab, at) => {
      const count = Math.min(at, whole.rows.length);
      const part = laidBelow(whole, count);
      if (part === undefined) return;
      grown += 1;
      const page = layoutOf(whole);
      const before = layoutOf({ ...whole, rows: whole.rows.slice(0, count) });
      expect(above(page, count)).toEqual(above(before, count));
      expect({ ...part, from: 0 }).toEqual({
        ...page,
        rows: page.rows.slice(count),
        spans: page.spans.filter(({ row }) => row >= count),
        soFar: { ...page.soFar, measures: { ...page.soFar.measures, free: part.soFar.measures.free } },
      });
      expect(new Set(part.soFar.measures.free.map(String))).toEqual(
        new Set(page.soFar.measures.free.map(String)),
      );
    }),
    { numRuns: 500 },
  );
  expect(grown).toBeGreaterThan(100);
});

test.each<[string, Tab['rows'], Tab['rows'][number]]>([
  [
    'a column of numbers gets a word',
    [
      [styled('N', LOOKS.heading), styled('P', LOOKS.heading)],
      ['a', 1],
    ],
    ['b', 'x'],
  ],
  ['a row is wider', [['a'], ['b']], ['c', 'd']],
])('the whole page is laid out where %s', (_, rows, row) => {
  expect(laidBelow({ title: 'Tab', rows: [...rows, row] }, rows.length)).toBeUndefined();
});
