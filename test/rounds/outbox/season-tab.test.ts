// The season's tab: who played for whom in each match, and everyone's fates worked out once for all readers.
import { given } from '../../../src/commands/desk-calls';
import { NONE_DRAWN, resultLines } from '../../../src/rounds/outbox/season-matches';
import { seasonTab } from '../../../src/rounds/outbox/season-tab';
import { correct } from '../../support/paper-game';
import type { Paper } from '../../support/paper-ports';
import {
  count,
  draftNext,
  loaded,
  playToTheEnd,
  seasonIn,
  seasonStarted,
  SOULLINKED_CELLS,
} from '../../support/paper-season';

function playedMatch(book: Paper, first: () => void = () => undefined): void {
  draftNext(book, 'soullinked', 'extra', SOULLINKED_CELLS);
  given(book.desk.create());
  first();
  playToTheEnd(book);
  count(book);
}

/** The rows about matches in everyone's tab, as one text. */
function matchesIn(book: Paper): string {
  const session = loaded(book);
  if (session.kind === 'empty' || session.season === undefined) throw new Error('There is no season.');
  return JSON.stringify(seasonTab(session, session.season, undefined, NONE_DRAWN).rows);
}

test('lists of matches name who played for whom, and nobody who came later', () => {
  const book = seasonStarted();
  playedMatch(book);
  const bobWon = seasonIn(book).matches[0]?.ending.join() ?? '';
  given(book.desk.archive({ reason: '' }));
  given(book.desk.substitutePerson({ player: 'Bob', name: 'Fay', reason: 'Bob moved.' }));
  playedMatch(book, () => {
    correct(book, { kind: 'replace-player', player: 'Cy', name: 'Gus' });
  });
  // Once it is over: she did not play it.
  given(book.desk.substitutePerson({ player: 'Dee', name: 'Hal', reason: 'Dee moved.' }));
  const lists = (): unknown => seasonIn(book).matches.map(({ players }) => players);
  const expected = [
    ['Ann', 'Bob', 'Cy', 'Dee'],
    ['Ann', 'Fay (for Bob)', 'Gus (for Cy)', 'Dee'],
  ];
  expect(lists()).toEqual(expected);
  expect(bobWon).not.toContain('Fay');
  const before = matchesIn(book);
  expect(before).toMatch(/Won by [^.]*\((for Bob|for Cy)\)/);
  given(book.desk.archive({ reason: '' }));
  expect(lists()).toEqual(expected);
  expect(matchesIn(book)).toMatch(/Won by [^.]*\((for Bob|for Cy)\)/);
  // In the table of people she stands as she is now, and since when.
  const [people, matches] = matchesIn(book).split('"Matches"');
  expect(people).toContain('Hal (for Dee)');
  expect(people).toContain('Gus plays for Cy since Round 1 of Soullinked.');
  expect(matches).not.toContain('(for Dee)');
  // What decided the match names who played it.
  expect(matches).toContain('Winner of Heaven: Gus (for Cy)');
});

test('the result’s line of winners is not repeated, but what else it says', () => {
  const match = { state: 'counted', winners: ['Ann'], wonBy: ['Olga (for Ann)'], later: [] } as const;
  const linesOf = (line: string): readonly string[] => resultLines({ ...match, decided: [line] });
  expect(linesOf('Winner: Ann – Ann has the higher score.')).toEqual([
    'Won by Olga (for Ann).',
    'Ann has the higher score.',
  ]);
  expect(linesOf('Winner: Ann')).toEqual(['Won by Olga (for Ann).']);
  expect(linesOf('Winner: Annabel')).toEqual(['Won by Olga (for Ann).', 'Winner: Annabel']);
});
