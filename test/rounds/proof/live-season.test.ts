// A season hosted in a book gives the standings that the same season gives as a file.
import { given } from '../../../src/commands/desk-calls';
import type { Json } from '../../../src/games/frame/json';
import { playSeason, readSeason } from '../../../src/rounds/proof/season-file';
import { seasonIn as recordIn } from '../../../src/rounds/session/game-session';
import { standings } from '../../../src/seasons/standings';
import type { MatchKind, StandingChange } from '../../../src/rounds/api';
import type { Paper } from '../../support/paper-ports';
import { draftNext, loaded, playToTheEnd, seasonStarted, SOULLINKED_CELLS } from '../../support/paper-season';

/** Hosts a match and gives its step of a file. */
function hosted(
  book: Paper,
  game: string,
  kind: MatchKind,
  leaveOut: readonly number[] = [],
  changes: readonly StandingChange[] = [],
): Json {
  draftNext(book, game, kind, SOULLINKED_CELLS);
  given(book.desk.createMatch());
  playToTheEnd(book);
  const { token } = given(book.desk.previewCount());
  given(book.desk.countMatch({ token, leaveOut, changes, reason: 'a bonus' }));
  const { scenario } = given(book.desk.exportGame());
  const own = JSON.parse(JSON.stringify(changes)) as Json;
  return { match: scenario, kind, leaveOut: [...leaveOut], changes: own, reason: 'a bonus' };
}

test('the books say what the file says', () => {
  const people = [{ name: 'Ann', purses: { garnets: 5 } }, { name: 'Bob' }, { name: 'Cy' }, { name: 'Dee' }];
  const book = seasonStarted(people);
  const gift = { from: 'Ann', to: 'Dee', purse: 'garnets', amount: 2 };
  const first = hosted(book, 'soullinked', 'main', [0], [{ player: 'bob', tokens: 3 }]);
  const second = hosted(book, 'between', 'between');
  given(book.desk.giveGift(gift));
  const changes: StandingChange[] = [
    { player: 'Cy', candidate: true },
    { player: 'Eve', joins: true },
    { player: 'Dee', left: true },
  ];
  given(book.desk.changeStandings({ changes, reason: 'late' }));
  given(book.desk.changeSeasonSettings({ inherit: 'everything' }));
  given(book.desk.openEpisode({ episode: '5' }));
  const third = hosted(book, 'between', 'extra');
  const file = readSeason({
    season: 'The Elder Tree',
    settings: { currencies: { bellflowers: 'public' }, inherit: 'nothing' },
    people,
    steps: [
      { episode: '4' },
      first,
      second,
      {
        changes: [
          { player: 'Ann', purse: 'garnets', by: -2 },
          { player: 'Dee', purse: 'garnets', by: 2 },
        ],
        reason: 'a gift',
      },
      { changes: changes.map((change) => ({ ...change })), reason: 'late' },
      { settings: { inherit: 'everything' } },
      { episode: '5' },
      third,
    ],
  });
  if (!file.ok) throw new Error(JSON.stringify(file.error));
  const played = playSeason(file.value);
  if (!played.ok) throw new Error(JSON.stringify(played.error));
  const steps = played.value.steps as { standings: Json }[];
  const live = recordIn(loaded(book));
  expect(live === undefined ? undefined : standings(live.standing)).toEqual(steps.at(-1)?.standings);
  given(book.desk.putMatchAway({ reason: '' }));
  const away = recordIn(loaded(book));
  expect(away?.standing).toEqual(live?.standing);
});
