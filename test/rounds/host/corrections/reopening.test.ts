// Going back and corrections that open another stage: every answer stays with the stage that it was sent for (ALL-12).
import { given } from '../../../../src/commands/desk-calls';
import type { Change } from '../../../../src/rounds/host/parts/inputs';
import { ownRows } from '../../../../src/rounds/outbox/own-submissions';
import { playerPage } from '../../../../src/rounds/page/view';
import {
  created,
  deliver,
  PLAYERS,
  playStage,
  sessionOf,
  stageIn,
  correct,
  resolve,
} from '../../../support/paper-game';
import { personOf } from '../../../support/paper-page';
import { paperOnce, type Paper } from '../../../support/paper-ports';

const MINUTE = 60_000;

/** A game of which this many rounds are played, with some minutes between them. */
const playedTo = paperOnce((rounds: number): Paper => {
  const book = rounds === 0 ? created() : playedTo(rounds - 1);
  if (rounds === 0) deliver(book);
  else playStage(book);
  book.pass(10 * MINUTE);
  return book;
});

function apply(book: Paper, change: Change): void {
  correct(book, change);
  deliver(book);
  given(book.desk.prepareNext());
  book.pass(MINUTE);
}

const goBack = (book: Paper, toStage: string): void => apply(book, { kind: 'rewind', toStage });

const submit = (book: Paper, ...players: readonly string[]): unknown =>
  given(book.desk.submitForPractice({ players }));

const resolveAndTell = (book: Paper): void => {
  resolve(book);
  deliver(book);
  given(book.desk.prepareNext());
  book.pass(MINUTE);
};

/** The submissions of the open stage that count, by player. */
const counting = (book: Paper): ReadonlyMap<string, string> =>
  new Map(
    stageIn(book.desk)
      .submissions.filter(({ fate }) => fate === 'counts')
      .map(({ player, id }) => [player, id]),
  );

const bookOf = (book: Paper, player: string): string => JSON.stringify(ownRows(sessionOf(book), player));

test('an answer to the round that was open does not count for the one that is open again', () => {
  const book = playedTo(1);
  submit(book, ...PLAYERS);
  const before = counting(book);
  resolveAndTell(book);
  submit(book, 'Ann', 'Bob');
  const later = counting(book);
  goBack(book, 'round-2');
  expect(counting(book)).toEqual(before);
  expect(stageIn(book.desk).submissions).toHaveLength(4);
  expect(bookOf(book, 'Ann')).toContain('Your answer to Round 3 is kept until it’s open again.');
  expect(bookOf(book, 'Cy')).not.toContain('waits');
  expect(playerPage(sessionOf(book), personOf(book, 'Bob').id).waiting).toBe(
    'Your answer to Round 3 is kept until it’s open again.',
  );
  expect(stageIn(book.desk).notices).toContain(
    'Round 3: answers from Ann and Bob are kept until it’s open again.',
  );
  resolveAndTell(book);
  expect(stageIn(book.desk).name).toBe('round-3');
  expect(counting(book)).toEqual(later);
  expect(bookOf(book, 'Ann')).not.toContain('waits');
});

test('a round that is played live has what it had, and no tap of a later one', () => {
  const book = created({ game: 'tactical-picture-hunt' });
  const start = (): unknown => given(book.desk.setDeadline({ deadline: book.ports.now() + MINUTE }));
  start();
  submit(book);
  resolveAndTell(book);
  start();
  const before = sessionOf(book).record.stages[0];
  submit(book);
  const later = sessionOf(book).inputs.submissions;
  expect(later.length).toBeGreaterThan(0);
  goBack(book, before?.stage ?? '');
  expect(sessionOf(book).inputs.submissions).toEqual(before?.submissions);
  start();
  resolveAndTell(book);
  expect(sessionOf(book).inputs.submissions).toEqual(later);
});
