// Finding a key's owner takes equally long for every key, so response times don't help anybody to guess keys.
import { isPlayersKey, keyDigest } from '../../../src/rounds/session/page-keys';

const KEYS = ['ann', 'bob', 'cy'];
const GAME = {
  ...{ book: 'b', zone: 'UTC', stampZone: 'UTC', keys: KEYS.map(keyDigest), at: '', address: '' },
  replaced: [],
};

function compared(digest: string): readonly [found: boolean, letters: number] {
  const letters = jest.spyOn(String.prototype, 'charCodeAt');
  const found = isPlayersKey(GAME, digest);
  const { length } = letters.mock.calls;
  letters.mockRestore();
  return [found, length];
}

test('finding a key takes the same work whether it is the first, the last, almost right or wrong', () => {
  const [first = ''] = GAME.keys;
  const all = first.length * KEYS.length * 2;
  for (const key of KEYS) expect(compared(keyDigest(key))).toEqual([true, all]);
  expect(compared(keyDigest('nobody'))).toEqual([false, all]);
  // A key that differs only in its last character, and one that differs only in its first.
  const other = (letter: string): string => (letter === '0' ? '1' : '0');
  expect(compared(first.slice(0, -1) + other(first.slice(-1)))).toEqual([false, all]);
  expect(compared(other(first.slice(0, 1)) + first.slice(1))).toEqual([false, all]);
});

test('a text that is shorter or longer than a digest is no digest', () => {
  const [first = ''] = GAME.keys;
  expect([
    isPlayersKey(GAME, first.slice(1)),
    isPlayersKey(GAME, `${first}0`),
    isPlayersKey(GAME, ''),
  ]).toEqual([false, false, false]);
  expect(isPlayersKey(undefined, first)).toBe(false);
});
