// The built program is disturbed at every call, in games with many players, forms, books and webhooks.
import { unwrapReply } from '../../src/commands/desk-calls';
import { ExecutionFailed } from 'apps-script-stand-in/errors';
import { postMessages } from '../../sidebar/panel/stage/post-messages';
import { Discord, withWebhooks } from '../support/discord';
import { copyOf, type TestHost } from '../support/host';
import { CREATE_LARGE_GAME, HOST_ACTIONS } from '../support/host-actions';
import { hostContents } from '../support/host-books';
import { deliverAll, gameView, prepare, resolveFirst, submittedGame } from '../support/host-game';
import { deliverByWindow, postingWindow } from '../support/posting-window';
import { everyCall, failAtCalls, isRead, killAgainAndAgain, killAtCalls } from './interrupted-action';

/** Each player has a channel. The public channel is extra. */
const PLAYERS = 4;

describe.each([CREATE_LARGE_GAME, ...HOST_ACTIONS])('$name', (action) => {
  test.each(['before', 'after'] as const)('each call that fails %s it does something', (when) => {
    failAtCalls(action, when, everyCall);
  });

  test('killed at every call and run again gives what it gives undisturbed', () => {
    killAtCalls(action, everyCall);
  });

  test('killed again and again, at later and later calls, it is finished once', () => {
    killAgainAndAgain(action);
  });
});

test('killed at every call of a delivery to five channels, no message is posted twice and none is lost unseen', async () => {
  const start = submittedGame(withWebhooks(PLAYERS), { quiet: 'own faults' });
  resolveFirst(start.desk);
  deliverAll(start.desk);
  const undisturbed = new Discord();
  const whole = copyOf(start);
  whole.host.faults.resetCounts();
  await postMessages(() => undefined, postingWindow(whole.desk, undisturbed.fetch));
  expect(undisturbed.posts).toHaveLength(PLAYERS + 1);
  for (const [index, { name }] of whole.host.faults.trace().entries()) {
    if (index > 0 && isRead(name)) continue;
    const discord = new Discord();
    const test = copyOf(start);
    test.host.faults.kill('*', { nth: index + 1, when: 'after' });
    const post = postMessages(() => undefined, postingWindow(test.desk, discord.fetch));
    await expect(post).rejects.toThrow(ExecutionFailed);
    test.host.faults.clear();
    await decideWhatIsUnsure(test, discord, undisturbed);
  }
});

// The call that resolves the round also claims its messages.
test('killed after any change of a round with five channels, it ends as one that was never killed', async () => {
  const start = submittedGame(withWebhooks(PLAYERS), { quiet: 'own faults' });
  deliverAll(start.desk);
  const play = async ({ desk }: TestHost, discord: Discord): Promise<void> => {
    const { claimed } = unwrapReply(desk.resolveRound({ stage: 'round-1', token: '', deliver: true }));
    unwrapReply(await postMessages(() => undefined, postingWindow(desk, discord.fetch), claimed));
  };
  const undisturbed = new Discord();
  const whole = copyOf(start);
  whole.host.faults.resetCounts();
  await play(whole, undisturbed);
  const contents = hostContents(whole).replace(/\s+/g, ' ');
  expect(undisturbed.posts).toHaveLength(PLAYERS + 1);
  const trace = whole.host.faults.trace().map(({ name }) => name);
  for (const [index, name] of trace.entries()) {
    if (index > 0 && isRead(name)) continue;
    const discord = new Discord();
    const test = copyOf(start);
    test.host.faults.kill('*', { nth: index + 1, when: 'after' });
    await expect(play(test, discord)).rejects.toThrow(ExecutionFailed);
    test.host.faults.clear();
    unwrapReply(test.desk.resolveRound({ stage: 'round-1', token: '' }));
    await decideWhatIsUnsure(test, discord, undisturbed);
    // The form's text can still be that of the former stage. The window's prepare call updates it.
    prepare(test.desk);
    const byHand = /"userEnteredValue": { "stringValue": "Marked as done by the host." },? /g;
    const settled = hostContents(test).replace(/\s+/g, ' ').replace(byHand, '');
    expect(settled.replaceAll('{ }', '{}')).toBe(contents);
  }
});

/** Another window delivers the rest. For each message whose outcome is unknown, the host looks at the channel. */
async function decideWhatIsUnsure(test: TestHost, discord: Discord, undisturbed: Discord): Promise<void> {
  test.clock.set(test.clock.now() + 2 * 60_000);
  await deliverByWindow(test.desk, discord.fetch);
  expect(new Set(discord.messages()).size).toBe(discord.posts.length);
  const unsure = gameView(test.desk).deliveries.filter(({ state }) => state === 'unsure');
  expect(undisturbed.posts.length - discord.posts.length).toBeLessThanOrEqual(unsure.length);
  for (const { id, text, note } of unsure) {
    expect(note).toContain('Check the channel');
    const out = discord.posts.some(({ body }) => body['content'] === text);
    unwrapReply(test.desk.settleDelivery({ id, was: 'unsure', as: out ? 'done' : 'waiting' }));
  }
  await deliverByWindow(test.desk, discord.fetch);
  expect(gameView(test.desk).deliveries.filter(({ state }) => state !== 'done')).toEqual([]);
  expect(discord.messages()).toEqual(undisturbed.messages());
}
