// When a stage ends: at its deadline plus grace. The usual deadline is some time after the opening, or at a time of day.
import { nextTimeOfDay } from './time-zone';
import { SECOND_MS } from './duration';

/** How long players have: `seconds`, or with `clock` until that time of day first comes after nine tenths of `seconds`. */
interface StageDuration {
  readonly seconds: number;
  readonly clock?: { readonly time: string; readonly zone: string } | undefined;
}

/** Minimum time until a deadline at a time of day, in tenths of the usual time. */
const MIN_TIME_LEFT_TENTHS = 9;

/** The usual deadline of a stage that opens at `from`, but not before `earliest`. */
export function usualDeadline({ seconds, clock }: StageDuration, from: number, earliest = from): number {
  if (clock === undefined) return Math.max(earliest, from + seconds * SECOND_MS);
  const soonest = Math.max(earliest, from + minSecondsLeft(seconds) * SECOND_MS);
  return nextTimeOfDay(soonest, clock.time, clock.zone);
}

/**
 * The deadline of a stage that opens because the previous one was resolved automatically at its deadline (ALL-19). Counts
 * from that deadline, so that rounds keep their time of day. If that leaves less than half the time, counts from now, or
 * takes the first time of day that leaves half.
 */
export function deadlineAfterTimeUp(duration: StageDuration, before: number, now: number): number {
  const { seconds, clock } = duration;
  const planned = usualDeadline(duration, before);
  const soonest = now + (seconds * SECOND_MS) / 2;
  if (planned >= soonest) return planned;
  return clock === undefined ? usualDeadline(duration, now) : nextTimeOfDay(soonest, clock.time, clock.zone);
}

/** The deadline of a stage that opens because everyone answered: as usual, but not before the previous one (ALL-19). */
export function deadlineAfterEarlyEnd(duration: StageDuration, before: number | null, now: number): number {
  return usualDeadline(duration, now, before ?? now);
}

/** Minimum time until a deadline at a time of day, in seconds. */
export function minSecondsLeft(seconds: number): number {
  return Math.ceil((seconds * MIN_TIME_LEFT_TENTHS) / 10);
}

interface StageEnd {
  /** The deadline in UTC milliseconds, without grace; null for none. */
  readonly deadline: number | null;
  readonly graceSeconds: number;
}

/** Deadline plus grace. Answers after this are late. Null if there's no deadline. */
export function graceEnd(stage: StageEnd & { readonly deadline: number }): number;
export function graceEnd(stage: StageEnd): number | null;
export function graceEnd({ deadline, graceSeconds }: StageEnd): number | null {
  return deadline === null ? null : deadline + graceSeconds * SECOND_MS;
}

const TIME_OF_DAY = /^(?:[01]\d|2[0-3]):[0-5]\d$/;

/** Whether it's a time of day such as `21:00`. */
export function isTimeOfDay(text: string): boolean {
  return TIME_OF_DAY.test(text);
}

/** A cell's text as a time of day: Sheets converts a typed `21:00` to 0.875. */
export function parseTimeOfDay(text: string): string {
  const part = /^0?\.\d+$|^0$/.test(text) ? Number(text) : undefined;
  if (part === undefined) return /^\d:\d\d$/.test(text) ? `0${text}` : text;
  const minutes = Math.round(part * 24 * 60) % (24 * 60);
  const two = (value: number): string => String(value).padStart(2, '0');
  return `${two(Math.floor(minutes / 60))}:${two(minutes % 60)}`;
}
