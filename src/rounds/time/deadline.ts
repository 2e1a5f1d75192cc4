// When a stage ends: its usual deadline, a while after it opens or at a time of day on the host's clock, and the grace after
// the deadline.
import { nextTimeOfDay } from './time-zone';

const SECOND = 1000;

/**
 * How long players have: so many seconds. Where `clock` is given, the deadline is the next such time of day in its zone
 * that leaves at least nine tenths of these seconds.
 */
interface Duration {
  readonly seconds: number;
  readonly clock?: { readonly time: string; readonly zone: string } | undefined;
}

/** The tenths of the usual time that a deadline at a time of day leaves at least. */
const LEAST_TENTHS = 9;

/** Gives the usual deadline of a stage that opened at this time. */
export function usualDeadline({ seconds, clock }: Duration, openedAt: number): number {
  return clock === undefined
    ? openedAt + seconds * SECOND
    : nextTimeOfDay(openedAt + leastSeconds(seconds) * SECOND, clock.time, clock.zone);
}

/**
 * The deadline of a stage that opens because the one before was resolved automatically at its deadline (ALL-19). It counts
 * from that deadline, so that rounds keep their hour. If less than half of the time would be left, it counts from now; with
 * a time of day it is the first such time that leaves half.
 */
export function deadlineAfterDeadline(duration: Duration, before: number, now: number): number {
  const { seconds, clock } = duration;
  const planned = usualDeadline(duration, before);
  const soonest = now + (seconds * SECOND) / 2;
  if (planned >= soonest) return planned;
  return clock === undefined ? usualDeadline(duration, now) : nextTimeOfDay(soonest, clock.time, clock.zone);
}

/** The deadline of a stage that opens because everyone has answered: as usual, but never before the former one (ALL-19). */
export function deadlineAfterEarly(duration: Duration, before: number | null, now: number): number {
  const { clock } = duration;
  const usual = usualDeadline(duration, now);
  if (before === null || usual >= before) return usual;
  return clock === undefined ? before : nextTimeOfDay(before, clock.time, clock.zone);
}

/** Gives the least time of players with a deadline at a time of day, in seconds. */
export function leastSeconds(seconds: number): number {
  return Math.ceil((seconds * LEAST_TENTHS) / 10);
}

interface Ending {
  /** UTC milliseconds, without the grace; null for none. */
  readonly deadline: number | null;
  readonly graceSeconds: number;
}

/** The instant when a stage ends, after deadline and grace. What comes later is late. Null for a stage without a deadline. */
export function endOf(stage: Ending & { readonly deadline: number }): number;
export function endOf(stage: Ending): number | null;
export function endOf({ deadline, graceSeconds }: Ending): number | null {
  return deadline === null ? null : deadline + graceSeconds * SECOND;
}

const TIME_OF_DAY = /^(?:[01]\d|2[0-3]):[0-5]\d$/;

/** True for a time of day as deadlines have it: `21:00`. */
export function isTimeOfDay(text: string): boolean {
  return TIME_OF_DAY.test(text);
}

/** Gives the time of day in a cell of the Settings tab: Sheets makes 0.875 of `21:00` that somebody types. */
export function timeOfDayIn(text: string): string {
  const part = /^0?\.\d+$|^0$/.test(text) ? Number(text) : undefined;
  if (part === undefined) return /^\d:\d\d$/.test(text) ? `0${text}` : text;
  const minutes = Math.round(part * 24 * 60) % (24 * 60);
  const two = (value: number): string => String(value).padStart(2, '0');
  return `${two(Math.floor(minutes / 60))}:${two(minutes % 60)}`;
}
