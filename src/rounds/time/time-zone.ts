// Local times and UTC instants: Sheets' serial dates, and times for people.
import { cachedIn } from '../../games/frame/lazy';
import { nameKey } from '../../games/frame/names';

const DAY = 86_400_000;
/** Sheets counts days from 30 December 1899. */
const SERIAL_EPOCH = Date.UTC(1899, 11, 30);
/** The serial after Sheets' last date, 31 December 9999. */
const SERIAL_END = 2_958_466;

/** In parts for the program, in a sentence, to the second, or short. */
const STYLES = {
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

/** Cached by style and zone: creating a format is slow, and whole columns of times are read. */
const formats = new Map<string, Intl.DateTimeFormat>();

function formatOf(style: keyof typeof STYLES, zone: string): Intl.DateTimeFormat {
  const { locale, options } = STYLES[style];
  return cachedIn(
    formats,
    `${style} ${zone}`,
    () => new Intl.DateTimeFormat(locale, { ...options, timeZone: zone, hourCycle: 'h23' }),
  );
}

/** A fixed offset, as spreadsheets made elsewhere have it: `GMT-07:00`. */
const FIXED = /^(?:GMT|UTC)?([+-])(\d{1,2})(?::?([0-5]\d))?$/i;
const FURTHEST_HOURS = 14;
const HOUR = 3_600_000;

/** In milliseconds; undefined for other zones. */
function fixedOffset(zone: string): number | undefined {
  const [, sign, hours, minutes = '0'] = FIXED.exec(zone) ?? [];
  if (hours === undefined || Number(hours) > FURTHEST_HOURS) return undefined;
  const offset = Number(hours) * HOUR + (Number(minutes) * HOUR) / 60;
  return sign === '-' ? -offset : offset;
}

/** `GMT-07:00` */
function offsetText(offset: number): string {
  const minutes = Math.abs(offset) / (HOUR / 60);
  const two = (value: number): string => String(value).padStart(2, '0');
  return `GMT${offset < 0 ? '-' : '+'}${two(Math.floor(minutes / 60))}:${two(minutes % 60)}`;
}

/** The zone that is always this far ahead of UTC. */
export function zoneOfOffset(minutes: number): string {
  return offsetText((minutes * HOUR) / 60);
}

/** Zones have only changed on quarter hours since then, and no response is older. */
const QUARTERS_SINCE = Date.UTC(1973, 0, 1);
const QUARTER = 900_000;
/** Cached by quarter hour: columns of times need the same few. */
const offsets = new Map<string, Map<number, number>>();
const MOST_OFFSETS = 10_000;

/** A zone's clock at an instant, as if it showed UTC. */
function wallClock(at: number, zone: string): number {
  return at + offsetAt(at, zone);
}

/** In milliseconds. */
function offsetAt(at: number, zone: string): number {
  if (at < QUARTERS_SINCE) return shownBy(at, zone) - at;
  const quarter = Math.floor(at / QUARTER);
  let known = offsets.get(zone);
  if (known === undefined) {
    known = new Map();
    offsets.set(zone, known);
  }
  let offset = known.get(quarter);
  if (offset === undefined) {
    if (known.size >= MOST_OFFSETS) known.clear();
    offset = shownBy(quarter * QUARTER, zone) - quarter * QUARTER;
    known.set(quarter, offset);
  }
  return offset;
}

function shownBy(at: number, zone: string): number {
  const fixed = fixedOffset(zone);
  if (fixed !== undefined) return at + fixed;
  const parts = formatOf('parts', zone).formatToParts(at);
  const part = (type: string): number => Number(parts.find((entry) => entry.type === type)?.value ?? 0);
  const whole = Date.UTC(
    part('year'),
    part('month') - 1,
    part('day'),
    part('hour'),
    part('minute'),
    part('second'),
  );
  return whole + (((at % 1000) + 1000) % 1000);
}

/**
 * Undefined for a number that isn't a date, since cells can hold anything. In the hour that clocks show twice, the first one:
 * nobody is late because of a clock change. In a skipped hour, the earlier possible time.
 */
export function instantOfSerial(serial: number, zone: string): number | undefined {
  if (!(serial >= 0 && serial < SERIAL_END)) return undefined;
  const wall = SERIAL_EPOCH + Math.round(serial * DAY);
  // The offsets a day before and after cover both sides of a clock change.
  const [before, after] = [offsetAt(wall - DAY, zone), offsetAt(wall + DAY, zone)];
  // Nearly always true, and fast: every call reads a column of times.
  if (before === after) return wall - before;
  const guesses = [wall - before, wall - after];
  const fitting = guesses.filter((guess) => wallClock(guess, zone) === wall);
  return Math.min(...(fitting.length > 0 ? fitting : guesses));
}

/** As a timestamp has it: whole seconds, and the earlier one if clocks show a time twice. */
export function instantAsStamped(at: number, zone: string): number {
  const second = Math.floor(at / 1000) * 1000;
  return instantOfSerial((wallClock(second, zone) - SERIAL_EPOCH) / DAY, zone) ?? second;
}

/** A serial that no later instant has in any zone: no clock is a whole day behind. */
export function serialBefore(at: number): number {
  return (at - SERIAL_EPOCH) / DAY - 1;
}

/**
 * The first instant from `from` on at which a zone's clock shows this time of day, `21:00`. The first of two if it shows it
 * twice; the moment of the change if it's skipped.
 */
export function nextTimeOfDay(from: number, time: string, zone: string): number {
  const [hours = 0, minutes = 0] = time.split(':').map(Number);
  const midnight = Math.floor(wallClock(from, zone) / DAY) * DAY;
  // At most two days on: when clocks go back, the first may be over.
  const days = [0, 1, 2].map((day) => midnight + day * DAY + hours * HOUR + (minutes * HOUR) / 60);
  return days.map((wall) => firstShowing(wall, zone)).find((at) => at >= from) ?? from;
}

/** The first instant at which a zone's clock shows this time, or the change that skips it. */
function firstShowing(wall: number, zone: string): number {
  const [before, after] = [offsetAt(wall - DAY, zone), offsetAt(wall + DAY, zone)];
  const guesses = [wall - before, wall - after].sort((a, b) => a - b);
  const shown = guesses.find((guess) => wallClock(guess, zone) === wall);
  return shown ?? changeBetween(guesses, zone);
}

/** When a zone's clock changes between two instants. Changes happen on quarter hours. */
function changeBetween([from = 0, to = from]: readonly number[], zone: string): number {
  const before = offsetAt(from, zone);
  let at = Math.ceil(from / QUARTER) * QUARTER;
  while (at < to && offsetAt(at, zone) === before) at += QUARTER;
  return at;
}

/** `Sat 21 Nov 2026, 08:15 CET` */
export function timeText(at: number, zone: string): string {
  return written('sentence', at, zone);
}

/** `Sat 21 Nov, 08:15:07 CET` */
export function exactTimeText(at: number, zone: string): string {
  return written('second', at, zone);
}

/** `21 Nov, 08:15 CET` */
export function shortTimeText(at: number, zone: string): string {
  return written('short', at, zone);
}

/** `between 15:36 and 16:36 (21 Nov, CET)` */
export function timeRangeText(from: number, to: number, zone: string): string {
  const [start, end] = [inParts(from, zone), inParts(to, zone)];
  return start.day === end.day && start.name === end.name
    ? `between ${start.time} and ${end.time} (${end.day}, ${end.name})`
    : `between ${shortTimeText(from, zone)} and ${shortTimeText(to, zone)}`;
}

/** As `shortTimeText` writes them. */
function inParts(at: number, zone: string): Readonly<Record<'day' | 'time' | 'name', string>> {
  const fixed = fixedOffset(zone);
  const parts = formatOf('short', fixed === undefined ? zone : 'UTC').formatToParts(at + (fixed ?? 0));
  const part = (type: Intl.DateTimeFormatPartTypes): string =>
    parts.find((entry) => entry.type === type)?.value ?? '';
  return {
    day: `${part('day')} ${part('month')}`,
    time: `${part('hour')}:${part('minute')}`,
    name: fixed === undefined ? part('timeZoneName') : offsetText(fixed),
  };
}

function written(style: 'sentence' | 'second' | 'short', at: number, zone: string): string {
  const fixed = fixedOffset(zone);
  if (fixed !== undefined) return written(style, at + fixed, 'UTC').replace(/UTC$/, offsetText(fixed));
  return formatOf(style, zone).format(at);
}

/** Cached: asking the platform is slow, and every call asks for the same names. */
const knownZones = new Map<string, boolean>();
const MOST_KNOWN = 1000;

/** Whether the platform knows the zone, or it's a fixed offset. */
export function isZone(zone: string): boolean {
  const found = knownZones.get(zone) ?? isKnownZone(zone);
  if (knownZones.size >= MOST_KNOWN) knownZones.clear();
  knownZones.set(zone, found);
  return found;
}

function isKnownZone(zone: string): boolean {
  if (fixedOffset(zone) !== undefined) return true;
  try {
    return formatOf('parts', zone).resolvedOptions().timeZone !== '';
  } catch {
    return false;
  }
}

/** The zone of a city that somebody typed, if there is one. */
export function zoneOfCity(name: string): string | undefined {
  const city = (zone: string): string => nameKey(zone.slice(zone.lastIndexOf('/') + 1).replaceAll('_', ' '));
  const wanted = city(name.trim());
  return zones().find((zone) => city(zone) === wanted);
}

/** Old platforms can't list them. */
function zones(): readonly string[] {
  const platform: { readonly supportedValuesOf?: typeof Intl.supportedValuesOf } = Intl;
  return platform.supportedValuesOf?.('timeZone') ?? [];
}

/** To the minute: `2 days 3 hours`, `45 minutes`. */
export function lengthText(ms: number): string {
  const minutes = Math.max(1, Math.round((ms * 60) / HOUR));
  const parts = [
    [Math.floor(minutes / 1440), 'day'],
    [Math.floor((minutes % 1440) / 60), 'hour'],
    [minutes % 60, 'minute'],
  ] as const;
  return parts
    .filter(([count]) => count > 0)
    .map(([count, unit]) => `${count} ${unit}${count === 1 ? '' : 's'}`)
    .join(' ');
}

/** Discord shows it in each reader's own zone. */
export function discordTime(at: number, style: 'F' | 'R' = 'F'): string {
  return `<t:${Math.floor(at / 1000)}:${style}>`;
}
