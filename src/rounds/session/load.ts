// Loading: the host book in one read, its ledger folded into the record, and the record played.
import type { Catalogue } from '../../games/frame/catalogue';
import { fail, ok, type Result } from '../../games/frame/result';
import { hostZone } from '../contacts/contacts';
import { lastRowNoted, readFilesTab } from '../record/files-tab';
import { readingOf, type ReadFrom } from '../record/game-files';
import { type GameRecord } from '../record/game-record';
import { foldRecords, NO_RECORDS } from '../record/fold';
import type { LedgerRow } from '../record/ledger';
import { missingRow, type KnownLedger, type KnownRow } from '../record/known-ledger';
import { missingLastRows } from '../record/ledger-end';
import { LEDGER_DELETED, readLedger } from '../record/ledger-tab';
import { olderBook } from '../record/older-book';
import { sessionLedger } from '../record/session-ledger';
import type { HostBook, HostSnapshot, ReadOptions, ResponseSheet } from '../ports/host-book';
import type { Ports } from '../ports/ports';
import { isZone, shortTimeText } from '../time/time-zone';
import type { CallProblem } from '../reply/reply';
import { assembleSession, gameOf, type GameSession, type Session } from './game-session';
import { countRows, missingRows, rowsMissing, zoneNoted } from './known-rows';
import { playedTexts } from './round-words';
import { editedRows, stampColumn, stampOf } from './stamps';

/** The ports that loading needs. */
type BookPort = Pick<Ports, 'book' | 'now' | 'games'>;

/** What a command needs read beside the game. */
export interface LoadOptions extends Pick<ReadOptions, 'rendered'> {
  /** True for the call that goes on from a book that has lost rows; no other call reads such a book. */
  readonly older?: boolean;
}

/** Reads the host book in one call; in two where responses were edited after they had been read. */
export function load(
  { book: port, now, games }: BookPort,
  { older = false, ...reading }: LoadOptions = {},
): Result<Session, CallProblem> {
  const read = port.read(older ? { ...reading, afresh: true } : reading);
  if (!read.ok) return read;
  if (!isZone(read.value.zone)) return fail(unknownZone(read.value.zone));
  const all = older ? readRows(read.value, games) : readWhole(port, read.value, games);
  if (!all.ok) return all;
  const ledger = { ...sessionLedger(all.value), games };
  const { people, season, game: folded } = foldRecords(NO_RECORDS, all.value);
  const book = folded?.setUp.book ?? season?.book;
  if (book === undefined) {
    return ok({ kind: 'empty', snapshot: { ...read.value, readAt: now() }, ...ledger });
  }
  if (book !== read.value.book) return fail(COPIED_BOOK);
  const files = readFilesTab(read.value.files);
  if (!files.ok) return files;
  if (folded === undefined) {
    const snapshot = { ...read.value, readAt: now() };
    return season === undefined
      ? ok({ kind: 'empty', snapshot, ...ledger })
      : ok({ kind: 'between', snapshot, ...ledger, people, season, files: files.value });
  }
  const readableAt = readableSince(read.value.known, folded);
  const record: GameRecord = { ...folded, ...files.value, readableAt };
  const snapshot = withResponses(port, read.value, record);
  if (!snapshot.ok) return snapshot;
  const readAt = now();
  const responses = withEditedRows(port, snapshot.value, record, readAt);
  if (!responses.ok) return responses;
  const whole = { ...snapshot.value, readAt, responses: responses.value };
  const session = assembleSession({ snapshot: whole, ...ledger }, { people, season, game: record });
  return session.ok && !older ? withRowsCounted(port, session.value) : session;
}

/** Notes how many rows its tabs of responses have; refuses a session in which one has fewer than before. */
function withRowsCounted(port: HostBook, session: GameSession): Result<GameSession, CallProblem> {
  const missing = missingRows(session);
  if (missing !== undefined) return fail(rowsMissing(missing));
  // Rows that came since the zone was changed are told apart from those before: they are counted once that is noted.
  if (zoneNoted(session.record) !== session.snapshot.stampZone) return ok(session);
  const rows = countRows(session);
  if (JSON.stringify(rows) !== JSON.stringify(session.snapshot.knownRows)) port.rememberRows(rows);
  return ok(session);
}

/** Gives the instant since when players could read of the open stage; undefined where it is not known. */
function readableSince(
  { openings }: KnownLedger,
  { opening }: Pick<GameRecord, 'opening'>,
): number | undefined {
  return openings.find(({ row }) => row === opening)?.at;
}

