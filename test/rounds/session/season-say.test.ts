// The people who have the say in the settings of a season's next match, as its set-up tells the host (SN-13).
import { given } from '../../../src/commands/desk-calls';
import { findGame } from '../../../src/games/catalogue';
import { whoHasTheSay } from '../../../src/rounds/session/season-say';
import {
  count,
  draftIn,
  draftNext,
  playToTheEnd,
  seasonStarted,
  SOULLINKED_CELLS,
} from '../../support/paper-season';
import { sessionOf } from '../../support/paper-game';
import { pastMatchOf } from '../../../src/rounds/commands/next-match';

test('the set-up names the winners of the last match of the kind that decides', () => {
  const book = seasonStarted();
  given(book.desk.draftMatch({ game: 'black-garnet', kind: 'main' }));
  expect(draftIn(book).say).toEqual([]);
  given(book.desk.discardMatchDraft());
  draftNext(book, 'soullinked', 'main', SOULLINKED_CELLS);
  given(book.desk.createMatch());
  playToTheEnd(book);
  count(book);
  given(book.desk.draftMatch({ game: 'black-garnet', kind: 'main' }));
  expect(draftIn(book).say).toEqual([
    expect.stringMatching(
      /^The prices and second abilities: .*(winners?) of Soullinked in episode 4,? chooses?\.$/,
    ),
  ]);

  const session = sessionOf(book);
  const past = session.season === undefined ? undefined : pastMatchOf(session, session.season);
  const game = findGame('black-garnet');
  if (past === undefined || game === undefined) throw new Error('There is no match.');
  const duel = { ...past, kind: 'death', title: 'Tactical Picture Hunt' } as const;
  expect(
    whoHasTheSay(game, [
      { ...past, winners: ['Cy'] },
      { ...past, winners: ['Ann', 'Bob'] },
      { ...duel, winners: ['Dee'] },
    ]),
  ).toEqual([
    'The prices and second abilities: Ann and Bob, winners of Soullinked in episode 4, choose.',
    'Duel F: Dee, winner of Tactical Picture Hunt in episode 4, chooses.',
  ]);
});
