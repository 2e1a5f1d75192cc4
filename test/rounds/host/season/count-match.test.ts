// A match is counted: once, with what the host leaves out and adds.
import { given } from '../../../../src/commands/desk-calls';
import { gameIn, kindsOf, goBack, resolve } from '../../../support/paper-game';
import { count, firstMatchOver, seasonIn, seasonStarted } from '../../../support/paper-season';

test('a match is counted once, with what the host leaves out and adds', () => {
  const book = firstMatchOver();
  const { token, changes } = given(book.desk.previewCount());
  const counting = { token, leaveOut: [0], changes: [{ player: 'Ann', tokens: 2 }] };
  expect(book.desk.countMatch({ ...counting, reason: ' ' })).toMatchObject({ error: { code: 'no-reason' } });
  expect(book.desk.countMatch({ ...counting, token: '', reason: 'a bonus' })).toMatchObject({
    error: { code: 'changed-since' },
  });
  given(book.desk.countMatch({ ...counting, reason: 'a bonus' }));
  const season = seasonIn(book);
  expect(season.log).toHaveLength(changes.length);
  expect(season.log[0]).toMatchObject({ player: 'Ann', text: 'tokens +2', cause: 'a bonus', episode: '4' });
  expect(book.desk.countMatch({ ...counting, reason: 'a bonus' })).toMatchObject({
    error: { code: 'already-counted' },
  });
  expect(kindsOf(book).filter((kind) => kind === 'match-counted')).toHaveLength(1);
});

test('a counted match that is corrected and leaves the same offers nothing', () => {
  const book = firstMatchOver();
  count(book);
  expect(seasonIn(book).differs).toBe(false);
  goBack(book, gameIn(book.desk).past.at(-1)?.name ?? '');
  expect(book.desk.previewCount()).toMatchObject({ error: { code: 'not-over' } });
  resolve(book);
  expect(seasonIn(book).differs).toBe(false);
  expect(book.desk.previewCount()).toMatchObject({ error: { code: 'already-counted' } });
});

test('a change or a gift that was made, though no answer came, is not made again by a second try', () => {
  const book = seasonStarted([{ name: 'Ann', purses: { garnets: 5 } }, { name: 'Bob' }]);
  const { token } = seasonIn(book);
  const gift = { from: 'Ann', to: 'Bob', purse: 'garnets', amount: 1, token };
  given(book.desk.giveGift(gift));
  expect(book.desk.giveGift(gift)).toMatchObject({ error: { code: 'changed-since' } });
  const bonus = { changes: [{ player: 'Ann', tokens: 1 }], reason: 'a bonus', token: seasonIn(book).token };
  given(book.desk.changeStandings(bonus));
  expect(book.desk.changeStandings(bonus)).toMatchObject({ error: { code: 'changed-since' } });
  expect(seasonIn(book).people.map(({ purses, tokens }) => [purses[1]?.amount, tokens])).toEqual([
    [4, 1],
    [1, 0],
  ]);
});
