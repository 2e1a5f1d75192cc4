// Going on earlier, once everyone is in: off by default, named on the rules page, at a moment that nobody is told before,
// and never in small stages or live ones (ALL-15).
import { given } from '../../../../src/commands/desk-calls';
import { plainTab } from '../../../../src/games/frame/tabs';
import { deliverFates } from '../../../../src/rounds/delivery/fates';
import { bookTabs } from '../../../../src/rounds/outbox/book-tabs';
import { playerPage } from '../../../../src/rounds/page/view';
import type { Change } from '../../../../src/rounds/host/parts/inputs';
import {
  created,
  deliver,
  gameIn,
  kindsOf,
  PLAYERS,
  sessionOf,
  stageIn,
  wake,
} from '../../../support/paper-game';
import { personOf } from '../../../support/paper-page';
import { paperOnce, type Paper } from '../../../support/paper-ports';
import { beginOwnDuel, draftNext, seasonStarted, SOULLINKED_CELLS } from '../../../support/paper-season';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const WAIT = 30;

/** A game with a deadline in ten hours that goes on once everyone is in. */
const early = paperOnce((wait: number | null = WAIT) => {
  const book = created();
  given(book.desk.setDeadline({ deadline: book.ports.now() + 10 * HOUR }));
  given(book.desk.setAtDeadline({ what: 'nothing', waitMinutes: 0, early: wait }));
  deliver(book);
  return book;
});

const send = (book: Paper, ...players: readonly string[]): unknown =>
  given(book.desk.submitForPractice({ players }));
const goesOnAt = (book: Paper): number | undefined => sessionOf(book).record.pending.goesOnAt;

function change(book: Paper, made: Change): void {
  given(book.desk.applyChange({ change: made, reason: 'So.', token: '' }));
}

/** Everything that others than the host can read. */
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

