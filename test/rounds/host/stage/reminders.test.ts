// What happens around a deadline without the host: reminders, and messages that Discord refuses.
import { unwrapReply } from '../../../../src/commands/desk-calls';
import type { DeliveryView } from '../../../../src/rounds/reply/posts';
import {
  callsOf,
  created,
  deliver,
  gameIn,
  kindsOf,
  setCell,
  type PaperGameOptions,
  stageIn,
  wake,
  textOf,
  PLAYERS,
} from '../../../support/paper-game';
import { Killed, paperOnce, type Paper } from '../../../support/paper-ports';
import { draftNext, seasonStarted, SOULLINKED_CELLS } from '../../../support/paper-season';

const WEBHOOK = 'https://discord.com/api/webhooks/1/public';
const HOUR = 3_600_000;

const watched = paperOnce((options: PaperGameOptions = {}) => {
  const book = created({ webhook: WEBHOOK, ...options });
  deliver(book);
  unwrapReply(book.desk.setAtDeadline({ what: 'close', waitMinutes: 0 }));
  unwrapReply(book.desk.setDeadline({ deadline: book.ports.now() + 10 * HOUR }));
  deliver(book);
  return book;
});

const reminders = ({ posts }: Paper): readonly string[] =>
  posts.map(([, text]) => text).filter((text) => text.startsWith('Round 1: The deadline is'));

test('everyone is reminded of the deadline once, in the last hours, and of nothing else', () => {
  // Reminders go out even if nobody is missing. Otherwise, everyone would know that all have answered.
  for (const players of [['Ann'], []]) {
    const book = watched();
    wake(book);
    expect(reminders(book)).toEqual([]);
    book.pass(7 * HOUR);
    unwrapReply(book.desk.submitForPractice({ players }));
    wake(book);
    wake(book);
    expect(reminders(book)).toHaveLength(1);
    expect(book.trigger.set).toBe(true);
    for (const [, text] of book.posts) expect(text).not.toMatch(/Bob|Cy|Dee|missing|waiting/);
  }
});

test('until its deadline a form is open; from then on, and in a pause, nobody is reminded', () => {
  const [book, paused] = [watched(), watched()];
  book.pass(10 * HOUR);
  wake(book);
  expect([stageIn(book.desk).accepting, reminders(book)]).toEqual([true, []]);
  book.pass(1);
  wake(book);
  expect(stageIn(book.desk).accepting).toBe(false);
  unwrapReply(paused.desk.setAccepting({ accepting: false }));
  paused.pass(8 * HOUR);
  wake(paused);
  expect(reminders(paused)).toEqual([]);
});

test('missing players, and nobody else, read it in their own book', () => {
  const book = watched();
  book.pass(8 * HOUR);
  unwrapReply(book.desk.submitForPractice({ players: ['Ann'] }));
  wake(book);
  const readers = (): readonly string[] =>
    [...PLAYERS.map((player) => `${player}'s book`), 'Public book'].filter((name) =>
      textOf(book, name).includes('didn’t have an answer that counted.'),
    );
  expect(readers()).toEqual(["Bob's book", "Cy's book", "Dee's book"]);
  // Redrawing the books for another reason doesn't change the reminder.
  unwrapReply(book.desk.setDeadline({ deadline: book.ports.now() + 9 * HOUR }));
  deliver(book);
  expect(readers()).toEqual(["Bob's book", "Cy's book", "Dee's book"]);
});

describe('several reminders', () => {
  /** A game in which the public channel and three players are reminded. */
  const severalDue = paperOnce(() => {
    const contacts = [2, 3, 4].map((id) => ['', `https://discord.com/api/webhooks/${id}/own`, ''] as const);
    const book = watched({ contacts });
    book.posts.length = 0;
    book.pass(8 * HOUR);
    return book;
  });

  test('are claimed in one write and settled in another', () => {
    const book = severalDue();
    book.plant('book.write', { code: 'service-failed', text: 'Writing: no.' }, 3);
    expect(() => wake(book)).toThrow('Writing: no.');
    expect(book.posts).toEqual([]);
    const calls = callsOf(book, () => wake(book));
    const [first, last] = [calls.indexOf('messenger.post'), calls.lastIndexOf('messenger.post')];
    expect(calls.slice(first - 1, last + 2)).toEqual([
      'book.write',
      ...book.posts.map(() => 'messenger.post'),
      'book.write',
    ]);
    expect(book.posts).toHaveLength(4);
    expect(gameIn(book.desk).deliveries.every(({ state }) => state === 'done')).toBe(true);
  });

  test('go out although another cannot be posted', () => {
    const book = severalDue();
    setCell(book, 'settings', 'Discord webhook of the public channel', 'https://example.com/1');
    wake(book);
    expect(book.posts).toHaveLength(3);
  });

  test('without enough time wait for the next hour', () => {
    const book = severalDue();
    const late = (): number => (book.posts.length < 2 ? Infinity : book.ports.now());
    wake({ ...book, ports: { ...book.ports, workUntil: late } });
    expect(book.posts).toHaveLength(2);
    expect(gameIn(book.desk).deliveries.some(({ state }) => state === 'unsure')).toBe(false);
    deliver(book);
    expect(book.posts).toHaveLength(4);
    expect(new Set(book.posts.map(([webhook]) => webhook)).size).toBe(4);
  });
});

