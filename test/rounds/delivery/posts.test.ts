// Messages to Discord are claimed by only one window, reported, set aside if Discord refuses them, and never posted twice.
import { unwrapReply } from '../../../src/commands/desk-calls';
import {
  deliver,
  callsOf,
  gameIn,
  setCell,
  submitted,
  type PaperGameOptions,
} from '../../support/paper-game';
import { Killed, paperOnce, postOf, type Paper } from '../../support/paper-ports';
import type { HostCallAnswer } from '../../../src/rounds/host/calls';
import { DELIVERY_STATES, type DeliveryView, type PostOutcome } from '../../../src/rounds/reply/posts';
import { endsOf, sampled } from '../../support/sample';

const PUBLIC = 'https://discord.com/api/webhooks/1/public';
const ANN = 'https://discord.com/api/webhooks/2/ann';
const CHANNELS: PaperGameOptions = { webhook: PUBLIC, contacts: [['ann@example.com', ANN, 'Asia/Tokyo']] };
const EVERYONE = 'Discord, public channel';
/** After this time, a claimed message no longer counts as being sent. */
const PATIENCE = 2 * 60_000;

/** A resolved round with drawn books and waiting messages. */
const resolved = paperOnce((options: PaperGameOptions = CHANNELS) => {
  const book = submitted(options);
  unwrapReply(book.desk.resolveRound({ stage: 'round-1', token: '' }));
  unwrapReply(book.desk.deliverSome());
  return book;
});

function messages(book: Paper): readonly DeliveryView[] {
  return gameIn(book.desk).deliveries.filter(({ kind }) => kind === 'message');
}
const states = (book: Paper): readonly string[] => messages(book).map(({ state }) => state);

function report(
  book: Paper,
  { claim, posts }: HostCallAnswer<'claimPosts'>,
  ...outcomes: readonly PostOutcome[]
): void {
  unwrapReply(
    book.desk.reportPosts({
      claim,
      outcomes: posts.map(({ id }, index) => ({ id, outcome: outcomes[index] ?? { kind: 'not-tried' } })),
    }),
  );
}

test('all waiting messages are claimed in one write and settled in another', () => {
  const book = resolved();
  let claimed: HostCallAnswer<'claimPosts'> | undefined;
  expect(callsOf(book, () => (claimed = unwrapReply(book.desk.claimPosts())))).toEqual([
    'book.read',
    'book.write',
  ]);
  if (claimed === undefined) throw new Error('Nothing was claimed.');
  expect(claimed.posts.map(({ address, body }) => postOf(address, body)[0])).toEqual([PUBLIC, ANN]);
  expect(states(book)).toEqual(['posting', 'posting']);
  const mine = claimed;
  book.plant('book.write', { code: 'busy', text: 'Google was busy.' });
  expect(() => report(book, mine)).toThrow('Google was busy.');
  const calls = callsOf(book, () => report(book, mine, { kind: 'posted' }, { kind: 'posted' }));
  // After the last report, the same call prepares the next stage.
  expect(calls).toEqual(['book.read', 'book.write', 'forms.describe', 'book.write']);
  expect(messages(book).map(({ state, text }) => [state, text])).toEqual([
    ['done', ''],
    ['done', ''],
  ]);
  expect(callsOf(book, () => unwrapReply(book.desk.claimPosts()))).toEqual(['book.read']);
});

test('a window never gets more than 45 messages at once', () => {
  const book = resolved();
  const [head = [], ...rows] = book.grids.get('outbox') ?? [];
  const copies = Array.from({ length: 23 }, (_, at) =>
    rows.map(([id, ...cells]) => [`${String(id)}:${at}`, ...cells]),
  );
  book.grids.set('outbox', [head, ...copies.flat()]);
  const claimed = [1, 2, 3].map(() => unwrapReply(book.desk.claimPosts()).posts.length);
  expect(claimed).toEqual([45, 1, 0]);
});

test('two windows never get the same message', () => {
  const book = resolved();
  expect(unwrapReply(book.desk.claimPosts()).posts).toHaveLength(2);
  expect(unwrapReply(book.desk.claimPosts()).posts).toEqual([]);
});

test('what another window posts, or has posted, is never queued again, whatever is reported', () => {
  const book = resolved();
  const first = unwrapReply(book.desk.claimPosts());
  const again = (): readonly string[] => {
    for (const { id } of messages(book))
      for (const was of DELIVERY_STATES) unwrapReply(book.desk.settleDelivery({ id, was, as: 'waiting' }));
    return states(book);
  };
  expect(again()).toEqual(['posting', 'posting']);
  report(book, first, { kind: 'posted' }, { kind: 'refused', status: 404 });
  expect(unwrapReply(book.desk.claimPosts()).posts).toEqual([]);
  expect(again()).toEqual(['done', 'waiting']);
  for (const { id } of gameIn(book.desk).deliveries)
    unwrapReply(book.desk.settleDelivery({ id, was: 'done', as: 'waiting' }));
  expect(gameIn(book.desk).deliveries.filter(({ state }) => state === 'waiting')).toHaveLength(1);
});

test('a delivery is only settled if the host saw its current state', () => {
  const book = resolved();
  report(book, unwrapReply(book.desk.claimPosts()), { kind: 'unknown' }, { kind: 'refused', status: 404 });
  const [unsure, failed] = messages(book);
  if (unsure === undefined || failed === undefined) throw new Error('There are two.');
  unwrapReply(book.desk.settleDelivery({ id: unsure.id, was: 'failed', as: 'waiting' }));
  unwrapReply(book.desk.settleDelivery({ id: failed.id, was: 'unsure', as: 'done' }));
  expect(states(book)).toEqual(['unsure', 'failed']);
});

