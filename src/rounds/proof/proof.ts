// The published record of a finished game, and the proof that its results follow from seed and answers. A forged record can
// be consistent too, so only a hash written down during the game shows that it's the real one.
import type { Catalogue } from '../../games/frame/catalogue';
import { jsonField, listOf, object, text, integer, type FieldValue } from '../../games/frame/fields';
import { type JsonObject, dropUndefined } from '../../games/frame/json';
import { readJsonFile } from '../../games/frame/json-file';
import { ensure, problemTexts, fail, ok, type Result } from '../../games/frame/result';
import { cleanPastedText } from '../../games/frame/name-input';
import { plural, quote } from '../../games/frame/wording';
import { readEntry, type EntryKind } from '../record/entries';
import { exportScenario } from './export';
import {
  seedCommitment,
  firstBrokenRow,
  isHash,
  publishedLedger,
  SEASON_ROW_KIND,
  type LedgerRow,
} from '../record/ledger';
import { foldLedger, foldRecords, NO_RECORDS } from '../record/fold';
import { replay } from '../session/replay';
import { timeText } from '../time/time-zone';

const RECORD_FORMAT = 'round-keeper-record-2';

const textField = (title: string): ReturnType<typeof text> => text({ title });

const recordField = object({
  format: textField('format'),
  game: textField('game'),
  seed: textField('seed'),
  commitment: textField('commitment'),
  continues: textField('continues'),
  rows: listOf(
    object({
      number: integer({ title: 'number' }),
      at: integer({ title: 'at' }),
      who: textField('who'),
      text: textField('text'),
      kind: textField('kind'),
      data: textField('data'),
      hash: textField('hash'),
    }),
  ),
  outcome: jsonField,
});
export type PublishedRecord = FieldValue<typeof recordField>;

/** The record: the ledger without anything that identifies people, plus seed and outcome. */
export function publishedRecord(ledger: readonly LedgerRow[], outcome: JsonObject | null): PublishedRecord {
  const { setUp } = ensure(foldLedger(ledger), 'The ledger has a game.');
  const { game, seed } = setUp;
  return {
    format: RECORD_FORMAT,
    game,
    seed,
    commitment: seedCommitment(seed),
    ...publishedLedger(ledger),
    outcome,
  };
}

/** `steps` has one sentence per check; the last one of a failed proof says what doesn't fit. */
export interface Proof {
  readonly holds: boolean;
  /** False if nothing could be checked: it isn't a published record of this version, or the noted hash isn't a hash. */
  readonly isRecord: boolean;
  readonly steps: readonly string[];
  /** True if the noted hash belongs to a row that the record says was lost. It proves nothing. */
  readonly isNotedLost?: true;
  /** The game as a scenario, for viewing round by round. */
  readonly scenario?: JsonObject;
}

/** Hashes that somebody copied from the public book during the game. */
export interface CopiedHashes {
  /** The seed's hash, which the book shows from the start. */
  readonly commitment?: string;
  /** A hash of the record, as shown at some point. */
  readonly hash?: string;
}

/** Checks a record, and compares it with the hashes in `noted`. */
export function prove(json: unknown, noted: CopiedHashes, games: Catalogue): Proof {
  const record = readRecord(json);
  if (!record.ok) return { holds: false, isRecord: false, steps: [record.error] };
  const notes = cleanCopiedHashes(noted);
  if (!notes.ok) return { holds: false, isRecord: false, steps: [notes.error] };
  const evidence = notes.value;
  const steps: string[] = [];
  const result = checkRecord(record.value, evidence, games, (step) => steps.push(step));
  const isNotedLost =
    evidence.hash !== undefined && findRowLoss(record.value.rows, evidence.hash) !== undefined;
  return result.ok
    ? { holds: true, isRecord: true, steps, scenario: result.value, ...(isNotedLost ? { isNotedLost } : {}) }
    : { holds: false, isRecord: true, steps: [...steps, result.error] };
}

