// Deadlines at a time of day: by the zone's clock in summer and winter, and never too soon after the stage opens.
import {
  deadlineAfterTimeUp,
  deadlineAfterEarlyEnd,
  isTimeOfDay,
  parseTimeOfDay,
  usualDeadline,
} from '../../../src/rounds/time/deadline';
import { nextTimeOfDay } from '../../../src/rounds/time/time-zone';
const at = (text: string): number => Date.parse(text);

const CLOCK = { time: '21:00', zone: 'Europe/Berlin' };
const iso = (instant: number): string => new Date(instant).toISOString();

test.each([
  // A deadline at midnight is accepted if nine tenths of a day are left.
  [24, '2026-03-01T08:00:00Z', '2026-03-02T20:00:00.000Z'],
  [24, '2026-03-01T22:24:00Z', '2026-03-02T20:00:00.000Z'],
  [24, '2026-03-01T22:25:00Z', '2026-03-03T20:00:00.000Z'],
  [48, '2026-03-01T15:00:00Z', '2026-03-03T20:00:00.000Z'],
  [48, '2026-03-01T20:30:00Z', '2026-03-03T20:00:00.000Z'],
  // Clocks go forward on the night of 29 March 2026, and back on the night of 25 October.
  [24, '2026-03-28T20:00:00Z', '2026-03-29T19:00:00.000Z'],
  [24, '2026-10-24T19:00:00Z', '2026-10-25T20:00:00.000Z'],
])('a round of %d hours that opens at %s ends at %s', (hours, openedAt, deadline) => {
  expect(iso(usualDeadline({ seconds: hours * 3600, clock: CLOCK }, at(openedAt)))).toBe(deadline);
});

test.each([
  // Counted from the deadline, although Google's trigger ran later.
  [24, undefined, '2026-03-01T20:00:00Z', '2026-03-01T20:00:16Z', '2026-03-02T20:00:00.000Z'],
  [24, undefined, '2026-03-01T20:00:00Z', '2026-03-02T08:00:00Z', '2026-03-02T20:00:00.000Z'],
  // Otherwise, less than half the time would be left.
  [24, undefined, '2026-03-01T20:00:00Z', '2026-03-02T08:00:01Z', '2026-03-03T08:00:01.000Z'],
  [1, undefined, '2026-03-01T20:00:00Z', '2026-03-01T20:40:00Z', '2026-03-01T21:40:00.000Z'],
  [24, CLOCK, '2026-03-01T20:00:00Z', '2026-03-01T23:30:00Z', '2026-03-02T20:00:00.000Z'],
  [24, CLOCK, '2026-03-01T20:00:00Z', '2026-03-02T08:00:00Z', '2026-03-02T20:00:00.000Z'],
  [24, CLOCK, '2026-03-01T20:00:00Z', '2026-03-02T08:00:01Z', '2026-03-03T20:00:00.000Z'],
  // With a time of day, a day and a half is always rounded to two days.
  [36, CLOCK, '2026-03-01T20:00:00Z', '2026-03-01T21:00:00Z', '2026-03-03T20:00:00.000Z'],
  // Clocks go forward that night.
  [24, CLOCK, '2026-03-28T20:00:00Z', '2026-03-28T21:30:00Z', '2026-03-29T19:00:00.000Z'],
])(
  'ALL-19 a stage of %d hours (time of day: %j) after a deadline at %s, opened at %s, ends at %s',
  (hours, clock, before, now, deadline) => {
    const timing = { seconds: hours * 3600, clock };
    expect(iso(deadlineAfterTimeUp(timing, at(before), at(now)))).toBe(deadline);
  },
);

test.each([
  [24, undefined, '2026-03-01T20:00:00Z', '2026-02-28T18:00:00Z', '2026-03-01T20:00:00.000Z'],
  [72, undefined, '2026-03-01T20:00:00Z', '2026-02-28T18:00:00Z', '2026-03-03T18:00:00.000Z'],
  [24, undefined, null, '2026-02-28T18:00:00Z', '2026-03-01T18:00:00.000Z'],
  [24, CLOCK, '2026-03-01T20:00:00Z', '2026-02-27T18:00:00Z', '2026-03-01T20:00:00.000Z'],
  [24, CLOCK, '2026-03-01T20:30:00Z', '2026-02-27T18:00:00Z', '2026-03-02T20:00:00.000Z'],
])(
  'ALL-19 a stage of %d hours (time of day: %j) before a deadline at %s, opened early at %s, ends at %s',
  (hours, clock, before, now, deadline) => {
    const former = before === null ? null : at(before);
    expect(iso(deadlineAfterEarlyEnd({ seconds: hours * 3600, clock }, former, at(now)))).toBe(deadline);
  },
);

test.each([
  // Clocks go from 02:00 to 03:00, and back from 03:00 to 02:00.
  ['Europe/Berlin', '02:30', '2026-03-28T12:00:00Z', '2026-03-29T01:00:00.000Z'],
  ['Europe/Berlin', '02:00', '2026-03-28T12:00:00Z', '2026-03-29T01:00:00.000Z'],
  ['Europe/Berlin', '03:00', '2026-03-28T12:00:00Z', '2026-03-29T01:00:00.000Z'],
  ['Europe/Berlin', '02:30', '2026-10-24T12:00:00Z', '2026-10-25T00:30:00.000Z'],
  // The round opens between the two occurrences of 02:30, so the first one is past.
  ['Europe/Berlin', '02:30', '2026-10-25T00:45:00Z', '2026-10-26T01:30:00.000Z'],
  ['America/New_York', '02:30', '2026-03-07T12:00:00Z', '2026-03-08T07:00:00.000Z'],
  ['America/New_York', '01:30', '2026-10-31T12:00:00Z', '2026-11-01T05:30:00.000Z'],
  // Until 2019, São Paulo's clocks changed at midnight. One day had no 00:00, and another had two hours from 23:00.
  ['America/Sao_Paulo', '00:00', '2018-11-03T12:00:00Z', '2018-11-04T03:00:00.000Z'],
  ['America/Sao_Paulo', '00:30', '2018-11-03T12:00:00Z', '2018-11-04T03:00:00.000Z'],
  ['America/Sao_Paulo', '23:30', '2019-02-16T12:00:00Z', '2019-02-17T01:30:00.000Z'],
  ['America/Sao_Paulo', '00:00', '2019-02-16T12:00:00Z', '2019-02-17T03:00:00.000Z'],
  // Half an hour: from 02:00 to 02:30, and back from 02:00 to 01:30.
  ['Australia/Lord_Howe', '02:15', '2026-10-03T00:00:00Z', '2026-10-03T15:30:00.000Z'],
  ['Australia/Lord_Howe', '01:45', '2026-04-04T00:00:00Z', '2026-04-04T14:45:00.000Z'],
])('in %s, %s after %s is %s', (zone, time, from, next) => {
  expect(iso(nextTimeOfDay(at(from), time, zone))).toBe(next);
});

test.each([
  ['21:00', '21:00'],
  ['9:05', '09:05'],
  ['0.875', '21:00'],
  ['0.99999', '00:00'],
  ['0', '00:00'],
  ['', ''],
  ['tonight', 'tonight'],
])('a cell that says %p is the time %p', (cell, time) => {
  expect(parseTimeOfDay(cell)).toBe(time);
});

test.each(['24:00', '21', '21:60', 'tonight', '9:00'])('%p is no time of day', (text) => {
  expect(isTimeOfDay(text)).toBe(false);
});
