// Draws a picture with the browser's canvas into a PNG of twice its size, for phones. Also describes it in words.
import type { PictureView } from '../../../src/rounds/reply/posts';
import type { Drawing, Font, Shape } from './drawing';
import { pictureDrawing } from './layout';
import { cellStyle, cellText, type Rows } from '../../../src/games/frame/tabs';

/** Describes a picture in words: each fact and each line of a table. Boards are only mentioned. */
export function pictureDescription({ game, stage, over, sections }: PictureView): string {
  const parts = sections.map(({ title, rows }) => {
    const lines = isBoard(rows) ? ['a drawing of the board'] : rows.map(formatRow);
    return `${title}: ${lines.join('; ')}`;
  });
  return [`${game}, ${stage}${over ? ', the game is over' : ''}`, ...parts].map(withFullStop).join(' ');
}

export function pictureFileName({ game, stage }: PictureView): string {
  const plain = `${game} ${stage}`.normalize('NFD').replace(/[^\w ]/g, '');
  return `${plain.trim().replace(/\s+/g, '-').toLowerCase()}.png`;
}

function isBoard(rows: Rows): boolean {
  return rows.some((row) => row.some((cell) => cellStyle(cell).role === 'square'));
}

function formatRow(row: Rows[number]): string {
  return row
    .map((cell) => cellText(cell).replace(/[.]$/, ''))
    .filter((text) => text !== '')
    .join(', ');
}

function withFullStop(text: string): string {
  return /[.!?]$/.test(text) ? text : `${text}.`;
}

const PIXEL_SCALE = 2;
/** How long to wait for a browser that does not finish drawing, in milliseconds. */
const MAX_DRAWING_WAIT_MS = 5_000;

/** The picture as a PNG; undefined if this browser can't draw it. */
export async function picturePng(view: PictureView): Promise<Blob | undefined> {
  try {
    const canvas = document.createElement('canvas');
    const context = canvas.getContext('2d');
    if (context === null) return undefined;
    const drawing = pictureDrawing(view, (text, font) => {
      context.font = cssFont(font);
      return context.measureText(text).width;
    });
    drawShapes(drawing, canvas, context);
    return await new Promise((resolve) => {
      setTimeout(() => resolve(undefined), MAX_DRAWING_WAIT_MS);
      canvas.toBlob((blob) => resolve(blob ?? undefined), 'image/png');
    });
  } catch {
    // A browser extension blocks the canvas, or memory is short. The message is then sent without the picture.
    return undefined;
  }
}

function drawShapes(
  { width, height, shapes }: Drawing,
  canvas: HTMLCanvasElement,
  context: CanvasRenderingContext2D,
): void {
  canvas.width = width * PIXEL_SCALE;
  canvas.height = height * PIXEL_SCALE;
  context.scale(PIXEL_SCALE, PIXEL_SCALE);
  context.textBaseline = 'middle';
  for (const shape of shapes) drawShape(shape, context);
}

function drawShape(shape: Shape, context: CanvasRenderingContext2D): void {
  const { x, y, width, height } = shape;
  if (shape.kind === 'box') {
    context.fillStyle = shape.fill;
    context.fillRect(x, y, width, height);
    return;
  }
  const { text, font, colour, align } = shape;
  context.save();
  context.beginPath();
  context.rect(x, y, width, height);
  context.clip();
  context.font = cssFont(font);
  context.fillStyle = colour;
  context.textAlign = align;
  const at = align === 'left' ? x : align === 'right' ? x + width : x + width / 2;
  context.fillText(text, at, y + height / 2 + font.size * 0.06);
  context.restore();
}

function cssFont({ size, bold = false, italic = false }: Font): string {
  return `${italic ? 'italic ' : ''}${bold ? 'bold ' : ''}${size}px Arial, Helvetica, sans-serif`;
}
