// The looks of a page's cells, which depend on row, role and column.
import { cellLook, cellValue, NO_LOOK, type Cell, type Look, type StyledCell } from '../games/frame/tabs';
import { TEXT_COLOUR, BACKGROUND_COLOUR, tint } from '../games/frame/colours';
import { getOrAdd } from '../games/frame/lazy';
import type { PageRow } from './layout-rows';

/** Looks of rows that have a background: titles, links to forms or books, and table heads. */
interface BandLooks {
  readonly title: Look;
  readonly action: Look;
  readonly heads: Look;
}

/** Cached by the book's accent color. */
const bandsByAccent = new Map<string, BandLooks>();

function bandLooks(accent: string): BandLooks {
  return getOrAdd(bandsByAccent, accent, () => ({
    title: { background: accent, colour: BACKGROUND_COLOUR, role: 'title' },
    action: { background: accent, colour: BACKGROUND_COLOUR },
    heads: { background: tint(accent) },
  }));
}

export function rowLook({ kind }: PageRow, accent: string): Look {
  switch (kind) {
    case 'title':
      return bandLooks(accent).title;
    case 'action':
      return bandLooks(accent).action;
    case 'section':
    case 'heads':
      return bandLooks(accent).heads;
    case 'line':
    case 'board':
    case 'fact':
    case 'text':
    case 'blank':
      return NO_LOOK;
  }
}

function roleLook({ role }: Look, accent: string): Look {
  if (role === undefined) return NO_LOOK;
  switch (role) {
    case 'heading':
      return bandLooks(accent).heads;
    case 'action':
      return bandLooks(accent).action;
    case 'title':
    case 'data':
    case 'square':
      return NO_LOOK;
  }
}

const LEFT: Look = { align: 'left' };
const RIGHT: Look = { align: 'right' };

/** How to align a cell; an empty look for cells aligned left. */
function alignment({ kind }: PageRow, cell: Cell | StyledCell, inNumbers: boolean): Look {
  if (inNumbers) return RIGHT;
  // Outside columns of numbers, a number is aligned left like the words around it.
  return typeof cellValue(cell) === 'number' && kind !== 'line' ? LEFT : NO_LOOK;
}

/** A cell's look, merged from the looks of its row, its alignment, the cell itself and its role. Later looks win. */
export function mergedLook(
  row: PageRow,
  cell: Cell | StyledCell,
  {
    whole,
    accent,
    inNumbers,
  }: { readonly whole: Look; readonly accent: string; readonly inNumbers: boolean },
): Look {
  const own = cellLook(cell);
  return withPairedColours({
    ...whole,
    ...alignment(row, cell, inNumbers),
    ...own,
    ...roleLook(own, accent),
  });
}

/** Sets both background and text color, or neither, because a dark theme changes only colors that nobody has set. */
export function withPairedColours(look: Look): Look {
  const { background, colour } = look;
  if (background !== undefined && colour === undefined) return { ...look, colour: TEXT_COLOUR };
  return colour !== undefined && background === undefined ? { ...look, background: BACKGROUND_COLOUR } : look;
}
