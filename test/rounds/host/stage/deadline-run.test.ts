// The deadline trigger retries what Google refuses temporarily, and nothing else.
import { unwrapReply } from '../../../../src/commands/desk-calls';
import { runDeadlines } from '../../../../src/rounds/host/stage/deadline-run';
import type { CallProblem } from '../../../../src/rounds/reply/reply';
import { callsOf, deliver, drafted, gameIn, kindsOf, sessionOf } from '../../../support/paper-game';
import { paperOnce, type Paper } from '../../../support/paper-ports';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;

const PASSES: CallProblem = { code: 'service-failed', text: 'Not now.', passes: 'google' };
const STAYS: CallProblem = { code: 'service-failed', text: 'Never.' };

function refuse(book: Paper, times: number, problem: CallProblem, ...calls: readonly string[]): void {
  for (const call of calls) for (let time = 0; time < times; time += 1) book.plant(call, problem);
}

const FORM_CALLS = ['forms.update', 'forms.open', 'forms.describe', 'forms.close'] as const;

/** A game with a deadline ten hours after it began, so many hours later. The 15 s more are the wait for answers. */
const past = paperOnce((what: 'close' | 'resolve', hours: number = 10, isPrepared: boolean = true) => {
  const book = drafted({ webhook: 'https://discord.com/api/webhooks/1/public' });
  unwrapReply(book.desk.create());
  unwrapReply(book.desk.setAtDeadline({ what, waitMinutes: 0 }));
  unwrapReply(book.desk.setDeadline({ deadline: book.ports.now() + 10 * HOUR }));
  if (isPrepared) unwrapReply(book.desk.prepareNext());
  if (isPrepared) deliver(book);
  book.pass(hours * HOUR + 15_000);
  return book;
});

function run(book: Paper): { readonly ms: number; readonly left: number } {
  const began = book.ports.now();
  const done = runDeadlines(book.ports);
  return { ms: book.ports.now() - began, left: unwrapReply(done).left };
}

const undone = (book: Paper): readonly string[] =>
  gameIn(book.desk)
    .deliveries.filter(({ kind, state }) => kind === 'book' && state !== 'done')
    .map(({ title }) => title);

test.each(['close', 'resolve'] as const)(
  'at deadlines that %s: a temporarily refused book is delivered in the same run',
  (what) => {
    const book = past(what);
    unwrapReply(book.desk.setDeadline({ deadline: book.ports.now() + 10 * HOUR }));
    refuse(book, 12, PASSES, 'books.draw');
    expect(undone(book)).not.toEqual([]);
    const { ms, left } = run(book);
    expect(ms).toBeGreaterThanOrEqual(10_000);
    expect([left, undone(book)]).toEqual([0, []]);
  },
);

test('what stays refused for the whole run is left for the next', () => {
  const book = past('resolve');
  refuse(book, 60, PASSES, 'books.draw');
  expect(run(book).left).toBeGreaterThan(0);
  expect(undone(book)).not.toEqual([]);
  run(book);
  expect([run(book).left, undone(book)]).toEqual([0, []]);
});

test('no run waits for what is permanently refused', () => {
  const book = past('resolve');
  refuse(book, 1, STAYS, 'books.draw');
  refuse(book, 20, STAYS, ...FORM_CALLS);
  const { ms, left } = run(book);
  expect(ms).toBeLessThan(10_000);
  expect(left).toBe(0);
  expect(undone(book)).toHaveLength(1);
});

test.each([
  ['close', 10, true],
  ['close', 8, false],
  ['resolve', 10, true],
  ['resolve', 10, false],
] as const)(
  '%s after %d hours: a run says if a call is refused, and later runs do the rest',
  (what, hours, isPrepared) => {
    const straight = past(what, hours, isPrepared);
    const made = callsOf(straight, () => run(straight));
    made.forEach((call, index) => {
      if (call.startsWith('books.') && made[index - 1] === call) return;
      const countOf = (name: string): number => made.slice(0, index + 1).filter((one) => one === name).length;
      // A refused write or form is followed by another read.
      for (const isReadRefused of call.startsWith('forms') ? [false, true] : [call === 'book.write']) {
        const book = past(what, hours, isPrepared);
        book.plant(call, PASSES, countOf(call));
        if (isReadRefused) book.plant('book.read', PASSES, countOf('book.read') + 1);
        const done = runDeadlines(book.ports, []);
        expect(done.ok || done.error).toEqual(done.ok || PASSES);
        for (let runs = 0; runs < 3; runs += 1) runDeadlines(book.ports, []);
        expect([run(book).left, kindsOf(book)]).toEqual([0, kindsOf(straight)]);
      }
    });
  },
);

test('a write that succeeded although Google reported an error is not repeated', () => {
  const book = past('resolve');
  const port = { ...book.ports.book };
  jest.spyOn(book.ports.book, 'write').mockImplementationOnce((commit) => {
    port.write(commit);
    return { ok: false, error: PASSES };
  });
  expect(run(book)).toEqual({ ms: 0, left: 0 });
  expect(kindsOf(book).slice(-3)).toEqual(['resolved', 'by-itself', 'deadline']);
  // The results, and the next deadline.
  expect(gameIn(book.desk).deliveries.filter(({ kind }) => kind === 'message')).toHaveLength(2);
  const texts = sessionOf(book).rows.map(({ text }) => text);
  expect(texts).toContain('Round 1 was resolved automatically: its deadline had passed.');
});

test('at the end of its time, a run neither retries nor takes another step', () => {
  const MAX = 4 * MINUTE;
  const book = past('resolve');
  refuse(book, 2, PASSES, 'book.read');
  expect(runDeadlines(book.ports, [MAX, 1])).toMatchObject({ error: PASSES });
  const begun = past('close', 8, false);
  begun.together.books = 1;
  refuse(begun, 1, PASSES, 'book.read');
  unwrapReply(runDeadlines(begun.ports, [MAX]));
  expect(gameIn(begun.desk).toPrepare).not.toEqual([]);
});
