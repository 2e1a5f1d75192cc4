// The inbox: turns response rows into answers, by question title and player key. It never throws, whatever a row contains,
// and no row is lost.
import { toRecordedValue } from './host-part';
import { type Cell, answerText } from '../../games/frame/fields';
import type { OpenStage } from '../../games/frame/match';
import { normalizeKey } from '../../games/frame/name-input';
import type {
  FutureTimestamps,
  RowCursor,
  OmittedRows,
  ReceivedSubmission,
  UnparsedAnswer,
} from '../record/entries';
import type { ResponseSheet } from '../ports/host-book';
import { isLateAnswerAccepted, type SuspendedStage, type GameRecord } from '../record/game-record';
import { findSender, TIMESTAMP_PRECISION_MS, type People, type Person } from '../record/people';
import {
  toAnswerLookup,
  hasOtherAnswers,
  columnNotices,
  headerColumns,
  KEY_TITLE,
  type ColumnsByTitle,
} from './columns';
import { stageStartsHidden } from './face-down';
import { readFormAnswers, type HoldersAtOpening } from './form-choices';
import { keepRows, type StorageSpace, cutCells, maxRowCharacters } from './kept-rows';
import { findArrivedRows } from './arriving-responses';
import { splitKey, pageMark } from './page-marks';
import {
  findFutureTimestamps,
  areTimestampsBehind,
  editedRows,
  timestampNotices,
  rowTimestamp,
  rowTime,
  unreadNotices,
  type UnresolvedRow,
} from './timestamps';
import { sha256 } from 'js-sha256';
import { getOrAdd } from '../../games/frame/lazy';
import { plural } from '../../games/frame/wording';

export interface Inbox {
  /** The open stage's new answers, in order of arrival. */
  readonly received: readonly ReceivedSubmission[];
  /** Rows that don't count, and that there isn't enough room to keep. */
  readonly leftOut: readonly OmittedRows[];
  /** Answers that the host excluded. */
  readonly setAside: readonly { readonly player: string; readonly at: number }[];
  /** Answers that the host moved to the previous stage, which has this title. */
  readonly moved: readonly {
    readonly from: string;
    readonly player: string;
    readonly at: number;
    readonly title: string;
  }[];
  /** Which opening of the stage the sender's page showed, by the answer's `from`; empty for forms. Only for the host. */
  readonly marks: ReadonlyMap<string, string>;
  /** Answers read from a form before their rows were in the sheet, kept or not. */
  readonly sent: readonly string[];
  readonly cursors: readonly RowCursor[];
  /** Timestamps in the future. */
  readonly ahead: readonly FutureTimestamps[];
  /** Ids of forms whose clock seems wrong, because every new row's timestamp is from before its tab was last read. */
  readonly behind: readonly string[];
  /** By `from`: the owner of the answer's key, if they hold no seat. Only for the host. */
  readonly unseated: ReadonlyMap<string, Person>;
  /** Sentences for the host about missing or ambiguous columns. */
  readonly notices: readonly string[];
}

type ResponseOrigin = Pick<ResponseRow, 'player' | 'unseated' | 'mark'>;

/** A response row, or a response whose row isn't in the sheet yet, before its answers are parsed. */
export interface ResponseRow {
  readonly form: string;
  /** Id of the answer; also in the record. Games call it `id`. */
  readonly from: string;
  readonly columns: ColumnsByTitle;
  readonly cells: readonly Cell[];
  /** When the answer was sent, in UTC milliseconds; 0 if unknown. */
  readonly at: number;
  /** Sort key: the row's time, or if unknown the time of the row above. */
  readonly order: number;
  readonly player: string;
  /** The key's owner, if they held no seat at the time or the key had been replaced. */
  readonly unseated: Person | undefined;
  /** Identifies the opening of the stage that the sender's page showed; empty for answers by form. */
  readonly mark: string;
  readonly onItsWay: boolean;
}

interface InboxContext {
  readonly people: People;
  readonly record: GameRecord;
  readonly stage: OpenStage;
  /** Answers after this instant are late; null if none are. */
  readonly closesAt: number | null;
  /** When the tabs were read, UTC milliseconds. */
  readonly now: number;
  /** Filters the answers that would count if their players had sent nothing later. */
  readonly valid: (submissions: readonly ReceivedSubmission[]) => readonly ReceivedSubmission[];
  readonly room: StorageSpace;
}

