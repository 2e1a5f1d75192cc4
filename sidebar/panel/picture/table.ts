// Draws a table on a picture. Its columns fill the width; many short lines are arranged in two or three groups side by side.
import { cellStyle, cellText, type Rows } from '../../../src/games/frame/tabs';
import { TEXT_COLOUR, BORDER_COLOUR, MUTED_COLOUR, tint } from '../../../src/games/frame/colours';
import { andMoreText, textShape, type StackedShapes, type Canvas, type Font, type Shape } from './drawing';

const ROW_HEIGHT_PX = 28;
/** Horizontal padding of a cell's text, in pixels. */
const CELL_PADDING_PX = 10;
const COLUMN_GAP_PX = 16;
/** How many lines are stacked before short ones are put side by side. */
const MAX_LINES_BEFORE_SPLIT = 12;
/** How many lines are stacked at most; the rest are only counted. */
const MAX_STACKED_LINES = 30;
const MAX_PARALLEL_STACKS = 3;
/** Columns count as at most this wide when deciding whether lines fit side by side. */
const MAX_ASSUMED_COLUMN_PX = 130;
/** A column is numeric, and right-aligned, if every cell matches. */
const NUMBER_PATTERN = /^[+−-]?\d+$/;

/** Draws a table whose first row is its headings. */
export function tableShapes(rows: Rows, top: number, canvas: Canvas): StackedShapes {
  const columns = (rows[0] ?? []).flatMap((_, at) =>
    rows.some((row) => cellTextAt(row, at) !== '') ? [at] : [],
  );
  const [heads = [], ...lines] = rows.map((row) => columns.map((at) => row[at] ?? ''));
  const natural = columns.map((_, at) =>
    [heads, ...lines].reduce(
      (most, row) =>
        Math.max(most, canvas.measure(cellTextAt(row, at), cellFont(row[at])) + 2 * CELL_PADDING_PX),
      0,
    ),
  );
  const wide = sum(natural.map((width) => Math.min(width, MAX_ASSUMED_COLUMN_PX)));
  const fitting = Math.floor((canvas.width + COLUMN_GAP_PX) / (Math.min(wide, canvas.width) + COLUMN_GAP_PX));
  const beside =
    lines.length <= MAX_LINES_BEFORE_SPLIT
      ? 1
      : Math.max(1, Math.min(MAX_PARALLEL_STACKS, fitting, Math.ceil(lines.length / MAX_LINES_BEFORE_SPLIT)));
  const kept = limitLines(lines, beside * MAX_STACKED_LINES);
  const height = Math.ceil(kept.length / beside);
  const width = (canvas.width - (beside - 1) * COLUMN_GAP_PX) / beside;
  const widths = fitWidths(natural, width);
  const right = columns.map((_, at) =>
    lines.every((row) => cellTextAt(row, at) === '' || NUMBER_PATTERN.test(cellTextAt(row, at))),
  );
  const shapes = Array.from({ length: beside }, (_, block) =>
    [heads, ...kept.slice(block * height, (block + 1) * height)].flatMap((row, line) =>
      rowShapes(row, {
        canvas,
        widths,
        right,
        x: canvas.left + block * (width + COLUMN_GAP_PX),
        y: top + line * ROW_HEIGHT_PX,
        width,
        isHead: line === 0,
      }),
    ),
  ).flat();
  const bottom = top + (height + 1) * ROW_HEIGHT_PX;
  const more = lines.length - kept.length;
  if (more === 0) return { shapes, bottom };
  const place = { x: canvas.left + CELL_PADDING_PX, y: bottom, width: canvas.width, height: ROW_HEIGHT_PX };
  return {
    shapes: [
      ...shapes,
      textShape(place, andMoreText(more), { size: 14, italic: true }, MUTED_COLOUR, canvas.measure),
    ],
    bottom: bottom + ROW_HEIGHT_PX,
  };
}

/** Keeps this many lines, in order. Marked lines, such as the winner's, have priority. */
function limitLines(lines: Rows, most: number): Rows {
  const isMarked = (row: Rows[number]): boolean =>
    row.some((cell) => cellStyle(cell).background !== undefined);
  const kept = new Set([...lines.filter(isMarked), ...lines.filter((row) => !isMarked(row))].slice(0, most));
  return lines.filter((row) => kept.has(row));
}

/** Scales column widths to fill the picture; if they're too wide in total, the widest are narrowed. */
function fitWidths(natural: readonly number[], width: number): readonly number[] {
  let widths = [...natural];
  let over = sum(widths) - width;
  while (over > 0.5) {
    const widest = Math.max(...widths);
    const below = Math.max(0, ...widths.filter((each) => each < widest));
    const wide = widths.filter((each) => each === widest).length;
    const less = Math.min(widest - below, over / wide);
    widths = widths.map((each) => (each === widest ? each - less : each));
    over = sum(widths) - width;
  }
  const spare = Math.max(0, -over) / Math.max(1, widths.length);
  return widths.map((each) => each + spare);
}

interface RowLayout {
  readonly canvas: Canvas;
  readonly widths: readonly number[];
  /** Whether each column is numeric and therefore right-aligned. */
  readonly right: readonly boolean[];
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly isHead: boolean;
}

function rowShapes(
  row: Rows[number],
  { canvas, widths, right, x, y, width, isHead }: RowLayout,
): readonly Shape[] {
  const ground: Shape = isHead
    ? { kind: 'box', x, y, width, height: ROW_HEIGHT_PX, fill: tint(canvas.accent) }
    : { kind: 'box', x, y: y + ROW_HEIGHT_PX - 1, width, height: 1, fill: BORDER_COLOUR };
  const cells = row.flatMap((cell, at): readonly Shape[] => {
    const text = cellTextAt(row, at);
    if (text === '') return [];
    const wide = widths[at] ?? 0;
    const from = x + sum(widths.slice(0, at));
    const { background, colour } = isHead ? {} : cellStyle(cell);
    const align = right[at] === true ? 'right' : 'left';
    const place = { x: from + CELL_PADDING_PX, y, width: wide - 2 * CELL_PADDING_PX, height: ROW_HEIGHT_PX };
    return [
      ...(background === undefined
        ? []
        : [{ kind: 'box', x: from, y, width: wide, height: ROW_HEIGHT_PX - 1, fill: background } as const]),
      textShape(place, text, cellFont(cell), colour ?? TEXT_COLOUR, canvas.measure, align),
    ];
  });
  return [ground, ...cells];
}

function cellFont(cell: Rows[number][number] | undefined): Font {
  const { role, bold, italic } = cellStyle(cell ?? '');
  return { size: 15, bold: role === 'heading' || bold === true, italic: italic === true };
}

function cellTextAt(row: Rows[number], at: number): string {
  return cellText(row[at] ?? '');
}

function sum(numbers: readonly number[]): number {
  return numbers.reduce((all, each) => all + each, 0);
}
