// The deadline trigger retries what Google refuses temporarily, and nothing else.
import { unwrapReply } from '../../../../src/commands/desk-calls';
import { runDeadlines } from '../../../../src/rounds/host/stage/deadline-run';
import type { CallProblem } from '../../../../src/rounds/reply/reply';
import { created, deliver, gameIn, kindsOf } from '../../../support/paper-game';
import { paperOnce, type Paper } from '../../../support/paper-ports';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;

const PASSES: CallProblem = { code: 'service-failed', text: 'Not now.', passes: 'google' };
const STAYS: CallProblem = { code: 'service-failed', text: 'Never.' };

function refuse(book: Paper, times: number, problem: CallProblem, ...calls: readonly string[]): void {
  for (const call of calls) for (let time = 0; time < times; time += 1) book.plant(call, problem);
}

const FORM_CALLS = ['forms.update', 'forms.open', 'forms.describe', 'forms.close'] as const;

/** A game whose deadline has passed. */
const past = paperOnce((what: 'close' | 'resolve') => {
  const book = created();
  unwrapReply(book.desk.setAtDeadline({ what, waitMinutes: 0 }));
  unwrapReply(book.desk.setDeadline({ deadline: book.ports.now() + 10 * HOUR }));
  deliver(book);
  book.pass(11 * HOUR);
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

test('a form that is temporarily refused is created in the same run', () => {
  const book = past('resolve');
  refuse(book, 4, PASSES, ...FORM_CALLS);
  const { ms, left } = run(book);
  expect(ms).toBeGreaterThanOrEqual(10_000);
  expect(ms).toBeLessThan(3 * MINUTE);
  expect([left, gameIn(book.desk).toPrepare, undone(book)]).toEqual([0, [], []]);
  expect(kindsOf(book).filter((kind) => kind === 'resolved')).toHaveLength(1);
});

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
