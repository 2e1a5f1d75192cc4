// The published record of an ended game, and the proof that everything in it follows from the seed and the submissions.
// A record can be forged so that it fits itself: that it is the one of this game shows only by a hash that somebody
// noted while the game was played.
import type { Catalogue } from '../../games/frame/catalogue';
import { unknownJson, listOf, object, text, whole, type ValueOf } from '../../games/frame/fields';
import { type JsonObject, present } from '../../games/frame/json';
import { readFile } from '../../games/frame/json-file';
import { problemTexts, fail, ok, type Result } from '../../games/frame/result';
import { pastedText } from '../../games/frame/typed-names';
import { count, quote } from '../../games/frame/wording';
import { readEntry, type EntryKind } from '../record/entries';
import { scenarioOf } from './export';
import {
  commitment,
  firstBrokenRow,
  isHash,
  publishLedger,
  SEASON_ROW,
  type LedgerRow,
} from '../record/ledger';
import { foldLedger, foldRecords, NO_RECORDS } from '../record/fold';
import { replay } from '../session/replay';
import { timeText } from '../time/time-zone';

const FORMAT = 'round-keeper-record-2';

const word = (title: string): ReturnType<typeof text> => text({ title });

const recordField = object({
  format: word('format'),
  game: word('game'),
  seed: word('seed'),
  commitment: word('commitment'),
  continues: word('continues'),
  rows: listOf(
    object({
      number: whole({ title: 'number' }),
      at: whole({ title: 'at' }),
      who: word('who'),
      text: word('text'),
      kind: word('kind'),
      data: word('data'),
      hash: word('hash'),
    }),
  ),
  outcome: unknownJson,
});
export type PublishedRecord = ValueOf<typeof recordField>;

/**
 * Makes the record file of a game: its ledger without what identifies the people behind the names, its seed, its
 * outcome.
 */
export function publishedRecord(
  ledger: readonly LedgerRow[],
  outcome: JsonObject | null,
): PublishedRecord | undefined {
  const record = foldLedger(ledger);
  if (record === undefined) return undefined;
  const { game, seed } = record.setUp;
  return { format: FORMAT, game, seed, commitment: commitment(seed), ...publishLedger(ledger), outcome };
}

/** What a proof found, one sentence for each step; the last sentence of a failed proof names what does not fit. */
export interface Proof {
  readonly holds: boolean;
  /**
   * False if there is nothing to prove: no published record, none that this version reads, or a noted hash that is none.
   */
  readonly isRecord: boolean;
  readonly steps: readonly string[];
  /** True where the noted hash is that of a row which, as the record says, was lost: such a hash proves nothing. */
  readonly isNotedLost?: true;
  /** The game as a scenario, for looking at it round by round. */
  readonly scenario?: JsonObject;
}

/** What somebody noted from the public book while the game was played. */
export interface Evidence {
  /** The seed's hash that the public book showed from set-up on. */
  readonly commitment?: string;
  /** A hash of the record that the public book showed at any time. */
  readonly hash?: string;
}

/** Checks a record file, and compares it with somebody's notes from the public book where there are any. */
export function prove(json: unknown, noted: Evidence, games: Catalogue): Proof {
  const record = readRecord(json);
  if (!record.ok) return { holds: false, isRecord: false, steps: [record.error] };
  const notes = readNotes(noted);
  if (!notes.ok) return { holds: false, isRecord: false, steps: [notes.error] };
  const evidence = notes.value;
  const steps: string[] = [];
  const result = check(record.value, evidence, games, (step) => steps.push(step));
  const isNotedLost = evidence.hash !== undefined && lostIn(record.value.rows, evidence.hash) !== undefined;
  return result.ok
    ? { holds: true, isRecord: true, steps, scenario: result.value, ...(isNotedLost ? { isNotedLost } : {}) }
    : { holds: false, isRecord: true, steps: [...steps, result.error] };
}

/**
 * Reads hashes as people note them: copied cells bring blanks, line breaks and invisible characters along. Capitals are
 * letters of their own, except in hexadecimal digits.
 */
