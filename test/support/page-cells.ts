// The cells of a page and of its panes, as they stand beside each other on their sheet.
import type { PageCell } from '../../src/sheets/layout';
import type { PageLayout } from '../../src/sheets/pane-layout';

const NOTHING: PageCell = { value: '', look: {}, wrap: false, air: 3, middle: false, line: false };

/** Gives the rows of the sheet that a page and its panes fill. */
export function cellsOnSheet({ rows, panes }: PageLayout): readonly (readonly PageCell[])[] {
  const sheet = rows.map((cells) => [...cells]);
  for (const { row, column, layout } of panes)
    layout.rows.forEach((cells, below) => {
      const own = (sheet[row + below] ??= []);
      while (own.length < column) own.push(NOTHING);
      own.splice(column, cells.length, ...cells);
    });
  return Array.from({ length: sheet.length }, (_, row) => sheet[row] ?? []);
}
