// The looks of a page's cells: from their row, from their role, and from their column.
import { cellLook, cellValue, NO_LOOK, type Cell, type Look, type StyledCell } from '../games/frame/tabs';
import { INK, PAPER, tint } from '../games/frame/colours';
import { cachedIn } from '../games/frame/lazy';
import type { PageRow } from './layout-rows';

/** The looks of what stands on paper of its own: a title, what the reader should open, heads. */
interface Bands {
  readonly title: Look;
  readonly action: Look;
  readonly heads: Look;
}

/** The bands in each accent that a book has. */
const made = new Map<string, Bands>();

function bandsIn(accent: string): Bands {
  return cachedIn(made, accent, () => ({
    title: { background: accent, colour: PAPER, role: 'title' },
    action: { background: accent, colour: PAPER },
    heads: { background: tint(accent) },
  }));
}

/** Gives the look that a row's kind has for all of its cells. */
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

/** Gives the look that a cell's own role has. */
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

/** Tells on which side a cell stands, where that is not the left. */
function alignment({ kind }: PageRow, cell: Cell | StyledCell, inNumbers: boolean): Look {
  if (inNumbers) return RIGHT;
  // A number that is in no column of numbers stands on the left, like the words around it.
  return typeof cellValue(cell) === 'number' && kind !== 'line' ? LEFT : NO_LOOK;
}

/** Gives the parts of both looks, of the second where both have one. A look of its own that adds nothing is not copied. */
function joined(look: Look, more: Look): Look {
  if (more === NO_LOOK) return look;
  return look === NO_LOOK ? more : { ...look, ...more };
}

/** Gives the look of a cell: of its row, of its side, its own, and of its role, later ones before earlier ones. */
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
  const placed = joined(whole, alignment(row, cell, inNumbers));
  return paired(joined(joined(placed, own), roleLook(own, accent)));
}

/** Gives a cell both paper and ink, or neither: a reader's dark theme changes only colours that nobody chose. */
export function paired(look: Look): Look {
  const { background, colour } = look;
  if (background !== undefined && colour === undefined) return { ...look, colour: INK };
  return colour !== undefined && background === undefined ? { ...look, background: PAPER } : look;
}
