// The table's clock, which follows the server's time, since this computer's clock may be wrong.
import type { TableContent } from '../../src/rounds/page/views';
import { endOf } from '../../src/rounds/time/deadline';

const SECOND = 1000;

/** How the server's clock was read once. */
export interface ClockReading {
  /** The milliseconds to add to this computer's time to get the server's. */
  readonly ahead: number;
  /** How long the answer took, in milliseconds: the shorter, the more exact the reading. */
  readonly trip: number;
}

const READINGS_KEPT = 20;

/** `now` is the server’s time; the others are this computer’s when the call was sent and answered. */
export function readingOf(now: number, sent: number, received: number): ClockReading {
  return { ahead: now - (sent + received) / 2, trip: received - sent };
}

export function addReading(
  readings: readonly ClockReading[],
  reading: ClockReading,
): readonly ClockReading[] {
  return [...readings, reading].slice(-READINGS_KEPT);
}

/** The server clock's offset in milliseconds, by the most exact reading. */
export function aheadBy(readings: readonly ClockReading[]): number {
  return readings.reduce((best, reading) => (reading.trip < best.trip ? reading : best), {
    ahead: 0,
    trip: Infinity,
  }).ahead;
}

export interface ClockFace {
  readonly phase: 'waiting' | 'running' | 'grace' | 'over';
  /** How many seconds are left of this phase, rounded up. */
  readonly seconds: number;
}

type Stage = Pick<NonNullable<TableContent['stage']>, 'seconds' | 'deadline' | 'graceSeconds'>;

/** Gives what the clock of a stage shows at this time of the server. */
export function clockFace({ seconds, deadline, graceSeconds }: Stage, now: number): ClockFace {
  if (deadline === null) return { phase: 'waiting', seconds };
  const left = Math.ceil((deadline - now) / SECOND);
  if (left > 0) return { phase: 'running', seconds: left };
  const grace = Math.ceil((endOf({ deadline, graceSeconds }) - now) / SECOND);
  return grace > 0 ? { phase: 'grace', seconds: grace } : { phase: 'over', seconds: 0 };
}

/** Writes seconds as a clock shows them: `0:23`, `1:00`. */
export function faceText(seconds: number): string {
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
}

/** Gives what screen readers say: at ten seconds and when time is up. */
export function spokenText({ phase, seconds }: ClockFace, graceSeconds: number): string {
  switch (phase) {
    case 'waiting':
      return '';
    case 'running':
      // Said during two seconds, since one of them may be skipped; longer would be wrong.
      return seconds === 10 || seconds === 9 ? '10 seconds left.' : '';
    case 'grace':
      return `Time is up. ${graceSeconds} seconds of grace.`;
    case 'over':
      return graceSeconds > 0 ? 'Time and grace are over.' : 'Time is up.';
  }
}
