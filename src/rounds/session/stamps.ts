// The times that rows of responses show: in which column they stand, which instants they are, and which of them cannot
// be true. Nothing is judged by those.
import { answerText, type Cell } from '../../games/frame/fields';
import type { OpenStage } from '../../games/frame/match';
import { all, quote } from '../../games/frame/wording';
import type { ResponseSheet } from '../ports/host-book';
import type { Ahead } from '../record/entries';
import { zoneOfRow, type GameRecord } from '../record/game-record';
import { instantOfSerial, serialBefore } from '../time/time-zone';
import { KEY_TITLE, PLAYER_TITLE } from './columns';

/** Its heading on an account in English; others have a word of theirs. */
const TITLE = 'Timestamp';

const MINUTE = 60_000;
const DAY = 86_400_000;
/** A time further ahead of the program's clock shows other clocks than the ones that it is read in. */
const AHEAD_MS = MINUTE;
/** No clocks of two zones are further apart, whatever else is wrong with them. */
const APART_MS = 2 * DAY;
/** A row is in its tab long before; and clocks of zones differ by a quarter of an hour at least. */
const BEHIND_MS = 10 * MINUTE;

/**
 * The column of the times; undefined where it cannot be told. Forms puts it first, and heads it in the language of the
 * account: so it is the one with the English heading, wherever it stands, or else the first.
 */
export function stampColumn(header: readonly Cell[]): number | undefined {
  const titles = header.map(answerText);
  const named = titles.indexOf(TITLE);
  if (named !== -1) return named;
  const [first = ''] = titles;
  return ['', KEY_TITLE, PLAYER_TITLE].includes(first) ? undefined : 0;
}

/** The time cell of a row; empty where its column cannot be told. */
export function stampOf({ header }: Pick<ResponseSheet, 'header'>, cells: readonly Cell[]): Cell {
  const column = stampColumn(header);
  return column === undefined ? '' : (cells[column] ?? '');
}

/** The time of a row. */
export interface RowTime {
  /** UTC milliseconds; 0 where it cannot be told. */
  readonly at: number;
  /** The time shown, where it is later than now; absent where it is not. */
  readonly ahead?: number;
}

/**
 * Rows whose times are read though they were counted: an answer that was edited after that shows a new one. Forms that
 * the program makes let nobody edit, so that few games have as many rows.
 */
const LOOKED_THROUGH = 2000;

/** The number of rows of a tab of which nothing is read, where so many were counted. */
export function unreadOf(counted: number): number {
  return Math.max(0, counted - LOOKED_THROUGH);
}

interface Row {
  readonly sheet: number;
  /** The row's index, from 0. */
  readonly row: number;
  readonly stamp: Cell;
}

/** The time of a row as it was read at `now`. */
export function timeOf({ sheet, row, stamp }: Row, record: GameRecord, now: number): RowTime {
  const at = instantIn(record, { sheet, row, stamp });
  if (at === undefined || at < record.startedAt - APART_MS) return { at: 0 };
  return at > now + AHEAD_MS ? { at: 0, ahead: at } : { at };
}

function instantIn(record: GameRecord, { sheet, row, stamp }: Row): number | undefined {
  return typeof stamp === 'number' ? instantOfSerial(stamp, zoneOfRow(record, sheet, row)) : undefined;
}

/** Rows before the cursor that were edited after they had been read: they must be read again in full. */
export function editedRows(sheet: ResponseSheet, record: GameRecord, now: number): readonly number[] {
  const done = record.cursors.get(sheet.sheet) ?? 0;
  // In whatever zone it was written.
  const surely = Math.min(...record.zones.map(({ zone }) => serialBefore(record.readAt, zone)));
  let known: Known | undefined;
  return sheet.stamps.slice(0, Math.max(0, done - sheet.unread)).flatMap((stamp, index) => {
    if (typeof stamp === 'number' && stamp < surely) return [];
    const row = sheet.unread + index;
    const { at } = timeOf({ sheet: sheet.sheet, row, stamp }, record, now);
    if (at <= record.readAt) return [];
    known ??= knownIn(sheet, record);
    return at <= known.until || known.stamps.has(at) ? [] : [row];
  });
}

/** Times later than the reading that they came with: they stood there when their row was read, and show no edit. */
interface Known {
  readonly stamps: ReadonlySet<number>;
  readonly until: number;
}

