// Random draws: the same seed always gives the same draws, and each draw depends only on its name (ALL-5).
import { pickAnswer, seededChance } from '../../../src/games/frame/chance';

test('draws never change, because otherwise replayed games would differ', () => {
  const chance = seededChance('any text');
  expect(Array.from({ length: 8 }, () => chance.whole(1, 100))).toEqual([90, 54, 50, 27, 67, 7, 11, 68]);
  expect(seededChance('any text').for('tie order').shuffle(['a', 'b', 'c', 'd', 'e', 'f'])).toEqual([
    'a',
    'e',
    'f',
    'd',
    'c',
    'b',
  ]);
  expect(seededChance('é 🎲').whole(0, 2 ** 31 - 1)).toBe(1270855251);
  expect(pickAnswer(seededChance(''), 'one', ['a', 'b', 'c'])).toEqual({ one: 'c' });
  expect(pickAnswer(seededChance(''), 'one', [])).toBeUndefined();
});

test('a named draw does not depend on what was drawn before, nor on other names', () => {
  const fresh = seededChance('seed').for('boards').whole(0, 1_000_000);
  const used = seededChance('seed');
  used.whole(1, 6);
  used.for('targets').shuffle([1, 2, 3]);
  expect(used.for('boards').whole(0, 1_000_000)).toBe(fresh);
  expect(seededChance('seed').for('Boards').whole(0, 1_000_000)).not.toBe(fresh);
});

test('draws are fair: all six faces and all orders of three are about equally frequent', () => {
  const faces = new Map<number, number>();
  const orders = new Map<string, number>();
  for (let at = 0; at < 6000; at += 1) {
    const chance = seededChance(`even ${at}`);
    const face = chance.whole(1, 6);
    const order = chance.shuffle(['a', 'b', 'c']).join('');
    faces.set(face, (faces.get(face) ?? 0) + 1);
    orders.set(order, (orders.get(order) ?? 0) + 1);
  }
  for (const count of [...faces.values(), ...orders.values()]) {
    expect(count).toBeGreaterThan(850);
    expect(count).toBeLessThan(1150);
  }
  expect([faces.size, orders.size]).toEqual([6, 6]);
});
