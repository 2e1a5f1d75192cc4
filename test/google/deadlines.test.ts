// The periodic trigger closes forms and reminds players at deadlines, each once. It's deleted with the game.
import { unwrapReply } from '../../src/commands/desk-calls';
import { HOUR, sleep } from '../bundle/deadline-game';
import { quietly } from '../support/evening';
import { type TestHost } from '../support/host';
import { createdGame, deliverAll, gameView, SMALL, typePublicWebhook } from '../support/host-game';
import { madeOnce } from '../support/made-hosts';

const WEBHOOK = 'https://discord.com/api/webhooks/1/public';

/** A game with a public channel, whose open stage ends in 8 hours. */
function game(): TestHost {
  return madeOnce('a public channel, and a deadline', () => {
    const addOn = createdGame(SMALL);
    unwrapReply(addOn.desk.setDeadline({ deadline: addOn.clock.now() + 8 * HOUR }));
    deliverAll(addOn.desk);
    typePublicWebhook(addOn, WEBHOOK);
    return addOn;
  });
}

/** The triggers for deadlines, without those of forms. */
const periodic = ({ host }: TestHost) =>
  host.triggers().filter(({ handler }) => handler === 'onPeriodicTrigger');

test('the trigger is made once, also when its making was interrupted', () => {
  const addOn = quietly('own faults', game);
  const calls = /^(ScriptApp|ClockTriggerBuilder|Properties)\./;
  addOn.host.faults.resetCounts();
  unwrapReply(addOn.desk.setAtDeadline({ what: 'close', waitMinutes: 0 }));
  const count = addOn.host.faults.count(calls);
  unwrapReply(addOn.desk.setAtDeadline({ what: 'close', waitMinutes: 0 }));
  expect(periodic(addOn)).toHaveLength(1);
  for (let nth = 1; nth <= count; nth += 1) {
    unwrapReply(addOn.desk.setAtDeadline({ what: 'nothing', waitMinutes: 0 }));
    expect(periodic(addOn)).toEqual([]);
    addOn.host.faults.kill(calls, { nth, when: 'after' });
    expect(() => unwrapReply(addOn.desk.setAtDeadline({ what: 'close', waitMinutes: 0 }))).toThrow('killed');
    addOn.host.faults.clear();
    unwrapReply(addOn.desk.setAtDeadline({ what: 'close', waitMinutes: 0 }));
    expect(periodic(addOn)).toHaveLength(1);
  }
});

test.each([2.5, 10])('a reminder that Discord wants %d seconds later is sent then', (seconds) => {
  const addOn = quietly('set times', game);
  unwrapReply(addOn.desk.setAtDeadline({ what: 'close', waitMinutes: 0 }));
  addOn.answers.push({ code: 429, text: `{"retry_after": ${seconds}}` });
  addOn.clock.pass(5 * HOUR);
  sleep(addOn, 2);
  expect(addOn.requests).toHaveLength(2);
  expect(addOn.clock.now() % 1000).toBe((seconds * 1000) % 1000);
  expect(gameView(addOn.desk).deliveries.every(({ state }) => state === 'done')).toBe(true);
});
