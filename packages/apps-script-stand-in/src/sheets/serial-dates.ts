// Dates as Sheets stores them: days since 30 December 1899, in the book's time zone.

const DAY = 86_400_000;
/** 30 December 1899 in milliseconds relative to 1970. */
const SERIAL_EPOCH_MS = Date.UTC(1899, 11, 30);

const formatCache = new Map<string, Intl.DateTimeFormat>();

function timeZoneFormat(zone: string): Intl.DateTimeFormat {
  let format = formatCache.get(zone);
  if (format === undefined) {
    format = new Intl.DateTimeFormat('en-US', {
      timeZone: zone,
      hourCycle: 'h23',
      year: 'numeric',
      month: 'numeric',
      day: 'numeric',
      hour: 'numeric',
      minute: 'numeric',
      second: 'numeric',
    });
    formatCache.set(zone, format);
  }
  return format;
}

/** Whether this machine (and so Google) knows a time zone. */
export function isTimeZone(zone: string): boolean {
  try {
    timeZoneFormat(zone);
    return true;
  } catch {
    return false;
  }
}

/** Matches a zone with a fixed offset from UTC, such as `UTC+5:30`. */
const FIXED_OFFSET = /^UTC([+-])(\d{1,2}):(\d\d)$/;

/** The wall-clock time in a zone at an instant, encoded as if it were UTC. */
export function toWallTime(instant: number, zone: string): number {
  const [fixed, sign, hours, minutes] = FIXED_OFFSET.exec(zone) ?? [];
  if (fixed !== undefined) {
    return instant + (sign === '-' ? -1 : 1) * (Number(hours) * 60 + Number(minutes)) * 60_000;
  }
  const parts: Record<string, number> = {};
  for (const { type, value } of timeZoneFormat(zone).formatToParts(instant)) parts[type] = Number(value);
  const { year = 0, month = 1, day = 1, hour = 0, minute = 0, second = 0 } = parts;
  const milliseconds = ((instant % 1000) + 1000) % 1000;
  return Date.UTC(year, month - 1, day, hour, minute, second, milliseconds);
}

export function instantToSerial(instant: number, zone: string): number {
  return wallToSerial(toWallTime(instant, zone));
}

/** The serial number of a wall-clock time that is encoded as if it were UTC. */
export function wallToSerial(wall: number): number {
  return (wall - SERIAL_EPOCH_MS) / DAY;
}

/** The wall-clock time of a serial number, encoded as if it were UTC. */
export function serialToWall(serial: number): number {
  return Math.round(serial * DAY) + SERIAL_EPOCH_MS;
}

/** The English name of the month or weekday of a wall-clock time. */
const monthOrWeekdayName = (wall: number, part: 'month' | 'weekday'): string =>
  new Date(wall).toLocaleString('en', { [part]: 'long', timeZone: 'UTC' });
const MONTHS = Array.from({ length: 12 }, (_, month) => monthOrWeekdayName(Date.UTC(2000, month), 'month'));

/** The number (1 to 12) of a month, from at least the first three letters of its English name. */
export function monthNumber(name: string): number | undefined {
  const wanted = name.toLowerCase().replace('.', '');
  if (wanted.length < 3) return undefined;
  const index = MONTHS.findIndex((month) => month.toLowerCase().startsWith(wanted));
  return index < 0 ? undefined : index + 1;
}

const padTwoDigits = (value: number): string => String(value).padStart(2, '0');

/** Formats a wall-clock time with a date pattern of Sheets, such as `M/d/yyyy H:mm:ss`. */
export function formatDatePattern(pattern: string, wall: number): string {
  const at = new Date(wall);
  const hasHalf = /am\/pm|a\/p/i.test(pattern);
  const hour = hasHalf ? ((at.getUTCHours() + 11) % 12) + 1 : at.getUTCHours();
  let afterHour = false;
  const tokens = /"[^"]*"|\\.|am\/pm|a\/p|y+|d+|h+|s+|m+|./gi;
  const pieces = pattern.match(tokens) ?? [];
  const out = pieces.map((piece, index) => {
    if (piece.startsWith('"')) return piece.slice(1, -1);
    if (piece.startsWith('\\')) return piece.slice(1);
    if (/^(am\/pm|a\/p)$/i.test(piece)) return at.getUTCHours() < 12 ? 'AM' : 'PM';
    const long = piece.length;
    switch (piece.charAt(0).toLowerCase()) {
      case 'y':
        return long > 2
          ? String(at.getUTCFullYear()).padStart(4, '0')
          : padTwoDigits(at.getUTCFullYear() % 100);
      case 'd': {
        const weekday = monthOrWeekdayName(wall, 'weekday');
        if (long > 3) return weekday;
        if (long === 3) return weekday.slice(0, 3);
        return long === 2 ? padTwoDigits(at.getUTCDate()) : String(at.getUTCDate());
      }
      case 'h':
        afterHour = true;
        return long > 1 ? padTwoDigits(hour) : String(hour);
      case 's':
        return long > 1 ? padTwoDigits(at.getUTCSeconds()) : String(at.getUTCSeconds());
      case 'm': {
        const next = pieces.slice(index + 1).find((later) => /^[a-z]/i.test(later));
        if (afterHour || next?.toLowerCase().startsWith('s') === true) {
          afterHour = false;
          return long > 1 ? padTwoDigits(at.getUTCMinutes()) : String(at.getUTCMinutes());
        }
        const month = monthOrWeekdayName(wall, 'month');
        if (long > 3) return month;
        if (long === 3) return month.slice(0, 3);
        return long === 2 ? padTwoDigits(at.getUTCMonth() + 1) : String(at.getUTCMonth() + 1);
      }
      default:
        return piece;
    }
  });
  return out.join('');
}