/** Cleans copied hashes of blanks, line breaks and invisible characters, and lowercases hexadecimal ones. */
function cleanCopiedHashes({ commitment: ofSeed, hash }: CopiedHashes): Result<CopiedHashes, string> {
  const plain = (text: string): string => {
    const letters = cleanPastedText(text).replaceAll(' ', '');
    return /^[0-9a-f]{64}$/i.test(letters) ? letters.toLowerCase() : letters;
  };
  const [seed, row] = [ofSeed, hash].map((text) => (text === undefined ? undefined : plain(text)));
  if (seed !== undefined && !(isHash(seed) && seed.length === seedCommitment('').length))
    return fail(
      `${quote(seed)} isn’t the hash of a seed. It should be 64 hexadecimal digits (0–9 and a–f). ${COPY_WHOLE_HASH_TEXT}`,
    );
  if (row !== undefined && !isHash(row))
    return fail(
      `${quote(row)} isn’t the hash of a record. It should be 22 letters and digits, or 64 hexadecimal digits (0–9 and a–f). ${COPY_WHOLE_HASH_TEXT}`,
    );
  return ok(dropUndefined({ commitment: seed, hash: row }));
}

const COPY_WHOLE_HASH_TEXT = 'Copy the whole hash, then try again.';

function readRecord(json: unknown): Result<PublishedRecord, string> {
  const reading = readJsonFile(recordField, json, 'The record');
  if (!reading.ok) return fail(`This isn’t a published record: ${problemTexts(reading.problems).join(' ')}`);
  const { format } = reading.value;
  return format === RECORD_FORMAT
    ? ok(reading.value)
    : fail(`This version of Round Keeper can’t read the record’s format, ${quote(format)}.`);
}

function checkRecord(
  { game, seed, commitment: shown, continues, rows, outcome }: PublishedRecord,
  evidence: CopiedHashes,
  games: Catalogue,
  say: (step: string) => void,
): Result<JsonObject, string> {
  if (seedCommitment(seed) !== shown) return fail('The hash of the seed isn’t the one in the record.');
  if (evidence.commitment !== undefined && evidence.commitment !== shown) {
    return fail('The hash of the seed isn’t the one you noted.');
  }
  say(
    `The hash of the seed is ${shown}, ${evidence.commitment === undefined ? 'as the record says' : 'as you noted'}.`,
  );
  if (rows.every(({ kind }) => kind === SEASON_ROW_KIND))
    return fail('The record doesn’t contain the game’s rows, so nothing shows how the game was played.');
  const broken = firstBrokenRow(continues, rows);
  if (broken !== undefined) return fail(`Row ${broken} of the record was changed: its hash doesn’t match.`);
  say(`The hashes of all ${rows.length} rows match.`);
  const noted = rows.findIndex(({ hash }) => hash === evidence.hash);
  const lost = evidence.hash === undefined ? undefined : findRowLoss(rows, evidence.hash);
  if (lost !== undefined) say(lostRowsText(lost));
  else if (evidence.hash !== undefined) {
    const row = rows[noted];
    if (row === undefined) {
      return fail(
        `The hash you noted isn’t in this record of ${plural(rows.length, 'row')}. ${isContinuedGame(rows) ? 'Either you noted it before the game was continued from an export, or the record' : 'The record'} ends before that hash or was changed after you noted it.`,
      );
    }
    say(
      `The hash you noted belongs to row ${row.number}. That row and all earlier rows haven’t been changed since.`,
    );
  }
  const ledger = readLedger(rows);
  if (!ledger.ok) return ledger;
  const played = replayRecord(ledger.value, { game, seed, outcome }, games, say);
  if (!played.ok) return played;
  if (!rows.some(({ kind }) => kind === ('published' satisfies EntryKind))) {
    return fail('The end of the record is missing: it stops before the game was published.');
  }
  const isProved = evidence.hash !== undefined && lost === undefined;
  const unproved = isProved ? uncheckedRowsText(rows.slice(noted + 1)) : NO_HASH_GIVEN_TEXT;
  if (unproved !== undefined) say(unproved);
  return played;
}

/** The game was continued from an older version of its book, so the rows after that version were lost. */
interface RestoredVersion {
  readonly at: number;
  /** Numbers of the last row kept and the last row lost. */
  readonly kept: number;
  readonly upTo: number;
}

