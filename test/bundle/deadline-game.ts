// A game in the built program whose stages are resolved automatically.
import type { Trigger } from 'apps-script-stand-in/triggers';
import { unwrapReply } from '../../src/commands/desk-calls';
import type { TestHost } from '../support/host';
import { hostTab } from '../support/host-books';
import { createdGame, deliverAll, gameView, SMALL, type DraftOptions } from '../support/host-game';
import { madeOnce } from '../support/made-hosts';

export const MINUTE = 60_000;
export const HOUR = 3_600_000;
const OWN = 'https://discord.com/api/webhooks/7/host';

/** A game with a webhook for the host, whose open stage ends in 8 hours and is then resolved automatically. */
export function goingOn(options: DraftOptions = SMALL): TestHost {
  return madeOnce(`resolves by itself ${JSON.stringify(options)}`, () => {
    const test = createdGame(options);
    const { zone, webhook } = unwrapReply(test.desk.getContacts());
    unwrapReply(test.desk.saveContacts({ zone, webhook, hostWebhook: OWN, players: {} }));
    deliverAll(test.desk);
    unwrapReply(test.desk.setDeadline({ deadline: test.clock.now() + 8 * HOUR }));
    unwrapReply(test.desk.setAtDeadline({ what: 'resolve', waitMinutes: 10 }));
    deliverAll(test.desk);
    return test;
  });
}

export const alarms = ({ host }: TestHost): readonly Trigger[] =>
  host.triggers().filter(({ handler }) => handler === 'onDeadlineTrigger');
export const rows = (test: TestHost, kind: string): number =>
  hostTab(test, 'Ledger').filter((cells) => cells[4] === kind).length;
export const says = ({ desk }: TestHost): string => gameView(desk).atDeadline.effects.join(' ');

/** Runs the triggers that are due, even if Google runs none this evening. */
export function fire(test: TestHost): void {
  test.host.conditions.runsTriggers = true;
  for (const { error } of test.host.fireDue()) if (error !== undefined) throw error;
}

export function sleep(test: TestHost, hours: number): void {
  for (let hour = 0; hour < hours; hour += 1) {
    test.clock.pass(HOUR);
    fire(test);
  }
}

export const toHost = ({ requests }: TestHost): readonly string[] =>
  requests
    .filter(({ url }) => url.startsWith(OWN))
    .map(({ payload }) => (JSON.parse(payload ?? '{}') as { readonly content: string }).content);
