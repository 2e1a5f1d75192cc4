// Timestamps of response rows: finds their column, converts them to instants, and recognizes impossible ones, which are
// ignored.
import { answerText, type Cell } from '../../games/frame/fields';
import { memoize } from '../../games/frame/lazy';
import type { OpenStage } from '../../games/frame/match';
import { andList, quote } from '../../games/frame/wording';
import type { ResponseSheet } from '../ports/host-book';
import type { FutureTimestamps } from '../record/entries';
import { timeZoneOfRow, type GameRecord } from '../record/game-record';
import { instantOfSerial, serialLowerBound } from '../time/time-zone';
import { KEY_TITLE, PLAYER_TITLE } from './columns';
import { DAY_MS, MINUTE_MS } from '../time/duration';

/** Heading of the timestamps' column for English accounts. It differs by language. */
const TIMESTAMP_TITLE = 'Timestamp';

/** A timestamp this far in the future is from a clock in another zone. */
const MIN_TIME_AHEAD_MS = MINUTE_MS;
/** The clocks of no two zones differ by more than this. */
const MAX_TIME_ZONE_GAP_MS = 2 * DAY_MS;
/** Rows reach their tab much faster than this. Time zones differ by more than this. */
const MIN_TIME_BEHIND_MS = 10 * MINUTE_MS;

/** Index of the timestamps' column: the one with the English heading, else the first, as Forms creates it. */
export const timestampColumn = memoize((header: readonly Cell[]): number | undefined => {
  const titles = header.map(answerText);
  const named = titles.indexOf(TIMESTAMP_TITLE);
  if (named !== -1) return named;
  const [first = ''] = titles;
  return ['', KEY_TITLE, PLAYER_TITLE].includes(first) ? undefined : 0;
});

/** A row's timestamp; empty if the column isn't known. */
export function rowTimestamp({ header }: Pick<ResponseSheet, 'header'>, cells: readonly Cell[]): Cell {
  const column = timestampColumn(header);
  return column === undefined ? '' : (cells[column] ?? '');
}

interface RowTime {
  /** When the row was written, in UTC milliseconds; 0 if unknown. */
  readonly at: number;
  /** The row's time if it's in the future. */
  readonly futureAt?: number;
}

/**
 * How many of the rows read before have their timestamps checked again, because editing an answer changes its timestamp.
 * The program's own forms don't allow edits, and only long games have more rows.
 */
const RECHECKED_ROWS = 2000;

/** How many rows at the top of a tab are skipped, if this many were read before. */
export function skippedRowCount(counted: number): number {
  return Math.max(0, counted - RECHECKED_ROWS);
}

interface TimedRow {
  readonly sheet: number;
  /** Index from 0. */
  readonly row: number;
  readonly timestamp: Cell;
}

/** When a row was written. Times that can't be right, because they're before the game or after `now`, count as unknown. */
export function rowTime({ sheet, row, timestamp }: TimedRow, record: GameRecord, now: number): RowTime {
  const at = parseTimestamp(record, { sheet, row, timestamp });
  if (at === undefined || at < record.startedAt - MAX_TIME_ZONE_GAP_MS) return { at: 0 };
  return at > now + MIN_TIME_AHEAD_MS ? { at: 0, futureAt: at } : { at };
}

function parseTimestamp(record: GameRecord, { sheet, row, timestamp }: TimedRow): number | undefined {
  return typeof timestamp === 'number'
    ? instantOfSerial(timestamp, timeZoneOfRow(record, sheet, row))
    : undefined;
}

/** Indexes of rows that were edited after they had been read, and must be re-read. */
export function editedRows(sheet: ResponseSheet, record: GameRecord, now: number): readonly number[] {
  const done = record.cursors.get(sheet.sheet) ?? 0;
  const surely = serialLowerBound(record.readAt);
  let known: RecordedTimestamps | undefined;
  return sheet.timestamps.slice(0, Math.max(0, done - sheet.unread)).flatMap((timestamp, index) => {
    if (typeof timestamp === 'number' && timestamp < surely) return [];
    const row = sheet.unread + index;
    const { at } = rowTime({ sheet: sheet.sheet, row, timestamp }, record, now);
    if (at <= record.readAt) return [];
    known ??= recordedTimestamps(sheet, record);
    return at <= known.until || known.times.has(at) ? [] : [row];
  });
}

/** Timestamps that were in the future when read. Rows that still have them weren't edited. */
interface RecordedTimestamps {
  readonly times: ReadonlySet<number>;
  readonly until: number;
}

