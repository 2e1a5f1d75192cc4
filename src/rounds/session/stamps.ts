// The times that rows of responses show: in which column they stand, which instants they are, and which of them cannot
// be true. A time that cannot be true decides nothing.
import { answerText, type Cell } from '../../games/frame/fields';
import { once } from '../../games/frame/lazy';
import type { OpenStage } from '../../games/frame/match';
import { all, quote } from '../../games/frame/wording';
import type { ResponseSheet } from '../ports/host-book';
import type { Ahead } from '../record/entries';
import { zoneOfRow, type GameRecord } from '../record/game-record';
import { instantOfSerial, serialBefore } from '../time/time-zone';
import { KEY_TITLE, PLAYER_TITLE } from './columns';

/** The heading of the times on an account in English; each language has its own. */
const TITLE = 'Timestamp';

const MINUTE = 60_000;
const DAY = 86_400_000;
/** A time that is further ahead of the program's clock comes from a clock in another zone than the time is read in. */
const AHEAD_MS = MINUTE;
/** The clocks of two zones are never further apart than this, whatever else is wrong with them. */
const APART_MS = 2 * DAY;
/**
 * A row is in its tab long before this time is over, and the clocks of two zones differ by a quarter of an hour at
 * least.
 */
const BEHIND_MS = 10 * MINUTE;

/**
 * Finds the column of the times; undefined where it cannot be told. Forms puts it first, with a heading in the language
 * of the account: so it is the one with the English heading wherever that stands, or else the first.
 */
export const stampColumn = once((header: readonly Cell[]): number | undefined => {
  const titles = header.map(answerText);
  const named = titles.indexOf(TITLE);
  if (named !== -1) return named;
  const [first = ''] = titles;
  return ['', KEY_TITLE, PLAYER_TITLE].includes(first) ? undefined : 0;
});

/** Gives the time cell of a row; empty where its column cannot be told. */
export function stampOf({ header }: Pick<ResponseSheet, 'header'>, cells: readonly Cell[]): Cell {
  const column = stampColumn(header);
  return column === undefined ? '' : (cells[column] ?? '');
}

/** When a row was written. */
interface RowTime {
  /** UTC milliseconds; 0 where it cannot be told. */
  readonly at: number;
  /** The time that the row shows, where that is later than now; absent where it is not. */
  readonly ahead?: number;
}

/**
 * How many of the rows that were read already have their times read again, since an answer that is edited later shows a
 * new time. The program's forms let nobody edit an answer, so few games have as many rows.
 */
const LOOKED_THROUGH = 2000;

/** How many rows at the top of a tab are not read at all, where so many were read before. */
export function unreadOf(counted: number): number {
  return Math.max(0, counted - LOOKED_THROUGH);
}

interface Row {
  readonly sheet: number;
  /** The row's index, from 0. */
  readonly row: number;
  readonly stamp: Cell;
}

/** Tells when a row was written, as read at `now`. */
export function timeOf({ sheet, row, stamp }: Row, record: GameRecord, now: number): RowTime {
  const at = instantIn(record, { sheet, row, stamp });
  if (at === undefined || at < record.startedAt - APART_MS) return { at: 0 };
  return at > now + AHEAD_MS ? { at: 0, ahead: at } : { at };
}

function instantIn(record: GameRecord, { sheet, row, stamp }: Row): number | undefined {
  return typeof stamp === 'number' ? instantOfSerial(stamp, zoneOfRow(record, sheet, row)) : undefined;
}

/** Finds rows that were edited after they had been read: they must be read again in full. */
export function editedRows(sheet: ResponseSheet, record: GameRecord, now: number): readonly number[] {
  const done = record.cursors.get(sheet.sheet) ?? 0;
  const surely = serialBefore(record.readAt);
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

/** Times that were later than the reading in which they came: seeing them again shows no edit. */
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

/** A new row of the open stage, with its time. */
export interface TimedRow extends RowTime {
  readonly row: number;
  readonly player: string;
}

/** Where there are more such times than this, only the latest is kept. */
const MOST_AHEAD = 500;

/** Collects the times of a sheet's new rows that are later than now, for the record. */
export function aheadIn({ sheet }: ResponseSheet, rows: readonly TimedRow[]): readonly Ahead[] {
  const stamps = new Set<number>();
  for (const { ahead } of rows) if (ahead !== undefined) stamps.add(ahead);
  if (stamps.size === 0) return [];
  return stamps.size > MOST_AHEAD
    ? [{ sheet, stamps: [], until: [...stamps].reduce((latest, at) => Math.max(latest, at)) }]
    : [{ sheet, stamps: [...stamps] }];
}

/** Tells the host where an answer that is edited may not be noticed. */
export function unreadNotices({ form, unread }: ResponseSheet, stage: OpenStage): readonly string[] {
  const asked = stage.asks.find((ask) => ask.form === form);
  return asked === undefined || unread === 0
    ? []
    : [
        `The tab with the responses of ${quote(asked.title)} has so many rows that the first ${unread} are not read any more. If you let players edit their answers, one in those rows that is edited now does not count: enter it by hand.`,
      ];
}

/** Tells the host about times that cannot be true. */
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

/** Whether everything new in a sheet shows times from before it was last read, so that its clocks are wrong. */
export function areBehind(sheet: ResponseSheet, rows: readonly TimedRow[], record: GameRecord): boolean {
  const timed = untoldIn(sheet, rows, record).filter(({ at }) => at !== 0);
  return timed.length > 0 && timed.every(({ at }) => at < record.readAt - BEHIND_MS);
}

/** Leaves out rows that were read in the former zone, since the host was told about them then. */
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
