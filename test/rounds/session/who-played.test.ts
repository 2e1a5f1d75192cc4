// Substitutes in the results of a season's matches: named where one of them plays, from the first stage that they play.
import { given } from '../../../src/commands/desk-calls';
import { correct, stageIn } from '../../support/paper-game';
import type { Paper } from '../../support/paper-ports';
import {
  count,
  draftIn,
  draftNext,
  playToTheEnd,
  seasonStarted,
  SOULLINKED_CELLS,
} from '../../support/paper-season';

/** A season of five, of whom Eve does not play the match that begins. */
function soullinked(book: Paper): void {
  draftNext(book, 'soullinked', 'main', SOULLINKED_CELLS);
  given(book.desk.create());
  given(book.desk.prepareNext());
  given(book.desk.submitForPractice({ players: [] }));
}

/** The lines for everyone of the open stage's results that name who played for whom; it is resolved. */
function playedLines(book: Paper): readonly string[] {
  const { news } = given(book.desk.previewRound());
  given(book.desk.resolveRound({ stage: stageIn(book.desk).name, token: '' }));
  given(book.desk.submitForPractice({ players: [] }));
  return news.filter((line) => line.startsWith('Played by'));
}

function putAway(book: Paper): void {
  playToTheEnd(book);
  count(book);
  given(book.desk.archive({ reason: '' }));
}

test('a match names the substitutes who play it, and no others of the season', () => {
  const book = seasonStarted(['Ann', 'Bob', 'Cy', 'Dee', 'Eve'].map((name) => ({ name })));
  given(book.desk.changeStandings({ changes: [{ player: 'Eve', eliminated: true }], reason: 'lost' }));
  soullinked(book);
  expect(playedLines(book)).toEqual([]);
  correct(book, { kind: 'replace-player', player: 'Bob', name: 'Fay' });
  given(book.desk.substitutePerson({ player: 'Eve', name: 'Gil', reason: 'She left.' }));
  given(book.desk.submitForPractice({ players: [] }));
  expect(playedLines(book)).toEqual(['Played by: Fay (for Bob).']);
  putAway(book);

  // Fay came in the second round of another match: of this one she plays the first.
  soullinked(book);
  expect(playedLines(book)).toEqual(['Played by: Fay (for Bob).']);
  putAway(book);

  given(book.desk.draft({ game: 'tactical-picture-hunt', kind: 'extra' }));
  const draft = draftIn(book);
  const advantage = draft.columns.findIndex(({ title }) => title === 'Advantage');
  const roster = draft.roster
    .filter(([name]) => name === 'Ann' || name === 'Cy')
    .map((row, seat) => row.map((cell, at) => (at === advantage && seat === 0 ? 'yes' : cell)));
  given(book.desk.saveDraft({ ...draft, game: 'tactical-picture-hunt', practice: true, roster }));
  given(book.desk.create());
  given(book.desk.prepareNext());
  given(book.desk.submitForPractice({ players: [] }));
  expect(playedLines(book)).toEqual([]);
});
