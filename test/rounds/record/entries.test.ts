// Texts that are no entry are read as none, and nothing throws.
import fc from 'fast-check';
import { readEntry } from '../../../src/rounds/record/entries';

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
