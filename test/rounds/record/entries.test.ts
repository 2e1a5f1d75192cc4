// Entries: each is read back from its text as it was written, and anything else is not an entry.
import fc from 'fast-check';
import { entryText, readEntry, type Entry } from '../../../src/rounds/record/entries';
import { asSecret } from '../../../src/rounds/record/secret';

const ENTRIES: readonly Entry[] = [
  { kind: 'key', body: { person: asSecret('p1'), key: asSecret('k1') } },
  { kind: 'deadline', body: { stage: 'round-1' } },
  { kind: 'deadline', body: { stage: 'round-1', deadline: 1 } },
  { kind: 'entered', body: { stage: 'round-1', player: 'Ann', move: { any: [1, null, 'x'] }, reason: '' } },
  {
    kind: 'resolved',
    body: { stage: 'round-1', submissions: [], hostSubmissions: [], hostFacts: {} },
  },
  {
    kind: 'rewound',
    body: {
      toStage: 'round-1',
      reason: 'r',
      reopened: {
        left: {
          stage: 'round-3',
          title: 'Round 3',
          submissions: [
            { from: 'pick:12:7', at: 5000, player: 'Ann', move: { row: 1 } },
            { from: 'pick:12:8', at: 6000, player: 'Bob', move: 'x', late: true, former: true },
          ],
          hostSubmissions: [{ player: 'Cy', move: 1, reason: 'r' }],
          hostFacts: { a: 1 },
          cursors: [{ sheet: 12, rows: 7 }],
          sent: ['pick:12:sent:5'],
        },
        titles: [{ stage: 'round-2', title: 'Round 2' }],
      },
    },
  },
  {
    kind: 'settings',
    body: { settings: { a: 1 }, reason: 'r', reopened: { titles: [] } },
  },
  { kind: 'published', body: {} },
];

test.each(ENTRIES)('$kind is read back as it was written', (entry) => {
  expect(readEntry(entry.kind, entryText(entry, 1_000))).toEqual(entry);
});

test('nothing else is an entry, and nothing throws', () => {
  fc.assert(
    fc.property(fc.string(), fc.string(), (kind, text) => {
      expect(readEntry(kind, text)).toBeUndefined();
    }),
  );
  for (const [kind, text] of [
    ['constructor', '{}'],
    ['key', '[]'],
    ['key', '{"person":"p1"}'],
    ['key', '{"person":"p1","key":"k","more":1}'],
    ['deadline', '{"stage":"round-1","deadline":"soon"}'],
    ['rewound', '{"toStage":"a","reason":"","reopened":{"titles":[],"left":{"stage":5,"from":1}}}'],
  ] as const) {
    expect(readEntry(kind, text)).toBeUndefined();
  }
});
