// Durations as people read them.
import { DAY_MS, durationText, HOUR_MS, MINUTE_MS, SECOND_MS } from '../../../src/rounds/time/duration';

test.each([
  [0, '0 s'],
  [45 * SECOND_MS, '45 s'],
  [59_999, '59 s'],
  [2 * MINUTE_MS, '2 min'],
  [2 * MINUTE_MS + 5 * SECOND_MS, '2 min 5 s'],
  [12 * MINUTE_MS + 40 * SECOND_MS, '12 min'],
  [3 * HOUR_MS + 12 * MINUTE_MS, '3 h 12 min'],
  [3 * HOUR_MS, '3 h'],
  [DAY_MS, '1 day'],
  [2 * DAY_MS + 3 * HOUR_MS + 59 * MINUTE_MS, '2 days 3 h'],
  [-5, '0 s'],
])('%d ms is %s', (milliseconds, text) => {
  expect(durationText(milliseconds)).toBe(text);
});
