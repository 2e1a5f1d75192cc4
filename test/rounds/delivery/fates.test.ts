// Soon after players send answers, their books confirm them. Nothing else changes.
import { unwrapReply } from '../../../src/commands/desk-calls';
import { deliverFates } from '../../../src/rounds/delivery/fates';
import { bookTabs } from '../../../src/rounds/outbox/book-tabs';
import { plainTab } from '../../../src/games/frame/tabs';
import { PAGE_CALLS } from '../../../src/rounds/page/visitor-calls';
import { refused } from '../../support/host-game';
import { KEY_TITLE } from '../../../src/rounds/session/columns';
import { keyDigest, pageCacheKey } from '../../../src/rounds/session/page-keys';
import {
  ANN_PICKS,
  callsOf,
  correct,
  created,
  deliver,
  kindsOf,
  sessionOf,
  stageIn,
  wake,
} from '../../support/paper-game';
import { bookOf, keyOf, pageOf, personOf, sampleAnswers, withPage } from '../../support/paper-page';
import { Killed, paperOnce, type Paper } from '../../support/paper-ports';

/** A round of Soullinked with everything delivered. */
const round = paperOnce(() => {
  const book = created({ contacts: [['ann@example.com', '', 'Asia/Tokyo']] });
  deliver(book);
  return book;
});

/** Ann plays in Heaven, which has even rows and columns. */
function send(book: Paper, row: string, name = 'Ann', column = row): void {
  book.pass(180_000);
  const key = personOf(book, name).key;
  book.land('pick', { [KEY_TITLE]: key, Row: row, Column: column, 'Power card': '3' });
}

function answer(book: Paper): void {
  unwrapReply(book.desk.deliverFates());
}

function says(book: Paper, player: string): readonly string[] {
  const rows = bookOf(book, player).tabs[0]?.rows.map((row) => row.join(': ')) ?? [];
  const from = rows.findIndex((row) => row.startsWith('Your answers'));
  const below = from < 0 ? [] : rows.slice(from + 1);
  const end = below.indexOf('');
  return end < 0 ? below : below.slice(0, end);
}

function gameOf(book: Paper, without: string): string {
  const others = [...book.books].filter(([name]) => !name.startsWith(`${without}'s book`));
  return JSON.stringify([[...book.grids], others, book.posts, [...book.forms]]);
}

test('the sender’s own book says what counts, what was refused and why, and what still counts; nothing else changes', () => {
  const book = round();
  send(book, '2');
  const before = gameOf(book, 'Ann');
  const calls = ['book.read', 'submitTrigger.create', 'books.look', 'books.draw'];
  expect(callsOf(book, () => answer(book))).toEqual(calls);
  expect(says(book, 'Ann')).toEqual(['1 Mar, 21:03 GMT+9: Counts so far.']);
  expect(gameOf(book, 'Ann')).toBe(before);
  send(book, '3');
  answer(book);
  expect(says(book, 'Ann')).toEqual([
    '1 Mar, 21:03 GMT+9: Counts so far.',
    expect.stringMatching(
      /^1 Mar, 21:06 GMT\+9: Refused\. .*even.* Your answer from 1 Mar, 21:03 GMT\+9 still counts\.$/,
    ),
  ]);
  send(book, '4');
  answer(book);
  expect(says(book, 'Ann').map((line) => line.replace(/Refused\. .* Your/, 'Refused. … Your'))).toEqual([
    '1 Mar, 21:03 GMT+9: Replaced by your later answer.',
    '1 Mar, 21:06 GMT+9: Refused. … Your answer from 1 Mar, 21:09 GMT+9 counts.',
    '1 Mar, 21:09 GMT+9: Counts so far.',
  ]);
  for (const other of ['Bob', 'Cy', 'Dee']) expect(says(book, other)).toEqual([]);
  const others = ['Bob', 'Cy', 'Dee'].map((name) => personOf(book, name).id);
  for (const reader of [undefined, ...others]) {
    expect(JSON.stringify(bookTabs(sessionOf(book), reader).map(plainTab))).not.toContain('Your answers');
  }
});

test('a refused answer says which other answer counts; twenty answers are all listed', () => {
  const book = round();
  send(book, '2');
  for (let sent = 1; sent < 20; sent += 1) send(book, '3');
  // The host has deleted the first answer's time.
  const [form] = book.forms.values();
  form?.rows[0]?.splice(0, 1, '');
  answer(book);
  expect(says(book, 'Ann')).toHaveLength(20);
  expect(says(book, 'Ann').at(-1)).toMatch(/ Another of your answers counts\.$/);
  correct(book, ANN_PICKS);
  deliver(book);
  expect(says(book, 'Ann').at(-2)).toMatch(/ The answer your host entered for you counts\.$/);
});

