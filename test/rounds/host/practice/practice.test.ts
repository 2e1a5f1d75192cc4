// The program's own submissions in a practice game.
import { given } from '../../../../src/commands/desk-calls';
import { callsOf, created, drafted, PLAYERS, sessionOf, stageIn } from '../../../support/paper-game';

test('it submits for all who are missing, and shows them after one more look', () => {
  const book = created();
  const calls = callsOf(book, () => given(book.desk.submitForPractice({ players: [] })));
  expect(calls).toEqual(['book.read', ...PLAYERS.map(() => 'forms.submit'), 'book.read']);
  expect(stageIn(book.desk).waitingFor).toEqual([]);
  given(book.desk.submitForPractice({ players: [] }));
  expect(sessionOf(book).inputs.submissions).toHaveLength(4);
});

test('it submits only for these players, and stops when its time is up', () => {
  const book = created();
  given(book.desk.submitForPractice({ players: ['Cy'] }));
  expect(sessionOf(book).inputs.submissions.map(({ player }) => player)).toEqual(['Cy']);
  book.work.until = 0;
  given(book.desk.submitForPractice({ players: [] }));
  expect(sessionOf(book).inputs.submissions).toHaveLength(1);
});

test('a game that is no practice game is refused', () => {
  expect(created({ practice: false }).desk.submitForPractice({ players: [] })).toMatchObject({
    ok: false,
    error: { code: 'not-practice' },
  });
});

test('while a form of the stage is not made yet it says so, and submits for nobody', () => {
  const book = drafted();
  given(book.desk.create());
  const refused = book.desk.submitForPractice({ players: [] });
  expect(refused).toMatchObject({ error: { code: 'no-form' } });
  given(book.desk.prepareNext());
  given(book.desk.submitForPractice({ players: [] }));
  expect(stageIn(book.desk).waitingFor).toEqual([]);
});