function readNotes({ commitment: ofSeed, hash }: Evidence): Result<Evidence, string> {
  const plain = (text: string): string => {
    const letters = pastedText(text).replaceAll(' ', '');
    return /^[0-9a-f]{64}$/i.test(letters) ? letters.toLowerCase() : letters;
  };
  const [seed, row] = [ofSeed, hash].map((text) => (text === undefined ? undefined : plain(text)));
  if (seed !== undefined && !(isHash(seed) && seed.length === commitment('').length))
    return fail(`${quote(seed)} is no hash of a seed, which has 64 digits from 0 to f. ${COPY_ALL}`);
  if (row !== undefined && !isHash(row))
    return fail(
      `${quote(row)} is no hash of a record, which has 22 letters and digits, or 64 digits from 0 to f. ${COPY_ALL}`,
    );
  return ok(present({ commitment: seed, hash: row }));
}

const COPY_ALL = 'Copy all of it, capitals as they are, and try again.';

/** Reads a published record and checks its form. */
function readRecord(json: unknown): Result<PublishedRecord, string> {
  const reading = readFile(recordField, json, 'The record');
  if (!reading.ok) return fail(`This is not a published record: ${problemTexts(reading.problems).join(' ')}`);
  const { format } = reading.value;
  return format === FORMAT
    ? ok(reading.value)
    : fail(`This is not a record that this version reads: its format is ${quote(format)}.`);
}

function check(
  { game, seed, commitment: shown, continues, rows, outcome }: PublishedRecord,
  evidence: Evidence,
  games: Catalogue,
  say: (step: string) => void,
): Result<JsonObject, string> {
  if (commitment(seed) !== shown) return fail('The seed does not give the hash in the record.');
  if (evidence.commitment !== undefined && evidence.commitment !== shown) {
    return fail('The seed is not the one whose hash you noted.');
  }
  say(
    `The seed gives the hash ${shown}, ${evidence.commitment === undefined ? 'as the record says' : 'which you noted'}.`,
  );
  if (rows.every(({ kind }) => kind === SEASON_ROW))
    return fail('The rows of the game are missing from the record: nothing shows how it was played.');
  const broken = firstBrokenRow(continues, rows);
  if (broken !== undefined) return fail(`Row ${broken} of the record was changed: its hash does not fit.`);
  say(`The hashes of all ${rows.length} rows fit: each row follows the one before it.`);
  const noted = rows.findIndex(({ hash }) => hash === evidence.hash);
  const lost = evidence.hash === undefined ? undefined : lostIn(rows, evidence.hash);
  if (lost !== undefined) say(lostText(lost));
  else if (evidence.hash !== undefined) {
    const row = rows[noted];
    if (row === undefined) {
      return fail(
        `The hash that you noted is not in this record of ${count(rows.length, 'row')}: ${isContinued(rows) ? 'it was noted before the game went on from an export, and belongs to the earlier record, or this one' : 'it'} ends before that hash, or was changed since then.`,
      );
    }
    say(`The hash that you noted is row ${row.number}'s: no row up to it was changed since you noted it.`);
  }
  const ledger = ledgerOf(rows);
  if (!ledger.ok) return ledger;
  const played = playAgain(ledger.value, { game, seed, outcome }, games, say);
  if (!played.ok) return played;
  if (!rows.some(({ kind }) => kind === ('published' satisfies EntryKind))) {
    return fail('The record ends before it was published: rows at its end are missing.');
  }
  const isProved = evidence.hash !== undefined && lost === undefined;
  const unproved = isProved ? writtenAfter(rows.slice(noted + 1)) : NOTHING_NOTED;
  if (unproved !== undefined) say(unproved);
  return played;
}

/** Where a game went on from an older version of its book, so that the rows after it were lost. */
interface Restored {
  readonly at: number;
  /** The number of the last row that was kept, and of the last row that was lost. */
  readonly kept: number;
  readonly upTo: number;
}

/**
 * Finds the place where a record says that the row with this hash was lost; undefined where it has the row, or says
 * nothing.
 */
