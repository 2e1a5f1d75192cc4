// Times as the host reads and enters them, in the time zone of the book.
import { instantOfSerial, shortTimeText, timeText } from '../../src/rounds/time/time-zone';

const SECOND = 1000;
const MINUTE = 60 * SECOND;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

/** A duration in its two largest units: `2 days 3 h`, `12 min`, `45 s`. */
export function durationText(milliseconds: number): string {
  const whole = Math.max(0, milliseconds);
  const days = Math.floor(whole / DAY);
  const hours = Math.floor((whole % DAY) / HOUR);
  const minutes = Math.floor((whole % HOUR) / MINUTE);
  const seconds = Math.floor((whole % MINUTE) / SECOND);
  const pair = (large: string, small: number, unit: string): string =>
    small === 0 ? large : `${large} ${small} ${unit}`;
  if (days > 0) return pair(days === 1 ? '1 day' : `${days} days`, hours, 'h');
  if (hours > 0) return pair(`${hours} h`, minutes, 'min');
  // Seconds only matter near the end; a number that changes every second distracts.
  if (minutes >= 10) return `${minutes} min`;
  if (minutes > 0) return pair(`${minutes} min`, seconds, 's');
  return `${seconds} s`;
}

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
  return Math.abs(deadline - now) < 10 * MINUTE ? SECOND : 20 * SECOND;
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
  return instantOfSerial((wall - Date.UTC(1899, 11, 30)) / DAY, zone);
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
