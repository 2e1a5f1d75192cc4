// Lays out a picture of the public page: banner, facts with the winner first, tables, boards. A white page with a frame
// looks the same on dark and light backgrounds.
import { cellStyle, cellText, type Rows } from '../../../src/games/frame/tabs';
import type { PictureView } from '../../../src/rounds/reply/posts';
import {
  TEXT_COLOUR,
  BORDER_COLOUR,
  BACKGROUND_COLOUR,
  MUTED_COLOUR,
  tint,
} from '../../../src/games/frame/colours';
import { boardShapes } from './board-shapes';
import {
  andMoreText,
  textShape,
  wrapText,
  type StackedShapes,
  type Canvas,
  type Drawing,
  type Font,
  type MeasureText,
  type Box,
  type Shape,
} from './drawing';
import { tableShapes } from './table';

const PICTURE_WIDTH_PX = 640;
const MARGIN_PX = 24;
const INNER_WIDTH_PX = PICTURE_WIDTH_PX - 2 * MARGIN_PX;
const SECTION_GAP_PX = 20;
/** Maximum number of lines of a text; the rest is cut off. */
const MAX_TEXT_LINES = 4;
const MAX_FACTS = 16;
const SMALL_FONT: Font = { size: 13 };
const HEADING_FONT: Font = { size: 15, bold: true };

export function pictureDrawing(view: PictureView, measure: MeasureText): Drawing {
  const canvas: Canvas = { measure, accent: view.accent, left: MARGIN_PX, width: INNER_WIDTH_PX };
  const banner = bannerShapes(view, canvas);
  let { bottom } = banner;
  const shapes: Shape[] = [];
  for (const [at, { title, rows }] of view.sections.entries()) {
    if (view.sections[at - 1]?.title !== title) {
      const place = { x: MARGIN_PX, y: bottom + SECTION_GAP_PX, width: INNER_WIDTH_PX, height: 20 };
      shapes.push(textShape(place, title, HEADING_FONT, view.accent, measure));
      bottom += SECTION_GAP_PX + 20;
    }
    const block = sectionShapes(rows, bottom + 8, canvas, view.over && at === 0);
    shapes.push(...block.shapes);
    bottom = block.bottom;
  }
  const height = Math.ceil(bottom + MARGIN_PX);
  const whole = { x: 0, y: 0, width: PICTURE_WIDTH_PX, height };
  const page: readonly Shape[] = [
    { kind: 'box', ...whole, fill: BORDER_COLOUR },
    { kind: 'box', x: 1, y: 1, width: PICTURE_WIDTH_PX - 2, height: height - 2, fill: BACKGROUND_COLOUR },
  ];
  return { width: PICTURE_WIDTH_PX, height, shapes: [...page, ...banner.shapes, ...shapes] };
}

function bannerShapes({ game, stage, over, accent }: PictureView, { measure }: Canvas): StackedShapes {
  const bottom = 92;
  const line = over ? `${stage}: the game is over` : stage;
  const title = { x: MARGIN_PX, y: 14, width: INNER_WIDTH_PX, height: 38 };
  const below = { x: MARGIN_PX, y: 52, width: INNER_WIDTH_PX, height: 26 };
  return {
    bottom,
    shapes: [
      { kind: 'box', x: 0, y: 0, width: PICTURE_WIDTH_PX, height: bottom, fill: accent },
      textShape(title, game, { size: 28, bold: true }, BACKGROUND_COLOUR, measure),
      textShape(below, line, { size: 18 }, BACKGROUND_COLOUR, measure),
    ],
  };
}

/** Draws a tab's rows as boards, a table or facts. */
function sectionShapes(rows: Rows, top: number, canvas: Canvas, first: boolean): StackedShapes {
  if (rows.some((row) => row.some((cell) => cellStyle(cell).role === 'square'))) {
    return boardShapes(rows, top, canvas);
  }
  // A row above a table that contains only the stage is left out, since the banner already shows it.
  const [stage = [], ...table] = rows;
  if (stage.length === 1 && hasHeadings(table)) return tableShapes(table, top, canvas);
  return hasHeadings(rows) ? tableShapes(rows, top, canvas) : factShapes(rows, top, canvas, first);
}

function hasHeadings([heads = []]: Rows): boolean {
  return heads.some((cell) => cellStyle(cell).role === 'heading');
}

