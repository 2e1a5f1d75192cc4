// How the host reads and types times.
import {
  countdown,
  countdownStepMs,
  toInputValue,
  toSeconds,
  parseInputValue,
  toLargestUnit,
} from '../../sidebar/shared/times';
import { HOUR_MS, MINUTE_MS, SECOND_MS } from '../../src/rounds/time/duration';

test('a countdown turns into the time since', () => {
  expect(countdown(HOUR_MS, 0)).toBe('in 1 h');
  expect(countdown(0, 5 * MINUTE_MS)).toBe('5 min ago');
});

test('a countdown ticks every second only near the deadline', () => {
  expect(countdownStepMs(HOUR_MS, 0)).toBeGreaterThan(SECOND_MS);
  expect(countdownStepMs(5 * MINUTE_MS, 0)).toBe(SECOND_MS);
});

describe('times typed in the zone of the book', () => {
  test.each([
    ['Europe/Berlin', '2026-01-15T20:00', Date.UTC(2026, 0, 15, 19)],
    ['Europe/Berlin', '2026-07-15T20:00', Date.UTC(2026, 6, 15, 18)],
    ['America/Los_Angeles', '2026-07-15T20:00', Date.UTC(2026, 6, 16, 3)],
    ['Asia/Kathmandu', '2026-07-15T20:00', Date.UTC(2026, 6, 15, 14, 15)],
  ])('%s %s', (zone, typed, instant) => {
    expect(parseInputValue(typed, zone)).toBe(instant);
    expect(toInputValue(instant, zone)).toBe(typed);
  });

  test('an hour that clocks show twice is the first of the two', () => {
    expect(parseInputValue('2026-10-25T02:30', 'Europe/Berlin')).toBe(Date.UTC(2026, 9, 25, 0, 30));
  });

  test.each(['', '2026-07-15', 'T20:00', 'tomorrow', '2026-13-40T99:99'])('%j is incomplete', (typed) => {
    expect(parseInputValue(typed, 'Europe/Berlin')).toBeUndefined();
  });
});

test.each([
  [30, 30, 'seconds'],
  [90, 90, 'seconds'],
  [120, 2, 'minutes'],
  [86_400, 24, 'hours'],
  [172_800, 2, 'days'],
  [0, 0, 'seconds'],
] as const)('%d seconds are %d %s', (seconds, amount, unit) => {
  expect(toLargestUnit(seconds)).toEqual({ amount, unit });
  expect(toSeconds(amount, unit)).toBe(seconds);
});
