// When Google's lock throws an exception, the program retries. In the end it says that others are busy in the game.
import { unwrapReply } from '../../src/commands/desk-calls';
import { quietEvenings } from '../support/evening';
import { createdGame, openStage, refused, SMALL, submittedGame } from '../support/host-game';
import { keysOf, moveOf, read, visit, withPage } from '../support/visits';
import type { TestHost } from '../support/host';

quietEvenings('own faults');

const TOO_MANY = 'There are too many LockService operations against the same script.';
const ASKED = ['Lock.tryLock', 'LockService.getScriptLock'];

function refuse({ host }: TestHost, call: string, times: number): void {
  for (let nth = 1; nth <= times; nth += 1) host.faults.fail(call, TOO_MANY, { nth });
}

describe.each(ASKED)('where %s throws', (call) => {
  test('some times, a click is done all the same', () => {
    const addOn = submittedGame(SMALL);
    refuse(addOn, call, 5);
    expect(unwrapReply(addOn.desk.resolveRound({ stage: 'round-1', token: '' })).outcome).toBe('resolved');
  });

  test('on and on, a click says that others are at work, in time', () => {
    const addOn = submittedGame(SMALL);
    addOn.host.faults.fail(call, TOO_MANY);
    const began = addOn.clock.now();
    expect(refused(addOn.desk.resolveRound({ stage: 'round-1', token: '' }))).toMatchObject({
      code: 'busy',
      passes: 'others',
    });
    expect(addOn.clock.now() - began).toBeLessThan(10_500);
  });

  test('a player’s send goes through, or waits as for others', () => {
    const addOn = withPage(createdGame(SMALL));
    const key = keysOf(addOn).get('Aa') ?? '';
    const sending = { key, stage: 'round-1', answers: moveOf(openStage(addOn.desk), 0), tapped: 1 };
    refuse(addOn, call, 3);
    unwrapReply(visit(addOn, 'sendMove', sending));
    addOn.host.faults.fail(call, TOO_MANY);
    expect(refused(visit(addOn, 'sendMove', sending))).toMatchObject({ code: 'busy', passes: 'others' });
    addOn.clock.pass(600_000);
    expect(refused(read(addOn, key))).toMatchObject({ code: 'busy', passes: 'others' });
  });
});

test('a refused read in a player’s call holds the lock for no moment longer', () => {
  const addOn = withPage(createdGame(SMALL));
  const key = keysOf(addOn).get('Aa') ?? '';
  const answers = moveOf(openStage(addOn.desk), 0);
  addOn.host.faults.fail('Sheets.Spreadsheets.Values.batchGetByDataFilter', 'Quota exceeded', { code: 429 });
  const began = addOn.clock.now();
  expect(refused(visit(addOn, 'sendMove', { key, stage: 'round-1', answers }))).toMatchObject({
    code: 'google-busy',
    passes: 'google',
  });
  expect(refused(read(addOn, key)).passes).toBe('google');
  expect(addOn.clock.now()).toBe(began);
});

test('whoever asks for a lock waits for it', () => {
  const addOn = withPage(submittedGame(SMALL));
  const waits: number[] = [];
  addOn.host.faults.watch = ({ name, given: values }) => {
    if (name === 'Lock.tryLock') waits.push(Number(values[0]));
  };
  unwrapReply(addOn.desk.setAccepting({ accepting: false }));
  visit(addOn, 'sendMove', { key: keysOf(addOn).get('Aa') ?? '', stage: 'round-1', answers: [] });
  expect(Math.min(...waits)).toBeGreaterThan(0);
});
