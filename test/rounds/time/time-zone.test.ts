// Converts times to Sheets' dates and back, in zones with every kind of clock change.
import fc from 'fast-check';
import {
  toTimestampInstant,
  instantOfSerial as instantOrNone,
  isTimeZone,
  zoneOfCity,
  timeRangeText,
  serialLowerBound,
} from '../../../src/rounds/time/time-zone';
import { runs } from '../../games/random-play';

const EPOCH = Date.UTC(1899, 11, 30);

const ZONES = [
  'Etc/UTC',
  'Europe/Berlin',
  'America/New_York',
  'America/St_Johns',
  'Asia/Kathmandu',
  // Half an hour of summer time, and a day that a whole zone skipped.
  'Australia/Lord_Howe',
  'Pacific/Apia',
];

function instantOfSerial(serial: number, zone: string): number {
  const at = instantOrNone(serial, zone);
  if (at === undefined) throw new Error(`${serial} is no time.`);
  return at;
}

test.each(['', 'GMT-15:00', 'GMT+1:75', 'Europe/Nowhere', 'Berlin', '7'])('%p is no zone', (zone) => {
  expect(isTimeZone(zone)).toBe(false);
});

/** A date format per zone, cached because creating one is slow. Swedish dates run from year to day. */
const CLOCKS = new Map(
  ZONES.map((timeZone) => [
    timeZone,
    new Intl.DateTimeFormat('sv-SE', { timeZone, dateStyle: 'short', timeStyle: 'medium' }),
  ]),
);

/** The number that Sheets stores for a time in a zone, computed by Node instead of the program. */
function serial(at: number, zone: string): number {
  const wall = CLOCKS.get(zone)?.format(at) ?? '';
  return (Date.parse(`${wall.replace(' ', 'T')}Z`) - EPOCH) / 86_400_000;
}

const instants = fc
  .integer({ min: Date.UTC(2009, 0, 1) / 1000, max: Date.UTC(2039, 0, 1) / 1000 })
  .map((seconds) => seconds * 1000);

test.each(ZONES)('a time of %s is read as it was written; if it occurs twice, as the first', (zone) => {
  fc.assert(
    fc.property(instants, (at) => {
      const read = instantOfSerial(serial(at, zone), zone);
      expect(serial(read, zone)).toBeCloseTo(serial(at, zone), 8);
      expect(read).toBeLessThanOrEqual(at);
      if (read !== at) expect(at - read).toBeLessThanOrEqual(3_600_000);
      expect(serialLowerBound(read)).toBeLessThan(serial(at, zone));
    }),
    { ...runs(150), endOnFailure: false },
  );
});

test('a range is written with times, and with days only if they differ', () => {
  const range = (from: string, to: string, zone = 'Europe/Berlin'): string =>
    timeRangeText(Date.parse(from), Date.parse(to), zone);
  expect(range('2026-11-21T14:36:00Z', '2026-11-21T15:36:00Z')).toBe('between 15:36 and 16:36 (21 Nov, CET)');
  expect(range('2026-11-21T22:36:00Z', '2026-11-21T23:36:00Z')).toBe(
    'between 21 Nov, 23:36 CET and 22 Nov, 00:36 CET',
  );
  expect(range('2026-03-29T00:36:00Z', '2026-03-29T01:36:00Z')).toBe(
    'between 29 Mar, 01:36 CET and 29 Mar, 03:36 CEST',
  );
  expect(range('2026-11-21T14:36:00Z', '2026-11-21T15:36:00Z', 'GMT+5')).toBe(
    'between 19:36 and 20:36 (21 Nov, GMT+05:00)',
  );
});

test('no clock is a whole day behind the upper limit for a serial date', () => {
  expect(serialLowerBound(EPOCH + 2 * 86_400_000)).toBe(1);
});

test('a number that is no date of Sheets is no time', () => {
  for (const zone of ZONES) {
    for (const number of [1_771_234_567_890, 1e300, -1e300, -1, 2_958_466, NaN, Infinity]) {
      expect(instantOrNone(number, zone)).toBeUndefined();
    }
    for (const number of [0, 5e-324, 46_000.5, 2_958_465.999]) {
      expect(Number.isSafeInteger(instantOrNone(number, zone))).toBe(true);
    }
  }
});

test('a time is rounded like its stamp: to the second, and in a repeated hour to the first', () => {
  fc.assert(
    fc.property(
      fc.integer({ min: Date.UTC(2000, 0, 1), max: Date.UTC(2040, 0, 1) }),
      fc.constantFrom(...ZONES, 'GMT-07:00'),
      (at, zone) => {
        const second = Math.floor(at / 1000) * 1000;
        const wall =
          zone === 'GMT-07:00' ? (second - 7 * 3_600_000 - EPOCH) / 86_400_000 : serial(second, zone);
        expect(toTimestampInstant(at, zone)).toBe(instantOfSerial(wall, zone));
      },
    ),
  );
  expect(toTimestampInstant(Date.parse('2026-10-25T01:30:00.700Z'), 'Europe/Berlin')).toBe(
    Date.parse('2026-10-25T00:30:00Z'),
  );
});

test.each([
  ['berlin', 'Europe/Berlin'],
  [' New York ', 'America/New_York'],
  ['Asia/Tokyo', 'Asia/Tokyo'],
  ['Nowhere', undefined],
])('the zone of the city %j is %s', (city, zone) => {
  expect(zoneOfCity(city)).toBe(zone);
});
