// Rate limits (token buckets) with a manual clock.
import { RequestLimit } from '../../../src/local/server/web-app';

function limitAt(): { readonly limit: RequestLimit; readonly pass: (ms: number) => void } {
  let now = 5;
  return { limit: new RequestLimit(() => now), pass: (ms) => void (now += ms) };
}

test('after a burst, an address gets its rate per second, and others aren’t affected', () => {
  const { limit, pass } = limitAt();
  const taken = (address: string): number =>
    Array.from({ length: 1000 }, () => limit.take(address, 1)).filter((wait) => wait === 0).length;
  expect(taken('phone')).toBe(100);
  expect(limit.take('phone', 1)).toBe(1);
  expect(limit.take('phone', 50)).toBe(3);
  expect(limit.take('other', 1)).toBe(0);
  pass(1000);
  expect(taken('phone')).toBe(20);
  pass(3_600_000);
  expect(taken('phone')).toBe(100);
});

test('refused requests cost nothing, and endless addresses don’t fill the memory', () => {
  const { limit } = limitAt();
  expect(limit.take('phone', 99)).toBe(0);
  expect(limit.take('phone', 2)).toBe(1);
  expect(limit.take('phone', 1)).toBe(0);
  expect(limit.take('phone', 1)).toBe(1);
  for (let other = 0; other < 10_000; other += 1) limit.take(`other ${other}`, 1);
  // The address that was seen longest ago is forgotten.
  expect(limit.take('phone', 1)).toBe(0);
});
