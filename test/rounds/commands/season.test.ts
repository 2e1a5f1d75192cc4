// A season in a host book: started, its matches created, counted and put away, its standings changed.
import { given } from '../../../src/commands/desk-calls';
import { kindsOf } from '../../support/paper-game';
import {
  count,
  draftIn,
  draftNext,
  loaded,
  PEOPLE,
  playToTheEnd,
  seasonIn,
  seasonStarted,
  SOULLINKED_CELLS,
} from '../../support/paper-season';

function firstMatchOver() {
  const book = seasonStarted();
  draftNext(book, 'soullinked', 'main', SOULLINKED_CELLS);
  given(book.desk.createMatch());
  playToTheEnd(book);
  return book;
}

test('a season goes from match to match in one book, with one link for everyone', () => {
  const book = firstMatchOver();
  expect(seasonIn(book).next).toMatchObject({ action: 'count' });
  const session = loaded(book);
  const keys = session.kind === 'game' ? [...session.record.keys] : [];
  const books = session.kind === 'game' ? session.record.files.filter(({ what }) => what !== 'form') : [];
  expect(books).toHaveLength(5);
  const preview = given(book.desk.previewCount());
  expect(preview.changes.map(({ text }) => text)).toContain('gets the mark Hell');
  count(book);
  expect(seasonIn(book).people.filter(({ marks }) => marks.length > 0)).toHaveLength(4);

  draftNext(book, 'soullinked', 'main', SOULLINKED_CELLS);
  expect(draftIn(book).took.length + draftIn(book).differs.length).toBe(4);
  given(book.desk.createMatch());
  const next = loaded(book);
  if (next.kind !== 'game') throw new Error(next.kind);
  expect([...next.record.keys]).toEqual(keys);
  expect(next.record.files).toEqual(books);
  expect(kindsOf(book)).toEqual(['season-goes-on', 'set-up']);
  expect(book.archives).toHaveLength(1);
  expect(seasonIn(book).matches.map(({ number, state }) => [number, state])).toEqual([
    [1, 'put-away'],
    [2, 'running'],
  ]);
  const made = book.books.size;
  playToTheEnd(book);
  expect(book.books.size).toBe(made);
  count(book);
  given(book.desk.putMatchAway({ reason: '' }));
  expect(given(book.desk.getDesk()).phase).toBe('between');
  expect(kindsOf(book)).toEqual(['season-goes-on']);
});

test('people take the roster in the order of joining', () => {
  const book = seasonStarted();
  given(book.desk.draftMatch({ game: 'soullinked', kind: 'main' }));
  expect(draftIn(book).roster.map(([name]) => name)).toEqual(PEOPLE);
});
