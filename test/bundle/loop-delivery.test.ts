// Deliveries of the built bundle: Discord, sharing, books that are gone, and time that runs out. The long run kills one at every call.
import { given } from '../../src/commands/desk-calls';
import type { Permission } from 'apps-script-stand-in/cloud';
import { textAt } from 'apps-script-stand-in/json';
import type { DeliveryView } from '../../src/rounds/reply/posts';
import { Discord, own, PUBLIC, withWebhooks } from '../support/discord';
import { type TestHost } from '../support/host';
import { resolveFirst } from '../support/host-actions';
import { bookTabs } from '../support/host-books';
import { bookOf, deliverAll, gameView, SMALL, submittedGame } from '../support/host-game';
import { deliverByWindow } from '../support/posting-window';

function deliveries({ desk }: TestHost): readonly DeliveryView[] {
  return gameView(desk).deliveries;
}

function withState(list: readonly DeliveryView[], state: DeliveryView['state']): readonly string[] {
  return list.filter((delivery) => delivery.state === state).map(({ title }) => title);
}

describe('Discord', () => {
  test('everyone and each player get their own messages, and no name pings anybody', async () => {
    const discord = new Discord();
    const test = submittedGame(withWebhooks(4));
    resolveFirst(test.desk);
    await deliverByWindow(test.desk, discord.fetch);
    expect(withState(deliveries(test), 'done')).toHaveLength(deliveries(test).length);
    expect(new Set(discord.posts.map(({ url }) => url))).toEqual(new Set([PUBLIC, ...[0, 1, 2, 3].map(own)]));
    for (const { url, body } of discord.posts) {
      expect(body['allowed_mentions']).toEqual({ parse: [] });
      expect(textAt(body, 'content')?.length).toBeLessThanOrEqual(2000);
      // Private lines are in the player's own channel alone.
      if (url === PUBLIC) expect(body['content']).not.toMatch(/card/i);
    }
    expect(test.requests).toEqual([]);
  });
});

function changeBook(
  { host }: TestHost,
  id: string,
  change: (file: { trashed: boolean; permissions: Permission[] }) => void,
): void {
  host.cloud.changeFiles((files) => {
    const file = files[id];
    if (file === undefined) throw new Error(`There is no file ${id}.`);
    change(file);
  });
}

describe('books', () => {
  test('one that others can read is not written until the host decides', () => {
    const test = submittedGame({ ...SMALL, contacts: [['aa@example.com', '', '']] });
    const id = bookOf(test, 'Aa');
    const before = bookTabs(test.host, id);
    changeBook(test, id, ({ permissions }) =>
      permissions.push({ id: 'x', type: 'user', role: 'reader', emailAddress: 'nosy@example.com' }),
    );
    resolveFirst(test.desk);
    deliverAll(test.desk);
    const [paused] = deliveries(test).filter(({ state }) => state === 'paused');
    expect(paused?.title).toBe("Aa's book");
    expect(paused?.note).toContain('nosy@example.com');
    expect(bookTabs(test.host, id)).toEqual(before);
    given(test.desk.settleDelivery({ id: paused?.id ?? '', was: 'paused', as: 'waiting' }));
    deliverAll(test.desk);
    expect(withState(deliveries(test), 'paused')).toEqual([]);
    expect(bookTabs(test.host, id)).not.toEqual(before);
  });
});
