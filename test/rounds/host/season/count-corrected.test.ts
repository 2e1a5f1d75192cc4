// A counted match that is corrected: the difference in what it leaves is offered as further changes (SN-4).
import { given } from '../../../../src/commands/desk-calls';
import type { Change } from '../../../../src/rounds/host/parts/inputs';
import { kindsOf, correct, goBack } from '../../../support/paper-game';
import { paperOnce, type Paper } from '../../../support/paper-ports';
import {
  draftIn,
  draftNext,
  loaded,
  playToTheEnd,
  seasonIn,
  seasonStarted,
  SOULLINKED_CELLS,
} from '../../../support/paper-season';

const named = (player: string): Change => ({
  kind: 'submission',
  stage: 'opponent',
  player: 'Ann',
  answers: { Opponent: player },
});

/** A match in which Ann, the Candidate, named Bob. */
const namedBob = paperOnce(() => {
  const book = seasonStarted();
  given(book.desk.changeStandings({ changes: [{ player: 'Ann', candidate: true }], reason: 'lost' }));
  draftNext(book, 'between', 'between');
  given(book.desk.create());
  playToTheEnd(book);
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
  expect(countBut(book)).toEqual(['Bob is the opponent no longer', 'Cy is the opponent']);
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

test('a change that was left out is not taken back when a correction drops it', () => {
  const book = namedBob();
  countBut(book, 'Bob is the opponent');
  given(book.desk.changeStandings({ changes: [{ player: 'Bob', opponent: true }], reason: 'agreed' }));
  correct(book, named('Cy'));
  expect(countBut(book, 'Cy is the opponent')).toEqual(['Cy is the opponent']);
  expect(opponents(book)).toEqual(['Bob']);
  expect(seasonIn(book).differs).toBe(false);
  correct(book, named('Dee'));
  expect(countBut(book)).toEqual(['Dee is the opponent']);
  expect(opponents(book)).toEqual(['Dee']);
});

test('a place beyond the difference is refused', () => {
  const book = namedBob();
  countBut(book);
  correct(book, named('Cy'));
  const { token } = given(book.desk.previewCount());
  const counting = { token, leaveOut: [2], changes: [], reason: '' };
  expect(book.desk.countMatch(counting)).toMatchObject({ error: { code: 'out-of-range' } });
});

test('a difference is the next step until it is entered or set aside, and no step of the season passes it', () => {
  const book = namedBob();
  countBut(book);
  draftNext(book, 'soullinked', 'main', SOULLINKED_CELLS);
  const steps = (): string => seasonIn(book).next.title;
  const [before, rows] = [steps(), kindsOf(book)];
  correct(book, named('Cy'));
  expect(steps()).toBe('See the difference');
  expect(draftIn(book).problems[0]).toContain('was corrected since it was counted');
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
  countBut(book, 'Bob is the opponent no longer', 'Cy is the opponent');
  expect(steps()).toBe(before);
  expect(opponents(book)).toEqual(['Bob']);
  expect(book.desk.create()).not.toMatchObject({ error: { code: 'match-differs' } });
});

test('a difference is set aside with a reason, which is kept and told to whom it concerns', () => {
  const book = namedBob();
  countBut(book);
  correct(book, named('Cy'));
  const { token } = given(book.desk.previewCount());
  const aside = { token, leaveOut: [0, 1], changes: [], reason: '' };
  expect(book.desk.countMatch({ ...aside, aside: ' ' })).toMatchObject({ error: { code: 'no-reason' } });
  const rows = kindsOf(book);
  const told = given(book.desk.previewCount({ ...aside, aside: 'It was agreed so.' })).messages;
  const would = 'The correction of Between matches would bring this, and it is set aside:';
  const lines = told.map(({ to, text }) => [to, ...text.split('\n').slice(1)]);
  const reason = 'The reason: It was agreed so.';
  expect(lines).toEqual([
    ['everyone', `${would} Bob: is the opponent no longer; Cy: is the opponent.`, reason],
    [{ player: 'Bob' }, `${would} You are the opponent no longer.`, reason],
    [{ player: 'Cy' }, `${would} You are the opponent.`, reason],
  ]);
  countBut(book, 'Bob is the opponent no longer', 'Cy is the opponent');
  expect(kindsOf(book)).toEqual([...rows, 'standings-changed']);
  expect(loaded(book).rows.at(-1)).toMatchObject({
    text: expect.stringContaining(
      'Bob: is the opponent no longer; Cy: is the opponent. Reason: agreed',
    ) as string,
    entry: { body: { changes: [], aside: { reason: 'agreed' } } },
  });
  expect(seasonIn(book).differs).toBe(false);
});

test('a part of a difference is entered, and the rest told as set aside', () => {
  const book = namedBob();
  countBut(book);
  correct(book, named('Cy'));
  const { token } = given(book.desk.previewCount());
  const choice = { leaveOut: [1], changes: [], reason: '', aside: 'Not Cy.' };
  const [everyone] = given(book.desk.previewCount(choice)).messages;
  expect(everyone?.text).toContain('The Elimination Candidate is Ann.');
  expect(everyone?.text).toContain('set aside: Cy: is the opponent.\nThe reason: Not Cy.');
  given(book.desk.countMatch({ token, ...choice }));
  expect(opponents(book)).toEqual([]);
  expect(seasonIn(book).differs).toBe(false);
});

test('a counted match that is open again is played on first, or given up with what was counted of it', () => {
  const book = namedBob();
  countBut(book);
  draftNext(book, 'soullinked', 'main', SOULLINKED_CELLS);
  goBack(book, 'opponent');
  const season = seasonIn(book);
  expect(season.matches.at(-1)).toMatchObject({ state: 'reopened', winners: [] });
  expect(season.next).toEqual({ action: 'play', title: 'Play on: Between matches' });
  expect(book.desk.create()).toMatchObject({ error: { code: 'match-differs' } });
  expect(book.desk.archive({ reason: 'Enough.' })).toMatchObject({
    error: { code: 'match-differs', agree: 'uncounted' },
  });
  given(book.desk.archive({ reason: 'Enough.', uncounted: true }));
  expect(opponents(book)).toEqual(['Bob']);
});
