// Local times of a zone and UTC instants: the serial dates that Sheets writes, and times as people read them.

const DAY = 86_400_000;
/** Sheets counts days from 30 December 1899. */
const SERIAL_EPOCH = Date.UTC(1899, 11, 30);
/** The first serial number after Sheets' last date, 31 December 9999. */
const SERIAL_END = 2_958_466;

/** Making one takes far longer than using it, and a whole column of times is read with one. */
const clocks = new Map<string, Intl.DateTimeFormat>();

function clockOf(zone: string): Intl.DateTimeFormat {
  const known = clocks.get(zone);
  if (known !== undefined) return known;
  const clock = new Intl.DateTimeFormat('en-US', {
    timeZone: zone,
    hourCycle: 'h23',
    year: 'numeric',
    month: 'numeric',
    day: 'numeric',
    hour: 'numeric',
    minute: 'numeric',
    second: 'numeric',
  });
  clocks.set(zone, clock);
  return clock;
}

/** Zones have changed their clocks on a quarter of an hour since this time, and no response is older. */
const QUARTERS_SINCE = Date.UTC(1973, 0, 1);
const QUARTER = 900_000;
/** What a zone's clocks are ahead of UTC in a quarter of an hour: a whole column of times asks for the same few. */
const offsets = new Map<string, Map<number, number>>();
const MOST_OFFSETS = 10_000;

/** What the clocks of a zone show at an instant, as if that were UTC. */
function wallClock(at: number, zone: string): number {
  if (at < QUARTERS_SINCE) return shownBy(at, zone);
  const quarter = Math.floor(at / QUARTER);
  const known = offsets.get(zone) ?? new Map<number, number>();
  offsets.set(zone, known);
  let offset = known.get(quarter);
  if (offset === undefined) {
    if (known.size >= MOST_OFFSETS) known.clear();
    offset = shownBy(quarter * QUARTER, zone) - quarter * QUARTER;
    known.set(quarter, offset);
  }
  return at + offset;
}

function shownBy(at: number, zone: string): number {
  const parts = clockOf(zone).formatToParts(at);
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
 * The instant of a serial date in a zone, in milliseconds; undefined for a number that is none, since a cell of times
 * may hold any. In the hour that clocks show twice, the first one:
 * nobody is late for a change of the clocks. In the hour that they skip, the earlier time that it may mean.
 */
export function instantOfSerial(serial: number, zone: string): number | undefined {
  if (!(serial >= 0 && serial < SERIAL_END)) return undefined;
  const wall = SERIAL_EPOCH + Math.round(serial * DAY);
  // A zone's offset a day before and after covers both sides of any change of the clocks.
  const guesses = [wall - DAY, wall + DAY].map((near) => wall - (wallClock(near, zone) - near));
  const fitting = guesses.filter((guess) => wallClock(guess, zone) === wall);
  return Math.min(...(fitting.length > 0 ? fitting : guesses));
}

/** A serial date that no later instant has, whatever the clocks were changed by in between. */
export function serialBefore(at: number, zone: string): number {
  return (wallClock(at, zone) - SERIAL_EPOCH) / DAY - 2;
}

/** `Sat 21 Nov 2026, 08:15 CET` */
export function timeText(at: number, zone: string): string {
  return new Intl.DateTimeFormat('en-GB', {
    timeZone: zone,
    weekday: 'short',
    day: 'numeric',
    month: 'short',
    year: 'numeric',
    hour: '2-digit',
    minute: '2-digit',
    hourCycle: 'h23',
    timeZoneName: 'short',
  }).format(at);
}

/** Whether the platform knows a zone by this name. */
export function isZone(zone: string): boolean {
  try {
    return (
      zone !== '' && new Intl.DateTimeFormat('en-GB', { timeZone: zone }).resolvedOptions().timeZone !== ''
    );
  } catch {
    return false;
  }
}

/** A time that every reader of Discord sees in their own zone. */
export function discordTime(at: number, style: 'F' | 'R' = 'F'): string {
  return `<t:${Math.floor(at / 1000)}:${style}>`;
}
