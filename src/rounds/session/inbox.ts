// The inbox: turns rows of the response sheets into submissions, found by question title and player key. Nothing in a
// row makes it throw, and no row vanishes.
import { asRecorded } from './host-part';
import { type Cell, answerText } from '../../games/frame/fields';
import type { OpenStage } from '../../games/frame/match';
import { typedKey } from '../../games/frame/typed-names';
import type { Ahead, Cursor, LeftOut, ReceivedSubmission, Unread } from '../record/entries';
import type { ResponseSheet } from '../ports/host-book';
import { isAcceptedLate, type CarriedStage, type GameRecord } from '../record/game-record';
import { sentBy, type People, type Person } from '../record/people';
import { answersOf, answersOthers, columnNotices, columnsOf, KEY_TITLE, type Columns } from './columns';
import { opensAtStart } from './face-down';
import { fromForm, type Seating } from './form-choices';
import { keepRows, type Room, cutCells, longestRow } from './kept-rows';
import { findLanded } from './on-their-way';
import { keyAndMark, pageMark } from './page-marks';
import {
  aheadIn,
  areBehind,
  editedRows,
  stampNotices,
  stampOf,
  timeOf,
  unreadNotices,
  type TimedRow,
} from './stamps';
import { sha256 } from 'js-sha256';
import { keptIn } from '../../games/frame/lazy';
import { count } from '../../games/frame/wording';

/** The precision of times in a response sheet: Forms writes whole seconds. */
const STAMP_MS = 1000;

export interface Inbox {
  /** New submissions of the open stage, in the order received. */
  readonly received: readonly ReceivedSubmission[];
  /** Rows that do not count and are too many to be kept. */
  readonly leftOut: readonly LeftOut[];
  /** Submissions that the host has set aside. */
  readonly setAside: readonly { readonly player: string; readonly at: number }[];
  /** Submissions that count for the stage before because the host said so; `title` is that stage's. */
  readonly moved: readonly {
    readonly from: string;
    readonly player: string;
    readonly at: number;
    readonly title: string;
  }[];
  /** The marks of the submissions that are kept, by `from`; empty for one that came by a form. For the host alone. */
  readonly marks: ReadonlyMap<string, string>;
  /** The names of submissions that a form gave before their rows were there, also of those that are not kept. */
  readonly sent: readonly string[];
  /** How many rows were read of each tab of responses. */
  readonly cursors: readonly Cursor[];
  /** Times in the rows that are later than now. */
  readonly ahead: readonly Ahead[];
  /** The forms whose clocks seem wrong: all their new rows show times from before their tabs were last read. */
  readonly behind: readonly string[];
  /** Whose keys came with submissions that are nobody's, by `from`. For the host alone. */
  readonly unseated: ReadonlyMap<string, Person>;
  /** Sentences for the host about columns that are missing or cannot be told apart. */
  readonly notices: readonly string[];
}

type Origin = Pick<ResponseRow, 'player' | 'unseated' | 'mark'>;

/** A row of a response sheet, or a response on its way there, before its answers are read. */
export interface ResponseRow {
  readonly form: string;
  /** The name that the row has as a submission, in the record too; a game calls it `id`. */
  readonly from: string;
  readonly columns: Columns;
  readonly cells: readonly Cell[];
  /** UTC milliseconds; 0 where the time cannot be told. */
  readonly at: number;
  /** Where the row stands among the others: its time, or that of the row above it where its own cannot be told. */
  readonly order: number;
  readonly player: string;
  /** Whose key it came with, if they had no seat then, or the key was replaced. */
  readonly unseated: Person | undefined;
  /** The mark of the opening for which a page sent the row; empty where it came by a form. */
  readonly mark: string;
  readonly onItsWay: boolean;
}

/** What one has to know to read rows. */
interface InboxContext {
  readonly people: People;
  readonly record: GameRecord;
  readonly stage: OpenStage;
  /** The instant after which submissions are late; null where they never are. */
  readonly closesAt: number | null;
  /** The instant at which the sheets are read, in UTC milliseconds. */
  readonly now: number;
  /** Gives the submissions that would count if no later one came. */
  readonly valid: (submissions: readonly ReceivedSubmission[]) => readonly ReceivedSubmission[];
  /** How much room there is for rows kept in full. */
  readonly room: Room;
}

