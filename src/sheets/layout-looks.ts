// The looks of a page's cells, from their row, role and column.
import { cellLook, cellValue, NO_LOOK, type Cell, type Look, type StyledCell } from '../games/frame/tabs';
import { INK, PAPER, tint } from '../games/frame/colours';
import { cachedIn } from '../games/frame/lazy';
import type { PageRow } from './layout-rows';

/** Looks with their own background: a title, what to open, heads. */
interface Bands {
  readonly title: Look;
  readonly action: Look;
  readonly heads: Look;
}

/** By a book's accent. */
const made = new Map<string, Bands>();

function bandsIn(accent: string): Bands {
  return cachedIn(made, accent, () => ({
    title: { background: accent, colour: PAPER, role: 'title' },
    action: { background: accent, colour: PAPER },
    heads: { background: tint(accent) },
  }));
}

export function rowLook({ kind }: PageRow, accent: string): Look {
  switch (kind) {
    case 'title':
      return bandsIn(accent).title;
    case 'action':
      return bandsIn(accent).action;
    case 'section':
    case 'heads':
      return bandsIn(accent).heads;
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
      return bandsIn(accent).heads;
    case 'action':
      return bandsIn(accent).action;
    case 'title':
    case 'data':
    case 'square':
      return NO_LOOK;
  }
}

const LEFT: Look = { align: 'left' };
const RIGHT: Look = { align: 'right' };

/** A cell's alignment, if not left. */
function alignment({ kind }: PageRow, cell: Cell | StyledCell, inNumbers: boolean): Look {
  if (inNumbers) return RIGHT;
  // A number outside a column of numbers is aligned left, like the words around it.
  return typeof cellValue(cell) === 'number' && kind !== 'line' ? LEFT : NO_LOOK;
}

/** Merges two looks; the second wins. Doesn't copy if one adds nothing. */
function joined(look: Look, more: Look): Look {
  if (more === NO_LOOK) return look;
  return look === NO_LOOK ? more : { ...look, ...more };
}

/** The look of a cell: its row's, its side's, its own and its role's; later ones win. */
export function lookIn(
  row: PageRow,
  cell: Cell | StyledCell,
  {
    whole,
    accent,
    inNumbers,
  }: { readonly whole: Look; readonly accent: string; readonly inNumbers: boolean },
): Look {
  const own = cellLook(cell);
  const placedTabs = joined(whole, alignment(row, cell, inNumbers));
  return paired(joined(joined(placedTabs, own), roleLook(own, accent)));
}

/** Sets both background and text colour, or neither, as a reader's dark theme only changes colours that nobody chose. */
export function paired(look: Look): Look {
  const { background, colour } = look;
  if (background !== undefined && colour === undefined) return { ...look, colour: INK };
  return colour !== undefined && background === undefined ? { ...look, background: PAPER } : look;
}
