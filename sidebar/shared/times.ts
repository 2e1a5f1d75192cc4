// Times as the host reads and enters them, in the time zone of the book.
import { DAY_MS, durationText, MINUTE_MS, SECOND_MS } from '../../src/rounds/time/duration';
import { instantOfSerial, shortTimeText, timeText } from '../../src/rounds/time/time-zone';

/** The distance to a deadline: `in 3 h 12 min`, `5 min ago`. */
export function countdown(deadline: number, now: number): string {
  return deadline >= now ? `in ${durationText(deadline - now)}` : `${durationText(now - deadline)} ago`;
}

/** A time without its year: `Sat 28 Nov, 17:45 CET`. */
export function dayTimeText(at: number, zone: string): string {
  return `${timeText(at, zone).slice(0, 3)} ${shortTimeText(at, zone)}`;
}

/** For how many milliseconds a countdown's text stays the same. */
export function countdownStepMs(deadline: number, now: number): number {
  return Math.abs(deadline - now) < 10 * MINUTE_MS ? SECOND_MS : 20 * SECOND_MS;
}

/** A time formatted for a date-and-time field, in the zone: `2026-11-21T08:15`. */
export function toInputValue(at: number, zone: string): string {
  const parts = new Intl.DateTimeFormat('en-GB', {
    timeZone: zone,
    hourCycle: 'h23',
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
    hour: '2-digit',
    minute: '2-digit',
  }).formatToParts(at);
  const part = (type: string): string => parts.find((entry) => entry.type === type)?.value ?? '';
  return `${part('year')}-${part('month')}-${part('day')}T${part('hour')}:${part('minute')}`;
}

/** Parses the value of a date-and-time field, in the zone; undefined while it is incomplete. */
export function parseInputValue(input: string, zone: string): number | undefined {
  const wall = Date.parse(`${input}Z`);
  if (!/^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}/.test(input) || Number.isNaN(wall)) return undefined;
  return instantOfSerial((wall - Date.UTC(1899, 11, 30)) / DAY_MS, zone);
}

export const UNITS = ['seconds', 'minutes', 'hours', 'days'] as const;
export type Unit = (typeof UNITS)[number];
const SECONDS_IN: Readonly<Record<Unit, number>> = { seconds: 1, minutes: 60, hours: 3600, days: 86_400 };

/** Seconds in the largest unit with a whole number; a day is 24 hours. */
export function toLargestUnit(seconds: number): { readonly amount: number; readonly unit: Unit } {
  const fits = (unit: Unit): boolean => seconds > 0 && seconds % SECONDS_IN[unit] === 0;
  const unit: Unit =
    fits('days') && seconds > SECONDS_IN.days
      ? 'days'
      : fits('hours')
        ? 'hours'
        : fits('minutes')
          ? 'minutes'
          : 'seconds';
  return { amount: seconds / SECONDS_IN[unit], unit };
}

export function toSeconds(amount: number, unit: Unit): number {
  return Math.round(amount * SECONDS_IN[unit]);
}

export function browserTimeZone(): string {
  return new Intl.DateTimeFormat().resolvedOptions().timeZone;
}
