// The inbox: rows of the response sheets become submissions, found by question title and player key. Nothing
// that a row can hold throws, and no row vanishes.
import { sha256 } from 'js-sha256';
import type { Answers, Cell } from '../../games/fields';
import { answerText } from '../../games/fields';
import type { OpenStage } from '../../games/match';
import { count, quote } from '../../games/wording';
import type { LeftOut, Received } from '../record/entries';
import { NOTHING_TO_CHOOSE, type ResponseSheet } from '../ports';
import { zoneOfRow, type FormerKey, type GameRecord } from '../record/game-record';
import { keepRows, type Room } from './kept-rows';
import { cutCells } from './long-answers';
import { instantOfSerial, serialBefore } from '../time-zone';

/** The question that says who is submitting; its answer comes with each player's personal link. */
export const KEY_TITLE = 'Your key (already filled in)';

/** Forms writes whole seconds. */
const STAMP_MS = 1000;

export interface Inbox {
  /** New submissions of the open stage, in the order received. */
  readonly received: readonly Received[];
  /** Rows that do not count and are too many to be kept. */
  readonly leftOut: readonly LeftOut[];
  /** Those that the host has set aside. */
  readonly setAside: readonly { readonly player: string; readonly at: number }[];
  /** How far each form's responses were read. */
  readonly cursors: readonly { readonly form: string; readonly rows: number }[];
  /** Of submissions that are nobody's, those that came with a former key, by `from`. For the host alone. */
  readonly formerKeys: ReadonlyMap<string, FormerKey>;
  /** Sentences for the host about columns that are missing or cannot be told apart. */
  readonly notices: readonly string[];
}

/** Rows before the cursor that were edited after they had been read: they must be read again in full. */
export function editedRows(sheet: ResponseSheet, record: GameRecord): readonly number[] {
  const done = record.cursors.get(sheet.form) ?? 0;
  // In whatever zone it was written.
  const surely = Math.min(...record.zones.map(({ zone }) => serialBefore(record.readAt, zone)));
  return sheet.stamps.slice(0, done).flatMap((stamp, row) => {
    if (typeof stamp === 'number' && stamp < surely) return [];
    const at = instantOf(stamp, zoneOfRow(record, sheet.form, row));
    return at !== undefined && at > record.readAt ? [row] : [];
  });
}

/** A row of a response sheet, before its answers are read. */
interface Arrival {
  readonly sheet: ResponseSheet;
  readonly row: number;
  readonly cells: readonly Cell[];
  /** 0 where its time cannot be told. */
  readonly at: number;
  readonly player: string;
  /** The key with which it came, where it is a former one and the row nobody's. */
  readonly formerKey: FormerKey | undefined;
}

/** What rows are read for. */
export interface InboxContext {
  readonly record: GameRecord;
  readonly stage: OpenStage;
  /** When submissions are late; null: never. */
  readonly closesAt: number | null;
  /** Those of the submissions that would count if no later one did. */
  readonly valid: (submissions: readonly Received[]) => readonly Received[];
  /** How many rows are kept in full. */
  readonly room: Room;
}

/** Reads what is new in all response sheets. */
export function readInbox(sheets: readonly ResponseSheet[], context: InboxContext): Inbox {
  const { record, stage, valid, room } = context;
  const columns = new Map(sheets.map((sheet) => [sheet, columnsOf(sheet)]));
  const answersIn = ({ sheet, cells }: Arrival): Answers => answersOf(columns.get(sheet), cutCells(cells));
  const { removed } = record.pending;
  const isAside = (arrival: Arrival): boolean =>
    removed.length > 0 && removed.includes(nameOf(arrival, record));
  const all = sheets
    .flatMap((sheet) => arrivalsIn(sheet, columns.get(sheet), record))
    .sort((a, b) => a.at - b.at);
  const arrivals = all.filter((arrival) => !isAside(arrival));
  const { kept, left } = keepRows(
    {
      rows: arrivals,
      playerOf: ({ player }) => player,
      read: (arrival) => receive(arrival, answersIn(arrival), context),
      valid,
    },
    room,
  );
  const leftOut = leftOutOf(left, record);
  const formerKeys = arrivals.flatMap((arrival): readonly [string, FormerKey][] =>
    arrival.formerKey === undefined ? [] : [[nameOf(arrival, record), arrival.formerKey]],
  );
  return {
    received: kept,
    leftOut,
    formerKeys: new Map(formerKeys),
    setAside: all.filter(isAside).map(({ player, at }) => ({ player, at })),
    cursors: sheets.map((sheet) => ({ form: sheet.form, rows: rowsOf(sheet) })),
    notices: [...sheets.flatMap((sheet) => columnNotices(sheet, stage)), ...leftOut.map(leftOutNotice)],
  };
}

/** The rows of a sheet that belong to no resolved stage, or were edited since. */
function arrivalsIn(
  sheet: ResponseSheet,
  columns: Columns | undefined,
  record: GameRecord,
): readonly Arrival[] {
  const done = record.cursors.get(sheet.form) ?? 0;
  const players = new Map([...record.keys].reverse().map(([player, key]) => [key, player]));
  const arrivals: Arrival[] = [];
  const add = (row: number, cells: readonly Cell[]): void => {
    if (cells.every((cell) => answerText(cell) === '')) return;
    const at = instantOf(cells[0] ?? '', zoneOfRow(record, sheet.form, row)) ?? 0;
    const sender = senderOf(players, record, answersOf(columns, cells)(KEY_TITLE), at);
    arrivals.push({ sheet, row, cells, at, ...sender });
  };
  for (const row of editedRows(sheet, record)) {
    const cells = sheet.rows.get(row);
    if (cells !== undefined) add(row, cells);
  }
  for (const [row, cells] of sheet.rows) if (row >= done) add(row, cells);
  return arrivals;
}

