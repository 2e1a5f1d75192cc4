// A season that went on elsewhere goes on in an empty book: its file says the same afterwards, and no half of it is written.
import { given } from '../../../../src/commands/desk-calls';
import type { JsonObject } from '../../../../src/games/frame/json';
import { playSeason, seasonJson } from '../../../../src/rounds/proof/season-file';
import { seasonIn as recordIn } from '../../../../src/rounds/session/game-session';
import { standings } from '../../../../src/seasons/standings';
import { refused } from '../../../support/host-game';
import { Killed, paperOnce, paper, type Paper } from '../../../support/paper-ports';
import {
  SOULLINKED_CELLS,
  count,
  draftNext,
  firstMatchOver,
  loaded,
  playToTheEnd,
  seasonIn,
  seasonStarted,
} from '../../../support/paper-season';
import { played } from '../../../support/paper-game';

function exported(book: Paper): JsonObject {
  return given(book.desk.exportFile({ what: 'season' })).content;
}

function imported(season: JsonObject): Paper {
  const book = paper();
  given(book.desk.importSeason({ season }));
  return book;
}

/** The standings after the last step of a file. */
function lastStandings(file: JsonObject): unknown {
  const result = playSeason(file);
  if (!result.ok) throw new Error(JSON.stringify(result.error));
  return (seasonJson(result.value) as { steps: { standings: unknown }[] }).steps.at(-1)?.standings;
}

/** A season with two matches that were counted, one that was not, and somebody who joined late. */
const seasonPlayed = paperOnce(() => {
  const book = seasonStarted([
    { name: 'Ann', purses: { garnets: 5 } },
    { name: 'Bob' },
    { name: 'Cy' },
    { name: 'Dee' },
  ]);
  draftNext(book, 'soullinked', 'main', SOULLINKED_CELLS);
  given(book.desk.createMatch());
  playToTheEnd(book);
  const { token } = given(book.desk.previewCount());
  const changes = [{ player: 'bob', tokens: 3 }];
  given(book.desk.countMatch({ token, leaveOut: [0], changes, reason: 'a bonus' }));
  draftNext(book, 'between', 'between');
  given(book.desk.createMatch());
  playToTheEnd(book);
  given(book.desk.putMatchAway({ reason: 'It does not count.', uncounted: true }));
  given(book.desk.giveGift({ from: 'Ann', to: 'Dee', purse: 'garnets', amount: 2 }));
  given(book.desk.changeStandings({ changes: [{ player: 'Eve', joins: true }], reason: 'late' }));
  given(book.desk.changeSeasonSettings({ inherit: 'everything' }));
  given(book.desk.openEpisode({ episode: '5' }));
  draftNext(book, 'between', 'extra');
  given(book.desk.createMatch());
  playToTheEnd(book);
  count(book);
  return book;
});

test('a season goes on elsewhere: standings, matches and file are the same', () => {
  const from = seasonPlayed();
  const file = exported(from);
  const book = imported(file);
  const session = loaded(book);
  expect(session.kind).toBe('between');
  const live = recordIn(session);
  expect(live && standings(live.standing)).toEqual(lastStandings(file));
  expect(exported(book)).toEqual(file);
  const [before, after] = [seasonIn(from), seasonIn(book)];
  expect(after.matches.map(({ state }) => state)).toEqual(['put-away', 'put-away-uncounted', 'put-away']);
  expect(after.matches.map(({ ending, players, title }) => [ending, players, title])).toEqual(
    before.matches.map(({ ending, players, title }) => [ending, players, title]),
  );
  // One row of it is read by a click: everything before is in a tab of its own.
  expect(book.archives).toHaveLength(1);
  expect(book.grids.get('ledger')?.map((row) => row[4])).toEqual(['season-goes-on']);
});

test('an imported season goes on with the next match, which is in its file', () => {
  const book = imported(exported(seasonPlayed()));
  draftNext(book, 'between', 'extra');
  given(book.desk.createMatch());
  playToTheEnd(book);
  count(book);
  const again = imported(exported(book));
  expect(exported(again)).toEqual(exported(book));
  expect(seasonIn(again).matches).toHaveLength(4);
});

