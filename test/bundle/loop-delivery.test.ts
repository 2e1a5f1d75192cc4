// Deliveries of the built bundle: Discord, sharing, books that are gone, and time that runs out. The long run kills one at every call.
import { given } from '../../src/commands/desk-calls';
import type { Permission } from 'apps-script-stand-in/cloud';
import { textAt } from 'apps-script-stand-in/json';
import type { DeliveryView } from '../../src/rounds/reply/posts';
import { Discord, own, PUBLIC, withWebhooks } from '../support/discord';
import { copyOf, type TestHost } from '../support/host';
import { resolveFirst } from '../support/host-actions';
import { bookTabs } from '../support/host-books';
import { bookOf, deliverAll, gameView, SMALL, submittedGame, type DraftOptions } from '../support/host-game';
import { madeOnce } from '../support/made-hosts';
import { deliverByWindow, postingWindow } from '../support/posting-window';
import { sampled } from '../support/sample';
import { postEach, postMessages } from '../../sidebar/panel/stage/post-messages';
import { decideWhatIsUnsure } from './killed-delivery';

function deliveries({ desk }: TestHost): readonly DeliveryView[] {
  return gameView(desk).deliveries;
}

function withState(list: readonly DeliveryView[], state: DeliveryView['state']): readonly string[] {
  return list.filter((delivery) => delivery.state === state).map(({ title }) => title);
}

/** A round resolved and its books drawn, of which nothing has been posted. */
function toPost(options: DraftOptions): TestHost {
  const make = (): TestHost => {
    const test = submittedGame(options);
    resolveFirst(test.desk);
    deliverAll(test.desk);
    return test;
  };
  return madeOnce(`to post ${JSON.stringify(options)}`, make);
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

  test('a window that is closed at any point posts nothing twice and loses nothing unseen', async () => {
    const start = toPost(withWebhooks(4));
    const undisturbed = new Discord();
    await deliverByWindow(copyOf(start).desk, undisturbed.fetch);
    expect(undisturbed.posts).toHaveLength(5);
    // Closed before this post, and after all posts but before their report.
    for (const closedAt of sampled([0, 1, 2, 3, 4, 5], [1, 5])) {
      const discord = new Discord();
      const test = copyOf(start);
      const window = postingWindow(test.desk, discord.fetch);
      const { posts } = given(test.desk.claimPosts());
      await postEach(posts.slice(0, closedAt), window);
      await decideWhatIsUnsure(test, discord, undisturbed);
    }
  });

  test('two windows at once post each message once', async () => {
    const discord = new Discord();
    const test = toPost(withWebhooks(4));
    const post = (): Promise<unknown> =>
      postMessages(() => undefined, postingWindow(test.desk, discord.fetch));
    await Promise.all([post(), post(), post()]);
    expect(discord.posts).toHaveLength(5);
    expect(new Set(discord.messages()).size).toBe(5);
    expect(withState(deliveries(test), 'done')).toHaveLength(deliveries(test).length);
  });

  test('a connection that breaks leaves one message unsure, with its text, and the others waiting', async () => {
    const discord = new Discord();
    const test = toPost(withWebhooks(4));
    await deliverByWindow(test.desk, (request) => {
      if (discord.posts.length === 1) throw new TypeError('Failed to fetch');
      return discord.fetch(request);
    });
    expect(discord.posts).toHaveLength(1);
    const [unsure, ...others] = deliveries(test).filter(({ state }) => state === 'unsure');
    expect(others).toEqual([]);
    expect(unsure?.text).toContain('Round 1');
    expect(withState(deliveries(test), 'waiting')).toHaveLength(3);
  });

  test('a report that does not get through is made with the next try', async () => {
    const discord = new Discord();
    const test = toPost({ ...SMALL, publicWebhook: PUBLIC });
    const window = postingWindow(test.desk, discord.fetch);
    const { report } = window;
    const broken = {
      ...window,
      report: () => Promise.resolve({ ok: false, error: { code: 'x', text: 'x' } } as const),
    };
    expect((await postMessages(() => undefined, broken)).ok).toBe(false);
    expect(withState(deliveries(test), 'posting')).toHaveLength(1);
    await postMessages(() => undefined, Object.assign(broken, { report }));
    expect(withState(deliveries(test), 'done')).toHaveLength(deliveries(test).length);
    expect(discord.posts).toHaveLength(1);
  });

  test.each([
    [404, 'failed', /webhook was deleted/],
    [400, 'failed', /refused the message/],
    [502, 'unsure', /check the channel/],
  ] as const)('answering %i it is shown as %s', async (code, state, note) => {
    const discord = new Discord();
    discord.answer = () => ({ code, text: '' });
    const test = toPost({ ...SMALL, publicWebhook: PUBLIC });
    await deliverByWindow(test.desk, discord.fetch);
    const found = deliveries(test).filter((delivery) => delivery.state === state);
    expect(found.map((delivery) => delivery.note)).toEqual([expect.stringMatching(note)]);
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

  test('one that the host threw away is made again, once, and filled', () => {
    const test = submittedGame(SMALL);
    const id = bookOf(test, 'Aa');
    changeBook(test, id, (file) => (file.trashed = true));
    resolveFirst(test.desk);
    const play = deliverAll(test.desk);
    const again = bookOf(test, 'Aa');
    expect(again).not.toBe(id);
    expect(withState(play.deliveries, 'done')).toHaveLength(play.deliveries.length);
    expect(Object.keys(bookTabs(test.host, again))).toContain('Now');
    expect(test.host.books().filter(({ name }) => name.startsWith("Aa's book"))).toHaveLength(1);
    expect(play.warnings).toContain("Aa's book has been made again: send its new link to whoever reads it.");
  });
});
