// Soullinked's boards as cells: blue for Heaven, red for Hell, darker for higher values, with marks and a legend.
import { getOrAdd } from '../../frame/lazy';
import {
  STYLES,
  styled,
  type Style,
  type Rows,
  type Side,
  type StyledCell,
  type TabContent,
} from '../../frame/tabs';
import { positionText } from '../account';
import { rectangleCorners } from '../claims';
import { CARDS, canPick, REALM_RULES, type Board, type Boards, type Realm, type Square } from '../types';

/** What to mark: the cells that `realm` can pick, the reader's pick, and their partner's pick if they may know it. */
export interface BoardMarks {
  readonly realm?: Realm | undefined;
  readonly own?: Square | undefined;
  readonly partner?: Square | undefined;
}

/** The color of the highest value. Value 0 is white. */
const HIGHEST_VALUE_COLOURS: Readonly<Record<Realm, readonly [number, number, number]>> = {
  heaven: [116, 167, 232],
  hell: [236, 138, 128],
};
const NEGATIVE_COLOUR = '#dfe1e5';
const OUTLINE_COLOUR = '#4b2391';
const ALL_SIDES: readonly Side[] = ['top', 'right', 'bottom', 'left'];

const SQUARE_STYLE = { align: 'center', role: 'square' } as const satisfies Style;
/** The side of a square, in pixels. */
const SQUARE_SIDE_PIXELS = 36;

/** Both boards. `caption` goes above them, `below` underneath. */
export function boardsTab(
  boards: Boards,
  marks: BoardMarks = {},
  caption?: string,
  below: Rows = [],
): TabContent {
  const columns = Math.max(CARDS.length, ...boards.heaven.map((row) => row.length));
  return {
    rows: [
      ...(caption === undefined ? [] : [[caption]]),
      ...boardCells('heaven', boards.heaven, marks),
      [''],
      ...boardCells('hell', boards.hell, marks),
      ...below,
      [''],
      [styled('What the marks mean', STYLES.heading)],
      ...legendRows(boards, marks),
    ],
    widths: [0, ...Array.from({ length: columns }, () => SQUARE_SIDE_PIXELS)],
  };
}

/** A player's cards as squares: framed if in hand, else with the round in which they were played. */
export function handRows(playedIn: ReadonlyMap<number, number>): Rows {
  return [
    [''],
    [styled('Your power cards', STYLES.heading)],
    [
      styled('In hand (framed)', { role: 'square' }),
      ...CARDS.map((card) =>
        playedIn.has(card)
          ? styled(card, { ...SQUARE_STYLE, ...STYLES.muted })
          : styled(card, {
              ...SQUARE_STYLE,
              bold: true,
              size: 14,
              border: ALL_SIDES,
              borderColour: OUTLINE_COLOUR,
            }),
      ),
    ],
    [
      styled('Played in round', { role: 'square' }),
      ...CARDS.map((card) => styled(playedIn.get(card) ?? '', SQUARE_STYLE)),
    ],
  ];
}

function boardCells(realm: Realm, board: Board, marks: BoardMarks): Rows {
  const lookOf = squareStyles(squareBackground(realm, board));
  return [
    [
      styled(REALM_RULES[realm].title, { bold: true, role: 'square' }),
      ...(board[0] ?? []).map((_, at) => lineNumberCell(at + 1, 'center', marks)),
    ],
    ...board.map((values, index) => [
      lineNumberCell(index + 1, 'right', marks),
      ...values.map((value, at) => {
        const square = { row: index + 1, column: at + 1 };
        return styled(value, lookOf(value, isSquareMarked(square, marks), outlineSides(square, marks)));
      }),
    ]),
  ];
}

/** A row's or column's number; gray if the reader can't pick it. */
function lineNumberCell(line: number, align: 'center' | 'right', { realm }: BoardMarks): StyledCell {
  const open = realm === undefined || canPick(realm, line);
  return styled(line, { ...SQUARE_STYLE, align, ...(open ? { bold: true } : STYLES.muted) });
}

/** The background of each value: the higher the value, the darker. */
export function squareBackground(realm: Realm, board: Board): (value: number) => string {
  const highest = Math.max(1, ...board.flat());
  return (value) => (value < 0 ? NEGATIVE_COLOUR : shade(realm, value / highest));
}

/** The looks of a board's squares, cached because many squares look alike. */
function squareStyles(
  paper: (value: number) => string,
): (value: number, marked: boolean, border: readonly Side[]) => Style {
  const made = new Map<string, Style>();
  return (value, marked, border) =>
    getOrAdd(made, `${value} ${marked} ${border.join(' ')}`, () => ({
      ...SQUARE_STYLE,
      background: paper(value),
      ...(marked ? { bold: true, size: 12 } : {}),
      border,
      borderColour: OUTLINE_COLOUR,
    }));
}

/** Whether to mark a square: `realm` can pick it, the reader picked it, or the reader's pair claims it. */
function isSquareMarked(square: Square, { realm, own, partner }: BoardMarks): boolean {
  if (realm !== undefined && canPick(realm, square.row) && canPick(realm, square.column)) return true;
  if (own === undefined) return false;
  // A pair claims only the four corners of its rectangle.
  return (partner === undefined ? [own] : rectangleCorners(own, partner)).some((each) =>
    isSameSquare(each, square),
  );
}

function outlineSides(square: Square, { own, partner }: BoardMarks): readonly Side[] {
  return own !== undefined && isSameSquare(own, square) ? ALL_SIDES : rectangleSides(square, own, partner);
}

/** The sides of a cell that are on the edge of the rectangle between two picks. */
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

function legendRows({ heaven, hell }: Boards, { realm, own, partner }: BoardMarks): Rows {
  const anyNegative = [heaven, hell].some((board) => board.flat().some((value) => value < 0));
  return [
    [styled('Darker blue', { background: shade('heaven', 1) }), 'worth more in Heaven'],
    [styled('Darker red', { background: shade('hell', 1) }), 'worth more in Hell'],
    ...(anyNegative ? [[styled('Gray', { background: NEGATIVE_COLOUR }), 'worth less than zero']] : []),
    ...(realm === undefined
      ? []
      : [
          [
            styled('Bold', { bold: true, size: 12 }),
            `you can pick these: ${REALM_RULES[realm].parity} row, ${REALM_RULES[realm].parity} column`,
          ],
        ]),
    ...(own === undefined
      ? []
      : [
          [
            styled('In a frame', { border: ALL_SIDES, borderColour: OUTLINE_COLOUR }),
            `your cell: ${positionText(own)}`,
          ],
        ]),
    ...(own === undefined || partner === undefined
      ? []
      : [
          [
            styled('Long frame', { border: ['top', 'bottom'], borderColour: OUTLINE_COLOUR }),
            `your pair’s rectangle, with your partner’s cell at ${positionText(partner)}. You claimed its corners.`,
          ],
        ]),
  ];
}

/** A shade of the realm's color, from 0 (white) to 1 (`HIGHEST_VALUE_COLOURS`). */
function shade(realm: Realm, share: number): string {
  const parts = HIGHEST_VALUE_COLOURS[realm].map((hot) =>
    Math.round(255 + (hot - 255) * Math.max(0, Math.min(1, share))),
  );
  return `#${parts.map((part) => part.toString(16).padStart(2, '0')).join('')}`;
}

export function isSameSquare(a: Square, b: Square): boolean {
  return a.row === b.row && a.column === b.column;
}
