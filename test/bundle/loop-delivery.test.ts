// Deliveries of the built bundle: Discord, sharing, books that are gone, and time that runs out.
import { given } from '../../src/commands/desk-calls';
import type { Permission } from '../../src/local/apps-script/cloud';
import { textAt } from '../../src/local/apps-script/json';
import type { DeliveryView, GameView } from '../../src/rounds/view/api';
import { Discord, own, PUBLIC, withWebhooks } from '../support/discord';
import type { TestHost } from '../support/host';
import { resolveFirst } from '../support/host-actions';
import { bookTabs, cells } from '../support/host-books';
import { deliverAll, gameIn, gameView, openStage, SMALL, submittedGame } from '../support/host-game';
import { killDeliveryAtEveryCall } from './killed-delivery';

function deliveries({ desk }: TestHost): readonly DeliveryView[] {
  return gameView(desk).deliveries;
}

function withState(list: readonly DeliveryView[], state: DeliveryView['state']): readonly string[] {
  return list.filter((delivery) => delivery.state === state).map(({ title }) => title);
}

describe('Discord', () => {
  test('everyone and each player get their own messages, and no name pings anybody', () => {
    const discord = new Discord();
    const test = submittedGame(withWebhooks(4), { fetch: discord.fetch });
    resolveFirst(test.desk);
    deliverAll(test.desk);
    expect(withState(deliveries(test), 'done')).toHaveLength(deliveries(test).length);
    expect(new Set(discord.posts.map(({ url }) => url))).toEqual(new Set([PUBLIC, ...[0, 1, 2, 3].map(own)]));
    for (const { url, body } of discord.posts) {
      expect(body['allowed_mentions']).toEqual({ parse: [] });
      expect(textAt(body, 'content')?.length).toBeLessThanOrEqual(2000);
      // Private lines are in the player's own channel alone.
      if (url === PUBLIC) expect(body['content']).not.toMatch(/card/i);
    }
  });

  test('killed at every call of a delivery, no message is posted twice and none is lost unseen', () => {
    // The public channel and one player's own: every further one is the same again.
    killDeliveryAtEveryCall(1);
  });

  test('asked to wait a little it waits; asked to wait long it leaves that to the host', () => {
    const discord = new Discord();
    const test = submittedGame({ ...SMALL, publicWebhook: PUBLIC }, { fetch: discord.fetch });
    resolveFirst(test.desk);
    const answers = [{ code: 429, text: '{"retry_after": 2.5}' }];
    discord.answer = () => answers.shift() ?? { code: 204, text: '' };
    const before = test.clock.now();
    deliverAll(test.desk);
    expect(test.clock.now() - before).toBe(2500);
    expect(discord.posts).toHaveLength(1);

    const late = submittedGame({ ...SMALL, publicWebhook: PUBLIC }, { fetch: discord.fetch });
    resolveFirst(late.desk);
    discord.posts.length = 0;
    discord.answer = () => ({ code: 429, text: '{"retry_after": 120}' });
    deliverAll(late.desk);
    const [failed] = deliveries(late).filter(({ state }) => state === 'failed');
    expect(failed).toMatchObject({ title: 'Discord, public channel' });
    expect(failed?.note).toMatch(/wait 120 seconds/);
    discord.answer = () => ({ code: 204, text: '' });
    given(late.desk.settleDelivery({ id: failed?.id ?? '', as: 'waiting' }));
    deliverAll(late.desk);
    expect(discord.posts).toHaveLength(1);
  });

  test.each([
    [404, 'failed', /webhook was deleted/],
    [400, 'failed', /refused the message/],
    [502, 'unsure', /Look in the channel/],
  ] as const)('answering %i it is shown as %s', (code, state, note) => {
    const discord = new Discord();
    discord.answer = () => ({ code, text: '' });
    const test = submittedGame({ ...SMALL, publicWebhook: PUBLIC }, { fetch: discord.fetch });
    resolveFirst(test.desk);
    deliverAll(test.desk);
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

function bookOf(play: GameView, player: string): string {
  const url = play.players.find(({ name }) => name === player)?.book ?? '';
  return /\/d\/([^/]+)\//.exec(url)?.[1] ?? '';
}

describe('books', () => {
  test('one that others can read is not written until the host decides', () => {
    const test = submittedGame({ ...SMALL, contacts: [['aa@example.com', '', '']] });
    const id = bookOf(gameView(test.desk), 'Aa');
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
    given(test.desk.settleDelivery({ id: paused?.id ?? '', as: 'waiting' }));
    deliverAll(test.desk);
    expect(withState(deliveries(test), 'paused')).toEqual([]);
    expect(bookTabs(test.host, id)).not.toEqual(before);
  });

  test('one opened to everyone with the link is not written either, if it was shared by name', () => {
    const test = submittedGame({ ...SMALL, contacts: [['aa@example.com', '', '']] });
    changeBook(test, bookOf(gameView(test.desk), 'Aa'), ({ permissions }) =>
      permissions.push({ id: 'x', type: 'anyone', role: 'reader' }),
    );
    resolveFirst(test.desk);
    deliverAll(test.desk);
    expect(withState(deliveries(test), 'paused')).toEqual(["Aa's book"]);
  });

  test('one that the host threw away is made again, once, and filled', () => {
    const test = submittedGame(SMALL);
    const id = bookOf(gameView(test.desk), 'Aa');
    changeBook(test, id, (file) => (file.trashed = true));
    resolveFirst(test.desk);
    const play = deliverAll(test.desk);
    const again = bookOf(play, 'Aa');
    expect(again).not.toBe(id);
    expect(withState(play.deliveries, 'done')).toHaveLength(play.deliveries.length);
    expect(Object.keys(bookTabs(test.host, again))).toContain('Now');
    expect(test.host.books().filter(({ name }) => name.startsWith("Aa's book"))).toHaveLength(1);
    expect(play.history.map(({ text }) => text)).toContain("Made Aa's book again: the old one was deleted.");
  });
});

test('a delivery stops in time and goes on with the next click', () => {
  const test = submittedGame({ players: 20 });
  resolveFirst(test.desk);
  test.host.faults.costMs = 1500;
  let clicks = 0;
  let waiting = 1;
  while (waiting > 0 && clicks < 50) {
    const before = test.clock.now();
    const play = gameIn(given(test.desk.deliverSome()));
    clicks += 1;
    // Well within the six minutes that Google gives, and short enough to show progress.
    expect(test.clock.now() - before).toBeLessThan(90_000);
    waiting = play.deliveries.filter(({ state }) => state === 'waiting').length;
  }
  expect(clicks).toBeGreaterThan(2);
  expect(withState(deliveries(test), 'done')).toHaveLength(21);
  expect(openStage(test.desk).name).toBe('round-2');
});

test('nobody is shown what the outbox holds: it is in the host book alone', () => {
  const test = submittedGame({ ...SMALL, publicWebhook: PUBLIC }, { fetch: new Discord().fetch });
  resolveFirst(test.desk);
  const play = deliverAll(test.desk);
  expect(cells(test.host, test.host.bookId ?? '', 'Outbox').length).toBeGreaterThan(5);
  for (const { name } of play.players) {
    expect(Object.keys(bookTabs(test.host, bookOf(play, name)))).not.toContain('Outbox');
  }
});
