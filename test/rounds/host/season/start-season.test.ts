// A season that starts from a game that is over: its people bring what they brought to that game.
import { given } from '../../../../src/commands/desk-calls';
import { created, sessionOf } from '../../../support/paper-game';
import { count, playToTheEnd, seasonIn } from '../../../support/paper-season';

test('garnets that people brought to the game are in their purses before it is counted', () => {
  const book = created({ game: 'black-garnet' });
  const { players } = sessionOf(book).record.setUp;
  const brought = players.map((player) => (player as { readonly garnets: number }).garnets);
  expect(Math.max(...brought)).toBeGreaterThan(0);
  playToTheEnd(book);
  const people = [{ name: sessionOf(book).match.roster[0] ?? '', purses: { garnets: 40 } }];
  given(book.desk.startSeason({ name: 'The Elder Tree', currencies: [], inherit: 'nothing', people }));
  const purses = (): readonly (number | undefined)[] =>
    seasonIn(book).people.map(({ purses: [garnets] }) => garnets?.amount);
  expect(purses()).toEqual([40, ...brought.slice(1)]);
  given(book.desk.openEpisode({ episode: '4' }));
  expect(given(book.desk.previewCount()).notes).toEqual([]);
  count(book);
});
