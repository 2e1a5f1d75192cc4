// A delivery to Discord killed at every call: no message is posted twice, and none is lost unseen.
import { given } from '../../src/commands/desk-calls';
import { ExecutionFailed } from '../../src/local/apps-script/call-errors';
import { Discord, withWebhooks } from '../support/discord';
import { copyOf } from '../support/host';
import { resolveFirst } from '../support/host-actions';
import { deliverAll, gameView, submittedGame } from '../support/host-game';

/** With the public channel and the own channels of so many players. */
export function killDeliveryAtEveryCall(players: number): void {
  const start = submittedGame(withWebhooks(players), { fetch: new Discord().fetch });
  resolveFirst(start.desk);
  const undisturbed = new Discord();
  const whole = copyOf(start, { fetch: undisturbed.fetch });
  whole.host.faults.resetCounts();
  deliverAll(whole.desk);
  const calls = whole.host.faults
    .trace()
    .flatMap(({ name }, index) => (/UrlFetchApp|HTTPResponse|batchUpdate/.test(name) ? [index + 1] : []));
  for (const nth of calls) {
    for (const when of ['before', 'after'] as const) {
      const discord = new Discord();
      const test = copyOf(start, { fetch: discord.fetch });
      test.host.faults.kill('*', { nth, when });
      expect(() => deliverAll(test.desk)).toThrow(ExecutionFailed);
      test.host.faults.clear();
      deliverAll(test.desk);
      const posted = discord.messages();
      expect(new Set(posted).size).toBe(posted.length);
      const unsure = gameView(test.desk).deliveries.filter(({ state }) => state === 'unsure');
      expect(unsure.length).toBeLessThanOrEqual(1);
      const missing = undisturbed.messages().filter((message) => !posted.includes(message));
      expect(missing.length).toBeLessThanOrEqual(unsure.length);
      for (const { id, note } of unsure) {
        expect(note).toContain('Look in the channel');
        given(test.desk.settleDelivery({ id, as: missing.length > 0 ? 'waiting' : 'done' }));
      }
      deliverAll(test.desk);
      expect(discord.messages()).toEqual(undisturbed.messages());
    }
  }
}
