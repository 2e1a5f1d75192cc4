// Counts Sheets API calls per minute. Google limits a user's reads and writes separately.
import type { Clock } from './clock';
import type { Conditions } from './conditions';
import { ApiError } from './errors';

export type SheetsUse = 'Read' | 'Write';

const MINUTE = 60_000;

/** The caller, the clock, and the conditions that limit calls. */
interface Caller {
  readonly user: string;
  readonly clock: Clock;
  readonly conditions: Conditions;
}

/** The times of each user's reads and writes in the last minute. */
export class SheetsQuota {
  readonly #calls = new Map<string, number[]>();

  /** Counts a call, or refuses it. */
  use({ user, clock, conditions }: Caller, use: SheetsUse): void {
    const now = clock.now();
    const key = `${use} ${user}`;
    const recent = (this.#calls.get(key) ?? []).filter((at) => at > now - MINUTE);
    if (conditions.sheetsPerMinute !== null && recent.length >= conditions.sheetsPerMinute) {
      const text = `Quota exceeded for quota metric '${use} requests' and limit '${use} requests per minute per user' of service 'sheets.googleapis.com'.`;
      throw new ApiError(429, 'RESOURCE_EXHAUSTED', text);
    }
    this.#calls.set(key, [...recent, now]);
  }
}
