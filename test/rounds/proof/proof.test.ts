// The proof accepts an untouched record and detects any change.
import { GAMES } from '../../../src/games/catalogue';
import { unwrapReply } from '../../../src/commands/desk-calls';
import { allRows } from '../../../src/rounds/record/whole-ledger';
import type { Entry } from '../../../src/rounds/record/entries';
import { seedCommitment, continueLedger, publishedLedger } from '../../../src/rounds/record/ledger';
import { cellStyle, plainTab } from '../../../src/games/frame/tabs';
import { proofTab, recordFromProof } from '../../../src/rounds/proof/published-tabs';
import { prove, publishedRecord } from '../../../src/rounds/proof/proof';
import { played, sessionOf } from '../../support/paper-game';

const book = played(5);
unwrapReply(book.desk.publishEverything());
const session = sessionOf(book);
const record = JSON.stringify(unwrapReply(book.desk.exportFile({ what: 'record' })).content);

function proofOf(change: Change, evidence = {}): ReturnType<typeof prove> {
  const json = JSON.parse(record) as Record<string, unknown>;
  change(json);
  return prove(json, evidence, GAMES);
}

type Change = (json: Record<string, unknown>) => unknown;
const having =
  (change: object): Change =>
  (json) =>
    Object.assign(json, change);
const havingInRow =
  (at: number, change: object): Change =>
  (json) =>
    Object.assign((json['rows'] as object[])[at] ?? {}, change);

/** Adds a row with a fitting hash, as somebody who knows the seed can. */
const adding =
  (entry: object): Change =>
  (json) => {
    const added = continueLedger(allRows(session), [{ entry: entry as Entry, text: '' }], 0, '');
    const [setUp] = session.rows;
    const { rows } = publishedLedger([...(setUp === undefined ? [] : [setUp]), ...added]);
    json['rows'] = [...(json['rows'] as unknown[]), rows[rows.length - 1]];
  };

const untouched = (): void => undefined;

test('an untouched record is accepted, and gives the game as a scenario', () => {
  const proof = proofOf(untouched, {
    commitment: seedCommitment(session.record.setUp.seed),
    hash: session.last?.hash,
  });
  expect(proof.holds).toBe(true);
  expect(proof.steps.join(' ')).toContain('Replaying 5 stages');
  expect(proof.steps.join(' ')).not.toContain('Not checked');
  expect(proof.scenario).toEqual(unwrapReply(book.desk.exportFile({ what: 'game' })).content);
});

test.each<[string, Change, string]>([
  ['another seed', having({ seed: 'other' }), 'The hash of the seed isn’t the one'],
  ['another outcome', having({ outcome: null }), 'a different outcome'],
  ['a format of another time', having({ format: 'later' }), 'the record’s format, “later”'],
  ['a changed row', havingInRow(0, { text: 'x' }), 'Row 1 of the record was changed'],
  ['a missing row', (json) => (json['rows'] = (json['rows'] as unknown[]).slice(1)), 'was changed'],
  ['a row with another number', havingInRow(3, { number: 9 }), 'Row 4 of the'],
  ['a first row of that kind', havingInRow(0, { number: 9 }), 'Row 1 of the'],
  ['emptied rows', having({ rows: [] }), 'The record doesn’t contain the game’s rows'],
  ['no rows', (json) => delete json['rows'], 'isn’t a published record'],
  ['another game', having({ game: 'poker' }), 'The game in the record is “poker”, but'],
  [
    'another seed with its own hash',
    having({ seed: 'other', commitment: seedCommitment('other') }),
    'The seed in the record isn’t the one',
  ],
  ['fields that no record has', having({ winner: 'Ann', note: '' }), '“winner”'],
  ['the second of them', having({ winner: 'Ann', note: '' }), '“note”'],
  ['a field that no row has', havingInRow(2, { reason: 'x' }), '“reason” is not asked for here'],
  ['a row with a field of another kind', adding({ kind: 'published', body: { x: 1 } }), 'can’t be read'],
  ['a second set-up', adding({ kind: 'set-up', body: session.record.setUp }), 'is out of place'],
  ['a row that puts the game away', adding({ kind: 'closed', body: { reason: 'x' } }), 'was archived'],
])('%s is detected', (_, change, words) => {
  const proof = proofOf(change);
  expect(proof.holds).toBe(false);
  expect(proof.steps[proof.steps.length - 1]).toContain(words);
});

test('a lost row may have had the number of a row that the record has', () => {
  const { length } = allRows(session);
  const lost = '0'.repeat(22);
  const restored = { kind: 'restored', body: { upTo: length, lost: [lost] } };
  const proof = proofOf(adding(restored), { hash: lost });
  expect(proof.steps.join(' ')).toContain(`Other rows with the same numbers, up to ${length}, were lost`);
});

