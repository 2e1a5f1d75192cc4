// A stage's entries are stored in short form: reading them gives the same entries.
import fc from 'fast-check';
import {
  entryText,
  readEntry,
  type Entry,
  type ReceivedSubmission,
} from '../../../src/rounds/record/entries';
import { runs } from '../../games/random-play';

const from = fc.oneof(
  fc
    .tuple(fc.constantFrom('pick:1', 'plan:77', 'round-rows:9'), fc.nat(30))
    .map(([tab, row]) => `${tab}:${row}`),
  fc.constantFrom(
    'pick:1:7@1767898802000',
    'pick:1:sent:17:ab:cd',
    'import:3',
    'pick:1:02',
    '',
    '7',
    'a:1-2',
  ),
  fc.string(),
);
const submission: fc.Arbitrary<ReceivedSubmission> = fc
  .record(
    { from, at: fc.maxSafeNat(), player: fc.string(), move: fc.jsonValue(), late: fc.boolean() },
    { requiredKeys: ['from', 'at', 'player'] },
  )
  .map((one) => JSON.parse(JSON.stringify(one)) as ReceivedSubmission);

function resolved(
  submissions: readonly ReceivedSubmission[],
  more: object = {},
): Extract<Entry, { kind: 'resolved' }> {
  return {
    kind: 'resolved',
    body: { stage: 's', submissions, hostSubmissions: [], hostFacts: {}, ...more },
  };
}

test('any entries are read as they were written', () => {
  fc.assert(
    fc.property(fc.array(submission), fc.jsonValue(), fc.maxSafeNat(), (submissions, facts, at) => {
      const hostFacts: unknown = JSON.parse(JSON.stringify(facts));
      for (const more of [{}, { hostFacts }, { cursors: [{ sheet: 1, rows: 2 }] }]) {
        const entry = resolved(submissions, more);
        expect(readEntry('resolved', entryText(entry, at))).toEqual(entry);
        const corrected: Entry = {
          kind: 'corrected',
          body: { ...resolved(submissions).body, reason: 'r' },
        };
        expect(readEntry('corrected', entryText(corrected, at))).toEqual(corrected);
      }
    }),
    { ...runs(100), endOnFailure: false },
  );
});

const rows = [2, 3, 4, 9].map((row) => ({ from: `pick:12:${row}`, at: 1000 + row, player: 'Ana', move: 1 }));

test('a round stores nothing twice, and nothing that follows from the rest', () => {
  const read = { cursors: [{ sheet: 12, rows: 8 }] };
  expect(entryText(resolved(rows, read), 2000)).toBe(
    '{"round":[2000,"s",["Ana",1,-998,"pick:12:2"],["Ana",1,1],["Ana",1,1],["Ana",1,5,"pick:12:9"]]}',
  );
  expect(entryText(resolved([]), 2000)).toBe('{"round":[2000,"s"]}');
});

test('cursors that do not follow from the submissions are stored', () => {
  const cursorsIn = (cursors: readonly object[]): unknown =>
    (JSON.parse(entryText(resolved(rows, { cursors }), 2000)) as Record<string, unknown>)['cursors'];
  expect(cursorsIn([{ sheet: 12, rows: 9 }])).toEqual([[12, 9]]);
  expect(
    cursorsIn([
      { sheet: 7, rows: 1 },
      { sheet: 12, rows: 8 },
    ]),
  ).toEqual([[7, 1]]);
  expect(cursorsIn([])).toEqual([[12]]);
});

test.each([
  { round: [1, 's', 7] },
  { round: [1, 's', ['Ana', 1]] },
  { round: [1, 's', ['Ana', 1, 1]] },
  { round: [1, 's', ['Ana', 1, '1', 'a']] },
  { round: [1, 's', ['Ana', 1, 1, 'a', 2]] },
  { round: [1, 's', [{ player: 7 }, 1, 'a']] },
  { round: [1, 7] },
  { round: ['1', 's'] },
  { round: [1, 's'], stage: 's' },
  { round: [1, 's'], submissions: [] },
  { round: [1, 's'], cursors: [[1, '2']] },
  { round: [1, 's'], cursors: [[1, 2, 3]] },
])('%j is no round, and no correction', ({ round, ...json }) => {
  expect(readEntry('resolved', JSON.stringify({ round, ...json }))).toBeUndefined();
  expect(readEntry('corrected', JSON.stringify({ inputs: round, ...json, reason: 'r' }))).toBeUndefined();
});

test.each([{ cursors: 7 }, { cursors: [7] }, { cursors: [[1, 2, 3]] }, { cursors: [[1, '2']] }])(
  '%j is no entry',
  (json) => {
    expect(readEntry('resolved', JSON.stringify({ stage: 's', ...json }))).toBeUndefined();
  },
);
