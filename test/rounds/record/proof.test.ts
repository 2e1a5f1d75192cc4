// The proof: an untouched record holds, and whatever is changed in it is found.
import { given } from '../../../src/commands/desk-calls';
import { commitment } from '../../../src/rounds/record/ledger';
import { prove } from '../../../src/rounds/record/proof';
import { played, sessionOf } from '../../support/paper-game';

const book = played(5);
given(book.desk.publishEverything());
const session = sessionOf(book);
const record = JSON.stringify(given(book.desk.exportRecord()).record);

function proofOf(change: (json: Record<string, unknown>) => void, evidence = {}): ReturnType<typeof prove> {
  const json = JSON.parse(record) as Record<string, unknown>;
  change(json);
  return prove(json, evidence);
}
const untouched = (): void => undefined;

test('an untouched record holds, and gives the game as a scenario', () => {
  const proof = proofOf(untouched, {
    commitment: commitment(session.record.setUp.seed),
    hash: session.ledger[3]?.hash,
  });
  expect(proof.holds).toBe(true);
  expect(proof.steps.join(' ')).toContain('Playing 5 stages again');
  expect(proof.scenario).toEqual(given(book.desk.exportGame()).scenario);
});

test('nobody’s account is in it', () => {
  expect(record).not.toContain('the host');
});

test.each<[string, (json: Record<string, unknown>) => void, string]>([
  ['another seed', (json) => (json['seed'] = 'other'), 'does not give the hash'],
  ['another outcome', (json) => (json['outcome'] = null), 'another outcome'],
  ['a format of another time', (json) => (json['format'] = 'later'), 'its format is later'],
  [
    'a changed row',
    (json) => (json['rows'] = (json['rows'] as { text: string }[]).map((row) => ({ ...row, text: 'x' }))),
    'Row 1 of the record was changed',
  ],
  ['a missing row', (json) => (json['rows'] = (json['rows'] as unknown[]).slice(1)), 'was changed'],
  ['no rows', (json) => delete json['rows'], 'not a published record'],
])('%s is found', (_, change, words) => {
  const proof = proofOf(change);
  expect(proof.holds).toBe(false);
  expect(proof.steps[proof.steps.length - 1]).toContain(words);
});

test('what somebody noted must be in it', () => {
  expect(proofOf(untouched, { commitment: commitment('other') })).toMatchObject({ holds: false });
  expect(proofOf(untouched, { hash: 'other' })).toMatchObject({ holds: false });
});
