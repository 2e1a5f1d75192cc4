// What a round can hold. Of more rows those that matter are chosen: for each player the one that counts, those that would
// count instead of it, and the latest of the others. The rest is counted, so that no row vanishes. A row that is too long is cut.
import type { ReceivedSubmission } from '../record/entries';
import { sha256 } from 'js-sha256';
import type { Cell } from '../../games/frame/fields';
import type { OpenStage } from '../../games/frame/match';
import { cutPlace } from '../../games/frame/wording';

/** Limits for submissions of a stage kept in full: far more than its players send. */
const MOST_ROWS = 150;
const MOST_BYTES = 40_000;
/** How many are kept of one player's other submissions, and of those that are nobody's. */
const LATEST_OF_PLAYER = 5;
const LATEST_OF_NOBODY = 50;

/** The room that is left for further rows. */
export interface Room {
  readonly rows: number;
  readonly bytes: number;
}

/** Works out the room that these kept submissions leave. */
export function roomBeside(kept: readonly ReceivedSubmission[]): Room {
  return {
    rows: Math.max(0, MOST_ROWS - kept.length),
    bytes: kept.reduce((left, submission) => left - bytesOf(submission), MOST_BYTES),
  };
}

/** Rows in the order received, with the functions that read them. */
interface Rows<Row> {
  readonly rows: readonly Row[];
  /** Gives the row's player; empty where it is nobody's. */
  readonly playerOf: (row: Row) => string;
  readonly read: (row: Row) => ReceivedSubmission;
  /** Gives the submissions that would count if no later one came. */
  readonly valid: (submissions: readonly ReceivedSubmission[]) => readonly ReceivedSubmission[];
}

interface KeptRows<Row> {
  /** Rows in the order received. */
  readonly kept: readonly ReceivedSubmission[];
  readonly left: readonly Row[];
}

/**
 * Keeps all rows where there is room for them, else those that matter. Rows that count are kept however little room
 * there is.
 */
export function keepRows<Row>(source: Rows<Row>, room: Room): KeptRows<Row> {
  const { rows, read } = source;
  if (rows.length <= room.rows) {
    const all = rows.map(read);
    if (all.reduce((sum, submission) => sum + bytesOf(submission), 0) <= room.bytes)
      return { kept: all, left: [] };
  }
  const kept = new Map<number, ReceivedSubmission>();
  const others: number[] = [];
  for (const [player, indexes] of indexesByPlayer(source)) {
    if (player === '') others.push(...indexes.slice(-LATEST_OF_NOBODY));
    else {
      const [valid, latest] = latestOf(source, indexes);
      for (const [index, submission] of valid) kept.set(index, submission);
      others.push(...latest);
    }
  }
  let bytes = room.bytes - [...kept.values()].reduce((sum, submission) => sum + bytesOf(submission), 0);
  for (const index of others.sort((a, b) => b - a)) {
    const row = rows[index];
    if (row === undefined || kept.size >= room.rows) break;
    const submission = read(row);
    bytes -= bytesOf(submission);
    if (bytes >= 0) kept.set(index, submission);
  }
  return {
    kept: [...kept].sort(([a], [b]) => a - b).map(([, submission]) => submission),
    left: rows.filter((_, index) => !kept.has(index)),
  };
}

function indexesByPlayer<Row>({ rows, playerOf }: Rows<Row>): ReadonlyMap<string, readonly number[]> {
  const byPlayer = new Map<string, number[]>();
  rows.forEach((row, index) => {
    const player = playerOf(row);
    const list = byPlayer.get(player);
    if (list === undefined) byPlayer.set(player, [index]);
    else list.push(index);
  });
  return byPlayer;
}

/** Finds the latest valid row, the one that would count without it, and the latest of the player's others. */
function latestOf<Row>(
  { rows, read, valid }: Rows<Row>,
  indexes: readonly number[],
): readonly [valid: ReadonlyMap<number, ReceivedSubmission>, others: readonly number[]] {
  const found = new Map<number, ReceivedSubmission>();
  const latest = indexes.slice(-LATEST_OF_PLAYER - 2);
  let size = LATEST_OF_PLAYER;
  for (let end = indexes.length; end > 0 && found.size < 2; end -= size) {
    size = Math.min(2 * size, 1000);
    const chunk = new Map<ReceivedSubmission, number>();
    for (const index of indexes.slice(Math.max(0, end - size), end)) {
      const row = rows[index];
      if (row !== undefined) chunk.set(read(row), index);
    }
    for (const submission of [...valid([...chunk.keys()])].reverse()) {
      const index = chunk.get(submission);
      if (index !== undefined && found.size < 2) found.set(index, submission);
    }
  }
  return [found, latest.filter((index) => !found.has(index)).slice(-LATEST_OF_PLAYER)];
}

/** Measures a submission in the ledger: its JSON in UTF-8. */
function bytesOf(submission: ReceivedSubmission): number {
  const json = JSON.stringify(submission);
  let bytes = json.length;
  // Three bytes a code unit at most; half a pair of them has two.
  for (let at = 0; at < json.length; at += 1) {
    const unit = json.charCodeAt(at);
    bytes += unit < 0x80 ? 0 : unit < 0x800 ? 1 : unit >= 0xd800 && unit <= 0xdfff ? 1 : 2;
  }
  return bytes;
}

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
