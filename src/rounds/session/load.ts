// Loads a session: reads the host book, builds the records from its ledger, and replays the game.
import type { Catalogue } from '../../games/frame/catalogue';
import { fail, ok, type Result } from '../../games/frame/result';
import { hostTimeZone } from '../contacts/contacts';
import { recordedLastRow, readFilesTab } from '../record/files-tab';
import { tabsToRead, type TabToRead } from '../record/game-files';
import { type GameRecord } from '../record/game-record';
import { foldRecords, NO_RECORDS } from '../record/fold';
import type { LedgerRow } from '../record/ledger';
import { missingLastRow, type LedgerCache, type CachedRow } from '../record/ledger-cache';
import { missingLastRowsProblem } from '../record/ledger-end';
import { LEDGER_DELETED, readLedger } from '../record/ledger-tab';
import { olderBookProblem } from '../record/older-book';
import { sessionLedger } from '../record/session-ledger';
import type { HostBook, HostSnapshot, ReadOptions, ResponseSheet } from '../ports/host-book';
import type { Ports } from '../ports/ports';
import { isTimeZone, shortTimeText } from '../time/time-zone';
import type { CallProblem } from '../reply/reply';
import { assembleSession, requireGame, type GameSession, type Session } from './game-session';
import { countRows, missingRows, missingRowsProblem, recordedTimeZone } from './row-counts';
import { possibleLogTexts } from './round-log-text';
import { editedRows, timestampColumn, rowTimestamp } from './timestamps';

type LoadPorts = Pick<Ports, 'book' | 'now' | 'games'>;

export interface LoadOptions extends Pick<ReadOptions, 'rendered'> {
  /** Only for the call that continues from a book with lost rows. All other calls refuse a book with lost rows. */
  readonly older?: boolean;
}

/** Loads the session with one request, or two if responses were edited since they were read. */
export function load(
  { book: port, now, games }: LoadPorts,
  { older = false, ...reading }: LoadOptions = {},
): Result<Session, CallProblem> {
  const read = port.read(older ? { ...reading, afresh: true } : reading);
  if (!read.ok) return read;
  if (!isTimeZone(read.value.zone)) return fail(unknownTimeZoneProblem(read.value.zone));
  const all = older ? readRows(read.value, games) : readEntireLedger(port, read.value, games);
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
  const forms = folded === undefined ? [] : tabsToRead({ ...folded, ...files.value });
  const found = withResponses(port, read.value, forms, tabsToRead(files.value, 'question'));
  if (!found.ok) return found;
  const readAt = now();
  const snapshot = { ...found.value, readAt };
  if (folded === undefined) {
    return season === undefined
      ? ok({ kind: 'empty', snapshot, ...ledger })
      : ok({ kind: 'between', snapshot, ...ledger, people, season, files: files.value });
  }
  const readableAt = readableSince(read.value.known, folded);
  const record: GameRecord = { ...folded, ...files.value, readableAt };
  const responses = withEditedRows(port, snapshot, record, readAt);
  if (!responses.ok) return responses;
  const whole = { ...snapshot, responses: responses.value };
  const session = assembleSession({ snapshot: whole, ...ledger }, { people, season, game: record });
  return session.ok && !older ? checkRowCounts(port, session.value) : session;
}

/** Remembers the row counts of response tabs. Refuses the session if a count has decreased. */
function checkRowCounts(port: HostBook, session: GameSession): Result<GameSession, CallProblem> {
  const missing = missingRows(session);
  if (missing !== undefined) return fail(missingRowsProblem(missing));
  // After a change of zone, wait until it's noted, because known rows are then read in the old zone.
  if (recordedTimeZone(session.record) !== session.snapshot.stampZone) return ok(session);
  const rows = countRows(session);
  if (JSON.stringify(rows) !== JSON.stringify(session.snapshot.knownRows)) port.rememberRows(rows);
  return ok(session);
}

/** When players could first read the open stage; undefined if unknown. */
function readableSince(
  { openings }: LedgerCache,
  { opening }: Pick<GameRecord, 'opening'>,
): number | undefined {
  return openings.find(({ row }) => row === opening)?.at;
}