test('a match that is not over goes on where it was, as the match of the book', () => {
  const from = seasonStarted();
  draftNext(from, 'soullinked', 'main', SOULLINKED_CELLS);
  given(from.desk.createMatch());
  given(from.desk.prepareNext());
  given(from.desk.submitForPractice({ players: [] }));
  given(from.desk.resolveRound({ stage: 'round-1', token: '' }));
  const file = exported(from);
  const book = imported(file);
  expect(exported(book)).toEqual(file);
  const session = loaded(book);
  if (session.kind !== 'game') throw new Error('No match.');
  expect(session.match.stage?.name).toBe('round-2');
  expect(session.record.setUp.practice).toBe(false);
  expect(session.deadline).not.toBeNull();
  // Nothing that happened elsewhere is told again.
  expect(JSON.stringify(book.grids.get('outbox'))).not.toContain('discord');
  given(book.desk.prepareNext());
  given(book.desk.resolveRound({ stage: 'round-2', token: '' }));
});

test('a match that is over and not counted can be counted here', () => {
  const from = firstMatchOver();
  given(from.desk.changeStandings({ changes: [{ player: 'Ann', tokens: 1 }], reason: 'a bonus' }));
  const book = imported(exported(from));
  expect(exported(book)).toEqual(exported(from));
  count(from);
  count(book);
  expect(exported(book)).toEqual(exported(from));
});

test('a season that has ended is over here, too, and its end can be taken back', () => {
  const from = seasonPlayed();
  given(from.desk.endSeason({ winners: ['Ann'] }));
  const book = imported(exported(from));
  expect(seasonIn(book).end?.winners).toEqual(['Ann']);
  expect(exported(book)).toEqual(exported(from));
  given(book.desk.takeEndBack({ reason: 'It goes on.' }));
  expect(seasonIn(book).end).toBeNull();
});

test('the look before it is the season as it then stands, and writes nothing', () => {
  const file = exported(seasonPlayed());
  const book = paper();
  const { token: _, ...look } = given(book.desk.previewSeason({ season: file }));
  expect(book.grids.size).toBe(0);
  const { token: _after, ...after } = seasonIn(imported(file));
  const plain = (view: typeof look): unknown => ({ ...view, log: view.log.map(({ text }) => text) });
  expect(plain(look)).toEqual(plain(after));
});

test('every problem of a file is a sentence with its place, and nothing is written', () => {
  const file = exported(seasonPlayed()) as { steps: JsonObject[] } & JsonObject;
  const book = paper();
  const wrong = {
    ...file,
    steps: [file.steps[0] ?? {}, { changes: [{ player: 'Zoë', tokens: 1 }], reason: 'x' }],
  };
  for (const call of ['previewSeason', 'importSeason'] as const) {
    const error = refused(book.desk[call]({ season: wrong }));
    expect(error.details?.[0]).toMatch(/^at steps\[1\]\.changes\[0\].*Zoë/);
    expect(refused(book.desk[call]({ season: { ...file, season: 7 } })).details?.[0]).toMatch(/^at season: /);
    expect(refused(book.desk[call]({ season: { game: 'soullinked' } })).code).toBe('not-a-season');
  }
  expect(book.grids.size).toBe(0);
});

test('a season that is taken for a game is told where it belongs', () => {
  const error = refused(paper().desk.importGame({ scenario: exported(seasonStarted()) }));
  expect(error.text).toContain('Go on with an exported season');
});

test('a book that holds anything keeps it', () => {
  const file = exported(seasonPlayed());
  const season = imported(file);
  expect(refused(season.desk.importSeason({ season: file })).code).toBe('season-exists');
  expect(refused(played(1).desk.importSeason({ season: file })).code).toBe('game-exists');
  const drafted = paper();
  given(drafted.desk.startDraft({ game: 'soullinked', practice: true }));
  expect(refused(drafted.desk.importSeason({ season: file })).code).toBe('game-exists');
});

test('killed at any call, it is imported once or not at all', () => {
  const file = exported(seasonPlayed());
  const whole = paper();
  given(whole.desk.importSeason({ season: file }));
  const { calls } = whole;
  for (const call of new Set(calls)) {
    for (const moment of ['before', 'after'] as const) {
      const book = paper();
      book.plant(call, moment);
      expect(() => book.desk.importSeason({ season: file })).toThrow(Killed);
      const again = book.desk.importSeason({ season: file });
      if (!again.ok) expect(again.error.code).toBe('season-exists');
      expect(exported(book)).toEqual(file);
      expect(book.archives).toHaveLength(1);
    }
  }
});
