// Going back and corrections that open another stage: every answer stays with the stage that it was sent for (ALL-12).
import { given } from '../../../../src/commands/desk-calls';
import type { Change } from '../../../../src/rounds/host/parts/inputs';
import { ownRows } from '../../../../src/rounds/outbox/own-submissions';
import { playerPage } from '../../../../src/rounds/page/view';
import {
  created,
  deliver,
  gameIn,
  PLAYERS,
  played,
  playStage,
  sessionOf,
  stageIn,
  textOf,
  correct,
  resolve,
} from '../../../support/paper-game';
import { keyOf, personOf } from '../../../support/paper-page';
import { KEY_TITLE } from '../../../../src/rounds/session/columns';
import { paperOnce, type Paper } from '../../../support/paper-ports';

const MINUTE = 60_000;

/** A game of which this many rounds are played, with some minutes between them. */
const playedTo = paperOnce((rounds: number): Paper => {
  const book = rounds === 0 ? created() : playedTo(rounds - 1);
  if (rounds === 0) deliver(book);
  else playStage(book);
  book.pass(10 * MINUTE);
  return book;
});

function apply(book: Paper, change: Change): void {
  correct(book, change);
  deliver(book);
  given(book.desk.prepareNext());
  book.pass(MINUTE);
}

const goBack = (book: Paper, toStage: string): void => apply(book, { kind: 'rewind', toStage });

/** The title of the stage that the warning of a change names first. */
function openedBy(book: Paper, change: Change): string {
  const [warning = ''] = given(book.desk.previewChange({ change })).warnings;
  return /in play again: (.*) is to be resolved/.exec(warning)?.[1] ?? '';
}

const submit = (book: Paper, ...players: readonly string[]): unknown =>
  given(book.desk.submitForPractice({ players }));

const resolveAndTell = (book: Paper): void => {
  resolve(book);
  deliver(book);
  given(book.desk.prepareNext());
  book.pass(MINUTE);
};

/** The submissions of the open stage that count, by player. */
const counting = (book: Paper): ReadonlyMap<string, string> =>
  new Map(
    stageIn(book.desk)
      .submissions.filter(({ fate }) => fate === 'counts')
      .map(({ player, id }) => [player, id]),
  );

const bookOf = (book: Paper, player: string): string => JSON.stringify(ownRows(sessionOf(book), player));

/** A row of a player's pick, on its way. */
function pick(book: Paper, player: string): () => void {
  const at = PLAYERS.findIndex((name) => name === player) % 2 === 0 ? 2 : 1;
  const key = keyOf(book, player);
  return book.send('pick', { [KEY_TITLE]: key, Row: at, Column: at, 'Power card': 3 });
}

test('an answer to the round that was open does not count for the one that is open again', () => {
  const book = playedTo(1);
  submit(book, ...PLAYERS);
  const before = counting(book);
  resolveAndTell(book);
  submit(book, 'Ann', 'Bob');
  const later = counting(book);
  goBack(book, 'round-2');
  expect(counting(book)).toEqual(before);
  expect(stageIn(book.desk).submissions).toHaveLength(4);
  expect(bookOf(book, 'Ann')).toContain('Your answer to Round 3 waits until it is open again.');
  expect(bookOf(book, 'Cy')).not.toContain('waits');
  expect(playerPage(sessionOf(book), personOf(book, 'Bob').id).waiting).toBe(
    'Your answer to Round 3 waits until it is open again.',
  );
  expect(stageIn(book.desk).notices).toContain(
    'Round 3: what Ann and Bob sent for it waits until it is open again.',
  );
  resolveAndTell(book);
  expect(stageIn(book.desk).name).toBe('round-3');
  expect(counting(book)).toEqual(later);
  expect(bookOf(book, 'Ann')).not.toContain('waits');
});

test('answers to resolved rounds wait with it, told as such, and are told who counts again', () => {
  const book = playedTo(2);
  submit(book, ...PLAYERS);
  const rounds = sessionOf(book).record.stages;
  goBack(book, 'round-1');
  expect(bookOf(book, 'Ann')).toContain(
    'Your answers to Round 2 and Round 3 wait until they are open again.',
  );
  expect(sessionOf(book).inputs.submissions).toEqual(rounds[0]?.submissions);
  const { first, news, waiting } = playerPage(sessionOf(book), personOf(book, 'Ann').id);
  expect(news[0]?.title).toBe('Round 1 is open again: everything from it on was taken back.');
  expect(first[0]?.lines).toEqual([
    'Everything from it on was taken back.',
    'Your answer from before counts; change it if you like.',
  ]);
  expect(waiting).toBe('Your answers to Round 2 and Round 3 wait until they are open again.');
  // What comes from then on counts as ever.
  submit(book, 'Ann');
  expect(stageIn(book.desk).submissions.map(({ fate }) => fate)).toContain('replaced');
  for (const round of rounds) {
    resolveAndTell(book);
    const now = sessionOf(book).record.stages.find(({ stage }) => stage === round.stage);
    expect(now?.submissions.slice(0, 4)).toEqual(round.submissions);
  }
});

