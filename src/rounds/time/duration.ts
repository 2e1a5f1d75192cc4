// Units of time in milliseconds, and durations as text.

export const SECOND_MS = 1000;
export const MINUTE_MS = 60 * SECOND_MS;
export const HOUR_MS = 60 * MINUTE_MS;
export const DAY_MS = 24 * HOUR_MS;

/** A duration in its two largest units: `2 days 3 h`, `12 min`, `45 s`. */
export function durationText(milliseconds: number): string {
  const whole = Math.max(0, milliseconds);
  const days = Math.floor(whole / DAY_MS);
  const hours = Math.floor((whole % DAY_MS) / HOUR_MS);
  const minutes = Math.floor((whole % HOUR_MS) / MINUTE_MS);
  const seconds = Math.floor((whole % MINUTE_MS) / SECOND_MS);
  const pair = (large: string, small: number, unit: string): string =>
    small === 0 ? large : `${large} ${small} ${unit}`;
  if (days > 0) return pair(days === 1 ? '1 day' : `${days} days`, hours, 'h');
  if (hours > 0) return pair(`${hours} h`, minutes, 'min');
  // Seconds only matter near the end; a number that changes every second distracts.
  if (minutes >= 10) return `${minutes} min`;
  if (minutes > 0) return pair(`${minutes} min`, seconds, 's');
  return `${seconds} s`;
}
