// How the host reads and types times.
import {
  countdown,
  countdownStepMs,
  toInputValue,
  toSeconds,
  parseInputValue,
  toLargestUnit,
  durationText,
} from '../../sidebar/shared/times';

const SECOND = 1000;
const MINUTE = 60 * SECOND;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

test.each([
  [0, '0 s'],
  [45 * SECOND, '45 s'],
  [59_999, '59 s'],
  [2 * MINUTE, '2 min'],
  [2 * MINUTE + 5 * SECOND, '2 min 5 s'],
  [12 * MINUTE + 40 * SECOND, '12 min'],
  [3 * HOUR + 12 * MINUTE, '3 h 12 min'],
  [3 * HOUR, '3 h'],
  [DAY, '1 day'],
  [2 * DAY + 3 * HOUR + 59 * MINUTE, '2 days 3 h'],
  [-5, '0 s'],
])('%d ms is %s', (milliseconds, text) => {
  expect(durationText(milliseconds)).toBe(text);
});

test('a countdown turns into the time since', () => {
  expect(countdown(HOUR, 0)).toBe('in 1 h');
  expect(countdown(0, 5 * MINUTE)).toBe('5 min ago');
});

test('a countdown ticks every second only near the deadline', () => {
  expect(countdownStepMs(HOUR, 0)).toBeGreaterThan(SECOND);
  expect(countdownStepMs(5 * MINUTE, 0)).toBe(SECOND);
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
