// A counted match that is corrected: the difference in what it leaves is offered as further changes (SN-4).
import { given } from '../../../../src/commands/desk-calls';
import type { Change } from '../../../../src/rounds/host/parts/inputs';
import { kindsOf, correct } from '../../../support/paper-game';
import { paperOnce, type Paper } from '../../../support/paper-ports';
import { draftIn, draftNext, opponentNamed, seasonIn, SOULLINKED_CELLS } from '../../../support/paper-season';

const named = (player: string): Change => ({
  kind: 'submission',
  stage: 'opponent',
  player: 'Ann',
  answers: { Opponent: player },
});

/** A match in which Ann, the Candidate, named Bob. */
const namedBob = paperOnce(() => {
  const book = opponentNamed();
  correct(book, named('Bob'));
  return book;
});

/** Counts what the match leaves, without changes with these texts; gives all that were offered. */
function countBut(book: Paper, ...leftOut: readonly string[]): readonly string[] {
  const { token, changes } = given(book.desk.previewCount());
  const texts = changes.map(({ player, text }) => `${player} ${text}`);
  const leaveOut = texts.flatMap((text, at) => (leftOut.includes(text) ? [at] : []));
  given(book.desk.countMatch({ token, leaveOut, changes: [], reason: '', aside: 'agreed' }));
  return texts;
}

const opponents = (book: Paper): readonly string[] =>
  seasonIn(book)
    .people.filter(({ opponent }) => opponent)
    .map(({ name }) => name);

test('a correction that changes the outcome of a counted match is counted once, as changes of its own', () => {
  const book = namedBob();
  expect(countBut(book)).toEqual(['Bob is the opponent']);
  correct(book, named('Cy'));
  expect(seasonIn(book).differs).toBe(true);
  expect(given(book.desk.previewCount()).again).toBe(true);
  expect(countBut(book)).toEqual(['Bob is no longer the opponent', 'Cy is the opponent']);
  expect(opponents(book)).toEqual(['Cy']);
  expect(seasonIn(book).differs).toBe(false);
  expect(book.desk.previewCount()).toMatchObject({ error: { code: 'already-counted' } });
  expect(kindsOf(book).filter((kind) => kind === 'match-counted')).toHaveLength(1);
});

test('the correction’s reason is told to nobody unless the host gives it for the difference too', () => {
  for (const [typed, cause] of [
    ['It was misread.', 'A correction of Between matches: It was misread.'],
    ['', 'A correction of Between matches.'],
  ] as const) {
    const book = namedBob();
    countBut(book);
    correct(book, named('Cy'));
    const look = given(book.desk.previewCount());
    expect(look.why).toBe('It was misread.');
    expect(JSON.stringify(look.messages)).toContain('A correction of Between matches.');
    expect(JSON.stringify(look.messages)).not.toContain('misread');
    const choice = { leaveOut: [], changes: [], reason: typed };
    given(book.desk.countMatch({ token: look.token, ...choice }));
    const causes = seasonIn(book).log.map((line) => line.cause);
    expect(causes.slice(0, 2)).toEqual([cause, cause]);
  }
});

test('a difference is the next step until it is entered or set aside, and no step of the season passes it', () => {
  const book = namedBob();
  countBut(book);
  draftNext(book, 'soullinked', 'main', SOULLINKED_CELLS);
  const steps = (): string => seasonIn(book).next.title;
  const [before, rows] = [steps(), kindsOf(book)];
  correct(book, named('Cy'));
  expect(steps()).toBe('Review the difference');
  expect(draftIn(book).problems[0]).toContain('was corrected after it was counted');
  const { desk } = book;
  for (const passed of [
    desk.create(),
    desk.archive({ reason: 'Over.' }),
    desk.archive({ reason: 'Over.', uncounted: true }),
    desk.openEpisode({ episode: '5' }),
    desk.endSeason({ winners: ['Ann'] }),
  ])
    expect(passed).toMatchObject({ error: { code: 'match-differs' } });
  expect(kindsOf(book)).toEqual([...rows, 'corrected']);
  countBut(book, 'Bob is no longer the opponent', 'Cy is the opponent');
  expect(steps()).toBe(before);
  expect(opponents(book)).toEqual(['Bob']);
  expect(book.desk.create()).not.toMatchObject({ error: { code: 'match-differs' } });
});
