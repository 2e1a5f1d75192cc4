// Resolving early once everyone has answered: off by default, at a secret time, never in small or live stages (ALL-15).
import { unwrapReply } from '../../../../src/commands/desk-calls';
import { plainTab } from '../../../../src/games/frame/tabs';
import { noteEveryoneAnswered } from '../../../../src/rounds/commit/outdated-calls';
import { deliverFates } from '../../../../src/rounds/delivery/fates';
import { deadlineView } from '../../../../src/rounds/host/stage/deadline-view';
import { bookTabs } from '../../../../src/rounds/outbox/book-tabs';
import { KEY_TITLE } from '../../../../src/rounds/session/columns';
import { playerPage } from '../../../../src/rounds/page/view';
import {
  correct,
  created,
  deliver,
  gameIn,
  kindsOf,
  pickOf,
  PLAYERS,
  sessionOf,
  stageIn,
  submitted,
  wake,
} from '../../../support/paper-game';
import { keyOf, personOf } from '../../../support/paper-page';
import { paperOnce, type Paper } from '../../../support/paper-ports';
import { beginSoullinked, beginOwnDuel, seasonStarted } from '../../../support/paper-season';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const WAIT = 30;

const EARLY = { what: 'nothing', waitMinutes: 0, early: WAIT } as const;

/** A game with a deadline in ten hours, whose stages are resolved early once everyone has answered. */
const early = paperOnce(() => {
  const book = created();
  unwrapReply(book.desk.setDeadline({ deadline: book.ports.now() + 10 * HOUR }));
  unwrapReply(book.desk.setAtDeadline(EARLY));
  deliver(book);
  return book;
});

const send = (book: Paper, ...players: readonly string[]): unknown =>
  unwrapReply(book.desk.submitForPractice({ players }));
const endsEarlyAt = (book: Paper): number | undefined => sessionOf(book).record.pending.endsEarlyAt;

/** Everything that people other than the host can read. */
function readable(book: Paper): unknown {
  const session = sessionOf(book);
  const { id } = personOf(book, 'Dee');
  return [
    [undefined, id].map((reader) => bookTabs(session, reader)),
    playerPage(session, id),
    book.posts,
    [...book.books].filter(([name]) => name.startsWith('Public book')),
  ];
}

test('by default nothing ends early, whoever has answered, and nothing reveals it', () => {
  const [all, some] = [created(), created()];
  for (const book of [all, some]) {
    unwrapReply(book.desk.setAtDeadline({ what: 'close', waitMinutes: 0 }));
    send(book, 'Dee');
  }
  send(all, 'Ann', 'Bob', 'Cy');
  for (const book of [all, some]) {
    book.pass(3 * HOUR);
    wake(book);
  }
  expect(stageIn(all.desk).name).toBe('round-1');
  expect(kindsOf(all)).not.toContain('everyone-in');
  expect(readable(all)).toEqual(readable(some));
});

test('the moment is drawn evenly between the wait and twice that', () => {
  const book = early();
  send(book, 'Ann', 'Bob', 'Cy', 'Dee');
  const session = sessionOf(book);
  const drawnBy = (secret: string): number => {
    const [noted] = noteEveryoneAnswered(session, () => secret).entries ?? [];
    return noted?.entry.kind === 'everyone-in' ? (noted.entry.body.at ?? 0) : 0;
  };
  expect(drawnBy('80000000') - drawnBy('00000000')).toBe((WAIT / 2) * MINUTE);
  expect(drawnBy('ffffffff') - drawnBy('00000000')).toBe(WAIT * MINUTE);
});

test('once everyone has answered, it ends between the wait and twice that, and nobody is told before', () => {
  const [all, some] = [early(), early()];
  for (const book of [all, some]) send(book, 'Dee', 'Bob', 'Cy');
  all.land('pick', { [KEY_TITLE]: keyOf(all, 'Ann'), ...pickOf('Ann', 99) });
  for (const book of [all, some]) book.pass(MINUTE);
  send(all, 'Ann');
  const since = all.ports.now();
  unwrapReply(all.desk.getDesk());
  unwrapReply(some.desk.getDesk());
  expect(sessionOf(all).rows.at(-1)?.entry).toMatchObject({ kind: 'everyone-in', body: { since } });
  expect(kindsOf(some)).not.toContain('everyone-in');
  const at = endsEarlyAt(all) ?? 0;
  expect(at).toBeGreaterThanOrEqual(since - MINUTE + WAIT * MINUTE);
  expect(at).toBeLessThanOrEqual(since + 2 * WAIT * MINUTE);
  for (const book of [all, some]) {
    book.pass((WAIT - 2) * MINUTE);
    wake(book);
  }
  expect(stageIn(all.desk).name).toBe('round-1');
  expect(readable(all)).toEqual(readable(some));
  for (const book of [all, some]) {
    book.pass(WAIT * MINUTE + 3 * MINUTE);
    wake(book);
  }
  expect(stageIn(all.desk).name).toBe('round-2');
  expect(stageIn(some.desk).name).toBe('round-1');
  const words = sessionOf(all).rows.map(({ text }) => text);
  expect(words).toContain('Round 1 was resolved automatically: everyone had answered.');
});

