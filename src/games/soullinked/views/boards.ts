// Soullinked's boards as cells: a heat map with row and column numbers, a pick marked, a rectangle outlined.
import { styled, type Rows, type Side, type StyledCell, type TabContent } from '../../tabs';
import { REALM, type Board, type Boards, type Realm, type Square } from '../types';

/** What is drawn over a board: the reader's pick, and the corners of the rectangle where they may know it. */
export interface Marks {
  readonly own?: Square | undefined;
  readonly partner?: Square | undefined;
}

const COLD = [255, 255, 255] as const;
const HOT = [242, 164, 90] as const;
const NEGATIVE = '#d6e4f5';

/** Both boards on a tab of their own, below a line about them if there is one. */
export function boardsTab(boards: Boards, marks: Marks = {}, caption?: string): TabContent {
  return {
    rows: [...(caption === undefined ? [] : [[caption]]), ...boardRows(boards, marks)],
    widths: [170, ...(boards.heaven[0] ?? []).map(() => 44)],
  };
}

/** Both boards, one below the other, each with a heading. */
function boardRows(boards: Boards, marks: Marks): Rows {
  return [...boardCells('heaven', boards.heaven, marks), [''], ...boardCells('hell', boards.hell, marks)];
}

function boardCells(realm: Realm, board: Board, marks: Marks): Rows {
  const highest = Math.max(1, ...board.flat());
  const header = { bold: true, align: 'center' } as const;
  return [
    [
      styled(`${REALM[realm].title}: row \\ column`, { bold: true }),
      ...(board[0] ?? []).map((_, i) => styled(i + 1, header)),
    ],
    ...board.map((values, index) => [
      styled(index + 1, header),
      ...values.map((value, at) => boardCell(value, { row: index + 1, column: at + 1 }, highest, marks)),
    ]),
  ];
}

function boardCell(value: number, square: Square, highest: number, { own, partner }: Marks): StyledCell {
  const isOwn = own !== undefined && same(own, square);
  return styled(value, {
    background: value < 0 ? NEGATIVE : heat(value / highest),
    align: 'center',
    ...(isOwn ? { bold: true, size: 12 } : {}),
    border: isOwn ? ['top', 'right', 'bottom', 'left'] : rectangleSides(square, own, partner),
  });
}

/** The sides of a cell that lie on the edge of the rectangle between two picks. */
function rectangleSides(square: Square, a: Square | undefined, b: Square | undefined): readonly Side[] {
  if (a === undefined || b === undefined) return [];
  const [top, bottom] = [Math.min(a.row, b.row), Math.max(a.row, b.row)];
  const [left, right] = [Math.min(a.column, b.column), Math.max(a.column, b.column)];
  if (square.row < top || square.row > bottom || square.column < left || square.column > right) return [];
  const sides: Side[] = [];
  if (square.row === top) sides.push('top');
  if (square.column === right) sides.push('right');
  if (square.row === bottom) sides.push('bottom');
  if (square.column === left) sides.push('left');
  return sides;
}

/** The colour of a value between cold (0) and hot (1). */
function heat(share: number): string {
  const mix = (at: 0 | 1 | 2): string =>
    Math.round(COLD[at] + (HOT[at] - COLD[at]) * Math.max(0, Math.min(1, share)))
      .toString(16)
      .padStart(2, '0');
  return `#${mix(0)}${mix(1)}${mix(2)}`;
}

function same(a: Square, b: Square): boolean {
  return a.row === b.row && a.column === b.column;
}
