// Long answers: no form asks for as much as fifty cells of a sheet can hold. Of a row that is longer than legal answers
// can be each answer is cut, with a mark and a hash of the part cut off; the rest is refused for its own faults.
import { sha256 } from 'js-sha256';
import type { Cell } from '../../games/frame/fields';
import type { OpenStage } from '../../games/frame/match';
import { cutPlace } from '../../games/frame/wording';

/** Far more characters than the longest legal answers have beside texts of a given length. */
const LONGEST_ROW = 10_000;
/** More than any reason quotes of an answer. */
const KEPT_CHARACTERS = 200;

/** The characters that a row of this form may have: its texts may be as long as the form takes them. */
export function longestRow({ asks }: Pick<OpenStage, 'asks'>, form: string): number {
  const questions = asks.find((ask) => ask.form === form)?.questions ?? [];
  return questions.reduce(
    (sum, { kind }) => sum + (kind.type === 'text' ? (kind.longest ?? 0) : 0),
    LONGEST_ROW,
  );
}

/** The cells of a row, cut where together they are longer than this. */
export function cutCells(cells: readonly Cell[], longest: number): readonly Cell[] {
  const length = cells.reduce<number>((sum, cell) => sum + (typeof cell === 'string' ? cell.length : 0), 0);
  return length <= longest ? cells : cells.map(cutCell);
}

function cutCell(cell: Cell): Cell {
  if (typeof cell !== 'string' || cell.length <= KEPT_CHARACTERS) return cell;
  const to = cutPlace(cell, KEPT_CHARACTERS);
  const rest = cell.slice(to);
  return `${cell.slice(0, to)} [… ${rest.length} more characters, SHA-256 ${sha256(rest)}]`;
}
