// Draws boards on a picture: colored squares with thick borders around regions. Several boards are stacked.
import { cellStyle, cellText, type Rows } from '../../../src/games/frame/tabs';
import { TEXT_COLOUR, MUTED_COLOUR } from '../../../src/games/frame/colours';
import { textShape, type StackedShapes, type Canvas, type Box, type Shape } from './drawing';

/** The width of a square in pixels: `LARGE_SQUARE_PX` for a single board, `SMALL_SQUARE_PX` for several. */
const LARGE_SQUARE_PX = 38;
const SMALL_SQUARE_PX = 32;
const BORDER_PX = 3;
const LABEL_FONT = { size: 15, bold: true };
/** Horizontal padding of a text, in pixels. */
const TEXT_PADDING_PX = 14;
const MAX_LABEL_WIDTH_PX = 190;

export function boardShapes(rows: Rows, top: number, canvas: Canvas): StackedShapes {
  const columns = rows.reduce((most, row) => Math.max(most, row.length), 0);
  const several = rows.some((row) => row.length === 1);
  // A column with words, such as the board's name, is as wide as its longest text.
  const wordy = Array.from({ length: columns }, (_, at) =>
    Math.min(
      MAX_LABEL_WIDTH_PX,
      rows.reduce(
        (most, row) => Math.max(most, canvas.measure(cellTextAt(row, at), LABEL_FONT) + TEXT_PADDING_PX),
        0,
      ),
    ),
  );
  const room = wordy.filter((width) => width > SMALL_SQUARE_PX).reduce((sum, width) => sum + width, 0);
  const squares = wordy.filter((width) => width <= SMALL_SQUARE_PX).length;
  const side = Math.min(
    several ? SMALL_SQUARE_PX : LARGE_SQUARE_PX,
    Math.floor((canvas.width - room) / Math.max(1, squares)),
  );
  const widths = wordy.map((width) => (width > SMALL_SQUARE_PX ? width : side));
  const left = canvas.left + Math.max(0, (canvas.width - widths.reduce((sum, width) => sum + width, 0)) / 2);
  const below: Shape[] = [];
  const above: Shape[] = [];
  let y = top;
  for (const row of rows) {
    let x = left;
    for (const [at, cell] of row.entries()) {
      const width = widths[at] ?? side;
      const place = { x, y, width, height: side };
      const { background, border = [], borderColour = TEXT_COLOUR } = cellStyle(cell);
      if (background !== undefined) {
        below.push({
          kind: 'box',
          x: x + 0.5,
          y: y + 0.5,
          width: width - 1,
          height: side - 1,
          fill: background,
        });
      }
      below.push(...squareShapes(place, row, at, canvas));
      for (const edge of border) above.push({ kind: 'box', ...getBoxEdge(place, edge), fill: borderColour });
      x += width;
    }
    y += row.length === 1 ? side / 2 : side;
  }
  return { shapes: [...below, ...above], bottom: y };
}

function squareShapes(place: Box, row: Rows[number], at: number, { measure }: Canvas): readonly Shape[] {
  const text = cellTextAt(row, at);
  if (text === '') return [];
  const cell = row[at] ?? '';
  const { background, colour, bold } = cellStyle(cell);
  const font = { size: SQUARE_FILLING_SIGN.test(text) ? place.height * 0.7 : 15, bold: bold === true };
  const plain = background === undefined ? MUTED_COLOUR : TEXT_COLOUR;
  // A wide square contains a row's name, which is aligned with the row's first square.
  const isWide = place.width > place.height * 1.5;
  const inner = isWide ? { ...place, width: place.width - TEXT_PADDING_PX / 2 } : place;
  return [textShape(inner, text, font, colour ?? plain, measure, isWide ? 'right' : 'center')];
}

/** Symbols that fill their square. */
const SQUARE_FILLING_SIGN = /^[●■▲]$/;

function getBoxEdge({ x, y, width, height }: Box, edge: 'top' | 'right' | 'bottom' | 'left'): Box {
  const half = BORDER_PX / 2;
  switch (edge) {
    case 'top':
      return { x: x - half, y: y - half, width: width + BORDER_PX, height: BORDER_PX };
    case 'bottom':
      return { x: x - half, y: y + height - half, width: width + BORDER_PX, height: BORDER_PX };
    case 'left':
      return { x: x - half, y: y - half, width: BORDER_PX, height: height + BORDER_PX };
    case 'right':
      return { x: x + width - half, y: y - half, width: BORDER_PX, height: height + BORDER_PX };
  }
}

function cellTextAt(row: Rows[number], at: number): string {
  return cellText(row[at] ?? '');
}
