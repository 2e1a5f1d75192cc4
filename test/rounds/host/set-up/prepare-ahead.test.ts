// Forms drawn ahead of their game: when, how many, and which a game takes.
import { given } from '../../../../src/commands/desk-calls';
import { callsOf, drafted } from '../../../support/paper-game';
import type { Paper } from '../../../support/paper-ports';

const ahead = (book: Paper): readonly string[] => callsOf(book, () => given(book.desk.prepareAhead()));

test('the forms are held while they are drawn, the game never; once more it only looks', () => {
  const book = drafted();
  expect(book.whileFormsBusy(() => book.desk.prepareAhead())).toMatchObject({ ok: false });
  expect(book.whileBusy(() => ahead(book))).toEqual(['book.read', 'forms.make', 'forms.draw']);
  expect(ahead(book)).toEqual(['book.read']);
  given(book.desk.create());
  const calls = callsOf(book, () => given(book.desk.prepareNext({ only: 'forms' })));
  expect(calls.filter((call) => call.startsWith('forms'))).toEqual(['forms.take', 'forms.open']);
  // A game in play draws none.
  expect(ahead(book)).toEqual(['book.read']);
});

test('a call stops when its time is up, and says what is left; what cannot be noted is not made', () => {
  const book = drafted();
  book.work.until = 0;
  expect(given(book.desk.prepareAhead())).toEqual({ forms: 0, left: 1 });
  book.work.until = Infinity;
  expect(given(book.desk.prepareAhead())).toEqual({ forms: 1, left: 0 });
  const other = drafted();
  Object.assign(other.ports.formsAhead, { write: () => false });
  expect(ahead(other)).toEqual(['book.read']);
});
