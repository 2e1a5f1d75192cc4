// Chooses, of more rows than a round can hold, those that matter: for each player the one that counts, those that would
// count instead of it, and the latest of the others. The rest is counted, so that no row vanishes.
import type { ReceivedSubmission } from '../record/entries';

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
export interface Rows<Row> {
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
