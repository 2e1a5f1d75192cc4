// The rows that are not kept, since they are too many: for each player how many, with a hash of them, and the host's notice.
import { sha256 } from 'js-sha256';
import type { Cell } from '../../games/frame/fields';
import { keptIn } from '../../games/frame/lazy';
import { count } from '../../games/frame/wording';
import type { LeftOut } from '../record/entries';

interface Row {
  readonly from: string;
  readonly player: string;
  readonly cells: readonly Cell[];
}

/** Sums up the rows that are not kept: for each player how many, and a hash of them. */
export function leftOutOf(rows: readonly Row[]): readonly LeftOut[] {
  const byPlayer = new Map<string, Row[]>();
  for (const row of rows) keptIn(byPlayer, row.player, () => []).push(row);
  return [...byPlayer].map(([player, own]) => ({ player, rows: own.length, hash: hashOf(own) }));
}

/** Hashes rows a thousand at a time: it is slow one by one, and all rows of a full tab as one text need too much memory. */
function hashOf(rows: readonly Row[]): string {
  const hash = sha256.create();
  for (let at = 0; at < rows.length; at += HASHED_AT_ONCE) {
    const lines = rows
      .slice(at, at + HASHED_AT_ONCE)
      .map(({ from, cells }) => `${JSON.stringify([from, ...cells])}\n`);
    hash.update(lines.join(''));
  }
  return hash.hex();
}

const HASHED_AT_ONCE = 1000;

/** Tells the host of the rows of a player that are not listed. */
export function leftOutNotice({ player, rows }: LeftOut): string {
  return player === ''
    ? `Refused, and not listed here: ${count(rows, 'more row')} with a key that is nobody’s.`
    : `Not counted, and not listed here: ${count(rows, 'more row')} of ${player}, each replaced by a later one or refused.`;
}