/** Reads the new rows of all response sheets. */
export function readInbox(sheets: readonly ResponseSheet[], context: InboxContext): Inbox {
  const { valid, room } = context;
  const { removed, moved } = context.record.pending;
  const read = sheets.map((sheet) => ({ sheet, ...arrivalsIn(sheet, context) }));
  const all = read.flatMap(({ arrivals }) => arrivals).sort((a, b) => a.order - b.order);
  const titleOf = (name: string): string | undefined => moved.find(({ from }) => from === name)?.title;
  const arrivals = all.filter(({ from }) => !removed.includes(from) && titleOf(from) === undefined);
  const { kept, left } = keepRows(
    {
      rows: arrivals,
      playerOf: ({ player }) => player,
      read: (arrival) => receive(arrival, context),
      valid,
    },
    room,
  );
  const leftOut = leftOutOf(left);
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
    marks: marksOf(arrivals, kept),
    sent: all.filter(({ onItsWay }) => onItsWay).map(({ from }) => from),
    cursors: cursorsIn(sheets),
    ahead: read.flatMap(({ sheet, rows }) => aheadIn(sheet, rows)),
    behind: read.flatMap(({ sheet, rows }) => (areBehind(sheet, rows, context.record) ? [sheet.form] : [])),
    notices: [
      ...read.flatMap(({ sheet, rows }) => [
        ...columnNotices(sheet, context.stage),
        ...stampNotices(sheet, rows, context),
        ...unreadNotices(sheet, context.stage),
      ]),
      ...leftOut.map(leftOutNotice),
    ],
  };
}

/** Reads a row that belongs to no resolved stage as an answer to another stage than the open one. */
export function readAgain(
  sheets: readonly ResponseSheet[],
  { people, record, stage, now }: Pick<InboxContext, 'people' | 'record' | 'stage' | 'now'>,
  from: string,
): ReceivedSubmission | undefined {
  for (const sheet of sheets) {
    const found = arrivalsIn(sheet, { people, record, now }).arrivals.find(
      (arrival) => arrival.from === from,
    );
    if (found !== undefined) return receive(found, { people, record, stage, closesAt: null });
  }
  return undefined;
}

