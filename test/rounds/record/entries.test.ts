// Texts that aren't ledger entries are ignored, and nothing throws.
import fc from 'fast-check';
import { unwrapReply } from '../../../src/commands/desk-calls';
import { readEntry } from '../../../src/rounds/record/entries';
import { count, firstMatchOver, loaded } from '../../support/paper-season';

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

test('former kinds of rows about questions to winners can still be read', () => {
  const question = {
    ahead: false,
    by: 'main',
    game: 'black-garnet',
    titles: ['Second abilities'],
    people: ['p1'],
  };
  const book = firstMatchOver();
  count(book);
  unwrapReply(book.desk.archive({ reason: '' }));
  const [first] = loaded(book).rows;
  expect(first?.entry.kind).toBe('season-goes-on');
  for (const [kind, body] of [
    ['question-asked', question],
    ['question-settled', { rows: [5] }],
    ['season-goes-on', { ...first?.entry.body, asked: [{ row: 5, ...question }] }],
  ] as const) {
    expect(readEntry(kind, JSON.stringify(body))).toMatchObject({ kind });
  }
});