function recordedTimestamps(
  { form, sheet }: ResponseSheet,
  { stages, carried, ahead }: GameRecord,
): RecordedTimestamps {
  const { stamps = [], until = 0 } = ahead.get(sheet) ?? {};
  const kept = [...stages, ...carried.values()].flatMap(({ submissions }) =>
    submissions.flatMap(({ from, at }) => (from.startsWith(`${form}:${sheet}:`) ? [at] : [])),
  );
  return { times: new Set([...stamps, ...kept]), until };
}

/** A row that belongs to no resolved stage. */
export interface UnresolvedRow extends RowTime {
  readonly row: number;
  readonly player: string;
}

/** Maximum timestamps in the future that are recorded. If there are more, only the latest is recorded. */
const MAX_FUTURE_TIMES = 500;

/** Timestamps in the future among a tab's new rows, to be recorded. */
export function findFutureTimestamps(
  { sheet }: ResponseSheet,
  rows: readonly UnresolvedRow[],
): readonly FutureTimestamps[] {
  const future = new Set<number>();
  for (const { futureAt } of rows) if (futureAt !== undefined) future.add(futureAt);
  if (future.size === 0) return [];
  return future.size > MAX_FUTURE_TIMES
    ? [{ sheet, stamps: [], until: [...future].reduce((latest, at) => Math.max(latest, at)) }]
    : [{ sheet, stamps: [...future] }];
}

export function unreadNotices({ form, unread }: ResponseSheet, stage: OpenStage): readonly string[] {
  const asked = stage.asks.find((ask) => ask.form === form);
  return asked === undefined || unread === 0
    ? []
    : [
        `The tab with the responses to ${quote(asked.title)} is so long that its first ${unread} rows are no longer checked for edits. If a player edits an answer there, enter it by hand.`,
      ];
}

export function timestampNotices(
  sheet: ResponseSheet,
  rows: readonly UnresolvedRow[],
  { record, stage }: { readonly record: GameRecord; readonly stage: OpenStage },
): readonly string[] {
  const asked = stage.asks.find(({ form }) => form === sheet.form);
  if (asked === undefined || rows.length === 0) return [];
  const where = `the tab with the responses to ${quote(asked.title)}`;
  const present = rowsToReport(sheet, rows, record);
  const ahead = present.filter((row) => row.futureAt !== undefined);
  const timed = present.filter(({ at }) => at !== 0);
  if (ahead.length > 0) {
    return [
      `In ${where}, answers from ${sendersText(ahead)} are dated in the future, so none count as late or early. Google’s clock may differ from the spreadsheet’s, or someone may have changed the times. To find out, choose “Check this account” in the Round Keeper menu.`,
    ];
  }
  if (areTimestampsBehind(sheet, rows, record)) {
    return [
      `In ${where}, all new times are too early. Google’s clock probably differs from the spreadsheet’s. To find out, choose “Check this account” in the Round Keeper menu. You can accept answers that were refused only because of their times.`,
    ];
  }
  return present.length > 0 && timed.length === 0
    ? [`The times in ${where} can’t be read. ${noTimesText(sheet)}`]
    : [];
}

/** Whether all new rows of a tab have times from before it was last read, which means that the form's clock is wrong. */
export function areTimestampsBehind(
  sheet: ResponseSheet,
  rows: readonly UnresolvedRow[],
  record: GameRecord,
): boolean {
  const timed = rowsToReport(sheet, rows, record).filter(({ at }) => at !== 0);
  return timed.length > 0 && timed.every(({ at }) => at < record.readAt - MIN_TIME_BEHIND_MS);
}

/** Only rows written in the current zone. The host was already told about rows from before the change of zone. */
function rowsToReport(
  { sheet }: ResponseSheet,
  rows: readonly UnresolvedRow[],
  { zones }: GameRecord,
): readonly UnresolvedRow[] {
  const since = zones[zones.length - 1]?.rows.get(sheet) ?? 0;
  return rows.filter(({ row }) => row >= since);
}

function noTimesText({ header }: ResponseSheet): string {
  return timestampColumn(header) === undefined
    ? `The column with the times (${quote(TIMESTAMP_TITLE)} in English) isn’t the first column, or has lost its heading. Move it back to the front. Until then, no answer counts as late or early.`
    : 'The column with the times may have been moved or changed. If so, restore it as the first column. Until then, no answer counts as late or early.';
}

/** Lists the senders of answers. `player` is empty for unknown senders. */
export function sendersText(answers: readonly Pick<UnresolvedRow, 'player'>[]): string {
  const names = [...new Set(answers.map(({ player }) => player))];
  return andList(names.map((name) => (name === '' ? 'an unknown sender' : name)));
}
