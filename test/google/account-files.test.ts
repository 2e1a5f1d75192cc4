// The temporary files and triggers of the account check are always deleted.
import { unwrapReply } from '../../src/commands/desk-calls';
import { quietEvenings } from '../support/evening';
import { openTestHost, type TestHost } from '../support/host';
import { madeOnce } from '../support/made-hosts';
import { sampled } from '../support/sample';
import { answerIn, checked, killCheck, momentsOfCheck, names } from './check-run';

quietEvenings('an account');

test.each(['ClockTriggerBuilder', 'SpreadsheetTriggerBuilder'])(
  'a trigger of a check that was killed at %s is gone at the next opening of its screen',
  (builder) => {
    const addOn = openTestHost();
    addOn.host.faults.kill(`${builder}.create`, { when: 'after' });
    expect(() => checked(addOn)).toThrow();
    expect(addOn.host.triggers()).toHaveLength(1);
    unwrapReply(addOn.desk.getAccountCheck());
    expect(addOn.host.triggers()).toEqual([]);
  },
);

/** A host whose check couldn't delete its files. */
function leftBehind(): TestHost {
  return madeOnce('a check that left its files', () => {
    const addOn = openTestHost();
    addOn.host.faults.fail('Drive.Files.remove', 'Busy');
    expect(checked(addOn).leftover).toHaveLength(2);
    return addOn;
  });
}

describe('throwaway files', () => {
  // The long run kills the check at every call.
  test('are gone after the check was killed at the last call of each kind that makes or removes something', () => {
    const moments = momentsOfCheck();
    const lasts = new Map(
      moments
        .filter(({ name }) =>
          /\.(create|copy|remove|submit|setDestination|\w+Property|deleteTrigger)$/.test(name),
        )
        .map((moment) => [moment.name, moment]),
    );
    expect(lasts.size).toBeGreaterThan(10);
    for (const moment of sampled(moments, [...lasts.values()])) killCheck(moment);
  });

  test('are gone when Round Keeper is opened the next time', () => {
    const addOn = openTestHost();
    const before = names(addOn);
    const began = addOn.clock.now();
    addOn.host.faults.kill('FormResponse.submit');
    expect(() => checked(addOn)).toThrow();
    addOn.host.call('openRoundKeeper');
    // A check in another window can continue.
    expect(names(addOn).length).toBe(before.length + 2);
    addOn.clock.set(began + 600_000);
    addOn.host.call('openRoundKeeper');
    expect(names(addOn).length).toBe(before.length + 2);
    addOn.clock.pass(1);
    addOn.host.call('openRoundKeeper');
    expect(names(addOn)).toEqual(before);
  });

  test('that cannot be removed are named, and removed when they can', () => {
    const before = names(openTestHost());
    const addOn = leftBehind();
    // A form that can't be opened right now still exists.
    for (const call of ['Drive.Files.remove', 'FormApp.openById']) addOn.host.faults.fail(call, 'Busy');
    expect(unwrapReply(addOn.desk.getAccountCheck()).leftover).toHaveLength(2);
    addOn.host.faults.clear();
    expect(unwrapReply(addOn.desk.getAccountCheck()).leftover).toEqual([]);
    expect(names(addOn)).toEqual(before);
  });

  test('that may not be listed yet are looked for during two minutes', () => {
    const addOn = openTestHost();
    addOn.host.faults.kill('Sheets.Spreadsheets.create');
    expect(() => checked(addOn)).toThrow();
    const left = (): number => unwrapReply(addOn.desk.getAccountCheck()).leftover.length;
    addOn.clock.pass(120_000);
    expect(left()).toBe(1);
    addOn.clock.pass(1);
    expect(left()).toBe(0);
  });

  test('of a check that was closed: it goes on where it stopped, with new ones', () => {
    const addOn = openTestHost();
    const before = names(addOn);
    addOn.host.faults.kill('FormResponse.submit');
    expect(() => checked(addOn)).toThrow();
    expect(unwrapReply(addOn.desk.getAccountCheck()).next).toBe('row');
    const check = checked(addOn);
    expect(answerIn(check, 'row').kind).toBe('holds');
    expect(answerIn(check, 'stamp').kind).toBe('holds');
    expect(names(addOn)).toEqual(before);
  });
});
