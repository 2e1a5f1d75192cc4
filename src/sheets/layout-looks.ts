// The looks of a page's cells: from their row, from their role, and from their column.
import { cellValue, type Cell, type Look, type StyledCell } from '../games/frame/tabs';
import { INK, PAPER, tint } from '../games/frame/colours';
import type { PageRow } from './layout-rows';

/** Gives the look that a row's kind has for all of its cells. */
export function rowLook({ kind }: PageRow, accent: string): Look {
  switch (kind) {
    case 'title':
      return { background: accent, colour: PAPER, role: 'title' };
    case 'action':
      return { background: accent, colour: PAPER };
    case 'section':
    case 'heads':
      return { background: tint(accent) };
    case 'line':
    case 'board':
    case 'fact':
    case 'text':
    case 'blank':
      return {};
  }
}

/** Gives the look that a cell's own role has. */
export function roleLook({ role }: Look, accent: string): Look {
  if (role === undefined) return {};
  switch (role) {
    case 'heading':
      return { background: tint(accent) };
    case 'action':
      return { background: accent, colour: PAPER };
    case 'title':
    case 'data':
    case 'square':
      return {};
  }
}

/** Tells on which side a cell stands, where that is not the left. */
export function alignment({ kind }: PageRow, cell: Cell | StyledCell, inNumbers: boolean): Look {
  if (inNumbers) return { align: 'right' };
  // A number that is in no column of numbers stands on the left, like the words around it.
  return typeof cellValue(cell) === 'number' && kind !== 'line' ? { align: 'left' } : {};
}

/** Gives a cell both paper and ink, or neither: a reader's dark theme changes only colours that nobody chose. */
export function paired(look: Look): Look {
  const { background, colour } = look;
  if (background !== undefined && colour === undefined) return { ...look, colour: INK };
  return colour !== undefined && background === undefined ? { ...look, background: PAPER } : look;
}