test('killed at any call of the reminder, it is posted at most once', () => {
  for (const [call, nth] of [
    ['book.write', 1],
    ['book.write', 2],
    ['messenger.post', 1],
    ['book.write', 3],
  ] as const) {
    for (const moment of ['before', 'after'] as const) {
      const book = watched();
      book.pass(8 * HOUR);
      book.plant(call, moment, nth);
      expect(() => wake(book)).toThrow(Killed);
      wake(book);
      wake(book);
      expect(reminders(book).length).toBeLessThanOrEqual(1);
      expect(kindsOf(book).filter((kind) => kind === 'reminded')).toHaveLength(1);
    }
  }
});

describe('Discord accepts nothing from Google', () => {
  const BLOCKED = 'Discord isn’t accepting messages from Google’s servers right now.';

  /** A game with triggers, close to its deadline, with a message that couldn't be sent. */
  const blocked = paperOnce((...answers: Paper['answers']) => {
    const book = watched();
    unwrapReply(book.desk.setDeadline({ deadline: book.ports.now() + 9 * HOUR }));
    book.pass(8 * HOUR);
    book.answers.push(...answers);
    wake(book);
    return book;
  });
  const messages = (book: Paper): readonly DeliveryView[] =>
    gameIn(book.desk).deliveries.filter(({ kind, state }) => kind === 'message' && state !== 'done');

  test('all waiting messages are put on hold at once, and a window posts them', () => {
    const book = blocked({ kind: 'blocked' });
    expect(book.calls.filter((call) => call === 'messenger.post')).toHaveLength(1);
    expect(book.calls[book.calls.indexOf('messenger.post') + 1]).toBe('book.write');
    expect(messages(book)).toHaveLength(2);
    for (const { state, note } of messages(book)) {
      expect([state, note]).toEqual(['waiting', expect.stringContaining(BLOCKED)]);
    }
    expect(JSON.stringify(unwrapReply(book.desk.getHistory()))).not.toMatch(/[Rr]eminded|was sent/);
    wake(book);
    expect(book.calls.filter((call) => call === 'messenger.post')).toHaveLength(1);
    book.pass(HOUR);
    deliver(book);
    expect(reminders(book)).toHaveLength(1);
    expect(messages(book)).toEqual([]);
  });

  test.each([
    ['has passed', (book: Paper) => book.pass(HOUR + 1)],
    [
      'was moved',
      (book: Paper) => unwrapReply(book.desk.setDeadline({ deadline: book.ports.now() + 20 * HOUR })),
    ],
  ])('a reminder of a deadline that %s is no longer sent', (_, change) => {
    const book = blocked({ kind: 'blocked' });
    change(book);
    deliver(book);
    expect(reminders(book)).toEqual([]);
    expect(messages(book)).toMatchObject([
      { state: 'failed', note: expect.stringContaining('Not sent') as unknown },
    ]);
  });
});

test('reminders of an archived match disappear, even if the next match has the same deadline', () => {
  const book = seasonStarted();
  const begin = (): void => {
    draftNext(book, 'soullinked', 'main', SOULLINKED_CELLS, { webhook: WEBHOOK });
    unwrapReply(book.desk.create());
    deliver(book);
    unwrapReply(book.desk.setAtDeadline({ what: 'close', waitMinutes: 0 }));
    unwrapReply(book.desk.setDeadline({ deadline }));
    deliver(book);
  };
  const left = (): readonly DeliveryView[] => {
    const view = unwrapReply(book.desk.getDesk());
    if (view.phase === 'empty' || view.draft !== undefined) throw new Error(`No season: ${view.phase}.`);
    const { deliveries } = view.phase === 'between' ? view.outgoing : view.play;
    return deliveries.filter(({ text }) => text.startsWith('Round 1: The deadline is'));
  };
  const deadline = book.ports.now() + 10 * HOUR;
  begin();
  book.pass(8 * HOUR);
  book.answers.push({ kind: 'blocked' });
  wake(book);
  expect(left()).toHaveLength(1);
  unwrapReply(book.desk.archive({ reason: 'Nobody came.', uncounted: true }));
  expect(left()).toEqual([]);
  expect(book.trigger.set).toBe(false);
  // If Google couldn't delete the trigger, its next run does.
  book.trigger.set = true;
  wake(book);
  expect(book.trigger.set).toBe(false);
  begin();
  book.pass(1.5 * HOUR);
  wake(book);
  expect(reminders(book)).toHaveLength(1);
  expect(left()).toEqual([]);
});

test('the host reminds missing players in their own channels only, and the usual reminder still comes', () => {
  const contacts = PLAYERS.slice(0, 2).map(
    (name) => ['', `https://discord.com/api/webhooks/9/${name}`, ''] as const,
  );
  const book = watched({ contacts });
  unwrapReply(book.desk.submitForPractice({ players: ['Ann'] }));
  const before = book.posts.length;
  unwrapReply(book.desk.remind());
  deliver(book);
  const posted = book.posts.slice(before);
  expect(posted.map(([to]) => to)).toEqual([expect.stringContaining('9/Bob')]);
  expect(posted[0]?.[1]).toContain('you don’t have an answer that counts yet');
  book.pass(8 * HOUR);
  wake(book);
  expect(reminders(book)).toHaveLength(1);
});
