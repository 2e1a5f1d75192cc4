// Packing plain values and unpacking them gives equal values.
import fc from 'fast-check';
import { pack, unpack } from '../../src/google/packing';
import { runs } from '../games/random-play';

const plain = fc.oneof(
  fc.constantFrom<unknown>('Ana', 'Ünal 🎲', 'constructor', '', '~'),
  fc.constantFrom<unknown>(0, -0, 7, 0.1, 1e300, true, null, undefined),
  fc.array(fc.nat(0x10ffff), { maxLength: 10 }).map((signs) => String.fromCodePoint(...signs)),
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

test('values come back as they were', () => {
  fc.assert(
    fc.property(fc.array(value, { maxLength: 5 }), (some) => {
      // Repeat some values, because packing shares repeated ones.
      const values = [...some, ...some, some];
      const text = pack(values) ?? '';
      expect(text).toMatch(/^[ -~]*$/);
      expect(unpack(text)).toStrictEqual(values);
      const [first] = some;
      expect(unpack(pack(first) ?? '')).toStrictEqual(first);
    }),
    { ...runs(150), endOnFailure: false },
  );
});

test('what comes again takes a few signs', () => {
  const board = Array.from({ length: 30 }, (_, seat) => ({
    name: `Player ${seat}`,
    items: ['lamp', 'rope'],
  }));
  const [once, often] = [
    { round: 1, board },
    { round: 1, board, before: board, last: [board] },
  ];
  const [first = '', second = ''] = [once, often].map(pack);
  expect(second.length).toBeLessThan(first.length * 1.05);
  expect(unpack(second)).toEqual(often);
});

test.each<[string, unknown]>([
  ['a function', () => 1],
  ['an object of a class', new Date(0)],
  ['no number', [NaN]],
  ['an endless number', new Map([['a', Infinity]])],
  ['a property that would be none', JSON.parse('{"__proto__":1}')],
])('%s cannot be packed', (_, given) => {
  expect(pack({ given })).toBeUndefined();
});

test.each(['', '7', '[]', '[[],[]]', '[1,[],0]', '[[],[1],0]', '[["a"],[],[0,0]]'])(
  '%s is no text of a packed value',
  (text) => {
    const read = unpack(text);
    expect(JSON.stringify(read ?? {})).toBe('{}');
  },
);
