// The table's clock, which follows the server's time, since this computer's clock may be wrong.
import type { LiveTableContent } from '../../src/rounds/page/views';
import { graceEnd } from '../../src/rounds/time/deadline';
import { SECOND_MS } from '../../src/rounds/time/duration';

/** One reading of the server's clock. */
export interface ClockReading {
  /** The server's time minus this computer's, in milliseconds. */
  readonly ahead: number;
  /** The call's round trip in milliseconds: the shorter, the more exact the reading. */
  readonly trip: number;
}

const MAX_READINGS = 20;

/** `now` is the server’s time; `sent` and `received` are this computer's times of the call and its answer. */
export function newClockReading(now: number, sent: number, received: number): ClockReading {
  return { ahead: now - (sent + received) / 2, trip: received - sent };
}

export function addReading(
  readings: readonly ClockReading[],
  reading: ClockReading,
): readonly ClockReading[] {
  return [...readings, reading].slice(-MAX_READINGS);
}

/** The server clock's offset in milliseconds, from the most exact reading. */
export function serverClockOffset(readings: readonly ClockReading[]): number {
  return readings.reduce((best, reading) => (reading.trip < best.trip ? reading : best), {
    ahead: 0,
    trip: Infinity,
  }).ahead;
}

export interface ClockFace {
  readonly phase: 'waiting' | 'running' | 'grace' | 'over';
  /** Seconds left in this phase, rounded up. */
  readonly seconds: number;
}

type TimedStage = Pick<NonNullable<LiveTableContent['stage']>, 'seconds' | 'deadline' | 'graceSeconds'>;

/** What a stage's clock shows at this time of the server. */
export function getClockFace({ seconds, deadline, graceSeconds }: TimedStage, now: number): ClockFace {
  if (deadline === null) return { phase: 'waiting', seconds };
  const left = Math.ceil((deadline - now) / SECOND_MS);
  if (left > 0) return { phase: 'running', seconds: left };
  const grace = Math.ceil((graceEnd({ deadline, graceSeconds }) - now) / SECOND_MS);
  return grace > 0 ? { phase: 'grace', seconds: grace } : { phase: 'over', seconds: 0 };
}

/** Seconds as on a clock: `0:23`, `1:00`. */
export function formatSeconds(seconds: number): string {
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
}

/** What screen readers announce: at ten seconds and when time is up. */
export function spokenClockText({ phase, seconds }: ClockFace, graceSeconds: number): string {
  switch (phase) {
    case 'waiting':
      return '';
    case 'running':
      // Announced at two consecutive seconds, in case one is skipped. At a third, the text would be wrong.
      return seconds === 10 || seconds === 9 ? '10 seconds left.' : '';
    case 'grace':
      return `Time is up. Grace period: ${graceSeconds} seconds.`;
    case 'over':
      return graceSeconds > 0 ? 'The grace period is over.' : 'Time is up.';
  }
}
