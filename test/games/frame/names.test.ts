// How names and words are compared (ALL-6).
import { nameKey, findNamed } from '../../../src/games/frame/names';

test.each([
  ['Zoë', 'zoe'],
  ['Zoe\u0308', 'zoe'],
  ['  Ana\t', 'ana'],
  ['ÅNGSTRÖM', 'angstrom'],
  ['İstanbul', 'istanbul'],
  ['K', 'k'], // the Kelvin sign
  ['가', '\u1100\u1161'],
  ['Ada\u200b', 'ada'],
  ['\u200eAda', 'ada'],
  ['A\u00adda', 'ada'],
  ['Anna\u00a0Lee', 'anna lee'],
  ['Anna\u3000Lee', 'anna lee'],
  ['Anna\r\nLee', 'anna lee'],
  ['Anna\u0000Lee', 'annalee'],
  ['D’Arcy', "d'arcy"],
  ['D‘Arcy', "d'arcy"],
  ['DʼArcy', "d'arcy"],
  ['Jean‑Luc', 'jean-luc'],
  ['−5', '-5'],
  ['👩\u200d💻', '👩💻'],
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
