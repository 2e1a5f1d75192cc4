// Converts between local times and UTC instants: Sheets' serial dates, and times as text for people.
import { getOrAdd } from '../../games/frame/lazy';
import { nameKey } from '../../games/frame/names';
import { DAY_MS, HOUR_MS } from './duration';

/** Date zero of Sheets' serial dates: 30 December 1899. */
const SERIAL_EPOCH = Date.UTC(1899, 11, 30);
/** The serial date after Sheets' last one, 31 December 9999. */
const SERIAL_END = 2_958_466;

/** Styles of times: in separate parts, in a sentence, to the second, and short. */
const FORMAT_STYLES = {
  parts: {
    locale: 'en-US',
    options: {
      year: 'numeric',
      month: 'numeric',
      day: 'numeric',
      hour: 'numeric',
      minute: 'numeric',
      second: 'numeric',
    },
  },
  sentence: {
    locale: 'en-GB',
    options: {
      weekday: 'short',
      day: 'numeric',
      month: 'short',
      year: 'numeric',
      hour: '2-digit',
      minute: '2-digit',
      timeZoneName: 'short',
    },
  },
  second: {
    locale: 'en-GB',
    options: {
      weekday: 'short',
      day: 'numeric',
      month: 'short',
      hour: '2-digit',
      minute: '2-digit',
      second: '2-digit',
      timeZoneName: 'short',
    },
  },
  short: {
    locale: 'en-GB',
    options: {
      day: 'numeric',
      month: 'short',
      hour: '2-digit',
      minute: '2-digit',
      timeZoneName: 'short',
    },
  },
} as const;

/** Cached by style and zone, because creating a format is slow, and whole columns of times are converted. */
const formatCache = new Map<string, Intl.DateTimeFormat>();

function timeFormat(style: keyof typeof FORMAT_STYLES, zone: string): Intl.DateTimeFormat {
  const { locale, options } = FORMAT_STYLES[style];
  return getOrAdd(
    formatCache,
    `${style} ${zone}`,
    () => new Intl.DateTimeFormat(locale, { ...options, timeZone: zone, hourCycle: 'h23' }),
  );
}

/** A fixed offset such as `GMT-07:00`, as in spreadsheets imported from elsewhere. */
const FIXED_OFFSET_PATTERN = /^(?:GMT|UTC)?([+-])(\d{1,2})(?::?([0-5]\d))?$/i;
const MAX_OFFSET_HOURS = 14;

/** A fixed offset in milliseconds; undefined for other zones. */
function fixedUtcOffset(zone: string): number | undefined {
  const [, sign, hours, minutes = '0'] = FIXED_OFFSET_PATTERN.exec(zone) ?? [];
  if (hours === undefined || Number(hours) > MAX_OFFSET_HOURS) return undefined;
  const offset = Number(hours) * HOUR_MS + (Number(minutes) * HOUR_MS) / 60;
  return sign === '-' ? -offset : offset;
}

/** `GMT-07:00` */
function offsetText(offset: number): string {
  const minutes = Math.abs(offset) / (HOUR_MS / 60);
  const two = (value: number): string => String(value).padStart(2, '0');
  return `GMT${offset < 0 ? '-' : '+'}${two(Math.floor(minutes / 60))}:${two(minutes % 60)}`;
}

/** The zone that is always this far ahead of UTC. */
export function zoneOfOffset(minutes: number): string {
  return offsetText((minutes * HOUR_MS) / 60);
}

/** Since 1973, zones have only changed their clocks on quarter hours. No response is older. */
const QUARTER_HOUR_MS = 900_000;
/** Cached by quarter hour, because a column of times needs only a few of them. */
const offsetCache = new Map<string, Map<number, number>>();

/** What the zone's clock shows at an instant, read as if it were UTC. */
function wallClock(at: number, zone: string): number {
  return at + utcOffset(at, zone);
}

/** How far the zone's clock is ahead of UTC, in milliseconds. */
function utcOffset(at: number, zone: string): number {
  const quarter = Math.floor(at / QUARTER_HOUR_MS) * QUARTER_HOUR_MS;
  const known = getOrAdd(offsetCache, zone, () => new Map<number, number>());
  const offset = known.get(quarter) ?? computeWallClock(quarter, zone) - quarter;
  known.set(quarter, offset);
  return offset;
}

function computeWallClock(at: number, zone: string): number {
  const fixed = fixedUtcOffset(zone);
  if (fixed !== undefined) return at + fixed;
  const parts = timeFormat('parts', zone).formatToParts(at);
  const part = (type: string): number => Number(parts.find((entry) => entry.type === type)?.value);
  return Date.UTC(part('year'), part('month') - 1, part('day'), part('hour'), part('minute'), part('second'));
}

/**
 * The instant of a serial date; undefined if it isn't one, because cells can contain anything. If clocks show the time
 * twice, this is the first instant, so that a clock change makes nobody late. If clocks skip the time, it's the earlier
 * possible instant.
 */
export function instantOfSerial(serial: number, zone: string): number | undefined {
  if (!(serial >= 0 && serial < SERIAL_END)) return undefined;
  const wall = SERIAL_EPOCH + Math.round(serial * DAY_MS);
  // If the clock changes, it changes between these two instants, so one of the offsets is right.
  const [before, after] = [utcOffset(wall - DAY_MS, zone), utcOffset(wall + DAY_MS, zone)];
  // Nearly always true. Returning early saves time, because every call converts a whole column of times.
  if (before === after) return wall - before;
  const guesses = [wall - before, wall - after];
  const fitting = guesses.filter((guess) => wallClock(guess, zone) === wall);
  return Math.min(...(fitting.length > 0 ? fitting : guesses));
}

