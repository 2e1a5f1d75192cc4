// A page: what its blocks look like.
import { cellValue, headings, styled, type Tab } from '../../src/games/frame/tabs';
import { FONT_SIZE, textWidth } from '../../src/sheets/text-width';
import { layoutOf } from '../../src/sheets/layout';
import { flowedTab } from '../../src/sheets/flow';

test('a square of a board is about as high as it is wide, whatever stands in it', () => {
  const square = (value: number, size?: number): Tab['rows'][number][number] =>
    styled(value, { role: 'square', align: 'center', ...(size === undefined ? {} : { size }) });
  const tab: Tab = {
    title: 'Board',
    rows: [
      [styled('Row', { role: 'square' }), square(1), square(-12, 14)],
      ['', square(9), square(10)],
    ],
    widths: [0, 36, 36],
  };
  const { rows, widths } = layoutOf(tab);
  const [, side = 0] = widths;
  expect(widths).toEqual([widths[0], side, side]);
  for (const cells of rows) {
    const heights = cells.map(({ air, look }) => 2 * air + 1.6 * (look.size ?? FONT_SIZE));
    expect(Math.abs(Math.max(...heights) - side)).toBeLessThanOrEqual(2);
    expect(cells.some(({ line }) => line)).toBe(false);
  }
});

test('a page for phones gives long texts its whole width, and breaks no word and no number', () => {
  const why = 'shared by two: ten bullets in the storage of Clover, and one that was dropped there';
  const tab: Tab = {
    title: 'Now',
    rows: [headings('Stage', 'What', 'Why', 'Bullets'), ['Round 1', `gets them: ${why}`, why, 123_456_789]],
  };
  const wide = sum(layoutOf(tab).widths);
  const { rows, widths } = layoutOf(flowedTab({ ...tab, narrow: true }));
  expect(wide).toBeGreaterThan(400);
  expect(sum(widths)).toBeLessThanOrEqual(360);
  // What would take many lines in its column stands below, over the whole width, a line a row; nothing of it is lost.
  expect(rows[1]?.slice(0, 4).map(({ value }) => value)).toEqual(['Round 1', '', '', 123_456_789]);
  const below = rows.slice(2).flatMap(([first]) => (first === undefined ? [] : [first.value]));
  expect(below.join(' ').trim()).toBe(`gets them: ${why} ${why}`);
  expect(rows.slice(2).every((cells) => cells.every(({ wrap }) => !wrap))).toBe(true);
  // A reason that is short enough for its column goes with what it is a reason for.
  const pair = flowedTab({
    ...tab,
    narrow: true,
    rows: [['Cycle', `${why}: ${why}, ${why}`, 'drawn so']],
  }).rows;
  expect(pair[0]).toEqual(['Cycle']);
  expect(cellValue(pair.at(-1)?.[0] ?? '')).toBe('drawn so');
  const long = 'x'.repeat(60);
  const unbroken = layoutOf({ title: 'Now', rows: [[long, 'y', why]], narrow: true });
  expect(unbroken.widths[0]).toBeGreaterThan(textWidth(long));
});

function sum(widths: readonly number[]): number {
  return widths.reduce((all, width) => all + width, 0);
}
