// The timestamps of response rows: which column, which instant, and which ones can't be true. A time that can't be true
// decides nothing.
import { answerText, type Cell } from '../../games/frame/fields';
import { memoized } from '../../games/frame/lazy';
import type { OpenStage } from '../../games/frame/match';
import { all, quote } from '../../games/frame/wording';
import type { ResponseSheet } from '../ports/host-book';
import type { Ahead } from '../record/entries';
import { zoneOfRow, type GameRecord } from '../record/game-record';
import { instantOfSerial, serialBefore } from '../time/time-zone';
import { KEY_TITLE, PLAYER_TITLE } from './columns';

/** Heading of the times in an English account; other languages have their own. */
const TITLE = 'Timestamp';

const MINUTE = 60_000;
const DAY = 86_400_000;
/** A time this far in the future comes from a clock in another zone. */
const AHEAD_MS = MINUTE;
/** No two zones' clocks are further apart. */
const APART_MS = 2 * DAY;
/** Rows reach their tab much faster than this, and zones differ by at least 15 minutes. */
const BEHIND_MS = 10 * MINUTE;

/** Forms puts it first, with a heading in the account's language. So it's the column with the English heading, else the first. */
export const stampColumn = memoized((header: readonly Cell[]): number | undefined => {
  const titles = header.map(answerText);
  const named = titles.indexOf(TITLE);
  if (named !== -1) return named;
  const [first = ''] = titles;
  return ['', KEY_TITLE, PLAYER_TITLE].includes(first) ? undefined : 0;
});

/** Empty if the column isn't known. */
export function stampOf({ header }: Pick<ResponseSheet, 'header'>, cells: readonly Cell[]): Cell {
  const column = stampColumn(header);
  return column === undefined ? '' : (cells[column] ?? '');
}

interface RowTime {
  /** UTC milliseconds; 0 if unknown. */
  readonly at: number;
  /** The row's timestamp, if it is later than now. */
  readonly ahead?: number;
}

/**
 * How many rows already read have their times checked again, because editing an answer changes its time. The program's own
 * forms don't allow edits, and few games have that many rows.
 */
const LOOKED_THROUGH = 2000;

/** How many rows at the top of a tab are skipped, given how many were read before. */
export function unreadOf(counted: number): number {
  return Math.max(0, counted - LOOKED_THROUGH);
}

interface Row {
  readonly sheet: number;
  /** From 0. */
  readonly row: number;
  readonly stamp: Cell;
}

/** When a row was written, as seen at `now`. */
export function timeOf({ sheet, row, stamp }: Row, record: GameRecord, now: number): RowTime {
  const at = instantIn(record, { sheet, row, stamp });
  if (at === undefined || at < record.startedAt - APART_MS) return { at: 0 };
  return at > now + AHEAD_MS ? { at: 0, ahead: at } : { at };
}

function instantIn(record: GameRecord, { sheet, row, stamp }: Row): number | undefined {
  return typeof stamp === 'number' ? instantOfSerial(stamp, zoneOfRow(record, sheet, row)) : undefined;
}

/** Rows edited after they were read: read them again in full. */
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

/** Times that were in the future when read: seeing them again is no edit. */
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

/** A new row of the open stage. */
export interface TimedRow extends RowTime {
  readonly row: number;
  readonly player: string;
}

/** Above this number, only the latest is kept. */
const MOST_AHEAD = 500;

/** Future times in a tab's new rows, for the record. */
export function aheadIn({ sheet }: ResponseSheet, rows: readonly TimedRow[]): readonly Ahead[] {
  const stamps = new Set<number>();
  for (const { ahead } of rows) if (ahead !== undefined) stamps.add(ahead);
  if (stamps.size === 0) return [];
  return stamps.size > MOST_AHEAD
    ? [{ sheet, stamps: [], until: [...stamps].reduce((latest, at) => Math.max(latest, at)) }]
    : [{ sheet, stamps: [...stamps] }];
}

export function unreadNotices({ form, unread }: ResponseSheet, stage: OpenStage): readonly string[] {
  const asked = stage.asks.find((ask) => ask.form === form);
  return asked === undefined || unread === 0
    ? []
    : [
        `The tab with the responses of ${quote(asked.title)} is so long that its first ${unread} rows aren’t checked for edits any more. If a player edits an answer there, enter it by hand.`,
      ];
}

export function stampNotices(
  sheet: ResponseSheet,
  rows: readonly TimedRow[],
  { record, stage }: { readonly record: GameRecord; readonly stage: OpenStage },
): readonly string[] {
  const asked = stage.asks.find(({ form }) => form === sheet.form);
  if (asked === undefined || rows.length === 0) return [];
  const where = `the tab with the responses of ${quote(asked.title)}`;
  const present = rowsToReport(sheet, rows, record);
  const ahead = present.filter((row) => row.ahead !== undefined);
  const timed = present.filter(({ at }) => at !== 0);
  if (ahead.length > 0) {
    return [
      `In ${where}, the time of ${sendersOf(ahead)} is in the future, so it’s neither late nor early. Google’s clock may differ from the spreadsheet’s, or somebody changed it. To find out, choose Check this account in the Round Keeper menu.`,
    ];
  }
  if (areBehind(sheet, rows, record)) {
    return [
      `In ${where}, all new times are too early. Google’s clock probably differs from the spreadsheet’s. To find out, choose Check this account in the Round Keeper menu. You can accept answers that were refused only for their time.`,
    ];
  }
  return present.length > 0 && timed.length === 0
    ? [`Times in ${where} can’t be read. ${untimed(sheet)}`]
    : [];
}

/** Whether everything new in a tab is stamped before it was last read, so its clock is wrong. */
export function areBehind(sheet: ResponseSheet, rows: readonly TimedRow[], record: GameRecord): boolean {
  const timed = rowsToReport(sheet, rows, record).filter(({ at }) => at !== 0);
  return timed.length > 0 && timed.every(({ at }) => at < record.readAt - BEHIND_MS);
}

/** Without rows read in the former zone: the host was told about those. */
function rowsToReport(
  { sheet }: ResponseSheet,
  rows: readonly TimedRow[],
  { zones }: GameRecord,
): readonly TimedRow[] {
  const since = zones[zones.length - 1]?.rows.get(sheet) ?? 0;
  return rows.filter(({ row }) => row >= since);
}

function untimed({ header }: ResponseSheet): string {
  return stampColumn(header) === undefined
    ? `The column with the times (${quote(TITLE)} in English) isn’t the first one, or has lost its heading. Move it back to the front. Until then nothing is late or early.`
    : 'If the column with the times was moved or changed, move it back to the front as Google wrote it. Until then nothing in it is late or early.';
}

function sendersOf(rows: readonly TimedRow[]): string {
  const names = [...new Set(rows.map(({ player }) => player))];
  return all(names.map((name) => (name === '' ? 'an unknown sender' : name)));
}