test('a record whose end is cut off is refused', () => {
  const cut = (rows: number) => (json: Record<string, unknown>) =>
    (json['rows'] = (json['rows'] as unknown[]).slice(0, -rows));
  expect(proofOf(cut(1)).steps.at(-1)).toContain('it stops before the game was published');
  const hash = session.last?.hash;
  expect(proofOf(untouched, { hash }).holds).toBe(true);
  expect(proofOf(cut(1), { hash }).steps.at(-1)).toContain('The record ends before that hash');
});

test('the public book’s tab contains the same record, in rows one line high', () => {
  const published = publishedRecord(allRows(session), session.match.outcome);
  const rows = [...published.rows];
  const tab = proofTab({ ...published, rows, game: 'x'.repeat(100_000) });
  const lines = plainTab(tab).rows.map((cells) => cells.map(String));
  expect(recordFromProof(lines)).toEqual({ ok: true, value: { ...published, game: 'x'.repeat(100_000) } });
  expect(Math.max(...lines.map((cells) => cells.length))).toBe(4);
  const data = tab.rows.slice(1).flatMap((cells) => cells.slice(1).map((cell) => cellStyle(cell).role));
  expect(new Set(data)).toEqual(new Set(['data']));
  expect(recordFromProof([['{']])).toBeUndefined();
  expect(recordFromProof([['Part'], ['seed', '{']])).toMatchObject({ ok: false });
});

test('a proof with a duplicated part is refused, whichever copy is right', () => {
  const published = publishedRecord(allRows(session), session.match.outcome);
  const [head = [], ...lines] = plainTab(proofTab(published)).rows.map((cells) => cells.map(String));
  for (const name of ['seed', 'outcome', 'game']) {
    const twice = recordFromProof([head, [name, '"other"'], ...lines]);
    expect(twice).toEqual({
      ok: false,
      error: expect.stringContaining(`the part “${name}” twice`) as unknown,
    });
  }
  expect(recordFromProof([head, ...lines])).toMatchObject({ ok: true });
});

/** Characters that cells, messages and terminals add to a copied hash. */
const AROUND: readonly ((hash: string) => string)[] = [
  (hash) => ` ${hash}`,
  (hash) => `${hash}\r\n`,
  (hash) => `\t\u00a0${hash}\u200b`,
  (hash) => `\ufeff${hash.slice(0, 9)}\u200d\n  ${hash.slice(9)}\u2028`,
];

test.each(AROUND)('blanks and invisible characters in a pasted hash are ignored (%#)', (pasted) => {
  const rows = allRows(session).filter(({ entry }) => entry.kind === 'resolved' || entry.kind === 'set-up');
  expect(new Set(rows.map(({ hash }) => hash.length))).toEqual(new Set([22, 64]));
  const seed = seedCommitment(session.record.setUp.seed);
  for (const { hash } of rows) {
    const proof = proofOf(untouched, { hash: pasted(hash), commitment: pasted(seed.toUpperCase()) });
    expect(proof.holds).toBe(true);
    expect(proof.steps.join(' ')).toContain('The hash you noted belongs to row');
  }
});

test('a text that cannot be a hash is reported as such, and accuses nobody', () => {
  const round = allRows(session).find(({ entry }) => entry.kind === 'resolved')?.hash ?? '';
  const none = [
    '',
    ' ',
    round.slice(0, 20),
    `${round}A`,
    `${round.slice(0, 21)}…`,
    '7n42DGM5Tflk9n8mt7Fhc8',
    'g'.repeat(64),
  ];
  for (const hash of none) {
    expect(proofOf(untouched, { hash })).toMatchObject({
      isRecord: false,
      steps: [expect.stringContaining('isn’t the hash of a record')],
    });
    expect(proofOf(untouched, { commitment: hash })).toMatchObject({
      isRecord: false,
      steps: [expect.stringContaining('isn’t the hash of a seed')],
    });
  }
  // The greatest 128 bits can be a hash.
  expect(proofOf(untouched, { hash: '7n42DGM5Tflk9n8mt7Fhc7' })).toMatchObject({ isRecord: true });
  // Another seed's hash, and a hash of the record, aren't taken for the seed's.
  const other = proofOf(untouched, { commitment: seedCommitment('other') });
  expect(other.steps).toEqual(['The hash of the seed isn’t the one you noted.']);
  expect(proofOf(untouched, { commitment: round })).toMatchObject({ isRecord: false });
});