/** The ledger, if its last known row is there; empty for a book that never had a ledger. */
function readEntireLedger(
  port: HostBook,
  snapshot: HostSnapshot,
  games: Catalogue,
): Result<readonly LedgerRow[], CallProblem> {
  const ledger = readRows(snapshot, games);
  if (!ledger.ok) return ledger;
  const { known } = snapshot;
  const noted = recordedLastRow(snapshot.files);
  if (snapshot.ledger === undefined)
    return known.last === undefined ? ledger : fail(olderBookProblem(known.last, [], known, ''));
  const missing = findMissingRow(port, snapshot, ledger.value);
  const cut = missingLastRowsProblem(ledger.value, noted);
  if (missing === undefined) return cut === undefined ? ledger : fail(cut);
  const last = ledger.value[ledger.value.length - 1];
  const from = last === undefined ? '' : shortTimeText(last.at, hostTimeZone(snapshot));
  if (cut === undefined) return fail(olderBookProblem(missing, ledger.value, known, from));
  // If the ledger is empty, there's nothing to continue from.
  return fail(ledger.value.length === 0 ? cut : { ...cut, lostRow: missing.hash });
}

/** The last row written, if it's missing from the book's current and archived ledgers. */
export function findMissingRow(
  port: HostBook,
  { known, files }: HostSnapshot,
  ledger: readonly LedgerRow[],
): CachedRow | undefined {
  return missingLastRow(ledger, known, recordedLastRow(files)) ?? missingEarlierRow(port, ledger, known);
}

/** The ledger as it is now; empty for a book without one. */
function readRows(
  { ledger: rows, files }: HostSnapshot,
  games: Catalogue,
): Result<readonly LedgerRow[], CallProblem> {
  // The Files tab is created together with the ledger. If it exists, the ledger was deleted.
  if (rows === undefined) return files === undefined ? ok([]) : fail(LEDGER_DELETED);
  return readLedger(rows, { noted: recordedLastRow(files), textsOf: possibleLogTexts(games) });
}

/** The last known row, if it's from before the ledger's first row and missing from the archived ledgers too. */
function missingEarlierRow(
  port: HostBook,
  ledger: readonly LedgerRow[],
  { last }: LedgerCache,
): CachedRow | undefined {
  if (last === undefined || last.number >= (ledger[0]?.number ?? 0)) return undefined;
  const earlier = port.archives();
  // If the archives can't be read, assume that they have the row.
  if (!earlier.ok) return undefined;
  return earlier.value.some((rows) => rows.some((cells) => cells.includes(last.hash))) ? undefined : last;
}

export function loadGame(ports: LoadPorts): Result<GameSession, CallProblem> {
  const loaded = load(ports);
  return loaded.ok ? requireGame(loaded.value) : loaded;
}

const COPIED_BOOK: CallProblem = {
  code: 'copied-book',
  text: 'Opening this game: this spreadsheet is a copy. Its forms and books belong to the original. Open the original instead.',
};

function unknownTimeZoneProblem(zone: string): CallProblem {
  return {
    code: 'unknown-zone',
    text: `Reading the game: Round Keeper doesn’t know the spreadsheet’s time zone “${zone}”. Choose another under File › Settings › Time zone, then try again.`,
    again: true,
  };
}

/**
 * Re-reads the book if response tabs are missing from the snapshot. Separates the tabs of questions to winners from the
 * stages' tabs.
 */
function withResponses(
  book: HostBook,
  snapshot: HostSnapshot,
  forms: readonly TabToRead[],
  asked: readonly TabToRead[],
): Result<HostSnapshot, CallProblem> {
  const reading = [...forms, ...asked];
  const isKnown = ({ sheet }: TabToRead): boolean =>
    snapshot.responses.some((known) => known.sheet === sheet);
  const read = reading.every(isKnown) ? ok(snapshot) : book.read({ reading });
  if (!read.ok || asked.length === 0) return read;
  const isAsked = ({ form }: ResponseSheet): boolean => asked.some((one) => one.form === form);
  const { responses } = read.value;
  return ok({
    ...read.value,
    responses: responses.filter((sheet) => !isAsked(sheet)),
    asked: responses.filter(isAsked),
  });
}

function withEditedRows(
  book: HostBook,
  snapshot: HostSnapshot,
  record: GameRecord,
  now: number,
): Result<readonly ResponseSheet[], CallProblem> {
  const sheets: ResponseSheet[] = [];
  for (const known of snapshot.responses) {
    const sheet = withTimestamps(book, known, record);
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

/** If the timestamps' column isn't the first, reads all rows to collect the timestamps. */
function withTimestamps(
  book: HostBook,
  sheet: ResponseSheet,
  record: GameRecord,
): Result<ResponseSheet, CallProblem> {
  const done = record.cursors.get(sheet.sheet) ?? 0;
  const column = timestampColumn(sheet.header);
  if (column === 0 || done === 0) return ok(sheet);
  const before = Array.from({ length: Math.max(0, done - sheet.unread) }, (_, row) => sheet.unread + row);
  const read = book.readRows(sheet.sheet, before);
  if (!read.ok) return read;
  return ok({ ...sheet, timestamps: before.map((row) => rowTimestamp(sheet, read.value.get(row) ?? [])) });
}
