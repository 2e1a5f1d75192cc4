// A tab's cells on a book's page. A wide screen shows the sheet's columns. On a phone, text tables get columns that fit, and
// boards are shrunk.
import { findOverflowCell, textAt, type ColumnSpan, type ShownCell } from '../page/shown-cells';
import type { TabView } from './server-messages';

/** The widest tables that fit a phone and a small phone, in pixels. */
const PHONE_WIDTHS = { usual: 360, small: 334 };
/** The widest square of a board, in pixels. Wider columns aren't a board. */
const MAX_SQUARE_PX = 48;
/** The smallest scale for a board, below which its symbols would be unreadable. */
const MIN_SCALE = 0.75;

export const GRID_STYLE = `
/* On a phone the panes beside the page Now are left out, since its contents have their own tabs, and a text ends
   at the edge of its cell. */
@media (max-width: 700px) {
  .beside { display: none; }
  td { white-space: pre-wrap !important; }
  .fluid { width: 100%; table-layout: auto; font-size: 12px; }
  .fluid col { width: auto !important; }
  .fluid td { overflow-wrap: break-word; padding: 3px !important; }
  /* If a table is still too wide, its first column stays in view. */
  .fluid td:first-child[colspan='1'] { position: sticky; left: 0; z-index: 2; background-color: #fff; }
  .fluid .beyond { display: none; }
  .smaller { zoom: var(--fit); }
}
table { width: 0; border-collapse: separate; border-spacing: 0; table-layout: fixed;
  font: 10pt/1.35 Arial, 'Liberation Sans', Arimo, Roboto, 'Noto Sans', sans-serif; }
tr { height: 21px; }
td { padding: 3px 8px; vertical-align: top; white-space: pre; overflow-wrap: anywhere; }
td > * { position: relative; z-index: 1; }
.lines td { border: solid var(--line); border-width: 0 1px 1px 0; }
.cut { overflow: hidden; }
`;

export function Grid({ tab }: { readonly tab: TabView }) {
  const { rows, columns } = tab;
  const count = maxColumnCount(rows);
  const near = pageColumnCount(tab, count);
  const last = rows.reduce((latest, cells, row) => (lastTextColumn(cells, near) > 0 ? row : latest), 0);
  const fit = findPhoneFit(columns.slice(0, near).map(({ width }) => width));
  const edges = [
    ...Array.from({ length: count }, (_, column) => column).filter(
      (column) => column >= near && rows.slice(1).every((cells) => (cells[column]?.text ?? '') === ''),
    ),
    count,
  ];
  const place = { count, near, edges, last, fit };
  if (fit !== 'fluid') return <TableBlock tab={tab} place={place} from={0} to={rows.length} />;
  // In a `fluid` table, each block of rows up to a blank row is a separate table with its own column widths.
  const ends = rows.flatMap((cells, row) =>
    row === rows.length - 1 || lastTextColumn(cells, count) === 0 ? [row + 1] : [],
  );
  return (
    <>
      {ends.map((to, index) => (
        <TableBlock key={to} tab={tab} place={place} from={ends[index - 1] ?? 0} to={to} />
      ))}
    </>
  );
}

/** The columns of the page or pane to which a column belongs. */
function findPaneSpan(column: number, edges: readonly number[]): ColumnSpan {
  const to = edges.find((edge) => edge > column) ?? column + 1;
  return { from: edges.filter((edge) => edge <= column).at(-1) ?? 0, to };
}

/** How a table is fitted to a phone. `fluid` narrows columns; a number scales the table. Undefined if it fits. */
type PhoneFit = 'fluid' | number | undefined;

interface TableShape {
  /** The number of all columns (`count`) and of the page's own columns (`near`). The others are panes beside it. */
  readonly count: number;
  readonly near: number;
  /** The columns at which the page and each pane end, from 0. */
  readonly edges: readonly number[];
  /** The page's last row. Panes can be longer. */
  readonly last: number;
  readonly fit: PhoneFit;
}

function TableBlock({
  tab,
  place: { count, near, edges, last, fit },
  from,
  to,
}: {
  readonly tab: TabView;
  readonly place: TableShape;
  readonly from: number;
  readonly to: number;
}) {
  const classes = [tab.gridlines ? 'lines' : '', fit === undefined ? '' : fit === 'fluid' ? fit : 'smaller'];
  const used = Math.max(...tab.rows.slice(from, to).map((cells) => lastTextColumn(cells, count)));
  const classAt = (column: number): string =>
    fit === 'fluid' && column >= used ? 'beyond' : column >= near ? 'beside' : '';
  return (
    <table
      class={classes.join(' ').trim() || undefined}
      style={typeof fit === 'number' ? { '--fit': String(fit) } : undefined}
    >
      <colgroup>
        {tab.columns.slice(0, count).map(({ name, width }, column) => (
          <col key={name} class={classAt(column) || undefined} style={{ width: `${width}px` }} />
        ))}
      </colgroup>
      <tbody>
        {tab.rows.slice(from, to).map((_, index) => (
          <tr key={index} class={from + index > last ? 'beside' : undefined}>
            {Array.from({ length: count }, (__, column) => {
              const shown = findOverflowCell(tab, from + index, column, findPaneSpan(column, edges));
              return shown && <Cell key={column} shown={shown} of={classAt(column)} />;
            })}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function findPhoneFit(widths: readonly number[]): PhoneFit {
  const width = widths.reduce((sum, each) => sum + each, 0);
  if (width <= PHONE_WIDTHS.usual) return undefined;
  const fit = Math.floor((100 * PHONE_WIDTHS.small) / width) / 100;
  // Adjacent narrow columns of equal width are a board.
  const isBoard = widths.some(
    (each, at) => each <= MAX_SQUARE_PX && each === widths[at + 1] && each === widths[at + 2],
  );
  return isBoard && fit >= MIN_SCALE ? fit : 'fluid';
}

/** The number of the page's own columns. Panes for wide screens follow an empty column and start in the second row. */
function pageColumnCount(tab: TabView, count: number): number {
  for (let column = 1; column < count; column += 1) {
    const isGap = tab.rows.every((_, row) => textAt(tab, row, column) === '');
    if (isGap && textAt(tab, 1, column + 1) !== '') return column;
  }
  return count;
}

/** The number, from 1, of the last cell with text among a row's first `among` cells; 0 if none has text. */
function lastTextColumn(cells: TabView['rows'][number], among: number): number {
  return cells.slice(0, among).reduce((most, { text }, column) => (text === '' ? most : column + 1), 0);
}

function maxColumnCount(rows: TabView['rows']): number {
  return rows.reduce((most, cells) => Math.max(most, cells.length), 0);
}

function Cell({
  shown: { cell, columns, rows, cut },
  of,
}: {
  readonly shown: ShownCell;
  readonly of: string;
}) {
  const { text, link, style } = cell;
  return (
    <td
      colSpan={columns}
      rowSpan={rows}
      class={[cut ? 'cut' : '', of].join(' ').trim() || undefined}
      style={style}
    >
      {link === undefined ? (
        <span>{text}</span>
      ) : (
        // A link has its cell's text color, if the cell has one.
        <a href={link} style={style?.['color'] === undefined ? undefined : { color: 'inherit' }}>
          {text}
        </a>
      )}
    </td>
  );
}
