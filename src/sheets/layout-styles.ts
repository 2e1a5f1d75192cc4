// The looks of a page's cells, which depend on row, role and column.
import { cellStyle, cellValue, NO_STYLE, type Cell, type Style, type StyledCell } from '../games/frame/tabs';
import { TEXT_COLOUR, BACKGROUND_COLOUR, tint } from '../games/frame/colours';
import { getOrAdd } from '../games/frame/lazy';
import type { PageRow } from './layout-rows';

/** Looks of rows that have a background: titles, links to forms or books, and table heads. */
interface BandStyles {
  readonly title: Style;
  readonly action: Style;
  readonly heads: Style;
}

/** Cached by the book's accent color. */
const bandsByAccent = new Map<string, BandStyles>();

function bandStyles(accent: string): BandStyles {
  return getOrAdd(bandsByAccent, accent, () => ({
    title: { background: accent, colour: BACKGROUND_COLOUR, role: 'title' },
    action: { background: accent, colour: BACKGROUND_COLOUR },
    heads: { background: tint(accent) },
  }));
}

export function rowStyle({ kind }: PageRow, accent: string): Style {
  switch (kind) {
    case 'title':
      return bandStyles(accent).title;
    case 'action':
      return bandStyles(accent).action;
    case 'section':
    case 'heads':
      return bandStyles(accent).heads;
    case 'line':
    case 'board':
    case 'fact':
    case 'text':
    case 'blank':
      return NO_STYLE;
  }
}

function roleStyle({ role }: Style, accent: string): Style {
  if (role === undefined) return NO_STYLE;
  switch (role) {
    case 'heading':
      return bandStyles(accent).heads;
    case 'action':
      return bandStyles(accent).action;
    case 'title':
    case 'data':
    case 'square':
      return NO_STYLE;
  }
}

const ALIGN_LEFT: Style = { align: 'left' };
const ALIGN_RIGHT: Style = { align: 'right' };

/** How to align a cell; an empty look for cells aligned left. */
function cellAlignment({ kind }: PageRow, cell: Cell | StyledCell, inNumbers: boolean): Style {
  if (inNumbers) return ALIGN_RIGHT;
  // Outside columns of numbers, a number is aligned left like the words around it.
  return typeof cellValue(cell) === 'number' && kind !== 'line' ? ALIGN_LEFT : NO_STYLE;
}

/** A cell's look, merged from the looks of its row, its alignment, the cell itself and its role. Later looks win. */
export function mergeStyles(
  row: PageRow,
  cell: Cell | StyledCell,
  {
    whole,
    accent,
    inNumbers,
  }: { readonly whole: Style; readonly accent: string; readonly inNumbers: boolean },
): Style {
  const own = cellStyle(cell);
  return withPairedColours({
    ...whole,
    ...cellAlignment(row, cell, inNumbers),
    ...own,
    ...roleStyle(own, accent),
  });
}

/** Sets both background and text color, or neither, because a dark theme changes only colors that nobody has set. */
export function withPairedColours(look: Style): Style {
  const { background, colour } = look;
  if (background !== undefined && colour === undefined) return { ...look, colour: TEXT_COLOUR };
  return colour !== undefined && background === undefined ? { ...look, background: BACKGROUND_COLOUR } : look;
}
