// A season that starts from a game that is over: its people bring what they brought to that game.
import { given } from '../../../../src/commands/desk-calls';
import { created, sessionOf } from '../../../support/paper-game';
import { paper } from '../../../support/paper-ports';
import { count, playToTheEnd, seasonIn } from '../../../support/paper-season';

test('a season in an empty book begins with the public channel and the zone that the host gives', () => {
  const started = (zone: string, webhook: string) => {
    const { desk } = paper();
    const people = [{ name: 'Ann' }, { name: 'Bob' }];
    const season = { name: 'S', currencies: [], inherit: 'nothing', people, zone, webhook } as const;
    return [desk, desk.startSeason(season)] as const;
  };
  const webhook = 'https://discord.com/api/webhooks/1/abc';
  const [desk, done] = started('Europe/Berlin', webhook);
  given(done);
  expect(given(desk.getContacts())).toMatchObject({ zone: 'Europe/Berlin', webhook });
  expect(started('Moon', webhook)[1]).toMatchObject({ error: { code: 'bad-contact' } });
  expect(started('', 'https://example.com/')[1]).toMatchObject({ error: { code: 'bad-contact' } });
  // None is given: as before.
  const [plain, empty] = started('', '');
  given(empty);
  expect(given(plain.getContacts())).toMatchObject({ zone: '', webhook: '' });
});

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