/** What the record says about losing the row with this hash; undefined if it has the row or says nothing. */
function findRowLoss(rows: PublishedRecord['rows'], hash: string): RestoredVersion | undefined {
  for (const { number, at, kind, data } of rows) {
    const entry = readEntry(kind, data);
    if (entry?.kind === 'restored' && entry.body.lost.some((one) => one === hash))
      return { at, kept: number - 1, upTo: entry.body.upTo };
  }
  return undefined;
}

function lostRowsText({ at, kept, upTo }: RestoredVersion): string {
  // After continuing from an older version, the same row numbers are used again.
  const rows =
    upTo > kept
      ? `Rows up to ${upTo} were lost`
      : `Other rows with the same numbers, up to ${upTo}, were lost`;
  return `The row whose hash you noted was lost on ${timeText(at, 'Etc/UTC')}, when the host’s book was restored to an older version. That version ended with row ${kept}. ${rows}. If you weren’t told why, ask the host.`;
}

function isContinuedGame([first]: PublishedRecord['rows']): boolean {
  const entry = first === undefined ? undefined : readEntry(first.kind, first.data);
  return entry?.kind === 'set-up' && entry.body.continued === true;
}

const NO_HASH_GIVEN_TEXT =
  'Not checked: whether this is the record of the game that was played. Anyone with a record can forge another that passes every check above. To check this too, add a hash of the record that you noted during the game: --hash HASH.';

/** Says which rows come after the noted hash, because the hash proves nothing about them. */
function uncheckedRowsText(rows: PublishedRecord['rows']): string | undefined {
  const [first, ...others] = rows.map(({ number }) => number);
  const last = others.at(-1);
  if (first === undefined) return undefined;
  return last === undefined
    ? `Not checked: row ${first}, which was written after the hash you noted.`
    : `Not checked: rows ${first} to ${last}, which were written after the hash you noted.`;
}

/** One game's ledger from its published rows, without the season's rows. */
function readLedger(rows: PublishedRecord['rows']): Result<readonly LedgerRow[], string> {
  const ledger: LedgerRow[] = [];
  for (const row of rows) {
    // Only this row's hash is published, because its content belongs to the season.
    if (row.kind === SEASON_ROW_KIND) continue;
    const entry = readEntry(row.kind, row.data);
    if (entry === undefined) {
      return fail(
        `Row ${row.number} of the record can’t be read: its data isn’t valid for ${quote(row.kind)}.`,
      );
    }
    if ((entry.kind === 'set-up') !== (ledger.length === 0)) {
      return fail(`Row ${row.number} of the record is out of place: only the first row sets up the game.`);
    }
    ledger.push({ ...row, entry });
  }
  return ok(ledger);
}

function replayRecord(
  ledger: readonly LedgerRow[],
  shown: Pick<PublishedRecord, 'game' | 'seed' | 'outcome'>,
  games: Catalogue,
  say: (step: string) => void,
): Result<JsonObject, string> {
  const { people, game: record } = foldRecords(NO_RECORDS, ledger);
  if (record === undefined) return fail('The game in the record was archived.');
  const { setUp } = record;
  if (shown.game !== setUp.game) {
    return fail(`The game in the record is ${quote(shown.game)}, but row 1 sets up ${quote(setUp.game)}.`);
  }
  if (shown.seed !== setUp.seed) return fail('The seed in the record isn’t the one in its first row.');
  const replayed = replay(record, games);
  if (!replayed.ok) return fail(replayed.error.text);
  if (replayed.value.stoppedAt !== undefined) return fail(replayed.value.stoppedAt.why.text);
  const { opened } = replayed.value;
  if (JSON.stringify(opened.outcome) !== JSON.stringify(shown.outcome)) {
    return fail('Replaying the record gives a different outcome from the one it contains.');
  }
  say(
    `Replaying ${plural(record.stages.length, 'stage')} from the seed and the answers gives the same outcome.`,
  );
  return ok(exportScenario(record, people, games));
}
