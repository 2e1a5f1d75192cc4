// Packing: plain values come back as they were, from texts that need no others than those before them.
import fc from 'fast-check';
import { isPackable, Packing } from '../../../src/rounds/session/packing';

const plain = fc.oneof(
  fc.constantFrom<unknown>(
    'Ana',
    'Ünal 🎲',
    'constructor',
    '',
    '~',
    0,
    -0,
    7,
    0.1,
    1e300,
    true,
    null,
    undefined,
  ),
  fc.string({ unit: 'binary' }),
);
const { value } = fc.letrec((tie) => ({
  value: fc.oneof(
    { maxDepth: 4 },
    plain,
    fc.array(tie('value'), { maxLength: 4 }),
    fc.dictionary(fc.constantFrom('a', 'b\nc', 'a","b', 'toString', ''), tie('value'), {
      noNullPrototype: true,
    }),
    fc.array(fc.tuple(plain, tie('value')), { maxLength: 3 }).map((entries) => new Map(entries)),
    fc.array(plain, { maxLength: 3 }).map((entries) => new Set(entries)),
  ),
}));

test('values come back as they were, one text after the other', () => {
  fc.assert(
    fc.property(fc.array(value, { maxLength: 5 }), (some) => {
      // Most of what is packed comes again, alone or within something else.
      const values = [...some, ...some, some];
      expect(values.every(isPackable)).toBe(true);
      const packing = new Packing();
      const texts = values.map((each) => packing.pack(each));
      for (const text of texts) expect(text).toMatch(/^[ -~]*$/);
      const reading = new Packing();
      expect(texts.map((text) => reading.unpack(text))).toStrictEqual(values);
    }),
    { numRuns: 300 },
  );
});

test('what came before takes a few signs when it comes again, in the same text or a later one', () => {
  const board = Array.from({ length: 30 }, (_, seat) => ({
    name: `Player ${seat}`,
    items: ['lamp', 'rope'],
  }));
  const packing = new Packing();
  const first = packing.pack({ round: 1, board, before: board });
  const second = packing.pack({ round: 2, board, before: null });
  expect(second.length).toBeLessThan(first.length / 20);
  const reading = new Packing();
  expect([first, second].map((text) => reading.unpack(text))).toEqual([
    { round: 1, board, before: board },
    { round: 2, board, before: null },
  ]);
});

test('a packing that goes on from another leaves it as it was', () => {
  const packing = new Packing();
  const first = packing.pack({ name: 'Ana' });
  const second = new Packing(packing).pack({ name: 'Bo', points: 1 });
  expect(new Packing(packing).pack({ name: 'Bo', points: 1 })).toBe(second);
  const reading = new Packing();
  reading.unpack(first);
  expect(reading.unpack(second)).toEqual({ name: 'Bo', points: 1 });
});

test.each<[string, unknown]>([
  ['a function', () => 1],
  ['an object of a class', new Date(0)],
  ['no number', [NaN]],
  ['an endless number', new Map([['a', Infinity]])],
  ['a property that would be none', JSON.parse('{"__proto__":1}')],
])('%s cannot be packed', (_, given) => {
  expect(isPackable({ given })).toBe(false);
});

test.each(['', '7', '[]', '[1,[],0]', '[[],[1],0]', '[["a"],[],[0,0]]'])(
  '%s is no text of a packing',
  (text) => {
    const read = new Packing().unpack(text);
    expect(JSON.stringify(read ?? {})).toBe('{}');
  },
);