export function readInbox(sheets: readonly ResponseSheet[], context: InboxContext): Inbox {
  const { valid, room } = context;
  const { removed, moved } = context.record.pending;
  const read = sheets.map((sheet) => ({ sheet, ...findNewRows(sheet, context) }));
  const all = read.flatMap(({ arrivals }) => arrivals).sort((a, b) => a.order - b.order);
  const titleOf = (name: string): string | undefined => moved.find(({ from }) => from === name)?.title;
  const arrivals = all.filter(({ from }) => !removed.includes(from) && titleOf(from) === undefined);
  const { kept, left } = keepRows(
    {
      rows: arrivals,
      playerOf: ({ player }) => player,
      read: (arrival) => receivedSubmission(arrival, context),
      valid,
    },
    room,
  );
  const leftOut = countOmittedRows(left);
  const unseatedIn = arrivals.flatMap(({ from, unseated }): readonly [string, Person][] =>
    unseated === undefined ? [] : [[from, unseated]],
  );
  return {
    received: kept,
    leftOut,
    unseated: new Map(unseatedIn),
    setAside: all.filter(({ from }) => removed.includes(from)).map(({ player, at }) => ({ player, at })),
    moved: all.flatMap(({ from, player, at }) => {
      const title = titleOf(from);
      return title === undefined ? [] : [{ from, player, at, title }];
    }),
    marks: marksByAnswer(arrivals, kept),
    sent: all.filter(({ onItsWay }) => onItsWay).map(({ from }) => from),
    cursors: toCursors(sheets),
    ahead: read.flatMap(({ sheet, rows }) => findFutureTimestamps(sheet, rows)),
    behind: read.flatMap(({ sheet, rows }) =>
      areTimestampsBehind(sheet, rows, context.record) ? [sheet.form] : [],
    ),
    notices: [
      ...read.flatMap(({ sheet, rows }) => [
        ...columnNotices(sheet, context.stage),
        ...timestampNotices(sheet, rows, context),
        ...unreadNotices(sheet, context.stage),
      ]),
      ...leftOut.map(omittedRowsNotice),
    ],
  };
}

/** Re-reads a row that belongs to no resolved stage, as an answer to another stage. */
export function rereadRow(
  sheets: readonly ResponseSheet[],
  { people, record, stage, now }: Pick<InboxContext, 'people' | 'record' | 'stage' | 'now'>,
  from: string,
): ReceivedSubmission | undefined {
  for (const sheet of sheets) {
    const found = findNewRows(sheet, { people, record, now }).arrivals.find(
      (arrival) => arrival.from === from,
    );
    if (found !== undefined) return receivedSubmission(found, { people, record, stage, closesAt: null });
  }
  return undefined;
}

/** Rows that belong to no resolved stage, and rows that were edited since they were read. */
export function findNewRows(
  sheet: ResponseSheet,
  { people, record, now }: Pick<InboxContext, 'people' | 'record' | 'now'>,
): { readonly arrivals: readonly ResponseRow[]; readonly rows: readonly UnresolvedRow[] } {
  const { form } = sheet;
  const done = record.cursors.get(sheet.sheet) ?? 0;
  const roster = new Set(record.setUp.held.map(({ seat }) => seat));
  const originIn = (own: ColumnsByTitle, cells: readonly Cell[], at: number): ResponseOrigin =>
    findOrigin(people, roster, toAnswerLookup(own, cells)(KEY_TITLE), at);
  const arrivals: ResponseRow[] = [];
  const rows: UnresolvedRow[] = [];
  const columns = headerColumns(sheet.header);
  let order = 0;
  const add = (row: number, cells: readonly Cell[]): void => {
    if (cells.every((cell) => answerText(cell) === '')) return;
    const time = rowTime({ sheet: sheet.sheet, row, timestamp: rowTimestamp(sheet, cells) }, record, now);
    const { at } = time;
    if (at !== 0) order = at;
    const from = rowAnswerId(sheet, row, at, row < done);
    const origin = originIn(columns, cells, at);
    arrivals.push({ form, from, columns, cells, at, order, ...origin, onItsWay: false });
    if (row >= done) rows.push({ row, player: origin.player, ...time });
  };
  for (const row of editedRows(sheet, record, now)) {
    const cells = sheet.rows.get(row);
    if (cells !== undefined) add(row, cells);
  }
  const fromForms = record.pending.fromForms.filter((one) => one.form === form);
  const known = [...record.sent, ...fromForms.map(({ from }) => from)];
  const landed = findArrivedRows(sheet, known, record).rows;
  for (const [row, cells] of sheet.rows) if (row >= done && !landed.has(row)) add(row, cells);
  for (const { from, at, player, mark = '', answers } of fromForms) {
    const { columns: own, cells } = columnsAndCells(answers);
    const origin = { player, unseated: undefined, mark };
    arrivals.push({ form, from, columns: own, cells, at, order: at, ...origin, onItsWay: true });
  }
  for (const { id: from, at, answers } of sheet.onTheirWay ?? []) {
    if (known.includes(from)) continue;
    const own = headerColumns(answers.map(([title]) => title));
    const cells = answers.map(([, answer]) => answer);
    const origin = originIn(own, cells, at);
    arrivals.push({ form, from, columns: own, cells, at, order: at, ...origin, onItsWay: true });
  }
  return { arrivals, rows };
}

