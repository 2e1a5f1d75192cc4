// The card of a player in the sidebar: what they have now, beside the roster's columns.
import { given } from '../../../../src/commands/desk-calls';
import { created, gameIn } from '../../../support/paper-game';

test('a card tells the state of now, and calls what stood at the start so', () => {
  const book = created({ game: 'wanted-sharpshooters' });
  const [ana] = gameIn(book.desk).players;
  expect(ana?.about).toMatch(/^Now: Lives 3, Bullets 2, Garnets \d, Meadow Clover\.$/);
  const name = ana?.name ?? '';
  given(
    book.desk.saveHostFacts({
      answers: { 'Corrected garnets': `${name}: 9`, 'Moves to meadows': `${name}: Lily` },
    }),
  );
  expect(gameIn(book.desk).players[0]?.about).toMatch(/Garnets 9.*Meadow Lily\./);
});

test('a card of a game without such numbers has its columns alone', () => {
  const about = gameIn(created().desk).players.map((player) => player.about);
  expect(about[0]).toContain('Realm Heaven, Pair Moon');
});