/** The instant that a form's timestamp would give: whole seconds, and the earlier one if clocks show that time twice. */
export function toTimestampInstant(at: number, zone: string): number {
  const second = Math.floor(at / 1000) * 1000;
  return instantOfSerial((wallClock(second, zone) - SERIAL_EPOCH) / DAY_MS, zone) ?? second;
}

/** A serial date that is earlier than any later instant's in any zone, because no zone is a whole day behind UTC. */
export function serialLowerBound(at: number): number {
  return (at - SERIAL_EPOCH) / DAY_MS - 1;
}

/**
 * The first instant since `from` at which the zone's clock shows this time of day, `21:00`. If the clock skips that time,
 * this is the moment of the change.
 */
export function nextTimeOfDay(from: number, time: string, zone: string): number {
  const sinceMidnight = Date.parse(`1970-01-01T${time}Z`);
  const midnight = Math.floor(wallClock(from, zone) / DAY_MS) * DAY_MS;
  const days = [0, 1].map((day) => midnight + day * DAY_MS + sinceMidnight);
  return days.map((wall) => instantOfWallClock(wall, zone)).find((at) => at >= from) ?? from;
}

/** The first instant at which the zone's clock shows this time; if it's skipped, the moment of the change. */
function instantOfWallClock(wall: number, zone: string): number {
  const [before, after] = [utcOffset(wall - DAY_MS, zone), utcOffset(wall + DAY_MS, zone)];
  const guesses = [wall - before, wall - after].sort((a, b) => a - b);
  const shown = guesses.find((guess) => wallClock(guess, zone) === wall);
  return shown ?? offsetChangeBetween(Math.min(...guesses), Math.max(...guesses), zone);
}

/** When the zone's clock changes between these two instants. Changes are always on a quarter hour. */
function offsetChangeBetween(from: number, to: number, zone: string): number {
  const before = utcOffset(from, zone);
  let at = Math.ceil(from / QUARTER_HOUR_MS) * QUARTER_HOUR_MS;
  while (at < to && utcOffset(at, zone) === before) at += QUARTER_HOUR_MS;
  return at;
}

/** `Sat 21 Nov 2026, 08:15 CET` */
export function timeText(at: number, zone: string): string {
  return formatTime('sentence', at, zone);
}

/** `Sat 21 Nov, 08:15:07 CET` */
export function exactTimeText(at: number, zone: string): string {
  return formatTime('second', at, zone);
}

/** `21 Nov, 08:15 CET` */
export function shortTimeText(at: number, zone: string): string {
  return formatTime('short', at, zone);
}

/** `between 15:36 and 16:36 (21 Nov, CET)` */
export function timeRangeText(from: number, to: number, zone: string): string {
  const [start, end] = [timeParts(from, zone), timeParts(to, zone)];
  return start.day === end.day && start.name === end.name
    ? `between ${start.time} and ${end.time} (${end.day}, ${end.name})`
    : `between ${shortTimeText(from, zone)} and ${shortTimeText(to, zone)}`;
}

function timeParts(at: number, zone: string): Readonly<Record<'day' | 'time' | 'name', string>> {
  const fixed = fixedUtcOffset(zone);
  const parts = timeFormat('short', fixed === undefined ? zone : 'UTC').formatToParts(at + (fixed ?? 0));
  const part = (type: Intl.DateTimeFormatPartTypes): string =>
    parts.find((entry) => entry.type === type)?.value ?? '';
  return {
    day: `${part('day')} ${part('month')}`,
    time: `${part('hour')}:${part('minute')}`,
    name: fixed === undefined ? part('timeZoneName') : offsetText(fixed),
  };
}

function formatTime(style: 'sentence' | 'second' | 'short', at: number, zone: string): string {
  const fixed = fixedUtcOffset(zone);
  if (fixed !== undefined) return formatTime(style, at + fixed, 'UTC').replace(/UTC$/, offsetText(fixed));
  return timeFormat(style, zone).format(at);
}

/** Cached, because asking the platform is slow, and every call asks for the same zones. */
const timeZoneCache = new Map<string, boolean>();

/** Whether it's a zone that the platform knows, or a fixed offset. */
export function isTimeZone(zone: string): boolean {
  const found = timeZoneCache.get(zone) ?? isTimeZoneUncached(zone);
  timeZoneCache.set(zone, found);
  return found;
}

function isTimeZoneUncached(zone: string): boolean {
  if (fixedUtcOffset(zone) !== undefined) return true;
  try {
    timeFormat('parts', zone);
    return true;
  } catch {
    return false;
  }
}

/** The zone named after a city that somebody typed; undefined if there is none. */
export function zoneOfCity(name: string): string | undefined {
  const city = (zone: string): string => nameKey(zone.slice(zone.lastIndexOf('/') + 1).replaceAll('_', ' '));
  const wanted = city(name.trim());
  return supportedTimeZones().find((zone) => city(zone) === wanted);
}

/** All zones; empty on old platforms, which can't list them. */
function supportedTimeZones(): readonly string[] {
  const platform: { readonly supportedValuesOf?: typeof Intl.supportedValuesOf } = Intl;
  return platform.supportedValuesOf?.('timeZone') ?? [];
}

/** Discord markup for a time, which Discord shows in each reader's own zone. */
export function discordTime(at: number, style: 'F' | 'R' = 'F'): string {
  return `<t:${Math.floor(at / 1000)}:${style}>`;
}
