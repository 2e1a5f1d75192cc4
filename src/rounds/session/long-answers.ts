// Long answers: no form asks for as much as fifty cells of a sheet can hold. Of a row that is far too long each answer
// is cut, with a mark and a hash of the part cut off; the rest is refused for its own faults.
import { sha256 } from 'js-sha256';
import type { Cell } from '../../games/frame/fields';
import { cutPlace } from '../../games/frame/wording';

/** Far more characters than the longest legal move has. */
const LONGEST_ROW = 10_000;
/** More than any reason quotes of an answer. */
const KEPT_CHARACTERS = 200;

/** The cells of a row, cut where together they are longer than any legal answers. */
export function cutCells(cells: readonly Cell[]): readonly Cell[] {
  const length = cells.reduce<number>((sum, cell) => sum + (typeof cell === 'string' ? cell.length : 0), 0);
  return length <= LONGEST_ROW ? cells : cells.map(cutCell);
}

function cutCell(cell: Cell): Cell {
  if (typeof cell !== 'string' || cell.length <= KEPT_CHARACTERS) return cell;
  const to = cutPlace(cell, KEPT_CHARACTERS);
  const rest = cell.slice(to);
  return `${cell.slice(0, to)} [… ${rest.length} more characters, SHA-256 ${sha256(rest)}]`;
}