function knownIn({ form, sheet }: ResponseSheet, { stages, carried, ahead }: GameRecord): Known {
  const { stamps = [], until = 0 } = ahead.get(sheet) ?? {};
  const kept = [...stages, ...carried.values()].flatMap(({ submissions }) =>
    submissions.flatMap(({ from, at }) => (from.startsWith(`${form}:${sheet}:`) ? [at] : [])),
  );
  return { stamps: new Set([...stamps, ...kept]), until };
}

/** The readings of a row of the open stage. */
export interface TimedRow extends RowTime {
  readonly row: number;
  readonly player: string;
}

/** More of them are only told by the latest. */
const MOST_AHEAD = 500;

/** Times of a sheet's new rows that are later than now, for the record. */
export function aheadIn({ sheet }: ResponseSheet, rows: readonly TimedRow[]): readonly Ahead[] {
  const stamps = new Set<number>();
  for (const { ahead } of rows) if (ahead !== undefined) stamps.add(ahead);
  if (stamps.size === 0) return [];
  return stamps.size > MOST_AHEAD
    ? [{ sheet, stamps: [], until: [...stamps].reduce((latest, at) => Math.max(latest, at)) }]
    : [{ sheet, stamps: [...stamps] }];
}

/** A sentence for the host where an answer that is edited may not be noticed. */
export function unreadNotices({ form, unread }: ResponseSheet, stage: OpenStage): readonly string[] {
  const asked = stage.asks.find((ask) => ask.form === form);
  return asked === undefined || unread === 0
    ? []
    : [
        `The tab with the responses of ${quote(asked.title)} has so many rows that the first ${unread} are not read any more. If you let players edit their answers, one in those rows that is edited now does not count: enter it by hand.`,
      ];
}

/** Sentences for the host about times that cannot be true. */
export function stampNotices(
  sheet: ResponseSheet,
  rows: readonly TimedRow[],
  { record, stage }: { readonly record: GameRecord; readonly stage: OpenStage },
): readonly string[] {
  const asked = stage.asks.find(({ form }) => form === sheet.form);
  if (asked === undefined || rows.length === 0) return [];
  const where = `the tab with the responses of ${quote(asked.title)}`;
  const present = untoldIn(sheet, rows, record);
  const ahead = present.filter((row) => row.ahead !== undefined);
  const timed = present.filter(({ at }) => at !== 0);
  if (ahead.length > 0) {
    return [
      `In ${where} the time of what ${sendersOf(ahead)} sent is later than now: Google writes times by other clocks than the spreadsheet’s, or somebody has changed them. What comes with such a time is neither late nor early. Choose Check this account in the menu of Round Keeper, which finds out the clocks.`,
    ];
  }
  if (areBehind(sheet, rows, record)) {
    return [
      `In ${where} the time of everything that is new is from before the tab was last read, when none of it was there. Google probably writes times by other clocks than the spreadsheet’s: choose Check this account in the menu of Round Keeper, which finds out the clocks. What is refused for its time alone you can accept.`,
    ];
  }
  return present.length > 0 && timed.length === 0
    ? [`In ${where} no time can be read. ${untimed(sheet)}`]
    : [];
}

/** True where everything new in a sheet is from before it was last read: its times are by other clocks. */
export function areBehind(sheet: ResponseSheet, rows: readonly TimedRow[], record: GameRecord): boolean {
  const timed = untoldIn(sheet, rows, record).filter(({ at }) => at !== 0);
  return timed.length > 0 && timed.every(({ at }) => at < record.readAt - BEHIND_MS);
}

/** Those of the rows that were not read in the former zone, and told of then. */
function untoldIn(
  { sheet }: ResponseSheet,
  rows: readonly TimedRow[],
  { zones }: GameRecord,
): readonly TimedRow[] {
  const since = zones[zones.length - 1]?.rows.get(sheet) ?? 0;
  return rows.filter(({ row }) => row >= since);
}

function untimed({ header }: ResponseSheet): string {
  return stampColumn(header) === undefined
    ? `The column with the times (${quote(TITLE)} in English) is not the first one, or has lost its heading: make it the first one again. Until then nothing is judged late or early.`
    : 'If the column with the times was moved or changed, make it the first one again, as Google wrote it. Until then nothing in it is judged late or early.';
}

function sendersOf(rows: readonly TimedRow[]): string {
  const names = [...new Set(rows.map(({ player }) => player))];
  return all(names.map((name) => (name === '' ? 'somebody unknown' : name)));
}