test('whoever had sent nothing for the round that is open again is not told that an answer counts', () => {
  const book = playedTo(1);
  submit(book, 'Bob', 'Cy', 'Dee');
  resolveAndTell(book);
  goBack(book, 'round-2');
  const isTold = (name: string): boolean =>
    textOf(book, `${name}'s book`).includes('Your answer from before counts again');
  expect(PLAYERS.map(isTold)).toEqual([false, true, true, true]);
});

test('going back twice tells of the last time alone', () => {
  const book = playedTo(3);
  goBack(book, 'round-3');
  goBack(book, 'round-2');
  const titles = playerPage(sessionOf(book), personOf(book, 'Ann').id).news.map(({ title }) => title);
  expect(titles.filter((title) => title.includes('open again'))).toEqual([
    'Round 2 is open again: everything from it on was taken back.',
  ]);
});

test('a row that was on its way when the host went back is no answer to the round that is open again', () => {
  const book = playedTo(2);
  const land = pick(book, 'Ann');
  book.pass(5000);
  const before = sessionOf(book).record.stages[1]?.submissions;
  goBack(book, 'round-2');
  land();
  const [late] = stageIn(book.desk).submissions.slice(4);
  expect(late).toMatchObject({
    player: 'Ann',
    fate: 'refused',
    late: true,
    reasons: [
      'Round 2: this answers what was open before, and does not count. If it is meant for Round 2, send it again.',
    ],
  });
  expect(sessionOf(book).inputs.submissions.slice(0, 4)).toEqual(before);
  // The host may accept it, as any that came too late.
  correct(book, { kind: 'accept-late', stage: 'round-2', id: late?.id ?? '' });
  expect(counting(book).get('Ann')).toBe(late?.id);
});

test('what came after the end does not count in a round that is opened again', () => {
  const book = playedTo(5);
  pick(book, 'Ann')();
  book.pass(MINUTE);
  const before = sessionOf(book).record.stages[4]?.submissions;
  goBack(book, 'round-5');
  expect(sessionOf(book).inputs.submissions.slice(0, 4)).toEqual(before);
  expect(stageIn(book.desk).submissions[4]).toMatchObject({ player: 'Ann', fate: 'refused', late: true });
});

test('settings with which a game goes on leave out what came after its end, and keep the deadline from passing at once', () => {
  const book = created({ game: 'black-garnet' });
  const change = (last: string): Change => ({
    kind: 'settings',
    settings: { ...gameIn(book.desk).settings, 'Last round': last },
  });
  apply(book, change('1'));
  while (gameIn(book.desk).stage !== null) {
    book.pass(10 * MINUTE);
    playStage(book);
  }
  expect(given(book.desk.previewChange({ change: change('2') })).warnings).toContain(
    `${openedBy(book, change('2'))} is open again without a deadline, until you set one.`,
  );
  apply(book, change('2'));
  expect(sessionOf(book).record).toMatchObject({ reopened: true, pending: { deadline: null } });
  // And back: what is sent now waits.
  submit(book);
  const sent = sessionOf(book).inputs.submissions;
  const { name } = stageIn(book.desk);
  apply(book, change('1'));
  expect(gameIn(book.desk).stage).toBeNull();
  expect(sessionOf(book).record.carried.get(name)?.submissions).toEqual(sent);
  apply(book, change('2'));
  expect(sessionOf(book).inputs.submissions).toEqual(sent);
});

test('fewer rounds than were played end the game: the host is warned, and reads of rounds by their titles', () => {
  const book = played(6, { game: 'black-garnet' });
  const change: Change = {
    kind: 'settings',
    settings: { ...gameIn(book.desk).settings, 'Last round': '1' },
  };
  const { warnings, told } = given(book.desk.previewChange({ change }));
  expect(warnings).toEqual([
    'The game would be over after Round 1.',
    'Round 2 and what came after no longer follow and are taken back.',
    'Round 2 no longer follows: the game is over before it.',
  ]);
  expect(told).toEqual([]);
  apply(book, change);
  expect(sessionOf(book).last?.text).toBe('Took back Round 2 and what came after: it no longer follows.');
  expect(gameIn(book.desk).opened).toMatch(/^The Black Garnet was corrected on /);
});

test('a round that is played live has what it had, and no tap of a later one', () => {
  const book = created({ game: 'tactical-picture-hunt' });
  const start = (): unknown => given(book.desk.setDeadline({ deadline: book.ports.now() + MINUTE }));
  start();
  submit(book);
  resolveAndTell(book);
  start();
  const before = sessionOf(book).record.stages[0];
  submit(book);
  const later = sessionOf(book).inputs.submissions;
  expect(later.length).toBeGreaterThan(0);
  goBack(book, before?.stage ?? '');
  expect(sessionOf(book).inputs.submissions).toEqual(before?.submissions);
  start();
  resolveAndTell(book);
  expect(sessionOf(book).inputs.submissions).toEqual(later);
});
