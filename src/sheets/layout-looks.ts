// The looks of a page's cells: those of their row, of what they are, and of the column that they stand in.
import { cellValue, type Cell, type Look, type StyledCell } from '../games/frame/tabs';
import { INK, PAPER, tint } from '../games/frame/colours';
import type { PageRow } from './layout-rows';

/** The look that a row's kind gives all of its cells. */
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

/** The look that a cell's own role gives it. */
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

/** The side on which a cell stands, where that is not the left of words. */
export function alignment({ kind }: PageRow, cell: Cell | StyledCell, inNumbers: boolean): Look {
  if (inNumbers) return { align: 'right' };
  // A number that is no column's stands with the words around it.
  return typeof cellValue(cell) === 'number' && kind !== 'line' ? { align: 'left' } : {};
}

/** Paper and ink together or neither: a reader's dark theme changes only those that are nobody's choice. */
export function paired(look: Look): Look {
  const { background, colour } = look;
  if (background !== undefined && colour === undefined) return { ...look, colour: INK };
  return colour !== undefined && background === undefined ? { ...look, background: PAPER } : look;
}