/** Reads the whole ledger, to the last row that is known of it; empty in a book that never had one. */
function readWhole(
  port: HostBook,
  snapshot: HostSnapshot,
  games: Catalogue,
): Result<readonly LedgerRow[], CallProblem> {
  const ledger = readRows(snapshot, games);
  if (!ledger.ok) return ledger;
  const { known } = snapshot;
  const noted = lastRowNoted(snapshot.files);
  if (snapshot.ledger === undefined)
    return known.last === undefined ? ledger : fail(olderBook(known.last, [], known, ''));
  const missing = missingIn(port, snapshot, ledger.value);
  const cut = missingLastRows(ledger.value, noted);
  if (missing === undefined) return cut === undefined ? ledger : fail(cut);
  const last = ledger.value[ledger.value.length - 1];
  const from = last === undefined ? '' : shortTimeText(last.at, hostZone(snapshot));
  if (cut === undefined) return fail(olderBook(missing, ledger.value, known, from));
  // Without any row there is nothing to go on from.
  return fail(ledger.value.length === 0 ? cut : { ...cut, lostRow: missing.hash });
}

/** Finds the last row that was written but is in no ledger of the book; undefined where none is missing. */
export function missingIn(
  port: HostBook,
  { known, files }: HostSnapshot,
  ledger: readonly LedgerRow[],
): KnownRow | undefined {
  return missingRow(ledger, known, lastRowNoted(files)) ?? notArchived(port, ledger, known);
}

/** Reads the rows of the ledger as they stand; none in a book without one. */
function readRows(
  { ledger: rows, files }: HostSnapshot,
  games: Catalogue,
): Result<readonly LedgerRow[], CallProblem> {
  // The Files tab is made together with the ledger: where it is there, a ledger was.
  if (rows === undefined) return files === undefined ? ok([]) : fail(LEDGER_DELETED);
  return readLedger(rows, { noted: lastRowNoted(files), textsOf: playedTexts(games) });
}

/**
 * Finds the last known row where it is older than the ledger's first one, and is not in the tab of earlier ledgers
 * either.
 */
function notArchived(
  port: HostBook,
  ledger: readonly LedgerRow[],
  { last }: KnownLedger,
): KnownRow | undefined {
  if (last === undefined || last.number >= (ledger[0]?.number ?? 0)) return undefined;
  const earlier = port.archives();
  // Where that tab cannot be read, the row is not known to be missing.
  if (!earlier.ok) return undefined;
  return earlier.value.some((rows) => rows.some((cells) => cells.includes(last.hash))) ? undefined : last;
}

/** Loads the game, or refuses where there is none. */
export function loadGame(ports: BookPort): Result<GameSession, CallProblem> {
  const loaded = load(ports);
  return loaded.ok ? gameOf(loaded.value) : loaded;
}

const COPIED_BOOK: CallProblem = {
  code: 'copied-book',
  text: 'Opening this game: this spreadsheet is a copy. Its forms and books belong to the original; go on there.',
};

function unknownZone(zone: string): CallProblem {
  return {
    code: 'unknown-zone',
    text: `Reading the game: the spreadsheet's time zone “${zone}” cannot be worked with. Choose one under File › Settings › Time zone, then try again.`,
    again: true,
  };
}

/** Adds the response sheets of the record that are not in the snapshot, with another read of the book. */
function withResponses(
  book: HostBook,
  snapshot: HostSnapshot,
  record: GameRecord,
): Result<HostSnapshot, CallProblem> {
  const reading = readingOf(record);
  const isKnown = ({ form, sheet }: ReadFrom): boolean =>
    snapshot.responses.some((known) => known.form === form && known.sheet === sheet);
  return reading.every(isKnown) ? ok(snapshot) : book.read({ reading });
}

function withEditedRows(
  book: HostBook,
  snapshot: HostSnapshot,
  record: GameRecord,
  now: number,
): Result<readonly ResponseSheet[], CallProblem> {
  const sheets: ResponseSheet[] = [];
  for (const known of snapshot.responses) {
    const sheet = withStamps(book, known, record);
    if (!sheet.ok) return sheet;
    const missing = editedRows(sheet.value, record, now).filter((row) => !sheet.value.rows.has(row));
    if (missing.length === 0) {
      sheets.push(sheet.value);
      continue;
    }
    const rows = book.readRows(known.sheet, missing);
    if (!rows.ok) return rows;
    sheets.push({ ...sheet.value, rows: new Map([...sheet.value.rows, ...rows.value]) });
  }
  return ok(sheets);
}

/** Adds the times of a sheet's rows where their column is not the first any more: then it reads all of them. */
function withStamps(
  book: HostBook,
  sheet: ResponseSheet,
  record: GameRecord,
): Result<ResponseSheet, CallProblem> {
  const done = record.cursors.get(sheet.sheet) ?? 0;
  const column = stampColumn(sheet.header);
  if (column === 0 || done === 0) return ok(sheet);
  if (column === undefined) return ok({ ...sheet, stamps: sheet.stamps.map(() => '') });
  const before = Array.from({ length: Math.max(0, done - sheet.unread) }, (_, row) => sheet.unread + row);
  const read = book.readRows(sheet.sheet, before);
  if (!read.ok) return read;
  const stamps = before.map((row) => stampOf(sheet, read.value.get(row) ?? []));
  for (const [row, cells] of sheet.rows)
    if (row >= sheet.unread) stamps[row - sheet.unread] = stampOf(sheet, cells);
  return ok({ ...sheet, stamps });
}
