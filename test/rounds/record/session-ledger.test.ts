// Which rows of the ledger belong to the current match or season.
import { given } from '../../../src/commands/desk-calls';
import { created } from '../../support/paper-game';
import { loaded } from '../../support/paper-season';

test('an archived game’s rows are no longer read, for the next game or a season', () => {
  const book = created();
  given(book.desk.archive({ reason: 'Nobody came.' }));
  expect(loaded(book).rows).toEqual([]);
  given(book.desk.startPracticeSeason());
  expect(loaded(book).rows.map(({ entry }) => entry.kind)).toEqual(['season-started']);
});
