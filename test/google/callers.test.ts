// Visitors of the players' page could call any function of the program with the host's rights. All but theirs must refuse.
import { unwrapReply } from '../../src/commands/desk-calls';
import type { JsonObject } from 'apps-script-stand-in/json';
import { quietEvenings } from '../support/evening';
import { openTestHost, type TestHost } from '../support/host';
import { sampled } from '../support/sample';
import { draft, refused, SMALL, submittedGame } from '../support/host-game';

quietEvenings('bare calls');

const FOR_VISITORS: readonly string[] = ['doGet', 'readPage', 'readTable', 'checkMove', 'sendMove'];

/** The calls that a function can make to find out who is calling. */
const TO_KNOW_WHO = [
  'SpreadsheetApp.getUi',
  'Session.getActiveUser',
  'Session.getEffectiveUser',
  'User.getEmail',
  'ScriptApp.getProjectTriggers',
  'Trigger.getHandlerFunction',
  'Trigger.getUniqueId',
];

/** A running game with both triggers and a deadline that has passed. */
const game = (): TestHost => {
  const addOn = submittedGame(SMALL);
  unwrapReply(addOn.desk.setDeadline({ deadline: addOn.clock.now() + 60_000 }));
  unwrapReply(addOn.desk.setAtDeadline({ what: 'close', waitMinutes: 0 }));
  addOn.clock.pass(7_200_000);
  return addOn;
};

/** Arguments that a visitor could try. */
const TRIES: readonly (readonly unknown[])[] = [
  [],
  [{}],
  [{ triggerUid: '' }],
  [{ triggerUid: 'x', authMode: 'FULL', user: 'host@example.com', source: {} }],
  [{ stage: 'round-1', token: '', deliver: true, on: false, accepting: false, deadline: 0, agreed: '' }],
];

const names = openTestHost().host.functions();

test('the bundle has functions to be tried', () => {
  expect(names).toEqual(expect.arrayContaining(['getDesk', 'onPeriodicTrigger', 'onOpen', 'resolveRound']));
});

describe('called by a visitor', () => {
  const addOn = game();

  /** The result of a visitor's call: its answer, or the exception as text. */
  const tell = (name: string, args: readonly unknown[]): unknown => {
    try {
      return addOn.host.call(name, args, { visitor: true });
    } catch (error) {
      return String(error);
    }
  };

  const closed = names.filter((name) => !FOR_VISITORS.includes(name));

  test.each(closed.map((name, at) => [name, at] as const))(
    '%s does nothing and tells nothing',
    (name, at) => {
      const changes = [jest.spyOn(addOn.store, 'write'), jest.spyOn(addOn.store, 'remove')];
      // `npm test` tries two arguments per function, different ones for each.
      const two = TRIES.filter((_, nth) => nth === at % TRIES.length || nth === (at + 2) % TRIES.length);
      for (const args of sampled(TRIES, two)) {
        addOn.host.faults.resetCounts();
        const told = JSON.stringify([tell(name, args)]);
        expect(told).toMatch(/^\[null\]$|^\[\{"ok":false,"error":\{"code":"not-the-host"/);
        expect(Object.keys(addOn.host.faults.counts()).filter((call) => !TO_KNOW_WHO.includes(call))).toEqual(
          [],
        );
      }
      for (const change of changes) expect(change).not.toHaveBeenCalled();
      jest.restoreAllMocks();
      expect(addOn.host.ui.shown).toEqual([]);
    },
  );
});

describe('the sidebar’s calls', () => {
  test('are refused where the program runs as another account than the one that clicks', () => {
    const { host, desk } = game();
    for (const other of ['bo@example.com', '']) {
      host.conditions.runsAs = other;
      expect(refused(desk.getDesk())).toMatchObject({
        code: 'not-the-host',
        text: expect.stringMatching(/only that account/) as unknown,
      });
    }
  });
});

describe('a trigger’s function', () => {
  const run = (addOn: TestHost, event: JsonObject, visitor = false): readonly string[] => {
    addOn.host.faults.resetCounts();
    addOn.host.call('onPeriodicTrigger', [event], { visitor });
    return Object.keys(addOn.host.faults.counts()).filter((call) => call.startsWith('Sheets.'));
  };

  test('runs for the id of one of our triggers, and for no other', () => {
    const addOn = game();
    const [periodic, onSubmit] = ['onPeriodicTrigger', 'onFormSubmitTrigger'].map(
      (handler) => addOn.host.triggers().find((trigger) => trigger.handler === handler)?.id ?? '',
    );
    expect(run(addOn, { triggerUid: `${periodic ?? ''}x` }, true)).toEqual([]);
    expect(run(addOn, { triggerUid: onSubmit ?? '' }, true)).toEqual([]);
    expect(addOn.host.fireDue().map(({ error }) => error)).toEqual([undefined]);
    addOn.host.faults.resetCounts();
    expect(run(addOn, { triggerUid: periodic ?? '' })).not.toEqual([]);
  });

  test('fails in Google’s words if Google never lists the triggers', () => {
    const addOn = game();
    addOn.host.faults.fail('ScriptApp.getProjectTriggers', 'Out of order.');
    expect(addOn.host.fireDue().map(({ error }) => error?.message)).toEqual([
      expect.stringContaining('Out of order.'),
    ]);
  });

  test('runs for a host who starts it in the editor', () => {
    expect(run(game(), {})).not.toEqual([]);
  });
});

test('the refusal of a draft says no more than that of a game', () => {
  const [empty, drafted] = [openTestHost(), openTestHost()];
  draft(drafted, SMALL);
  const [nothing, something] = [empty, drafted].map(({ host }) =>
    host.call('getDesk', [], { visitor: true }),
  );
  expect(nothing).toEqual(something);
});