test('a second run only reads, and confirms all new answers together', () => {
  const book = round();
  send(book, '2');
  send(book, '3', 'Bob');
  answer(book);
  expect(says(book, 'Bob')).toEqual(['1 Mar, 12:06 UTC: Counts so far.']);
  const drawsNothing = (): void =>
    expect(callsOf(book, () => answer(book)).filter((call) => call.startsWith('books.'))).toEqual([]);
  drawsNothing();
  // If the memory of confirmations is lost, the books are written once more, unchanged.
  book.deliveredFates.shown = new Map();
  book.work.until = book.ports.now();
  drawsNothing();
  // A run that must stop once it has looked at the books doesn't write them.
  let looks = 0;
  expect(
    unwrapReply(deliverFates({ ...book.ports, workUntil: () => Infinity }, 1000, () => looks++ === 0)).left,
  ).toBe(2);
  book.work.until = Infinity;
  expect(callsOf(book, () => answer(book)).filter((call) => call === 'books.draw')).toHaveLength(2);
  expect(says(book, 'Ann')).toEqual(['1 Mar, 21:03 GMT+9: Counts so far.']);
});

test('a page is only dropped if it lacks an answer', () => {
  const book = withPage(round());
  for (const name of ['Ann', 'Bob']) pageOf(book, name);
  send(book, '2');
  answer(book);
  const isKept = (name: string): boolean => book.page.shown.has(pageCacheKey(keyDigest(keyOf(book, name))));
  expect(['Ann', 'Bob'].map(isKept)).toEqual([false, true]);
});

test('books wait while pages are sending', () => {
  const book = withPage(round());
  const move = { key: keyOf(book, 'Ann'), stage: 'round-1', answers: sampleAnswers(book, 'Ann') };
  unwrapReply(PAGE_CALLS.sendMove(book.ports, move));
  book.pass(4999);
  expect(refused(book.desk.deliverFates()).passes).toBe('others');
  book.pass(1);
  answer(book);
});

test('a run that finds another zone records it, and the next delivery confirms answers', () => {
  const book = round();
  book.place.zone = 'Europe/Berlin';
  send(book, '2');
  answer(book);
  expect(kindsOf(book).slice(-1)).toEqual(['zone']);
  expect(says(book, 'Ann')).toEqual([]);
  deliver(book);
  expect(says(book, 'Ann')).toEqual([expect.stringMatching(/: Counts so far\.$/)]);
});

test('a book that others can read, that was deleted, or that waits for its delivery is not written', () => {
  const book = round();
  send(book, '2');
  const own = bookOf(book, 'Ann');
  const readers = own.readers;
  own.readers = { ...readers, people: [...readers.people, { permission: 'x', email: 'nosy@example.com' }] };
  answer(book);
  expect(says(book, 'Ann')).toEqual([]);
  own.readers = readers;
  own.gone = true;
  const before = gameOf(book, 'Ann');
  answer(book);
  expect(gameOf(book, 'Ann')).toBe(before);
  own.gone = false;
  unwrapReply(book.desk.setDeadline({ deadline: null }));
  answer(book);
  expect(says(book, 'Ann')).toEqual([]);
  deliver(book);
  expect(says(book, 'Ann')).toEqual(['1 Mar, 21:03 GMT+9: Counts so far.']);
});

test('while another call changes the game, the run does nothing, and the next run finishes', () => {
  const book = round();
  send(book, '2');
  const busy = book.whileBusy(() => book.desk.deliverFates());
  expect(busy.ok).toBe(false);
  expect(says(book, 'Ann')).toEqual([]);
  answer(book);
  expect(says(book, 'Ann')).toHaveLength(1);
});

test('killed or failing at any call, the game stays the same, and the next run finishes', () => {
  const straight = round();
  send(straight, '2');
  send(straight, '3', 'Bob');
  const made = callsOf(straight, () => answer(straight));
  const whole = gameOf(straight, '');
  made.forEach((call, index) => {
    const nth = made.slice(0, index + 1).filter((other) => other === call).length;
    for (const failure of ['before', 'after', { code: 'x', text: 'Google did not do it.' }] as const) {
      const book = round();
      send(book, '2');
      send(book, '3', 'Bob');
      book.plant(call, failure, nth);
      if (typeof failure === 'string') expect(() => book.desk.deliverFates()).toThrow(Killed);
      else book.desk.deliverFates();
      answer(book);
      expect([call, failure, gameOf(book, '')]).toEqual([call, failure, whole]);
    }
  });
});

test('another account creates no second trigger, and a live game has none', () => {
  const book = created();
  book.submitTrigger.set = false;
  book.account.name = 'other@example.com';
  answer(book);
  expect(book.submitTrigger.set).toBe(false);
  const live = created({ game: 'tactical-picture-hunt', settings: {} });
  deliver(live);
  unwrapReply(live.desk.setAtDeadline({ what: 'close', waitMinutes: 0 }));
  unwrapReply(live.desk.startClock({ stage: stageIn(live.desk).name }));
  unwrapReply(live.desk.submitForPractice({ players: [] }));
  expect(callsOf(live, () => wake(live))).not.toContain('books.draw');
  expect(live.submitTrigger.set).toBe(false);
  live.submitTrigger.set = true;
  answer(live);
  expect(live.submitTrigger.set).toBe(false);
});
