// A page: what its blocks look like.
import { styled, type Tab } from '../../src/games/tabs';
import { FONT_SIZE } from '../../src/sheets/text-width';
import { pageOf } from '../../src/sheets/page';

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
  const { rows, widths } = pageOf(tab);
  const [, side = 0] = widths;
  expect(widths).toEqual([widths[0], side, side]);
  for (const cells of rows) {
    const heights = cells.map(({ air, look }) => 2 * air + 1.6 * (look.size ?? FONT_SIZE));
    expect(Math.abs(Math.max(...heights) - side)).toBeLessThanOrEqual(2);
    expect(cells.some(({ line }) => line)).toBe(false);
  }
});