test('off by default: whoever is in, nothing goes on, and nothing tells it', () => {
  const [all, some] = [created(), created()];
  for (const book of [all, some]) {
    given(book.desk.setAtDeadline({ what: 'close', waitMinutes: 0 }));
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

test('once everyone is in, it goes on between the wait and twice that, and nobody is told before', () => {
  const [all, some] = [early(), early()];
  for (const book of [all, some]) send(book, 'Dee', 'Bob', 'Cy');
  send(all, 'Ann');
  const since = all.ports.now();
  given(all.desk.getDesk());
  given(some.desk.getDesk());
  expect(kindsOf(all).slice(-1)).toEqual(['everyone-in']);
  expect(kindsOf(some)).not.toContain('everyone-in');
  const at = goesOnAt(all) ?? 0;
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
  expect(words).toContain('Round 1 was resolved by itself: everyone was in.');
});

describe('once everyone has answered, the host reads when it continues', () => {
  const says = (book: Paper): string => gameIn(book.desk).atDeadline.says.join(' ');

  test('as a range, and not while it is paused', () => {
    const book = early();
    send(book, 'Dee', 'Bob', 'Cy');
    expect(says(book)).toContain('30 to 60 minutes after');
    expect(says(book)).not.toContain('Everyone has answered');
    send(book, 'Ann');
    const told = says(book);
    expect(told).toMatch(/Everyone has answered\. Round 1 continues between 12:3\d and 13:0\d \(/);
    book.pass(50 * MINUTE);
    expect(says(book)).toBe(told);
    book.pass(2 * HOUR);
    expect(says(book)).toMatch(/Everyone has answered, and Round 1 was to continue by /);
    given(book.desk.setAccepting({ accepting: false }));
    expect(says(book)).not.toMatch(/everyone|earl/i);
  });

  test.each([
    [8.5, /Everyone has answered\. Round 1 continues between 21:3\d and 22:00 \((?!.*is resolved by itself)/],
    [9.5, /Everyone has answered\. The deadline comes before the wait is over\./],
  ])('up to the deadline, at which it is resolved in any case: after %f hours', (hours, words) => {
    const book = early(60);
    given(book.desk.setAtDeadline({ what: 'resolve', waitMinutes: 0, early: 60 }));
    book.pass(hours * HOUR);
    send(book, ...PLAYERS);
    expect(says(book)).toMatch(words);
  });
});

test('a change does not begin the wait anew; where somebody’s no longer counts it ends, and begins anew after', () => {
  const book = early();
  send(book, ...PLAYERS);
  given(book.desk.getDesk());
  const first = goesOnAt(book);
  book.pass(10 * MINUTE);
  send(book, 'Ann');
  given(book.desk.getDesk());
  expect(goesOnAt(book)).toBe(first);
  for (const { id } of stageIn(book.desk).submissions.filter(({ player }) => player === 'Ann'))
    change(book, { kind: 'remove-submission', stage: 'round-1', id });
  given(book.desk.getDesk());
  expect(goesOnAt(book)).toBeUndefined();
  book.pass(3 * HOUR);
  wake(book);
  expect(stageIn(book.desk).name).toBe('round-1');
  send(book, 'Ann');
  given(book.desk.getDesk());
  expect(goesOnAt(book)).toBeGreaterThanOrEqual(book.ports.now() + (WAIT - 1) * MINUTE);
});

test('the trigger on submissions notes it', () => {
  const book = early();
  send(book, ...PLAYERS);
  given(deliverFates(book.ports, 1000));
  expect(goesOnAt(book)).toBeDefined();
});

test('a stage that asks fewer than four who have not left waits for its deadline', () => {
  const book = early();
  change(book, { kind: 'seat', player: 'Dee', left: true });
  send(book, 'Ann', 'Bob', 'Cy');
  given(book.desk.getDesk());
  book.pass(3 * HOUR);
  wake(book);
  expect(goesOnAt(book)).toBeUndefined();
  expect(stageIn(book.desk).name).toBe('round-1');
});

test('the deadline holds besides, and what is resolved at it says so', () => {
  const book = created();
  given(book.desk.setDeadline({ deadline: book.ports.now() + HOUR }));
  given(book.desk.setAtDeadline({ what: 'resolve', waitMinutes: 0, early: 240 }));
  send(book, ...PLAYERS);
  book.pass(2 * HOUR);
  wake(book);
  const words = sessionOf(book).rows.map(({ text }) => text);
  expect(words).toContain('Round 1 was resolved by itself: its deadline had passed.');
});

test('ALL-19 the next deadline is never before the one that was promised', () => {
  const book = created({ timing: { seconds: 24 * 3600 } });
  const promised = book.ports.now() + 40 * HOUR;
  given(book.desk.setDeadline({ deadline: promised }));
  given(book.desk.setAtDeadline({ what: 'resolve', waitMinutes: 0, early: WAIT }));
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

/** What the host reads of it, and what stands on the rules page. */
function traces(book: Paper): string {
  const { says } = gameIn(book.desk).atDeadline;
  const rules = bookTabs(sessionOf(book), undefined).filter(({ title }) => title === 'Rules');
  return JSON.stringify([says, rules.map(plainTab)]);
}

/** A season's duel of two. */
function duel(): Paper {
  const book = seasonStarted();
  beginOwnDuel(book);
  return book;
}

test('a match in which it cannot apply shows no trace of it, and keeps it for the match after', () => {
  const book = seasonStarted();
  draftNext(book, 'soullinked', 'main', SOULLINKED_CELLS);
  given(book.desk.create());
  given(book.desk.setAtDeadline({ what: 'nothing', waitMinutes: 0, early: 45 }));
  expect(traces(book)).toContain('45 minutes');
  given(book.desk.archive({ reason: 'So.', uncounted: true }));
  beginOwnDuel(book);
  expect(gameIn(book.desk).atDeadline).toMatchObject({ early: 45, mayBeEarly: false });
  expect(traces(book)).not.toMatch(/everyone is in|going on earlier|45 minutes/i);
  // Other choices can still be made.
  given(book.desk.setAtDeadline({ what: 'close', waitMinutes: 0, early: 45 }));
  given(book.desk.archive({ reason: 'So.', uncounted: true }));
  draftNext(book, 'soullinked', 'main', SOULLINKED_CELLS);
  given(book.desk.create());
  expect(gameIn(book.desk).atDeadline).toMatchObject({ what: 'close', early: 45, mayBeEarly: true });
  expect(traces(book)).toContain('45 minutes');
});

test.each([
  ['a wait of less than half an hour', () => created(), 29, 'bad-wait'],
  ['a wait that is none', () => created(), 30.5, 'bad-wait'],
  ['a game at a table', () => created({ game: 'tactical-picture-hunt' }), 30, 'live-game'],
  ['a match of two', duel, 30, 'too-few-asked'],
])('%s is refused', (_, game, wait, code) => {
  const answer = game().desk.setAtDeadline({ what: 'nothing', waitMinutes: 0, early: wait });
  expect(answer).toMatchObject({ ok: false, error: { code } });
});
