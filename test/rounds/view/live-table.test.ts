// The table of a live game: the board and who has sent something, never what.
import { given } from '../../../src/commands/desk-calls';
import { created } from '../../support/paper-game';

test('the table shows the public board, the clock, and that something was sent', () => {
  const book = created({ game: 'tactical-picture-hunt' });
  const before = given(book.desk.getTable());
  expect(before.stage).toMatchObject({ name: 'period-1-first', deadline: null });
  expect(before.stage?.players.map(({ sent }) => sent)).toEqual([false]);
  const started = given(book.desk.startClock({ stage: 'period-1-first' }));
  expect(started.stage?.deadline).toBe(book.ports.now() + (started.stage?.seconds ?? 0) * 1000);
  given(book.desk.submitForPractice({ players: [] }));
  expect(given(book.desk.getTable()).stage?.players.map(({ sent }) => sent)).toEqual([true]);
});

test('a game that is not played live has no table', () => {
  expect(created().desk.getTable()).toMatchObject({ error: { code: 'not-live' } });
});
