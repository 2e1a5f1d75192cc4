// Deadlines that look after themselves: the periodic trigger closes forms and reminds once, and goes with the game.
import { given } from '../../src/commands/desk-calls';
import { quietly } from '../support/evening';
import { type TestHost } from '../support/host';
import { hostTab } from '../support/host-books';
import {
  createdGame,
  deliverAll,
  gameView,
  prepare,
  refused,
  resolveStage,
  SMALL,
  typePublicWebhook,
} from '../support/host-game';
import { madeOnce } from '../support/made-hosts';

const HOUR = 3_600_000;
const WEBHOOK = 'https://discord.com/api/webhooks/1/public';

/** A game whose open stage ends 8 hours from now, with a public channel. */
function game(): TestHost {
  return madeOnce('a public channel, and a deadline', () => {
    const addOn = createdGame(SMALL);
    given(addOn.desk.setDeadline({ deadline: addOn.clock.now() + 8 * HOUR }));
    deliverAll(addOn.desk);
    typePublicWebhook(addOn, WEBHOOK);
    return addOn;
  });
}

/** Lets time pass hour by hour, waking the add-on when it is due. */
function sleep(addOn: TestHost, hours: number): void {
  for (let hour = 0; hour < hours; hour += 1) {
    addOn.clock.pass(HOUR);
    for (const { error } of addOn.host.fireDue()) if (error !== undefined) throw error;
  }
}

/** The triggers that wake a game, not those that its forms do. */
const periodic = ({ host }: TestHost) =>
  host.triggers().filter(({ handler }) => handler === 'onPeriodicTrigger');
const posts = (addOn: TestHost): readonly unknown[] =>
  addOn.requests.map(({ payload }) => (JSON.parse(payload ?? '{}') as { content?: unknown }).content);
const open = (addOn: TestHost): boolean => addOn.host.forms.list().every(({ accepting }) => accepting);

test('nothing wakes a game whose host did not ask for it', () => {
  const addOn = game();
  expect(gameView(addOn.desk).atDeadline.what).toBe('nothing');
  expect(periodic(addOn)).toEqual([]);
});

test('everyone is reminded of the deadline once, in the last hours, and the forms close after it', () => {
  const addOn = quietly('set times', game);
  given(addOn.desk.setAtDeadline({ what: 'close', waitMinutes: 0 }));
  expect(gameView(addOn.desk).atDeadline.what).toBe('close');
  given(
    addOn.desk.submitForPractice({
      players: gameView(addOn.desk)
        .players.slice(2)
        .map(({ name }) => name),
    }),
  );
  sleep(addOn, 4);
  expect(posts(addOn)).toEqual([]);
  sleep(addOn, 4);
  const [text] = posts(addOn);
  expect(posts(addOn)).toHaveLength(1);
  expect(text).toMatch(/^Round 1: The deadline is <t:\d+:F> \(<t:\d+:R>\)\.$/);
  expect(open(addOn)).toBe(true);
  sleep(addOn, 3);
  expect(posts(addOn)).toHaveLength(1);
  expect(open(addOn)).toBe(false);
  expect(gameView(addOn.desk).stage?.accepting).toBe(false);
});

test('the public reminder is the same when nobody is missing', () => {
  const addOn = game();
  given(addOn.desk.setAtDeadline({ what: 'close', waitMinutes: 0 }));
  given(addOn.desk.submitForPractice({ players: [] }));
  addOn.clock.pass(5 * HOUR);
  sleep(addOn, 3);
  expect(posts(addOn)).toEqual([expect.stringMatching(/^Round 1: The deadline is <t:/)]);
});

test('a later deadline opens forms that closed by themselves, not those that the host closed', () => {
  const addOn = game();
  given(addOn.desk.setAtDeadline({ what: 'close', waitMinutes: 0 }));
  addOn.clock.pass(8 * HOUR);
  sleep(addOn, 2);
  expect(open(addOn)).toBe(false);
  given(addOn.desk.setDeadline({ deadline: addOn.clock.now() + 24 * HOUR }));
  prepare(addOn.desk);
  expect(open(addOn)).toBe(true);
  given(addOn.desk.setAccepting({ accepting: false }));
  given(addOn.desk.setDeadline({ deadline: addOn.clock.now() + 48 * HOUR }));
  prepare(addOn.desk);
  expect(open(addOn)).toBe(false);
});

test('the trigger is made once, also when its making was interrupted', () => {
  const addOn = quietly('own faults', game);
  const calls = /^(ScriptApp|ClockTriggerBuilder|Properties)\./;
  addOn.host.faults.resetCounts();
  given(addOn.desk.setAtDeadline({ what: 'close', waitMinutes: 0 }));
  const count = addOn.host.faults.count(calls);
  given(addOn.desk.setAtDeadline({ what: 'close', waitMinutes: 0 }));
  expect(periodic(addOn)).toHaveLength(1);
  for (let nth = 1; nth <= count; nth += 1) {
    given(addOn.desk.setAtDeadline({ what: 'nothing', waitMinutes: 0 }));
    expect(periodic(addOn)).toEqual([]);
    addOn.host.faults.kill(calls, { nth, when: 'after' });
    expect(() => given(addOn.desk.setAtDeadline({ what: 'close', waitMinutes: 0 }))).toThrow('killed');
    addOn.host.faults.clear();
    given(addOn.desk.setAtDeadline({ what: 'close', waitMinutes: 0 }));
    expect(periodic(addOn)).toHaveLength(1);
  }
});

