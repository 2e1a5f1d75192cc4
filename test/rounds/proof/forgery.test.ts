// A forged record with recomputed hashes is consistent, but doesn't match a hash that somebody noted before.
import { GAMES } from '../../../src/games/catalogue';
import { sha256 } from 'js-sha256';
import { unwrapReply } from '../../../src/commands/desk-calls';
import { allRows } from '../../../src/rounds/record/whole-ledger';
import { entryText, readEntry, type Entry } from '../../../src/rounds/record/entries';
import { foldLedger } from '../../../src/rounds/record/fold';
import type { LedgerRow, PublishedRow } from '../../../src/rounds/record/ledger';
import { prove, publishedRecord, type PublishedRecord } from '../../../src/rounds/proof/proof';
import { replay } from '../../../src/rounds/session/replay';
import { played, sessionOf } from '../../support/paper-game';

const book = played(5);
unwrapReply(book.desk.publishEverything());
const session = sessionOf(book);

const published = (): PublishedRecord => publishedRecord(allRows(session), session.match.outcome);

function ledgerRow(row: PublishedRow): LedgerRow {
  const entry = readEntry(row.kind, row.data);
  if (entry === undefined) throw new Error('It is an entry.');
  return { ...row, entry };
}

function allLate(entry: Extract<Entry, { kind: 'resolved' }>): Entry {
  const submissions = entry.body.submissions.map((submission) => ({ ...submission, late: true }));
  return { ...entry, body: { ...entry.body, submissions } };
}

const LETTERS = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz';

/** The first 128 bits of a hash in letters and digits, as rounds show it. */
function inLetters(hash: string): string {
  const half = BigInt(`0x${hash.slice(0, 32)}`);
  return Array.from(
    { length: 22 },
    (_, place) => LETTERS[Number((half / 62n ** BigInt(21 - place)) % 62n)],
  ).join('');
}

/** A record with some rows changed and hashes recomputed. Anyone can do that, because the record contains the seed. */
function rewritten(
  record: PublishedRecord,
  dataOf: (row: PublishedRow, entry: Entry) => string,
): PublishedRow[] {
  const salt = sha256(`ledger\n${record.seed}`);
  let previous = record.continues;
  return record.rows.map((row) => {
    const { entry } = ledgerRow(row);
    const data = dataOf(row, entry);
    const { number, at, who, text, kind } = row;
    const hash = sha256.hmac(salt, JSON.stringify([previous, number, at, who, text, kind, data]));
    previous = entry.kind === 'resolved' ? inLetters(hash) : hash;
    return { ...row, data, hash: previous };
  });
}

/** The record with a round's submissions made late, and hashes and outcome recomputed. */
function forged(round: number): PublishedRecord {
  const record = published();
  const rows = rewritten(record, (row, entry) =>
    entry.kind === 'resolved' && entry.body.stage === `round-${round}`
      ? entryText(allLate(entry), row.at)
      : row.data,
  );
  const folded = foldLedger(rows.map(ledgerRow));
  const replayed = folded === undefined ? undefined : replay(folded, GAMES);
  if (replayed?.ok !== true) throw new Error('It can be played.');
  return { ...record, rows, outcome: replayed.value.opened.outcome };
}

const steps = (record: PublishedRecord, evidence = {}): string =>
  prove(record, evidence, GAMES).steps.join('\n');

test('without a noted hash, the proof only says that the record is consistent', () => {
  for (const record of [published(), forged(1)]) {
    expect(prove(record, { commitment: record.commitment }, GAMES).holds).toBe(true);
    const said = steps(record);
    expect(said).toContain('Not checked: whether this is the record of the game that was played.');
    expect(said).toContain('add a hash of the record that you noted during the game: --hash HASH');
    expect(said).not.toMatch(/unchanged|rows are missing|published at set-up/);
  }
  expect(forged(1).rows).not.toEqual(published().rows);
});

test('a noted hash exposes the forgery, and the proof says which rows it doesn’t cover', () => {
  const { rows } = session;
  const hashAfter = (round: number): string =>
    rows.find(({ text }) => text.startsWith(`Resolved Round ${round}`))?.hash ?? '';
  const last = rows.length;
  expect(prove(forged(1), { hash: hashAfter(1) }, GAMES).holds).toBe(false);
  expect(prove(forged(1), { hash: hashAfter(5) }, GAMES).steps.at(-1)).toContain('isn’t in this record');
  // If only later rounds are forged, an earlier hash still matches. The proof says which rows aren't covered.
  const noted = rows.findIndex(({ hash }) => hash === hashAfter(2)) + 1;
  expect(prove(forged(4), { hash: hashAfter(2) }, GAMES).holds).toBe(true);
  expect(steps(forged(4), { hash: hashAfter(2) })).toContain(
    `Not checked: rows ${noted + 1} to ${last}, which were written after the hash you noted.`,
  );
  expect(steps(published(), { hash: rows[last - 2]?.hash })).toContain(`Not checked: row ${last}, which was`);
  expect(steps(published(), { hash: rows[last - 1]?.hash })).not.toContain('Not checked');
});

test.each([
  ['soullinked', 'chess'],
  ['round-2', 'round-9'],
])('a consistent record with %s instead of %s can’t be replayed', (from, to) => {
  const record = published();
  const rows = rewritten(record, ({ data }) => data.replaceAll(`"${from}"`, `"${to}"`));
  const proof = prove({ ...record, game: record.game.replace(from, to), rows }, {}, GAMES);
  expect([proof.holds, proof.isRecord]).toEqual([false, true]);
  expect(proof.steps.at(-1)).not.toMatch(/outcome|doesn’t match|can’t be read/);
});

test.each(['set-up', 'resolved'])('data in a row of %s that is far too deep is detected', (kind) => {
  const record = published();
  const deep = `{"game": ${'['.repeat(100_000)}${']'.repeat(100_000)}}`;
  const rows = rewritten(record, (row) => (row.kind === kind ? deep : row.data));
  const proof = prove({ ...record, rows }, {}, GAMES);
  expect([proof.holds, proof.isRecord]).toEqual([false, true]);
  expect(proof.steps.at(-1)).toMatch(/can’t be read|doesn’t match/);
});