function lostIn(rows: PublishedRecord['rows'], hash: string): Restored | undefined {
  if (rows.some((row) => row.hash === hash)) return undefined;
  for (const { number, at, kind, data } of rows) {
    const entry = readEntry(kind, data);
    if (entry?.kind === 'restored' && entry.body.lost.some((one) => one === hash))
      return { at, kept: number - 1, upTo: entry.body.upTo };
  }
  return undefined;
}

function lostText({ at, kept, upTo }: Restored): string {
  // After going on from an older version, rows with the same numbers are written a second time.
  const rows = upTo > kept ? `after it, up to row ${upTo},` : `in other rows, up to another row ${upTo},`;
  return `Restored on ${timeText(at, 'Etc/UTC')}: the hash that you noted is of a row that was lost then. An older version of the host’s book was brought back, which ended with row ${kept}. What was written ${rows} was lost, and the game continued from there. Ask the host why, if you were not told.`;
}

/** Whether the record is of a game that goes on from an export. */
function isContinued([first]: PublishedRecord['rows']): boolean {
  const entry = first === undefined ? undefined : readEntry(first.kind, first.data);
  return entry?.kind === 'set-up' && entry.body.continued === true;
}

const NOTHING_NOTED =
  'Not checked: whether this is the record of the game that was played. Nothing in it shows that these are the submissions that were made: whoever has a record can write another one that fits itself as well. Give a hash of the record that you noted while the game was played: --hash HASH.';

/**
 * Says that these rows were written after the noted hash, which proves nothing of them; undefined where there are none.
 */
function writtenAfter(rows: PublishedRecord['rows']): string | undefined {
  const [first, last] = [rows[0], rows[rows.length - 1]];
  if (first === undefined || last === undefined) return undefined;
  return first === last
    ? `Not checked: row ${first.number}, which was written after the hash that you noted.`
    : `Not checked: rows ${first.number} to ${last.number}, which were written after the hash that you noted.`;
}

/** Makes the ledger of one game of the published rows, without those of its season. */
function ledgerOf(rows: PublishedRecord['rows']): Result<readonly LedgerRow[], string> {
  const ledger: LedgerRow[] = [];
  for (const row of rows) {
    // Only the hash of such a row is published: what it says belongs to the season, not to this match.
    if (row.kind === SEASON_ROW) continue;
    const entry = readEntry(row.kind, row.data);
    if (entry === undefined) {
      return fail(
        `Row ${row.number} of the record cannot be read: its data is not that of ${quote(row.kind)}.`,
      );
    }
    if ((entry.kind === 'set-up') !== (ledger.length === 0)) {
      return fail(
        `Row ${row.number} of the record is out of place: the first row, and no other, sets the game up.`,
      );
    }
    ledger.push({ ...row, entry });
  }
  return ok(ledger);
}

function playAgain(
  ledger: readonly LedgerRow[],
  shown: Pick<PublishedRecord, 'game' | 'seed' | 'outcome'>,
  games: Catalogue,
  say: (step: string) => void,
): Result<JsonObject, string> {
  const { people, game: record } = foldRecords(NO_RECORDS, ledger);
  if (record === undefined) return fail('The game in the record was put away.');
  const { setUp } = record;
  if (shown.game !== setUp.game) {
    return fail(`The game in the record is ${quote(shown.game)}, but row 1 sets up ${quote(setUp.game)}.`);
  }
  if (shown.seed !== setUp.seed)
    return fail('The seed in the record is not the one that its first row sets up.');
  const replayed = replay(record, games);
  if (!replayed.ok) return fail(replayed.error.text);
  if (replayed.value.stoppedAt !== undefined) return fail(replayed.value.stoppedAt.why.text);
  const { opened } = replayed.value;
  if (JSON.stringify(opened.outcome) !== JSON.stringify(shown.outcome)) {
    return fail('Playing the record again gives another outcome than the one in it.');
  }
  say(
    `Playing ${count(record.stages.length, 'stage')} again from the seed and the submissions gives the same outcome.`,
  );
  return ok(scenarioOf(record, people, games));
}