/** `form:tab:row`. A row that was edited after being read gets its time added. */
function rowAnswerId({ form, sheet }: ResponseSheet, row: number, at: number, edited: boolean): string {
  return `${form}:${sheet}:${row + 2}${edited ? `@${at}` : ''}`;
}

function receivedSubmission(
  { form, from, columns, cells, at, player, mark }: ResponseRow,
  { people, record, stage, closesAt }: TimingContext,
): ReceivedSubmission {
  const when = judgeTimeliness({ people, record, stage, closesAt }, { at, player, mark });
  return {
    from,
    at,
    player,
    move: toRecordedValue(
      parseMove(stage, form, { people, record }, columns, cutCells(cells, maxRowCharacters(stage, form))),
    ),
    ...(isLateAnswerAccepted(record.pending, { from, at }) ? {} : TIMELINESS_FLAGS[when]),
  };
}

/** `former`: sent from a page for another opening, or before the stage was reopened. */
type Timeliness = 'in-time' | 'late' | 'early' | 'former';

const TIMELINESS_FLAGS: Readonly<Record<Timeliness, Pick<ReceivedSubmission, 'late' | 'early' | 'former'>>> =
  {
    'in-time': {},
    late: { late: true },
    early: { late: true, early: true },
    former: { late: true, former: true },
  };

/**
 * Judges by time or mark. An answer is early if it was sent before the stage was readable, for example while the previous
 * stage was being resolved. Some stages aren't readable until their clock starts (PH-5).
 */
function judgeTimeliness(
  { record, stage, closesAt }: TimingContext,
  { at, player, mark }: Pick<ResponseRow, 'at' | 'player' | 'mark'>,
): Timeliness {
  const isMarked = mark !== '' && player !== '';
  if (isMarked && mark !== pageMark(record, player)) return 'former';
  // If the time isn't known, the answer belongs to the stage in which it's first read (ALL-12).
  if (at === 0) return 'in-time';
  const { openedAt, readableAt, reopened } = record;
  const isBefore = (then: number): boolean => at <= then - TIMESTAMP_PRECISION_MS;
  const isEarly = readableAt === undefined ? isBefore(openedAt) : at < readableAt;
  if (isEarly && !isMarked) return reopened ? 'former' : 'early';
  const { clockAt } = record.pending;
  if (stageStartsHidden(record, stage) && (clockAt === undefined || isBefore(clockAt))) return 'early';
  return closesAt !== null && at > closesAt ? 'late' : 'in-time';
}

type TimingContext = Pick<InboxContext, 'people' | 'record' | 'stage' | 'closesAt'>;

function marksByAnswer(
  arrivals: readonly ResponseRow[],
  kept: readonly ReceivedSubmission[],
): Inbox['marks'] {
  const names = new Set(kept.map(({ from }) => from));
  return new Map(
    arrivals.flatMap(({ from, mark }): readonly [string, string][] =>
      names.has(from) ? [[from, mark]] : [],
    ),
  );
}

export function toCursors(sheets: readonly ResponseSheet[]): readonly RowCursor[] {
  return sheets.map((sheet) => ({ sheet: sheet.sheet, rows: sheetRowCount(sheet) }));
}

