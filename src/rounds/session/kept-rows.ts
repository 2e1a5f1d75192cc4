// Limits the rows kept per round. If there are too many, keeps each player's answer that counts, the one that would count
// without it, and a few of the latest others. The remaining rows are only counted. Overlong rows are cut.
import type { ReceivedSubmission } from '../record/entries';
import { sha256 } from 'js-sha256';
import type { Cell } from '../../games/frame/fields';
import type { OpenStage } from '../../games/frame/match';
import { getOrAdd } from '../../games/frame/lazy';
import { cutIndex, plural } from '../../games/frame/wording';

/** Maximum rows and bytes per stage, far more than players usually send. */
const MAX_ROWS = 150;
const MAX_BYTES = 40_000;
/** How many of the latest answers are kept besides the valid ones, per player and for all unknown senders together. */
const MAX_LATEST_OF_PLAYER = 5;
const MAX_LATEST_OF_UNKNOWN = 50;

export interface StorageSpace {
  readonly rows: number;
  readonly bytes: number;
}

export function remainingSpace(kept: readonly ReceivedSubmission[]): StorageSpace {
  return {
    rows: Math.max(0, MAX_ROWS - kept.length),
    bytes: MAX_BYTES - totalLedgerBytes(kept),
  };
}

/** Rows in order of arrival, with functions to read them. */
interface RowSource<Row> {
  readonly rows: readonly Row[];
  /** The row's player; empty if unknown. */
  readonly playerOf: (row: Row) => string;
  readonly read: (row: Row) => ReceivedSubmission;
  /** Filters the answers that would count if their players had sent nothing later. */
  readonly valid: (submissions: readonly ReceivedSubmission[]) => readonly ReceivedSubmission[];
}

interface KeptRows<Row> {
  /** The kept answers, in order of arrival. */
  readonly kept: readonly ReceivedSubmission[];
  readonly left: readonly Row[];
}

/** Keeps everything if there's room. Answers that count are always kept. */
export function keepRows<Row>(source: RowSource<Row>, room: StorageSpace): KeptRows<Row> {
  const { rows, read } = source;
  if (rows.length <= room.rows) {
    const all = rows.map(read);
    if (totalLedgerBytes(all) <= room.bytes) return { kept: all, left: [] };
  }
  const kept = new Map<number, ReceivedSubmission>();
  const others: number[] = [];
  for (const [player, indexes] of indexesByPlayer(source)) {
    if (player === '') others.push(...indexes.slice(-MAX_LATEST_OF_UNKNOWN));
    else {
      const [valid, latest] = latestAnswers(source, indexes);
      for (const [index, submission] of valid) kept.set(index, submission);
      others.push(...latest);
    }
  }
  let bytes = room.bytes - totalLedgerBytes([...kept.values()]);
  for (const index of others.sort((a, b) => b - a)) {
    const row = rows[index];
    if (row === undefined || kept.size >= room.rows) break;
    const submission = read(row);
    bytes -= ledgerBytes(submission);
    if (bytes >= 0) kept.set(index, submission);
  }
  return {
    kept: [...kept].sort(([a], [b]) => a - b).map(([, submission]) => submission),
    left: rows.filter((_, index) => !kept.has(index)),
  };
}

function indexesByPlayer<Row>({ rows, playerOf }: RowSource<Row>): ReadonlyMap<string, readonly number[]> {
  const byPlayer = new Map<string, number[]>();
  rows.forEach((row, index) => {
    getOrAdd(byPlayer, playerOf(row), () => []).push(index);
  });
  return byPlayer;
}

/** Indexes of a player's latest valid answer, of the one that would count without it, and of the latest others. */
function latestAnswers<Row>(
  { rows, read, valid }: RowSource<Row>,
  indexes: readonly number[],
): readonly [valid: ReadonlyMap<number, ReceivedSubmission>, others: readonly number[]] {
  const found = new Map<number, ReceivedSubmission>();
  const latest = indexes.slice(-MAX_LATEST_OF_PLAYER - 2);
  let size = MAX_LATEST_OF_PLAYER;
  for (let end = indexes.length; end > 0 && found.size < 2; end -= size) {
    size *= 2;
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
  return [found, latest.filter((index) => !found.has(index)).slice(-MAX_LATEST_OF_PLAYER)];
}

function totalLedgerBytes(submissions: readonly ReceivedSubmission[]): number {
  return submissions.reduce((sum, submission) => sum + ledgerBytes(submission), 0);
}

/** Bytes that an answer takes in the ledger: its JSON in UTF-8. */
function ledgerBytes(submission: ReceivedSubmission): number {
  // At most three bytes per code unit; two for half a surrogate pair.
  return JSON.stringify(submission)
    .replaceAll(/[\x80-\u07ff\ud800-\udfff]/g, '..')
    .replaceAll(/[\u0800-\uffff]/g, '...').length;
}

/** Far longer than valid rows, apart from texts that have their own limit. */
const MAX_ROW_CHARACTERS = 10_000;
/** Maximum characters kept per cell of an overlong row. Refusals quote fewer. */
const MAX_CELL_CHARACTERS = 200;

/** Maximum length of a row for this form, including the limits of its texts. */
export function maxRowCharacters({ asks }: Pick<OpenStage, 'asks'>, form: string): number {
  const questions = asks.find((ask) => ask.form === form)?.questions ?? [];
  return questions.reduce(
    (sum, { kind }) => sum + (kind.type === 'text' ? (kind.longest ?? 0) : 0),
    MAX_ROW_CHARACTERS,
  );
}

/** Cuts long cells, if the row is longer than `longest`. */
export function cutCells(cells: readonly Cell[], longest: number): readonly Cell[] {
  const length = cells.reduce<number>((sum, cell) => sum + (typeof cell === 'string' ? cell.length : 0), 0);
  return length <= longest ? cells : cells.map(cutCell);
}

function cutCell(cell: Cell): Cell {
  if (typeof cell !== 'string' || cell.length <= MAX_CELL_CHARACTERS) return cell;
  const to = cutIndex(cell, MAX_CELL_CHARACTERS);
  const rest = cell.slice(to);
  return `${cell.slice(0, to)} [… ${plural(rest.length, 'more character')}, SHA-256 ${sha256(rest)}]`;
}
