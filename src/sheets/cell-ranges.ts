// Finds ranges of cells with the same alignment and underline. Most of a page is long tables, so one request per range is
// far fewer requests than one per cell.
import { memoize } from '../games/frame/lazy';
import { BORDER_COLOUR, rgb } from '../games/frame/colours';
import { NO_STYLE } from '../games/frame/tabs';
import { CELL_PADDING } from './measures';
import type { CellFormat, Request } from './client';
import { TEXT_SPACING_PX, type PageCell, type TabLayout } from './layout';

/** A rectangle of cells. Rows and columns count from 0 on the page. */
interface CellRange {
  readonly row: number;
  readonly column: number;
  readonly columns: number;
  rows: number;
  readonly cell: CellStyle;
}

/** How a cell's text is placed vertically (`air`, `middle`), and whether the cell has a line below (`line`, `look`). */
type CellStyle = Pick<PageCell, 'air' | 'middle' | 'line' | 'look'>;

const PLAIN_STYLE: CellStyle = { air: TEXT_SPACING_PX, middle: false, line: false, look: NO_STYLE };

const ALIGNMENT_FIELDS = 'userEnteredFormat.verticalAlignment,userEnteredFormat.padding';

/** Requests that align and underline a page's cells. The page begins in this row and column of its tab. */
export function rangeRequests(
  page: TabLayout,
  { sheetId, row, column }: { readonly sheetId: number; readonly row: number; readonly column: number },
): readonly Request[] {
  const { rows, widths } = page;
  const whole: CellRange = {
    row: 0,
    column: 0,
    rows: rows.length,
    columns: widths.length,
    cell: PLAIN_STYLE,
  };
  return (rows.length === 0 ? [] : [whole, ...styledRanges(page)]).map((range) => ({
    repeatCell: {
      range: {
        sheetId,
        startRowIndex: row + range.row,
        endRowIndex: row + range.row + range.rows,
        startColumnIndex: column + range.column,
        endColumnIndex: column + range.column + range.columns,
      },
      cell: { userEnteredFormat: toCellFormat(range.cell) },
      fields: hasThinLine(range.cell)
        ? `${ALIGNMENT_FIELDS},userEnteredFormat.borders.bottom`
        : ALIGNMENT_FIELDS,
    },
  }));
}

/** Ranges of cells that aren't plain. Computed once for all books that have this page. */
const styledRanges = memoize((page: TabLayout): readonly CellRange[] => {
  const all: CellRange[] = [];
  let above: ReadonlyMap<string, CellRange> = new Map();
  page.rows.forEach((cells, row) => {
    const here = new Map<string, CellRange>();
    for (const run of columnRuns(cells)) {
      const place = `${run.column} ${run.columns} ${run.kind}`;
      const known = above.get(place);
      if (known === undefined) {
        const range = { row, rows: 1, column: run.column, columns: run.columns, cell: run.cell };
        all.push(range);
        here.set(place, range);
      } else {
        known.rows += 1;
        here.set(place, known);
      }
    }
    above = here;
  });
  return all;
});

/** Adjacent cells of a row with the same alignment and underline. */
interface ColumnRun {
  readonly column: number;
  readonly columns: number;
  readonly kind: string;
  readonly cell: PageCell;
}

function columnRuns(cells: readonly PageCell[]): readonly ColumnRun[] {
  const runs: ColumnRun[] = [];
  let from = 0;
  for (let at = 1; at <= cells.length; at += 1) {
    const cell = cells[from];
    if (cell === undefined || styleKeyAt(cells, at) === styleKeyAt(cells, from)) continue;
    const kind = styleKeyAt(cells, from);
    if (kind !== '') runs.push({ column: from, columns: at - from, kind, cell });
    from = at;
  }
  return runs;
}

/** A key for a cell's alignment and underline; empty for a plain or absent cell. */
function styleKeyAt(cells: readonly PageCell[], column: number): string {
  const cell = cells[column];
  if (cell === undefined) return '';
  const { air, middle } = cell;
  return `${air === TEXT_SPACING_PX ? '' : air}${middle ? 'm' : ''}${hasThinLine(cell) ? 'l' : ''}`;
}

/** Whether a thin line is drawn below the cell. A thick bottom border replaces the line. */
function hasThinLine({ line, look }: CellStyle): boolean {
  return line && look.border?.includes('bottom') !== true;
}

function toCellFormat(cell: CellStyle): CellFormat {
  const { air, middle } = cell;
  return {
    verticalAlignment: middle ? 'MIDDLE' : 'TOP',
    padding: { top: air, right: CELL_PADDING / 2, bottom: air, left: CELL_PADDING / 2 },
    ...(hasThinLine(cell) ? { borders: { bottom: THIN_BORDER } } : {}),
  };
}

const THIN_BORDER = { style: 'SOLID', colorStyle: { rgbColor: rgb(BORDER_COLOUR) } };