function factShapes(rows: Rows, top: number, canvas: Canvas, first: boolean): StackedShapes {
  const shown = rows.slice(0, MAX_FACTS);
  const paper = (row: Rows[number] | undefined): string | undefined => cellStyle(row?.[1] ?? '').background;
  // Co-winners have the same background as the first fact and are drawn just as large.
  const others = shown.findIndex((row) => paper(row) === undefined || paper(row) !== paper(shown[0]));
  const large = !first ? 0 : Math.max(1, others === -1 ? shown.length : others);
  const labels = shown.slice(large).filter((row) => row.length > 1);
  const label = Math.min(
    200,
    labels.reduce((most, [cell = '']) => Math.max(most, canvas.measure(cellText(cell), SMALL_FONT)), 0),
  );
  const shapes: Shape[] = [];
  let bottom = top;
  for (const [at, row] of shown.entries()) {
    const block =
      at < large ? largeFactShapes(row, bottom, canvas) : smallFactShapes(row, bottom, canvas, label + 16);
    shapes.push(...block.shapes);
    bottom = block.bottom;
  }
  if (rows.length > shown.length) {
    const place = { x: canvas.left, y: bottom, width: canvas.width, height: 24 };
    shapes.push(
      textShape(place, andMoreText(rows.length - shown.length), SMALL_FONT, MUTED_COLOUR, canvas.measure),
    );
    bottom += 24;
  }
  return { shapes, bottom };
}

/** Draws the winner on a colored background, with the prize above and the reason below. */
function largeFactShapes(
  row: Rows[number],
  top: number,
  { measure, accent, left, width }: Canvas,
): StackedShapes {
  const [label, value, why] = row.length === 1 ? ['', row[0] ?? '', ''] : row;
  const paper = cellStyle(value ?? '').background ?? tint(accent);
  const inner = { x: left + 20, width: width - 36 };
  const size = row.length === 1 ? 19 : 25;
  const labels = wrappedTextShapes(
    textOrEmpty(label),
    { size: 14 },
    TEXT_COLOUR,
    { ...inner, y: top + 10 },
    measure,
  );
  const values = wrappedTextShapes(
    textOrEmpty(value),
    { size, bold: true },
    TEXT_COLOUR,
    { ...inner, y: labels.bottom },
    measure,
  );
  const reasons = wrappedTextShapes(
    textOrEmpty(why),
    { size: 14 },
    TEXT_COLOUR,
    { ...inner, y: values.bottom },
    measure,
  );
  const height = reasons.bottom + 10 - top;
  return {
    shapes: [
      { kind: 'box', x: left, y: top, width, height, fill: paper },
      { kind: 'box', x: left, y: top, width: 5, height, fill: accent },
      ...labels.shapes,
      ...values.shapes,
      ...reasons.shapes,
    ],
    bottom: top + height + 8,
  };
}

function smallFactShapes(
  row: Rows[number],
  top: number,
  { measure, left, width }: Canvas,
  labelWidth: number,
): StackedShapes {
  const [label, value = '', ...reasons] = row.length === 1 ? ['', row[0] ?? ''] : row;
  const indent = row.length === 1 ? 0 : labelWidth;
  const place = { x: left + indent, width: width - indent };
  const { background, colour = TEXT_COLOUR } = cellStyle(value);
  const font: Font = { size: 15, bold: row.length > 1 };
  const text = wrappedTextShapes(
    textOrEmpty(value),
    font,
    background === undefined ? TEXT_COLOUR : colour,
    { ...place, y: top + 5 },
    measure,
  );
  const why = wrappedTextShapes(
    reasons.map(textOrEmpty).join(' '),
    SMALL_FONT,
    MUTED_COLOUR,
    { ...place, y: text.bottom },
    measure,
  );
  const bottom = why.bottom + 6;
  const widest = text.shapes.reduce(
    (most, shape) => (shape.kind === 'text' ? Math.max(most, measure(shape.text, font)) : most),
    0,
  );
  const mark: readonly Shape[] =
    background === undefined || widest === 0
      ? []
      : [
          {
            kind: 'box',
            x: place.x - 6,
            y: top + 4,
            width: widest + 12,
            height: text.bottom - top - 3,
            fill: background,
          },
        ];
  return {
    bottom,
    shapes: [
      ...mark,
      textShape(
        { x: left, y: top + 5, width: labelWidth - 12, height: 22 },
        textOrEmpty(label),
        SMALL_FONT,
        MUTED_COLOUR,
        measure,
      ),
      ...text.shapes,
      ...why.shapes,
      { kind: 'box', x: left, y: bottom, width, height: 1, fill: BORDER_COLOUR },
    ],
  };
}

function wrappedTextShapes(
  text: string,
  font: Font,
  colour: string,
  { x, y, width }: Omit<Box, 'height'>,
  measure: MeasureText,
): StackedShapes {
  const height = Math.ceil(font.size * 1.4);
  const lines = text === '' ? [] : wrapText(text, width, font, measure, MAX_TEXT_LINES);
  const shapes = lines.map((line, at) =>
    textShape({ x, y: y + at * height, width, height }, line, font, colour, measure),
  );
  return { shapes, bottom: y + lines.length * height };
}

function textOrEmpty(cell: Rows[number][number] | undefined): string {
  return cell === undefined ? '' : cellText(cell);
}
