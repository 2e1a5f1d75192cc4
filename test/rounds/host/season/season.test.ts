// A season in a host book, from start to end, with several matches in one book.
import { unwrapReply } from '../../../../src/commands/desk-calls';
import { holder } from '../../../../src/rounds/record/people';
import type { GameSession } from '../../../../src/rounds/session/game-session';
import { gameIn, played, postWaiting, sessionOf, created } from '../../../support/paper-game';
import { paper } from '../../../support/paper-ports';
import { count, draftNext, playToTheEnd, seasonIn, SOULLINKED_CELLS } from '../../../support/paper-season';

function keysIn({ people }: GameSession): unknown {
  return [...people.seats.keys()].map((seat) => holder(people, seat)).map(({ name, key }) => [name, key]);
}

test('a season starts from a finished game, and keeps its people, keys and books', () => {
  const book = played(5);
  const before = sessionOf(book);
  expect(gameIn(book.desk).stage).toBeNull();
  const start = {
    name: 'The Elder Tree',
    currencies: [],
    inherit: 'nothing',
    people: [{ name: 'ann', purses: { garnets: 3 } }],
    match: 'main',
  } as const;
  unwrapReply(book.desk.startSeason(start));
  expect(seasonIn(book).next).toMatchObject({ action: 'open-episode' });
  unwrapReply(book.desk.openEpisode({ episode: '4' }));
  count(book);
  draftNext(book, 'soullinked', 'extra', SOULLINKED_CELLS);
  unwrapReply(book.desk.create());
  const after = sessionOf(book);
  expect(keysIn(after)).toEqual(keysIn(before));
  expect(after.record.files).toEqual(before.record.files.filter(({ what }) => what !== 'form'));
  const season = seasonIn(book);
  expect(season.people.map(({ name, purses }) => [name, purses[0]?.amount])).toEqual([
    ['Ann', 3],
    ['Bob', 0],
    ['Cy', 0],
    ['Dee', 0],
  ]);
  expect(season.matches.map(({ kind, episode }) => [kind, episode])).toEqual([
    ['main', '4'],
    ['extra', '4'],
  ]);
});

test('garnets that people brought to the game are in their purses before it is counted', () => {
  const book = created({ game: 'black-garnet' });
  const { players } = sessionOf(book).record.setUp;
  const brought = players.map((player) => (player as { readonly garnets: number }).garnets);
  expect(Math.max(...brought)).toBeGreaterThan(0);
  playToTheEnd(book);
  const people = [{ name: sessionOf(book).match.roster[0] ?? '', purses: { garnets: 40 } }];
  unwrapReply(book.desk.startSeason({ name: 'The Elder Tree', currencies: [], inherit: 'nothing', people }));
  const purses = (): readonly (number | undefined)[] =>
    seasonIn(book).people.map(({ purses: [garnets] }) => garnets?.amount);
  expect(purses()).toEqual([40, ...brought.slice(1)]);
  unwrapReply(book.desk.openEpisode({ episode: '4' }));
  expect(unwrapReply(book.desk.previewCount()).notes).toEqual([]);
  count(book);
});

test('people with their own channel are told there that a season begins, and nobody else is', () => {
  const webhook = 'https://discord.com/api/webhooks/1/ann';
  const book = paper();
  unwrapReply(
    book.desk.startSeason({
      ...{ name: 'The Elder Tree', currencies: [], inherit: 'nothing' },
      people: [{ name: ' Ann ', contacts: { 'Discord webhook': webhook } }, { name: 'Bob' }],
    }),
  );
  expect(seasonIn(book).people.map(({ title }) => title)).toEqual(['Ann', 'Bob']);
  expect(postWaiting(book).map(({ address, body }) => [address.split('?')[0], body])).toEqual([
    [webhook, expect.stringContaining('The season begins, and you’re in it.') as string],
  ]);
});
