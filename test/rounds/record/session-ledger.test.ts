// Which rows of the ledger belong to the current match or season.
import { unwrapReply } from '../../../src/commands/desk-calls';
import { created } from '../../support/paper-game';
import type { Paper } from '../../support/paper-ports';
import { beginSoullinked, endOwnMatch, loaded, seasonStarted } from '../../support/paper-season';

const kindsIn = (book: Paper): readonly string[] => loaded(book).rows.map(({ entry }) => entry.kind);

test('an archived game’s rows are no longer read, for the next game or a season', () => {
  const book = created();
  unwrapReply(book.desk.archive({ reason: 'Nobody came.' }));
  expect(loaded(book).rows).toEqual([]);
  unwrapReply(book.desk.startPracticeSeason());
  expect(kindsIn(book)).toEqual(['season-started']);
});

test('a match’s rows begin with its set-up, and between matches the season’s rows with its start', () => {
  const book = seasonStarted();
  expect(kindsIn(book)).toEqual(['season-started', 'episode-opened']);
  beginSoullinked(book);
  expect(kindsIn(book)).toEqual(['set-up']);
  unwrapReply(book.desk.archive({ reason: 'r', uncounted: true }));
  unwrapReply(book.desk.openEpisode({ episode: '5' }));
  expect(kindsIn(book)).toEqual(['season-goes-on', 'episode-opened']);
  unwrapReply(book.desk.endSeason({ winners: ['Ann'] }));
  startSeason(book);
  expect(kindsIn(book)).toEqual(['season-started']);
  const withMatch = created({ game: 'own-match' });
  endOwnMatch(withMatch, ['Ana']);
  startSeason(withMatch);
  expect([kindsIn(withMatch)[0], kindsIn(withMatch).at(-1)]).toEqual(['set-up', 'season-started']);
  const { content } = unwrapReply(withMatch.desk.exportFile({ what: 'season' }));
  expect(content).toMatchObject({ season: 'Oak' });
});

function startSeason({ desk }: Paper): void {
  unwrapReply(desk.startSeason({ name: 'Oak', currencies: [], inherit: 'nothing', people: [] }));
}
