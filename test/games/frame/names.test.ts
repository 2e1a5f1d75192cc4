// How names and words are compared (ALL-6).
import { byCodeUnit, nameKey, findNamed } from '../../../src/games/frame/names';

test.each([
  ['Zoë', 'zoe'],
  ['Zoe\u0308', 'zoe'],
  ['  Ana\t', 'ana'],
  ['ÅNGSTRÖM', 'angstrom'],
  ['İstanbul', 'istanbul'],
  ['K', 'k'], // the Kelvin sign
  ['가', '\u1100\u1161'],
])('%j folds to %j', (written, folded) => {
  expect(nameKey(written)).toBe(folded);
});

test('a text that fits nothing, or several names, is no name', () => {
  const list = [
    { id: 'gun', name: 'Long Rifle' },
    { id: 'bow', name: 'Crossbow' },
    { id: 'x', name: 'Bow' },
  ];
  const find = (written: string) => findNamed(list, written, ({ id, name }) => [id, name])?.id;
  expect(find(' LONG rifle')).toBe('gun');
  expect(find('gun')).toBe('gun');
  expect(find('bow')).toBeUndefined();
  expect(find('')).toBeUndefined();
});

test('sorting by code unit is the same on every machine', () => {
  expect(['b', 'a', 'Z', 'é', '10', '9'].sort(byCodeUnit)).toEqual(['10', '9', 'Z', 'a', 'b', 'é']);
});
