// The entries of a stage, in short: read back they are the same, and the short form adds little to the submissions.
import fc from 'fast-check';
import { entryText, readEntry, type Entry, type Received } from '../../../src/rounds/record/entries';
import { inFull } from '../../../src/rounds/record/inputs-text';

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
const submission: fc.Arbitrary<Received> = fc
  .record(
    { from, at: fc.maxSafeNat(), player: fc.string(), move: fc.jsonValue(), late: fc.boolean() },
    { requiredKeys: ['from', 'at', 'player'] },
  )
  .map((one) => JSON.parse(JSON.stringify(one)) as Received);

function resolved(submissions: readonly Received[], more: object = {}): Entry {
  return {
    kind: 'resolved',
    body: { stage: 's', submissions, hostSubmissions: [], hostFacts: {}, ...more },
  };
}

test('whatever was entered is read back the same', () => {
  fc.assert(
    fc.property(fc.array(submission), fc.jsonValue(), (submissions, facts) => {
      const hostFacts: unknown = JSON.parse(JSON.stringify(facts));
      for (const more of [{}, { hostFacts }, { cursors: [{ sheet: 1, rows: 2 }] }]) {
        const entry = resolved(submissions, more);
        expect(readEntry('resolved', entryText(entry))).toEqual(entry);
      }
    }),
    { numRuns: 200 },
  );
});

test('rows that follow each other are named once, and nothing empty is written', () => {
  const rows = [2, 3, 4, 9].map((row) => ({
    from: `pick:12:${row}`,
    at: 1000 + row,
    player: 'Ana',
    move: 1,
  }));
  expect(JSON.parse(entryText(resolved(rows)))).toEqual({
    stage: 's',
    submissions: Array(4).fill({ player: 'Ana', move: 1 }),
    from: [['pick:12:', 2, 4], 'pick:12:9'],
    at: [1002, 1, 1, 5],
  });
  expect(entryText(resolved([]))).toBe('{"stage":"s"}');
});

test.each([{ cursors: 7 }, { cursors: [7] }, { cursors: [[1, 2, 3]] }, { cursors: [[1, '2']] }])(
  '%j is no entry',
  (json) => {
    expect(readEntry('resolved', JSON.stringify({ stage: 's', ...json }))).toBeUndefined();
  },
);

test.each([
  { submissions: [{ player: 'Ana' }] },
  { submissions: [{ player: 'Ana' }], from: ['a'], at: ['1'] },
  { submissions: [{ player: 'Ana' }], from: [['a', 1]], at: [1] },
  { submissions: [], from: [['a', 1, 1e9]], at: [] },
  { submissions: 7, from: [], at: [] },
  { submissions: ['Ana'], from: ['a'], at: [1, 2] },
])('%j is nothing that was entered', (json) => {
  expect(inFull(json)).toBeUndefined();
});