test('a window that was closed leaves its messages unsure, with their text, and nobody posts them', () => {
  const book = resolved();
  unwrapReply(book.desk.claimPosts());
  book.pass(PATIENCE);
  deliver(book);
  expect(book.posts).toEqual([]);
  for (const { state, note, text } of messages(book)) {
    expect([state, note]).toEqual(['unsure', expect.stringContaining('Check the channel')]);
    expect(text).toContain('Round 1');
  }
});

test('killed at any call, each message is posted at most once; others wait or are unsure', () => {
  const straight = resolved();
  const made = callsOf(straight, () => deliver(straight));
  for (const index of sampled([...made.keys()], endsOf(made))) {
    const call = made[index] ?? '';
    const nth = made.slice(0, index + 1).filter((other) => other === call).length;
    for (const moment of ['before', 'after'] as const) {
      const book = resolved();
      book.plant(call, moment, nth);
      expect(() => deliver(book)).toThrow(Killed);
      book.pass(PATIENCE);
      deliver(book);
      for (const { id, state } of messages(book)) {
        expect(['done', 'unsure']).toContain(state);
        // The host looks at the channel.
        const out = book.posts.some(([webhook]) => webhook === (id.includes('Ann') ? ANN : PUBLIC));
        if (state === 'unsure')
          unwrapReply(book.desk.settleDelivery({ id, was: 'unsure', as: out ? 'done' : 'waiting' }));
      }
      deliver(book);
      expect(states(book)).toEqual(['done', 'done']);
      expect([...book.posts].sort()).toEqual([...straight.posts].sort());
    }
  }
});

const refusal = (status: number, why?: string): PostOutcome => ({
  kind: 'refused',
  status,
  ...(why === undefined ? {} : { why }),
});

test.each<[PostOutcome, string, string]>([
  [{ kind: 'posted' }, 'done', ''],
  [{ kind: 'wait', seconds: 29.5 }, 'failed', 'wait 30 seconds before you deliver this message again.'],
  [refusal(404), 'failed', 'The webhook was deleted'],
  [refusal(400), 'failed', 'Discord refused the message (400). Post it yourself.'],
  [refusal(401, 'Invalid (code 50027)'), 'failed', 'enter it. Discord says: Invalid (code 50027)'],
  [refusal(403, 'No (code 50001)'), 'failed', '(403). Post it yourself. Discord says: No (code 50001)'],
  [refusal(400, 'No thread (code 220001)'), 'failed', 'This webhook is for a forum. Add ?thread_id=NUMBER'],
  [refusal(400, 'No forum (code 220003)'), 'failed', 'The channel isn’t a forum.'],
  [refusal(404, 'None (code 10003)'), 'failed', 'The channel or its thread was deleted'],
  [{ kind: 'blocked' }, 'waiting', 'isn’t accepting messages from this computer'],
  [{ kind: 'unknown' }, 'unsure', 'Check the channel'],
  [{ kind: 'not-tried' }, 'waiting', ''],
])('after %j, the message is %s', (outcome, state, note) => {
  const book = resolved();
  report(book, unwrapReply(book.desk.claimPosts()), outcome);
  const [first, second] = messages(book);
  expect([first?.state, second?.state]).toEqual([state, 'waiting']);
  expect(note === '' ? first?.note === '' : first?.note.includes(note)).toBe(true);
});

test('a late report does not undo what the host has decided', () => {
  const book = resolved();
  const late = unwrapReply(book.desk.claimPosts());
  const [first, second] = late.posts;
  if (first === undefined || second === undefined) throw new Error('Two messages were to be claimed.');
  book.pass(PATIENCE);
  unwrapReply(book.desk.settleDelivery({ id: first.id, was: 'unsure', as: 'waiting' }));
  unwrapReply(book.desk.settleDelivery({ id: second.id, was: 'unsure', as: 'waiting' }));
  const other = unwrapReply(book.desk.claimPosts());
  report(book, late, { kind: 'not-tried' }, { kind: 'not-tried' });
  // The other window is posting them now. The late report must not queue them again.
  expect(states(book)).toEqual(['posting', 'posting']);
  report(book, other, { kind: 'unknown' }, { kind: 'not-tried' });
  expect(states(book)).toEqual(['unsure', 'waiting']);
  report(book, late, { kind: 'unknown' }, { kind: 'posted' });
  expect(states(book)).toEqual(['unsure', 'done']);
});

test.each([
  ['', 'The webhook is gone.'],
  ['https://example.com/1', 'isn’t a Discord webhook'],
])('nothing is posted to a channel with the webhook %j', (webhook, why) => {
  const book = resolved();
  setCell(book, 'settings', 'Discord webhook of the public channel', webhook);
  expect(unwrapReply(book.desk.claimPosts()).posts).toHaveLength(1);
  const note: unknown = expect.stringContaining(why);
  expect(messages(book)[0]).toMatchObject({ title: EVERYONE, state: 'failed', note });
});

test('webhooks only appear in the reply to a claim, and where the host edits them', () => {
  const book = resolved();
  const claimed = unwrapReply(book.desk.claimPosts());
  const views = [
    claimed.desk,
    unwrapReply(book.desk.getDesk()),
    unwrapReply(book.desk.getMessages({ stage: 'round-1' })),
    unwrapReply(book.desk.exportFile({ what: 'game' })),
    [...book.books.values()].map(({ tabs }) => tabs),
  ];
  for (const view of views) expect(JSON.stringify(view)).not.toMatch(/webhooks\/\d/);
});