test('the host reads when it ends, that it’s too late to end early, or nothing that Google wouldn’t keep', () => {
  const book = early();
  send(book, ...PLAYERS);
  unwrapReply(book.desk.getDesk());
  const session = { ...sessionOf(book), deadline: null };
  const from = (session.record.pending.everyoneSince ?? 0) + WAIT * MINUTE;
  const saysAt = (readAt: number, triggersRanAt = readAt): readonly string[] =>
    deadlineView({ ...session, snapshot: { ...session.snapshot, readAt, triggersRanAt } }).effects;
  const last = from + (WAIT + 15) * MINUTE;
  expect(saysAt(last)).toEqual(saysAt(last - 1));
  expect(saysAt(last + 1)).not.toEqual(saysAt(last));
  expect(saysAt(last, 1)).toEqual([]);
  const record = { ...session.record, resolves: { waitMinutes: 0 } };
  const ends = [0, 1].map((ms) => ({ ...session, record, deadline: from + ms - 15_000 }));
  const isTooLate = ends.map((one) => deadlineView(one).effects.join().includes('too close'));
  expect(isTooLate).toEqual([true, false]);
});

test('a round that asks few is not resolved early, and one that needs the host waits', () => {
  const says = ({ desk }: Paper): string => gameIn(desk).atDeadline.effects.join(' ');
  const few = created({ game: 'between' });
  unwrapReply(few.desk.setAtDeadline(EARLY));
  expect(says(few)).toContain('fewer than four players');
  const settings = { Title: 'Bids', Questions: 'Bid; number', Scores: 'Gold; everyone' };
  const book = submitted({ game: 'own-match', settings });
  unwrapReply(book.desk.setAtDeadline(EARLY));
  unwrapReply(book.desk.getDesk());
  expect(says(book)).toMatch(/Round 1 is waiting for you. You haven’t saved your entries yet/);
  const look = (): void => {
    book.pass(2 * HOUR);
    wake(book);
    expect(stageIn(book.desk).name).toBe('round-1');
  };
  look();
  expect(says(book)).toContain('wasn’t resolved automatically');
  unwrapReply(book.desk.saveHostFacts({ answers: { Announcement: 'Sold.' } }));
  expect(says(book)).toContain('Nothing is missing now.');
  correct(book, { kind: 'submission', stage: 'round-1', player: 'Ana', answers: { Bid: '99' } });
  expect(says(book)).toContain('Keep my entries');
  look();
});

test('the trigger on submissions sets the moment', () => {
  const book = early();
  send(book, ...PLAYERS);
  unwrapReply(deliverFates(book.ports, 1000));
  expect(endsEarlyAt(book)).toBeDefined();
});

test('ALL-19 the next deadline is never before the promised one', () => {
  const book = created({ timing: { seconds: 24 * 3600 } });
  const promised = book.ports.now() + 40 * HOUR;
  unwrapReply(book.desk.setDeadline({ deadline: promised }));
  unwrapReply(book.desk.setAtDeadline({ what: 'resolve', waitMinutes: 0, early: WAIT }));
  send(book, ...PLAYERS);
  book.pass(HOUR);
  wake(book);
  expect(stageIn(book.desk)).toMatchObject({ name: 'round-2', deadline: promised });
  send(book, ...PLAYERS);
  book.pass(30 * HOUR);
  const goneOnAt = book.ports.now();
  wake(book);
  const { name, deadline } = stageIn(book.desk);
  expect(name).toBe('round-3');
  expect((deadline ?? 0) - goneOnAt).toBeCloseTo(24 * HOUR, -4);
});

/** What the host's screens and the rules page say about resolving early. */
function traces(book: Paper): string {
  const { effects } = gameIn(book.desk).atDeadline;
  const rules = bookTabs(sessionOf(book), undefined).filter(({ title }) => title === 'Rules');
  return JSON.stringify([effects, rules.map(plainTab)]);
}

test('a match that can’t end early shows no trace of it, and keeps the choice for the next match', () => {
  const book = seasonStarted();
  beginSoullinked(book);
  unwrapReply(book.desk.setAtDeadline({ what: 'nothing', waitMinutes: 0, early: 45 }));
  expect(traces(book)).toContain('45 minutes');
  unwrapReply(book.desk.archive({ reason: 'So.', uncounted: true }));
  beginOwnDuel(book);
  expect(gameIn(book.desk).atDeadline).toMatchObject({ early: 45, mayBeEarly: false });
  expect(book.desk.setAtDeadline(EARLY)).toMatchObject({ error: { code: 'too-few-asked' } });
  expect(traces(book)).not.toMatch(/everyone is in|everyone has answered|going on earlier|45 minutes/i);
  unwrapReply(book.desk.setAtDeadline({ what: 'close', waitMinutes: 0, early: 45 }));
  unwrapReply(book.desk.archive({ reason: 'So.', uncounted: true }));
  beginSoullinked(book);
  expect(gameIn(book.desk).atDeadline).toMatchObject({ what: 'close', early: 45, mayBeEarly: true });
  expect(traces(book)).toContain('45 minutes');
});