test.each([
  ['before it is written down', 'Sheets.Spreadsheets.batchUpdate', 'before', 1],
  ['after it was written down', 'Sheets.Spreadsheets.batchUpdate', 'after', 1],
  // Nobody can know then whether it got out: it is not posted again without the host's word.
  ['before it is posted', 'UrlFetchApp.fetch', 'before', 0],
  ['after it was posted', 'UrlFetchApp.fetch', 'after', 1],
] as const)('a reminder interrupted %s is posted once at most', (_, on, when, times) => {
  const addOn = quietly('own faults', game);
  given(addOn.desk.setAtDeadline({ what: 'close', waitMinutes: 0 }));
  addOn.clock.pass(6 * HOUR);
  addOn.host.faults.kill(on, { when });
  expect(addOn.host.fireDue().map(({ error }) => error?.message)).toEqual([
    expect.stringContaining('killed'),
  ]);
  addOn.host.faults.clear();
  sleep(addOn, 1);
  expect(posts(addOn)).toHaveLength(times);
  sleep(addOn, 3);
  expect(posts(addOn)).toHaveLength(times);
  expect(open(addOn)).toBe(false);
});

test('a reminder that Discord asks to wait for a moment with is sent after it', () => {
  const addOn = quietly('set times', game);
  given(addOn.desk.setAtDeadline({ what: 'close', waitMinutes: 0 }));
  addOn.answers.push({ code: 429, text: '{"retry_after": 2.5}' });
  addOn.clock.pass(5 * HOUR);
  sleep(addOn, 2);
  expect(addOn.requests).toHaveLength(2);
  expect(addOn.clock.now() % 1000).toBe(500);
  expect(gameView(addOn.desk).deliveries.every(({ state }) => state === 'done')).toBe(true);
});

test.each([
  ['as text', 'error code: 1015'],
  ['as JSON', '{"code":0,"message":"You are being blocked from accessing our API temporarily"}'],
])('a Discord that shuts Google out %s is asked once, and the reminder is shown as not sent', (_, text) => {
  const addOn = game();
  given(addOn.desk.setAtDeadline({ what: 'close', waitMinutes: 0 }));
  addOn.answers.push({ code: 429, text }, { code: 429, text });
  addOn.clock.pass(5 * HOUR);
  sleep(addOn, 2);
  expect(addOn.requests).toHaveLength(1);
  const { deliveries, stage } = gameView(addOn.desk);
  expect(deliveries.filter(({ kind }) => kind === 'message')).toMatchObject([
    { state: 'waiting', note: expect.stringContaining("does not take messages from Google's") as unknown },
  ]);
  expect(stage?.notices.join()).toContain('The reminder of the deadline has not gone out');
});

test('a click at the same time keeps the trigger out', () => {
  const addOn = quietly('own faults', game);
  given(addOn.desk.setAtDeadline({ what: 'close', waitMinutes: 0 }));
  addOn.clock.pass(8 * HOUR);
  sleep(addOn, 1);
  addOn.clock.pass(HOUR);
  // While a click holds the lock, the trigger goes off.
  addOn.host.faults.plant({
    on: 'Sheets.Spreadsheets.batchUpdate',
    nth: 1,
    action: {
      do: 'run',
      run: () => {
        expect(addOn.host.fireDue().map(({ error }) => error)).toEqual([undefined]);
      },
    },
  });
  given(addOn.desk.setAccepting({ accepting: true }));
  expect(
    hostTab(addOn, 'Ledger').filter(([, , , what]) => String(what).startsWith('Closed the forms')),
  ).toHaveLength(1);
});

test('the trigger goes when the game is over, comes back with it, and goes when it is put away', () => {
  // A match of one round is over soonest.
  const addOn = createdGame({ game: 'own-match', settings: { Rounds: '1' } });
  given(addOn.desk.setAtDeadline({ what: 'close', waitMinutes: 0 }));
  const { stage, past } = resolveStage(addOn.desk);
  expect(stage).toBeNull();
  expect(periodic(addOn)).toEqual([]);
  const change = { kind: 'rewind', toStage: past[0]?.name ?? '' } as const;
  const { token } = given(addOn.desk.previewChange({ change }));
  given(addOn.desk.applyChange({ change, reason: 'once more', token }));
  expect(periodic(addOn)).toHaveLength(1);
  given(addOn.desk.archive({ reason: 'enough' }));
  expect(periodic(addOn)).toEqual([]);
});

test('a trigger that was left over takes itself away', () => {
  const addOn = quietly('own faults', game);
  given(addOn.desk.setAtDeadline({ what: 'close', waitMinutes: 0 }));
  addOn.host.faults.deny('ScriptApp.deleteTrigger');
  given(addOn.desk.archive({ reason: 'enough' }));
  expect(periodic(addOn)).toHaveLength(1);
  addOn.host.faults.clear();
  sleep(addOn, 1);
  expect(periodic(addOn)).toEqual([]);
});

test('where Google refuses triggers, the host is told and nothing is recorded', () => {
  const addOn = quietly('own faults', game);
  addOn.host.faults.fail(
    'ClockTriggerBuilder.create',
    'The script does not have permission to perform that action.',
  );
  expect(refused(addOn.desk.setAtDeadline({ what: 'close', waitMinutes: 0 })).text).toContain(
    'Watching the deadlines',
  );
  addOn.host.faults.clear();
  expect(gameView(addOn.desk).atDeadline.what).toBe('nothing');
});
