// Replaying the exported file of a season gives the standings in its book.
import { GAMES } from '../../../src/games/catalogue';
import fc from 'fast-check';
import { unwrapReply } from '../../../src/commands/desk-calls';
import type { JsonObject } from '../../../src/games/frame/json';
import { playSeason, seasonJson } from '../../../src/rounds/proof/season-file';
import { sessionSeason as recordIn } from '../../../src/rounds/session/game-session';
import { standingsJson } from '../../../src/seasons/standing-line';
import type { StandingChange } from '../../../src/rounds/host/season/views';
import type { Paper } from '../../support/paper-ports';
import {
  count,
  draftIn,
  draftNext,
  loaded,
  playToTheEnd,
  seasonIn,
  seasonStarted,
  IN_MEADOWS,
  SOULLINKED_CELLS,
  WITH_PURSES,
} from '../../support/paper-season';
import { runs } from '../../games/random-play';

const PEOPLE = [{ name: 'Ann', purses: { garnets: 5 } }, { name: 'Bob' }, { name: 'Cy' }, { name: 'Dee' }];

function fileOf(book: Paper): JsonObject {
  return unwrapReply(book.desk.exportFile({ what: 'season' })).content;
}

function lastOf(file: JsonObject): JsonObject {
  const result = playSeason(file, GAMES);
  if (!result.ok) throw new Error(JSON.stringify(result.error));
  const { steps } = seasonJson(result.value) as { steps: JsonObject[] };
  const last = steps.at(-1);
  if (last === undefined) throw new Error('No steps.');
  return last;
}

function expectSame(book: Paper): void {
  const live = recordIn(loaded(book));
  expect(lastOf(fileOf(book)).standings).toEqual(
    live === undefined ? undefined : standingsJson(live.standing),
  );
}

function begin(book: Paper, game: string, kind: 'main' | 'between' | 'extra'): void {
  draftNext(book, game, kind, SOULLINKED_CELLS);
  unwrapReply(book.desk.create());
}

test('a changed ledger of an archived match is reported, and the season continues', () => {
  const book = seasonStarted(PEOPLE);
  begin(book, 'soullinked', 'main');
  unwrapReply(book.desk.archive({ reason: 'Nobody came.', uncounted: true }));
  expect(book.desk.exportFile({ what: 'season' }).ok).toBe(true);
  book.archives.splice(0, 1);
  expect(book.desk.exportFile({ what: 'season' })).toMatchObject({ error: { code: 'archive-changed' } });
  expect(seasonIn(book).name).toBe('The Elder Tree');
});

test('the end of a season can be undone, and a match can be counted after one of its players is out', () => {
  const book = seasonStarted(WITH_PURSES);
  unwrapReply(book.desk.endSeason({ winners: ['Ann'] }));
  unwrapReply(book.desk.takeEndBack({ reason: 'Too soon.' }));
  draftNext(book, 'wanted-sharpshooters', 'main', IN_MEADOWS);
  unwrapReply(book.desk.create());
  const changes = [{ player: 'Ann', eliminated: true as const }];
  unwrapReply(book.desk.changeStandings({ changes, reason: 'as agreed' }));
  playToTheEnd(book);
  count(book);
  expect(seasonIn(book).currencies).toHaveLength(2);
  expectSame(book);
});

type Act = (book: Paper) => unknown;
const name = fc.constantFrom('Ann', 'Bob', 'Cy', 'Dee', 'Eve');
const change: fc.Arbitrary<StandingChange> = fc.oneof(
  fc.record({ player: name, tokens: fc.integer({ min: -2, max: 3 }) }),
  fc.record({
    player: name,
    purse: fc.constantFrom('garnets', 'Bellflowers'),
    by: fc.integer({ min: -3, max: 5 }),
  }),
  fc.record({
    player: name,
    mark: fc.constantFrom('Heaven', 'hell', 'Owl'),
    until: fc.constantFrom('close', 'next'),
  }),
  fc.record({ player: name, unmark: fc.constantFrom('Heaven', 'Owl') }),
  fc.record({ player: name, candidate: fc.boolean() }),
  fc.record({ player: name, opponent: fc.boolean() }),
  fc.record({ player: name, eliminated: fc.constant(true as const) }),
  fc.record({ player: name, left: fc.constant(true as const) }),
  fc.record({ player: name, joins: fc.constant(true as const) }),
);
const doing = <T>(given: fc.Arbitrary<T>, act: (desk: Paper['desk'], one: T, book: Paper) => unknown) =>
  given.map(
    (one): Act =>
      (book) =>
        act(book.desk, one, book),
  );
const act: fc.Arbitrary<Act> = fc.oneof(
  doing(fc.array(change, { minLength: 1, maxLength: 3 }), (desk, changes) =>
    desk.changeStandings({ changes, reason: 'as agreed' }),
  ),
  doing(fc.record({ from: name, to: name, amount: fc.integer({ min: 1, max: 3 }) }), (desk, gift) =>
    desk.giveGift({ ...gift, purse: 'garnets' }),
  ),
  doing(fc.integer({ min: 5, max: 99 }), (desk, episode) => desk.openEpisode({ episode: `${episode}` })),
  doing(fc.constantFrom('everything', 'nothing'), (desk, inherit) =>
    desk.changeSeasonSettings({ inherit, currencies: [{ name: 'Owls', shown: 'public' }] }),
  ),
  doing(fc.constantFrom('between', 'extra'), (desk, kind, book) => {
    if (!desk.draft({ game: 'between', kind }).ok) return;
    const seed = 'a seed that is long enough';
    desk.saveDraft({ ...draftIn(book), game: 'between', practice: true, seed });
    desk.create();
  }),
  fc.constant<Act>((book) => {
    if (unwrapReply(book.desk.getDesk()).phase === 'playing') playToTheEnd(book);
  }),
  doing(fc.array(fc.nat({ max: 4 }), { maxLength: 2 }), (desk, leaveOut) => {
    const preview = desk.previewCount();
    if (!preview.ok) return;
    desk.countMatch({ token: preview.value.token, leaveOut, changes: [], reason: '' });
  }),
  fc.constant<Act>(({ desk }) => desk.archive({ reason: 'on with it', uncounted: true })),
);

test('whatever a host does or tries in a season, its file agrees with its book', () => {
  fc.assert(
    fc.property(fc.array(act, { minLength: 5, maxLength: 25 }), (acts) => {
      const book = seasonStarted(PEOPLE);
      for (const one of acts) one(book);
      expectSame(book);
    }),
    runs(10),
  );
});