/** What names a row as a submission: its form and row, with its time where it was edited after it had been read. */
function nameOf({ sheet: { form, sheet }, row, at }: Arrival, record: GameRecord): string {
  return `${form}:${sheet}:${row + 2}${row < (record.cursors.get(form) ?? 0) ? `@${at}` : ''}`;
}

function receive(
  arrival: Arrival,
  answers: Answers,
  { record, stage, closesAt }: Pick<InboxContext, 'record' | 'stage' | 'closesAt'>,
): Received {
  const { sheet, at, player } = arrival;
  const early = at !== 0 && at < record.openedAt - STAMP_MS;
  const late = early || (at !== 0 && closesAt !== null && at > closesAt);
  const from = nameOf(arrival, record);
  return {
    from,
    at,
    player,
    move: asRecorded(moveOf(stage, sheet, answers)),
    ...(late && !record.pending.lateAccepted.includes(from)
      ? { late: true, ...(early ? { early: true } : {}) }
      : {}),
  };
}

/** The rows that are not kept, each player's counted and hashed. */
function leftOutOf(rows: readonly Arrival[], record: GameRecord): readonly LeftOut[] {
  const byPlayer = new Map<string, { rows: number; readonly hash: ReturnType<typeof sha256.create> }>();
  for (const arrival of rows) {
    const { player, cells } = arrival;
    const group = byPlayer.get(player) ?? { rows: 0, hash: sha256.create() };
    byPlayer.set(player, group);
    group.rows += 1;
    group.hash.update(`${JSON.stringify([nameOf(arrival, record), ...cells])}\n`);
  }
  return [...byPlayer].map(([player, group]) => ({ player, rows: group.rows, hash: group.hash.hex() }));
}

function leftOutNotice({ player, rows }: LeftOut): string {
  return player === ''
    ? `Refused, and not listed here: ${count(rows, 'more row')} with a key that is nobody’s.`
    : `Not counted, and not listed here: ${count(rows, 'more row')} of ${player}, each replaced by a later one or refused.`;
}

/** How many rows of responses a sheet has. */
export function rowsOf(sheet: ResponseSheet): number {
  let rows = sheet.stamps.length;
  for (const row of sheet.rows.keys()) rows = Math.max(rows, row + 1);
  return rows;
}

function instantOf(stamp: Cell, zone: string): number | undefined {
  return typeof stamp === 'number' ? instantOfSerial(stamp, zone) : undefined;
}

/** Where the columns of a title stand. */
type Columns = ReadonlyMap<string, readonly number[]>;

function columnsOf({ header }: ResponseSheet): Columns {
  const columns = new Map<string, number[]>();
  header.forEach((cell, column) => {
    const title = answerText(cell);
    columns.set(title, [...(columns.get(title) ?? []), column]);
  });
  return columns;
}

/** The answers of a row by column title; of columns with one title, the first that is filled. */
function answersOf(columns: Columns | undefined, cells: readonly Cell[]): Answers {
  return (title) => {
    const places = columns?.get(title) ?? [];
    const filled = places.find((column) => answerText(cells[column] ?? '') !== '');
    const answer = cells[filled ?? places[places.length - 1] ?? -1] ?? '';
    return answer === NOTHING_TO_CHOOSE ? '' : answer;
  };
}

/**
 * The player with this key; empty for a key that is nobody's. Which name it nearly matched is never said. What was
 * sent before a key was replaced stays its player's.
 */
function senderOf(
  players: ReadonlyMap<string, string>,
  { formerKeys }: GameRecord,
  cell: Cell,
  at: number,
): Pick<Arrival, 'player' | 'formerKey'> {
  const key = keyIn(cell);
  const player = players.get(key);
  if (player !== undefined) return { player, formerKey: undefined };
  const formerKey = formerKeys.get(key);
  return formerKey !== undefined && at > 0 && at <= formerKey.until
    ? { player: formerKey.player, formerKey: undefined }
    : { player: '', formerKey };
}

/** A key as it was made: phones put spaces into what is typed, and capitals at its beginning. */
function keyIn(cell: Cell): string {
  return answerText(cell).replace(/\s/g, '').toLowerCase();
}

function moveOf(stage: OpenStage, sheet: ResponseSheet, answers: Answers): unknown {
  const asked = stage.asks.find((candidate) => candidate.form === sheet.form);
  // A form of another stage: no move of this one, and refused as such when it is read.
  return asked === undefined ? { [`form ${sheet.form}`]: true } : asked.fromAnswers(answers);
}

/** A move exactly as the ledger will give it back: what is judged now is what a replay judges. */
function asRecorded(move: unknown): unknown {
  return JSON.parse(JSON.stringify(move));
}

/** Columns that the questions need: missing (renamed by hand?), or there twice. */
function columnNotices(sheet: ResponseSheet, stage: OpenStage): readonly string[] {
  const asked = stage.asks.find((candidate) => candidate.form === sheet.form);
  if (asked === undefined || sheet.stamps.length === 0) return [];
  const titles = sheet.header.map(answerText);
  return [KEY_TITLE, ...asked.questions.map(({ title }) => title)].flatMap((title) => {
    const found = titles.filter((candidate) => candidate === title).length;
    const where = `the tab with the responses of “${asked.title}”`;
    if (found === 0) {
      return [
        `In ${where} the column ${quote(title)} is missing. If it was renamed, give it this title again.`,
      ];
    }
    return found === 1
      ? []
      : [`In ${where} the column ${quote(title)} is there ${found} times; the first that is filled counts.`];
  });
}