/** Finds the rows of a sheet that belong to no resolved stage, or were edited since. */
export function arrivalsIn(
  sheet: ResponseSheet,
  { people, record, now }: Pick<InboxContext, 'people' | 'record' | 'now'>,
): { readonly arrivals: readonly ResponseRow[]; readonly rows: readonly TimedRow[] } {
  const { form } = sheet;
  const done = record.cursors.get(sheet.sheet) ?? 0;
  const roster = new Set(record.setUp.held.map(({ seat }) => seat));
  const originIn = (own: Columns, cells: readonly Cell[], at: number): Origin =>
    originOf(people, roster, answersOf(own, cells)(KEY_TITLE), at);
  const arrivals: ResponseRow[] = [];
  const rows: TimedRow[] = [];
  const columns = columnsOf(sheet.header);
  let order = 0;
  const add = (row: number, cells: readonly Cell[]): void => {
    if (cells.every((cell) => answerText(cell) === '')) return;
    const time = timeOf({ sheet: sheet.sheet, row, stamp: stampOf(sheet, cells) }, record, now);
    const { at } = time;
    if (at !== 0) order = at;
    const from = nameOf(sheet, row, at, row < done);
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
  const landed = findLanded(sheet, known, record).rows;
  for (const [row, cells] of sheet.rows) if (row >= done && !landed.has(row)) add(row, cells);
  for (const { from, at, player, mark = '', answers } of fromForms) {
    const { columns: own, cells } = columnsAndCells(answers);
    const origin = { player, unseated: undefined, mark };
    arrivals.push({ form, from, columns: own, cells, at, order: at, ...origin, onItsWay: true });
  }
  for (const { name: from, at, answers } of sheet.onTheirWay ?? []) {
    if (known.includes(from)) continue;
    const own = columnsOf(answers.map(([title]) => title));
    const cells = answers.map(([, answer]) => answer);
    const origin = originIn(own, cells, at);
    arrivals.push({ form, from, columns: own, cells, at, order: at, ...origin, onItsWay: true });
  }
  return { arrivals, rows };
}

/** Names a row as a submission: by its form and row, and by its time where it was edited after it had been read. */
function nameOf({ form, sheet }: ResponseSheet, row: number, at: number, edited: boolean): string {
  return `${form}:${sheet}:${row + 2}${edited ? `@${at}` : ''}`;
}

function receive(
  { form, from, columns, cells, at, player, mark }: ResponseRow,
  { people, record, stage, closesAt }: Timing,
): ReceivedSubmission {
  const when = whenOf({ people, record, stage, closesAt }, { at, player, mark });
  return {
    from,
    at,
    player,
    move: asRecorded(
      moveOf(stage, form, { people, record }, columns, cutCells(cells, longestRow(stage, form))),
    ),
    ...(isAcceptedLate(record.pending, { from, at }) ? {} : FLAGS[when]),
  };
}

/**
 * `former`: sent from a page that showed another opening, or before a stage was opened again, so that it answers
 * another stage or an earlier opening of this one.
 */
type When = 'in-time' | 'late' | 'early' | 'former';

const FLAGS: Readonly<Record<When, Pick<ReceivedSubmission, 'late' | 'early' | 'former'>>> = {
  'in-time': {},
  late: { late: true },
  early: { late: true, early: true },
  former: { late: true, former: true },
};

/**
 * Tells by the time of a submission, or by its mark, whether it is in time. It is early where it was sent before the
 * stage could be read, say while the one before was being resolved. Some stages can be read only once their clock is
 * started (PH-5).
 */
function whenOf(
  { record, stage, closesAt }: Timing,
  { at, player, mark }: Pick<ResponseRow, 'at' | 'player' | 'mark'>,
): When {
  const isMarked = mark !== '' && player !== '';
  if (isMarked && mark !== pageMark(record, player)) return 'former';
  // A submission without a time belongs to the stage in which it is first read (ALL-12).
  if (at === 0) return 'in-time';
  const { openedAt, readableAt, reopened } = record;
  const isBefore = readableAt === undefined ? at <= openedAt - STAMP_MS : at < readableAt;
  if (isBefore && !isMarked) return reopened ? 'former' : 'early';
  const { clockAt } = record.pending;
  if (opensAtStart(record, stage) && (clockAt === undefined || at < clockAt - STAMP_MS)) return 'early';
  return closesAt !== null && at > closesAt ? 'late' : 'in-time';
}

type Timing = Pick<InboxContext, 'people' | 'record' | 'stage' | 'closesAt'>;

function marksOf(arrivals: readonly ResponseRow[], kept: readonly ReceivedSubmission[]): Inbox['marks'] {
  const names = new Set(kept.map(({ from }) => from));
  return new Map(
    arrivals.flatMap(({ from, mark }): readonly [string, string][] =>
      names.has(from) ? [[from, mark]] : [],
    ),
  );
}

/** Counts the rows read of each of these sheets. */
export function cursorsIn(sheets: readonly ResponseSheet[]): readonly Cursor[] {
  return sheets.map((sheet) => ({ sheet: sheet.sheet, rows: rowsOf(sheet) }));
}

/** Counts the rows of responses in a sheet. */
function rowsOf(sheet: ResponseSheet): number {
  let rows = sheet.unread + sheet.stamps.length;
  for (const row of sheet.rows.keys()) rows = Math.max(rows, row + 1);
  return rows;
}

/**
 * Finds the player whose seat the sender of this key held; empty for a key that is nobody's. Nobody is told which name a
 * wrong key nearly matched. A submission sent before its key was replaced, or its seat changed hands, stays the player's.
 */
function originOf(people: People, roster: ReadonlySet<string>, cell: Cell, at: number): Origin {
  const { key, mark } = keyAndMark(typedKey(answerText(cell)));
  const { person, seat } = sentBy(people, key, at) ?? {};
  return seat !== undefined && roster.has(seat)
    ? { player: seat, unseated: undefined, mark }
    : { player: '', unseated: person, mark };
}

/** Adds to the submissions that waited for a stage those whose answers can be read only now that it is open. */
export function readNow(
  stage: OpenStage,
  { unread = [], ...waiting }: CarriedStage,
  seating: Seating,
): CarriedStage {
  const received = unread.map(({ from, at, player, form, answers }): ReceivedSubmission => {
    const { columns, cells } = columnsAndCells(answers);
    return { from, at, player, move: asRecorded(moveOf(stage, form, seating, columns, cells)) };
  });
  return { ...waiting, submissions: [...waiting.submissions, ...received] };
}

/** Lays answers out as in a row of a tab of responses, whose first column is the time. */
function columnsAndCells(answers: Unread['answers']): Pick<ResponseRow, 'columns' | 'cells'> {
  return {
    columns: columnsOf(['', ...answers.map(({ title }) => title)]),
    cells: ['', ...answers.map(({ answer }) => answer)],
  };
}

function moveOf(
  stage: OpenStage,
  form: string,
  seating: Seating,
  columns: Columns,
  cells: readonly Cell[],
): unknown {
  const asked = stage.asks.find((candidate) => candidate.form === form);
  // A response to the form of another stage holds no move of this one, and what stands here is refused when it is read.
  if (asked === undefined) return { [`form ${form}`]: true };
  const titles = asked.questions.map(({ title }) => title);
  // The same where a correction has taken the questions away. Otherwise such a response would count as an empty one
  // where every question may be left out.
  return answersOthers(columns, cells, titles)
    ? { [OTHER_QUESTIONS]: true }
    : asked.fromAnswers(fromForm(asked.questions, seating, answersOf(columns, cells)));
}

/** Stands for a response that answers only questions which are not asked now. */
const OTHER_QUESTIONS = 'answers to questions that are not asked now';

interface Row {
  readonly from: string;
  readonly player: string;
  readonly cells: readonly Cell[];
}

/** Sums up the rows that are not kept: for each player how many, and a hash of them. */
function leftOutOf(rows: readonly Row[]): readonly LeftOut[] {
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
function leftOutNotice({ player, rows }: LeftOut): string {
  return player === ''
    ? `Refused, and not listed here: ${count(rows, 'more row')} with a key that is nobody’s.`
    : `Not counted, and not listed here: ${count(rows, 'more row')} of ${player}, each replaced by a later one or refused.`;
}
