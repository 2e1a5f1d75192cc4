// Form answers edited after the deadline are late, whatever their row had before (ALL-12).
import { unwrapReply } from '../../../src/commands/desk-calls';
import { currentFates } from '../../../src/rounds/session/judge';
import { callsOf, created, editResponse, sessionOf } from '../../support/paper-game';
import { paperOnce, type Paper } from '../../support/paper-ports';

const HOUR = 3_600_000;

/** Everybody answers the first round in time, and the deadline passes. */
const afterDeadline = paperOnce(() => {
  const book = created();
  unwrapReply(book.desk.setDeadline({ deadline: book.ports.now() + HOUR }));
  book.pass(HOUR / 2);
  unwrapReply(book.desk.submitForPractice({ players: [] }));
  expect(lateOf(book)).toEqual([]);
  book.pass(HOUR);
  return book;
});

const lateOf = (book: Paper): readonly string[] =>
  sessionOf(book).inputs.submissions.flatMap(({ player, late }) => (late === true ? [player] : []));

const countedOf = (book: Paper): readonly string[] =>
  currentFates(sessionOf(book)).flatMap(({ player, fate }) => (fate.kind === 'counted' ? [player] : []));

test('an answer that is edited after the deadline does not count as one that was in time', () => {
  const book = afterDeadline();
  expect(countedOf(book)).toHaveLength(4);
  editResponse(book);
  const [player = ''] = lateOf(book);
  expect(lateOf(book)).toHaveLength(1);
  expect(countedOf(book)).not.toContain(player);
  unwrapReply(book.desk.resolveRound({ stage: 'round-1', token: '' }));
  const [stage] = sessionOf(book).record.stages;
  const kept = stage?.submissions.filter((entry) => entry.player === player);
  expect(kept).toMatchObject([{ late: true }]);
});

test('a late answer edited after the host accepted it is late again, until it’s accepted again', () => {
  const book = afterDeadline();
  editResponse(book);
  const [player = ''] = lateOf(book);
  const accept = (): void => {
    const late = sessionOf(book).inputs.submissions.find((entry) => entry.late === true);
    const change = { kind: 'accept-late', stage: 'round-1', id: late?.from ?? '' } as const;
    unwrapReply(book.desk.applyChange({ change, reason: 'The train was late.', token: '' }));
  };
  accept();
  expect([lateOf(book), countedOf(book)]).toEqual([[], expect.arrayContaining([player]) as unknown]);
  book.pass(60_000);
  editResponse(book);
  expect(lateOf(book)).toEqual([player]);
  expect(countedOf(book)).not.toContain(player);
  accept();
  expect(lateOf(book)).toEqual([]);
  expect(callsOf(book, () => sessionOf(book))).toEqual(['book.read']);
});
