// Preparing forms and books: each step is recorded when it's done, so an interruption loses nothing.
import { unwrapReply } from '../../../../src/commands/desk-calls';
import { preparationSteps, stepTitle } from '../../../../src/rounds/host/parts/preparation-steps';
import { refused } from '../../../support/host-game';
import {
  callsOf,
  created,
  drafted,
  gameIn,
  resolve,
  sessionOf,
  submitted,
} from '../../../support/paper-game';
import { Killed, type Paper } from '../../../support/paper-ports';

const titles = (book: Paper): readonly string[] => preparationSteps(sessionOf(book)).map(stepTitle);

/** A game without forms and books. */
function unprepared(options: Parameters<typeof drafted>[0] = {}): Paper {
  const book = drafted(options);
  unwrapReply(book.desk.create());
  return book;
}

const EVERY_BOOK = ['public', 'Ann', 'Bob', 'Cy', 'Dee'];

test('one read, then forms and books, each made and shared with one write', () => {
  const book = unprepared();
  expect(titles(book)).toHaveLength(6);
  const calls = callsOf(book, () => unwrapReply(book.desk.prepareNext()));
  expect(calls.filter((call) => call === 'book.read')).toHaveLength(1);
  expect(calls).toEqual([
    ...['book.read', 'submitTrigger.create', 'forms.make', 'forms.open', 'book.write'],
    ...[...EVERY_BOOK.map(() => 'books.make'), ...EVERY_BOOK.map(() => 'books.share'), 'book.write'],
  ]);
  expect(titles(book)).toEqual([]);
});

test('a call stops when its time is up, and the next one continues', () => {
  const book = unprepared({ game: 'own-match' });
  book.work.until = book.ports.now();
  unwrapReply(book.desk.prepareNext());
  expect(preparationSteps(sessionOf(book))[0]?.kind).toBe('finish-form');
  unwrapReply(book.desk.prepareNext());
  expect(titles(book)[0]).toBe('Create the public book');
  unwrapReply(book.desk.prepareNext());
  expect(titles(book)).toEqual([]);
  const [, ...others] = EVERY_BOOK;
  const one = unprepared();
  one.together.books = 1;
  one.work.until = 0;
  unwrapReply(one.desk.prepareNext());
  unwrapReply(one.desk.prepareNext());
  expect(titles(one)).toEqual(others.map((name) => `Create ${name}'s book`));
});

test('a form that cannot be opened or shared is still recorded, and finished next', () => {
  const [book, other] = [unprepared(), unprepared()];
  const error = { code: 'service-failed', text: 'Opening a form: no.' };
  book.plant('forms.open', error);
  jest.spyOn(other.ports.forms, 'admit').mockReturnValueOnce([{ ok: false, error }]);
  for (const one of [book, other]) {
    expect(one.desk.prepareNext().ok).toBe(false);
    expect(preparationSteps(sessionOf(one))[0]?.kind).toBe('finish-form');
  }
});

test('a form that Google says nothing about is left as it is', () => {
  const book = created();
  unwrapReply(book.desk.setDeadline({ deadline: book.ports.now() + 60_000 }));
  const code = 'service-failed';
  const begin = jest.spyOn(book.ports.forms, 'begin');
  begin.mockReturnValueOnce({ made: [], gone: [{ ok: false, error: { code, text: 'No.' } }] });
  expect(refused(book.desk.prepareNext()).code).toBe(code);
  expect(preparationSteps(sessionOf(book))[0]?.kind).toBe('describe-form');
});

test('a deleted form is recreated when it should change, by the account that created the others', () => {
  const book = created();
  unwrapReply(book.desk.setDeadline({ deadline: book.ports.now() + 60_000 }));
  for (const form of book.forms.values()) form.gone = true;
  book.account.name = 'other@example.com';
  expect(refused(book.desk.prepareNext()).code).toBe('other-account');
  book.account.name = 'host@example.com';
  const calls = callsOf(book, () => unwrapReply(book.desk.prepareNext()));
  expect(calls.filter((call) => call.startsWith('forms.'))).toEqual(['forms.make', 'forms.open']);
});

test('a deleted form of an earlier stage needs no closing', () => {
  const book = submitted({ game: 'black-garnet' });
  resolve(book);
  for (const form of book.forms.values()) form.gone = true;
  unwrapReply(book.desk.prepareNext());
  expect(titles(book)).toEqual([]);
});

test('a book that cannot be shared is still recorded', () => {
  const book = unprepared();
  book.plant('books.share', { code: 'service-failed', text: 'Sharing a book: no.' }, 2);
  expect(book.desk.prepareNext()).toMatchObject({ ok: false, error: { code: 'service-failed' } });
  expect(titles(book)).toEqual(["Share Ann's book"]);
  unwrapReply(book.desk.prepareNext());
  expect(titles(book)).toEqual([]);
  expect(book.books.size).toBe(5);
});

test('killed at any call, preparing continues and creates nothing twice', () => {
  const straight = unprepared();
  const calls = callsOf(straight, () => unwrapReply(straight.desk.prepareNext()));
  calls.forEach((call, index) => {
    for (const moment of ['before', 'after'] as const) {
      const book = unprepared();
      const nth = calls.slice(0, index + 1).filter((other) => other === call).length;
      book.plant(call, moment, nth);
      expect(() => book.desk.prepareNext()).toThrow(Killed);
      unwrapReply(book.desk.prepareNext());
      expect([...book.forms.keys(), ...book.books.keys()].sort()).toEqual(
        [...straight.forms.keys(), ...straight.books.keys()].sort(),
      );
      expect(gameIn(book.desk).toPrepare).toEqual([]);
      expect(book.grids.get('ledger')?.map((row) => row[3])).toEqual(
        straight.grids.get('ledger')?.map((row) => row[3]),
      );
    }
  });
});