function sheetRowCount(sheet: ResponseSheet): number {
  let rows = sheet.unread + sheet.timestamps.length;
  for (const row of sheet.rows.keys()) rows = Math.max(rows, row + 1);
  return rows;
}

/**
 * The player whose seat the key's owner held; empty for an unknown key, without hinting whose key it resembles. An answer
 * sent before its key was replaced or its seat changed hands is still that player's.
 */
function findOrigin(people: People, roster: ReadonlySet<string>, cell: Cell, at: number): ResponseOrigin {
  const { key, mark } = splitKey(normalizeKey(answerText(cell)));
  const { person, seat } = findSender(people, key, at) ?? {};
  return seat !== undefined && roster.has(seat)
    ? { player: seat, unseated: undefined, mark }
    : { player: '', unseated: person, mark };
}

/** Adds answers that couldn't be parsed until their stage was open. */
export function parseUnreadAnswers(
  stage: OpenStage,
  { unread = [], ...waiting }: SuspendedStage,
  seating: HoldersAtOpening,
): SuspendedStage {
  const received = unread.map(({ from, at, player, form, answers }): ReceivedSubmission => {
    const { columns, cells } = columnsAndCells(answers);
    return { from, at, player, move: toRecordedValue(parseMove(stage, form, seating, columns, cells)) };
  });
  return { ...waiting, submissions: [...waiting.submissions, ...received] };
}

/** Converts answers to the columns and cells of a response row. Its first column is the time. */
function columnsAndCells(answers: UnparsedAnswer['answers']): Pick<ResponseRow, 'columns' | 'cells'> {
  return {
    columns: headerColumns(['', ...answers.map(({ title }) => title)]),
    cells: ['', ...answers.map(({ answer }) => answer)],
  };
}

function parseMove(
  stage: OpenStage,
  form: string,
  seating: HoldersAtOpening,
  columns: ColumnsByTitle,
  cells: readonly Cell[],
): unknown {
  const asked = stage.asks.find((candidate) => candidate.form === form);
  if (asked === undefined) return { [OTHER_FORM_KEY]: true };
  const titles = asked.questions.map(({ title }) => title);
  // If a correction removed the questions, refuse the response, because it might count as an empty answer.
  return hasOtherAnswers(columns, cells, titles)
    ? { [OTHER_QUESTIONS_KEY]: true }
    : asked.fromAnswers(readFormAnswers(asked.questions, seating, toAnswerLookup(columns, cells)));
}

/** Key of the invalid move for a response in a form that doesn't ask its player. It's stored in the ledger. */
const OTHER_FORM_KEY = 'an answer in other players’ form';
/** Key of the invalid move for a response that only answers questions no longer asked. It's stored in the ledger. */
const OTHER_QUESTIONS_KEY = 'answers to questions that are not asked now';

interface HashableRow {
  readonly from: string;
  readonly player: string;
  readonly cells: readonly Cell[];
}

/** By player: how many rows aren't kept, and a hash of them. */
function countOmittedRows(rows: readonly HashableRow[]): readonly OmittedRows[] {
  const byPlayer = new Map<string, HashableRow[]>();
  for (const row of rows) getOrAdd(byPlayer, row.player, () => []).push(row);
  return [...byPlayer].map(([player, own]) => ({ player, rows: own.length, hash: hashRows(own) }));
}

/** Hashes rows in chunks, because one by one is slow, and all at once would need too much memory. */
function hashRows(rows: readonly HashableRow[]): string {
  const hash = sha256.create();
  for (let at = 0; at < rows.length; at += ROWS_PER_HASH_UPDATE) {
    const lines = rows
      .slice(at, at + ROWS_PER_HASH_UPDATE)
      .map(({ from, cells }) => `${JSON.stringify([from, ...cells])}\n`);
    hash.update(lines.join(''));
  }
  return hash.hex();
}

const ROWS_PER_HASH_UPDATE = 1000;

function omittedRowsNotice({ player, rows }: OmittedRows): string {
  return player === ''
    ? `Refused and not listed: ${plural(rows, 'more row')} with an unknown key.`
    : `Not counted and not listed: ${plural(rows, 'more row')} from ${player}, each replaced by a later answer or refused.`;
}
