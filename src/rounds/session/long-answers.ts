// Long answers. No form asks for as much as the fifty cells of a sheet can hold. Where a row is longer than legal
// answers can be, each answer is cut and gets a mark and a hash of what was cut off; the rest is refused for its own
// faults.
import { sha256 } from 'js-sha256';
import type { Cell } from '../../games/frame/fields';
import type { OpenStage } from '../../games/frame/match';
import { cutPlace } from '../../games/frame/wording';

/** Far more characters than the longest legal answers have, beside texts whose length is given. */
const LONGEST_ROW = 10_000;
/** How many characters of an answer are kept: more than any reason quotes. */
const KEPT_CHARACTERS = 200;

/** How many characters a row of this form may have: as many as its texts may have, and the rest. */
export function longestRow({ asks }: Pick<OpenStage, 'asks'>, form: string): number {
  const questions = asks.find((ask) => ask.form === form)?.questions ?? [];
  return questions.reduce(
    (sum, { kind }) => sum + (kind.type === 'text' ? (kind.longest ?? 0) : 0),
    LONGEST_ROW,
  );
}

/** Cuts the cells of a row where together they are longer than `longest`. */
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
