// Writes times for the reader of a page: in the time zone of their phone, which is named.

const DAY: Intl.DateTimeFormatOptions = { weekday: 'short', day: 'numeric', month: 'short' };
const MINUTE: Intl.DateTimeFormatOptions = { hour: '2-digit', minute: '2-digit' };
const ZONE: Intl.DateTimeFormatOptions = { timeZoneName: 'short' };

/** Writes a time with its day: `Fri, 27 Nov, 21:00 CET`. */
export function dayText(at: number): string {
  return new Intl.DateTimeFormat('en-GB', { ...DAY, ...MINUTE, ...ZONE }).format(at);
}

/** Writes a time with its second, for a live game: `21:00:07 CET`. */
export function secondText(at: number): string {
  return new Intl.DateTimeFormat('en-GB', { ...MINUTE, second: '2-digit', ...ZONE }).format(at);
}

/** Writes a time without its day where that is today for the reader, `21:00 CET`; else with its day. */
export function shortText(at: number, now: number): string {
  const isToday = new Date(at).toDateString() === new Date(now).toDateString();
  return isToday ? new Intl.DateTimeFormat('en-GB', { ...MINUTE, ...ZONE }).format(at) : dayText(at);
}
