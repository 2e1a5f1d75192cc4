// Fields of files that only programs write: valid values are read, and everything else is refused.
import { mapField, unionByKind, oneOfShapes, trueField } from '../../../../src/games/frame/fields/data';
import {
  anyBoolean,
  anyNumber,
  anyText,
  looseObject,
  tryRead,
  stringifyJson,
  enumField,
  nullable,
  readJsonText,
  tuple,
} from '../../../../src/games/frame/fields/data-fields';
import { object, optional, type Field } from '../../../../src/games/frame/fields';

const point = object({ x: anyNumber });

test.each<[Field<unknown>, readonly unknown[], readonly unknown[]]>([
  [anyNumber, [0, -0.5], ['1', NaN, Infinity, null]],
  [enumField(['a', 'b']), ['a'], ['c', 1]],
  [nullable(anyText), [null, 'a'], [1, undefined]],
  [
    looseObject({ x: anyNumber, y: optional(anyBoolean) }),
    [{ x: 1 }, { x: 1, y: true }],
    [{}, [], { x: 1, y: 2 }],
  ],
  [tuple(anyText, anyNumber), [['a', 1]], [['a'], ['a', 1, 2], ['a', 'b'], 'a']],
  [
    unionByKind({ dot: point, none: object({}) }),
    [{ kind: 'dot', x: 1 }, { kind: 'none' }],
    [{ kind: 'dot' }, {}],
  ],
  [
    oneOfShapes({ x: point, y: object({ y: anyText }) }),
    [{ x: 1 }, { y: 'a' }],
    [{}, { x: 1, y: 'a' }, { y: 1 }],
  ],
  [trueField, [true], [false, 'true', 1]],
])('%#: these fit, those do not', (field, fit, unfit) => {
  expect(fit.map((value) => tryRead(field, value))).toEqual(fit);
  expect(unfit.map((value) => tryRead(field, value))).toEqual(unfit.map(() => undefined));
});

test('unknown parts can be ignored, and a map is read by its names', () => {
  expect(tryRead(looseObject({ x: anyNumber }), { x: 1, hat: 2 })).toEqual({ x: 1 });
  const map = new Map([['Ana', 1]]);
  expect(tryRead(mapField(anyNumber), { Ana: 1 })).toEqual(map);
  expect(readJsonText(mapField(anyNumber), stringifyJson(map))).toEqual(map);
  for (const text of [null, undefined, '', '{', '{"Ana":"1"}', '7'])
    expect(readJsonText(mapField(anyNumber), text)).toBeUndefined();
});
