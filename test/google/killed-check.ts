// The check of the account, killed at a call: whatever it made is gone once its screen is opened again.
import { given } from '../../src/commands/desk-calls';
import type { AccountCheck, AccountQuestion } from '../../src/rounds/reply/account';
import type { Met } from '../../src/rounds/reply/account-input';
import { copyOf, openTestHost, type TestHost } from '../support/host';

export const WEBHOOK = 'https://discord.com/api/webhooks/1234/secret-token';

/** The time of the way to Google and back, in milliseconds. */
const WAY_MS = 900;

/** An account outside the host's own domain. */
export const FRIEND = 'friend@example.org';

/**
 * Asks everything, or until one question is answered, as a window that has measured what a call takes that waits for loading
 * alone.
 */
export function checked(
  addOn: TestHost,
  webhook = WEBHOOK,
  status: number | null = 200,
  friend = FRIEND,
  last?: AccountQuestion,
): AccountCheck {
  const callMs = WAY_MS + (addOn.host.conditions.loadMs ?? 0);
  for (let next: AccountQuestion | undefined; ;) {
    const met = next === 'beside' ? meetings(addOn) : [];
    const check = given(addOn.desk.askAccount({ webhook, friend, status, callMs, met }));
    if (check.next === null) return check;
    if (last !== undefined && check.questions.some(({ id, answer }) => id === last && answer !== null))
      return check;
    ({ next } = check);
  }
}

/** Two calls that a window makes at once, as they met: the second begins while the first waits for it. */
function meetings({ host, desk }: TestHost): readonly Met[] {
  const met: Met[] = [];
  const call = (as: Met['as']): void => {
    const one = desk.meetAccount({ as, mark: 'a mark' });
    if (one.ok) met.push(one.value);
  };
  const run = (): void => call('second');
  host.faults.plant({ on: 'Utilities.sleep', nth: 1, action: { do: 'run', run } });
  call('first');
  return met;
}

/** All files that there are. */
export function names(addOn: TestHost): readonly string[] {
  return Object.values(addOn.host.cloud.files()).map(({ name }) => name);
}

export interface Moment {
  /** The call of a service, and its number in the question that makes it. */
  readonly name: string;
  readonly nth: number;
  /** The host as that question found it. */
  readonly start: TestHost;
}

/** After each call of a check from the first file on; the moment before a call is the one after the call before it. */
export function momentsOfCheck(): readonly Moment[] {
  const whole = openTestHost({ quiet: 'an account' });
  const moments: Moment[] = [];
  for (let next: unknown = ''; next !== null;) {
    const start = copyOf(whole);
    whole.host.faults.resetCounts();
    ({ next } = given(whole.desk.askAccount({ webhook: WEBHOOK, friend: FRIEND, status: 200, callMs: 900 })));
    whole.host.faults.trace().forEach(({ name, outcome }, index) => {
      // A call that fails by itself has no moment after it.
      if (outcome === 'done') moments.push({ name, nth: index + 1, start });
    });
  }
  const first = moments.findIndex(({ name }) => name === 'Sheets.Spreadsheets.create');
  return moments.slice(Math.max(0, first - 1));
}

export function killCheck({ name, nth, start }: Moment): void {
  const addOn = copyOf(start);
  const before = names(openTestHost({ quiet: 'an account' }));
  addOn.host.faults.kill('*', { nth, when: 'after' });
  expect(() => checked(addOn)).toThrow();
  addOn.clock.pass(300_000);
  const { leftover } = given(addOn.desk.getAccountCheck());
  expect({ name, nth, leftover, names: names(addOn) }).toEqual({ name, nth, leftover: [], names: before });
}
