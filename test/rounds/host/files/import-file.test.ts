// Importing a game or a season into an empty spreadsheet: it continues there, or nothing is imported.
import { GAMES } from '../../../../src/games/catalogue';
import { unwrapReply } from '../../../../src/commands/desk-calls';
import { NO_CONTACTS_INPUT } from '../../../../src/rounds/host/files/inputs';
import type { JsonObject } from '../../../../src/games/frame/json';
import { prove } from '../../../../src/rounds/proof/proof';
import { sessionSeason } from '../../../../src/rounds/session/game-session';
import { standingsJson } from '../../../../src/seasons/standing-line';
import { Killed, paperOnce, paper, type Paper } from '../../../support/paper-ports';
import {
  beginSoullinked,
  count,
  draftNext,
  loaded,
  playToTheEnd,
  seasonIn,
  seasonStarted,
} from '../../../support/paper-season';
import { correct, played, resolve, sessionOf } from '../../../support/paper-game';

function exported(book: Paper): JsonObject {
  return unwrapReply(book.desk.exportFile({ what: 'season' })).content;
}

function imported(season: JsonObject): Paper {
  const book = paper();
  unwrapReply(book.desk.importFile({ file: season, going: NO_CONTACTS_INPUT }));
  return book;
}

function standingsIn(book: Paper): unknown {
  const season = sessionSeason(loaded(book));
  return season && standingsJson(season.standing);
}

/** A season with two counted matches, one that wasn't counted, and a person who joined late. */
const seasonPlayed = paperOnce(() => {
  const ann = { name: 'Ann', purses: { garnets: 5 } };
  const book = seasonStarted([ann, { name: 'Bob' }, { name: 'Cy' }, { name: 'Dee' }]);
  beginSoullinked(book);
  playToTheEnd(book);
  const { token } = unwrapReply(book.desk.previewCount());
  const changes = [{ player: 'bob', tokens: 3 }];
  unwrapReply(book.desk.countMatch({ token, leaveOut: [0], changes, reason: 'a bonus' }));
  draftNext(book, 'between', 'between');
  unwrapReply(book.desk.create());
  playToTheEnd(book);
  unwrapReply(book.desk.archive({ reason: 'It does not count.', uncounted: true }));
  unwrapReply(book.desk.giveGift({ from: 'Ann', to: 'Dee', purse: 'garnets', amount: 2 }));
  unwrapReply(book.desk.changeStandings({ changes: [{ player: 'Eve', joins: true }], reason: 'late' }));
  unwrapReply(book.desk.changeSeasonSettings({ inherit: 'everything' }));
  unwrapReply(book.desk.openEpisode({ episode: '5' }));
  draftNext(book, 'between', 'extra');
  unwrapReply(book.desk.create());
  playToTheEnd(book);
  count(book);
  return book;
});

test('an imported season has the same standings, matches and file', () => {
  const from = seasonPlayed();
  const file = exported(from);
  const book = imported(file);
  expect(loaded(book).kind).toBe('between');
  expect(standingsIn(book)).toEqual(standingsIn(from));
  expect(exported(book)).toEqual(file);
  const [before, after] = [seasonIn(from), seasonIn(book)];
  expect(after.matches.map(({ state }) => state)).toEqual(['put-away', 'put-away-uncounted', 'put-away']);
  expect(after.matches.map(({ ending, players, title }) => [ending, players, title])).toEqual(
    before.matches.map(({ ending, players, title }) => [ending, players, title]),
  );
  // Everything before is in a separate tab, so that a click only reads one row.
  expect(book.archives).toHaveLength(1);
  expect(book.grids.get('ledger')?.map((row) => row[4])).toEqual(['season-goes-on']);
});

test('an unfinished match continues where it was, as the current match', () => {
  const from = seasonStarted();
  beginSoullinked(from);
  unwrapReply(from.desk.prepareNext());
  unwrapReply(from.desk.submitForPractice({ players: [] }));
  for (const left of [true, false]) {
    resolve(from);
    correct(from, { kind: 'seat', player: 'Ann', left });
  }
  resolve(from);
  const file = exported(from);
  const book = imported(file);
  expect(exported(book)).toEqual(file);
  expect(sessionOf(book).match.stage?.name).toBe('round-4');
  unwrapReply(book.desk.prepareNext());
  resolve(book);
});

test('killed at any call, the file is imported once or not at all', () => {
  const file = exported(seasonPlayed());
  const { calls } = imported(file);
  for (const call of new Set(calls)) {
    for (const moment of ['before', 'after'] as const) {
      const book = paper();
      book.plant(call, moment);
      expect(() => book.desk.importFile({ file, going: NO_CONTACTS_INPUT })).toThrow(Killed);
      const again = book.desk.importFile({ file, going: NO_CONTACTS_INPUT });
      if (!again.ok) expect(again.error.code).toBe('book-in-use');
      expect(exported(book)).toEqual(file);
      expect(book.archives).toHaveLength(1);
    }
  }
});

test('the proof of a continued record says that an unknown hash may belong to the earlier record', () => {
  const { content: scenario } = unwrapReply(played(5).desk.exportFile({ what: 'game' }));
  const other = imported(scenario);
  unwrapReply(other.desk.publishEverything());
  const { content: record } = unwrapReply(other.desk.exportFile({ what: 'record' }));
  const proof = prove(JSON.parse(JSON.stringify(record)), { hash: '3'.repeat(22) }, GAMES);
  expect(proof.steps.at(-1)).toContain('you noted it before the game was continued from an export');
});
