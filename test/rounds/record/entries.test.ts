// Entries: each is read back from its text as it was written, and anything else is not an entry.
import fc from 'fast-check';
import { entryText, readEntry, type Entry } from '../../../src/rounds/record/entries';
import { asSecret } from '../../../src/rounds/record/secret';

const ENTRIES: readonly Entry[] = [
  { kind: 'key', body: { player: 'Ann', key: asSecret('k1') } },
  { kind: 'deadline', body: { stage: 'round-1' } },
  { kind: 'deadline', body: { stage: 'round-1', deadline: 1 } },
  { kind: 'entered', body: { stage: 'round-1', player: 'Ann', move: { any: [1, null, 'x'] }, reason: '' } },
  {
    kind: 'resolved',
    body: { stage: 'round-1', submissions: [], hostSubmissions: [], hostFacts: {} },
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
    ['key', '{"player":"Ann"}'],
    ['key', '{"player":"Ann","key":"k","more":1}'],
    ['deadline', '{"stage":"round-1","deadline":"soon"}'],
  ] as const) {
    expect(readEntry(kind, text)).toBeUndefined();
  }
});
