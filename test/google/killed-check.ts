// The check of the account, killed at a call: whatever it made is gone once its screen is opened again.
import { given } from '../../src/commands/desk-calls';
import type { AccountCheck } from '../../src/rounds/view/api';
import { openTestHost, type TestHost } from '../support/host';

export const WEBHOOK = 'https://discord.com/api/webhooks/1234/secret-token';

/** Asks everything. */
export function checked(addOn: TestHost, webhook = WEBHOOK, status: number | null = 200): AccountCheck {
  for (;;) {
    const check = given(addOn.desk.askAccount({ webhook, status }));
    if (check.next === null) return check;
  }
}

/** All files that there are. */
export function names(addOn: TestHost): readonly string[] {
  return Object.values(addOn.host.cloud.files()).map(({ name }) => name);
}

export interface Moment {
  readonly name: string;
  readonly nth: number;
  readonly when: 'after';
}

/** After each call of a check from the first file on; the moment before a call is the one after the call before it. */
export function momentsOfCheck(): readonly Moment[] {
  const whole = openTestHost();
  checked(whole);
  const calls = whole.host.faults.trace();
  const first = calls.findIndex(({ name }) => name === 'Sheets.Spreadsheets.create');
  // A call that fails by itself has no moment after it.
  return calls.flatMap(({ name, outcome }, index) =>
    outcome === 'done' && index >= first - 1 ? [{ name, nth: index + 1, when: 'after' } as const] : [],
  );
}

export function killCheck({ name, nth, when }: Moment): void {
  const addOn = openTestHost();
  const before = names(addOn);
  addOn.host.faults.kill('*', { nth, when });
  expect(() => checked(addOn)).toThrow();
  addOn.clock.pass(300_000);
  const { leftover } = given(addOn.desk.getAccountCheck());
  expect({ name, nth, leftover, names: names(addOn) }).toEqual({ name, nth, leftover: [], names: before });
}
