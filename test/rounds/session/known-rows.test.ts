// Response tabs with fewer rows than before: nothing happens until the host decides; then answers in the forms count.
import { given } from '../../../src/commands/desk-calls';
import { runDeadlines } from '../../../src/rounds/host/stage/deadline-run';
import { KEY_TITLE } from '../../../src/rounds/session/columns';
import { keyWithMark, pageMark } from '../../../src/rounds/session/page-marks';
import { refused } from '../../support/host-game';
import { goOn, paperVersion } from '../../support/older-version';
import { created, kindsOf, playStage, sessionOf, stageIn, sentFor } from '../../support/paper-game';
import { keyOf } from '../../support/paper-page';
import { paperOnce, type Paper } from '../../support/paper-ports';

const rowsOf = (book: Paper) => book.sheetOf(1).rows;
const counting = (book: Paper): readonly string[] =>
  stageIn(book.desk)
    .submissions.filter(({ fate }) => fate === 'counts')
    .map(({ player }) => player)
    .sort();
const EVERYONE = ['Ann', 'Bob', 'Cy', 'Dee'];

/** Round 1, in which everyone has sent. */
const sent = paperOnce(() => {
  const book = created();
  book.pass(60_000);
  given(book.desk.submitForPractice({ players: [] }));
  return book;
});

/** Round 2, in which everyone's answer was seen before a version without answers was brought back. */
const older = paperOnce(() => {
  const book = created();
  playStage(book);
  book.pass(60_000);
  const restore = paperVersion(book);
  given(book.desk.submitForPractice({ players: [] }));
  book.pass(60_000);
  restore();
  return book;
});

test('nothing is read, resolved or drawn, by a click or automatically', () => {
  const book = older();
  const { desk } = book;
  const before = kindsOf(book);
  for (const call of [
    () => desk.getDesk(),
    () => desk.resolveRound({ stage: 'round-2', token: '' }),
    () => desk.deliverSome(),
  ]) {
    const { code, text, lostRow } = refused(call());
    expect([code, lostRow]).toEqual(['rows-missing', 'rows 1:8-4']);
    expect(text).toMatch(/The tab with the responses of “Your pick” had 8 rows and now has 4\./);
  }
  expect(runDeadlines(book.ports).ok).toBe(false);
  expect(kindsOf(book)).toEqual(before);
});

test('going on says what the forms have, and counts it; rows that come back count once', () => {
  const book = older();
  const restored = kindsOf(book);
  const { asked, view } = goOn(book.desk);
  expect(asked.code).toBe('rows-missing');
  expect(asked.details?.join()).toContain('The forms still have answers from Ann, Bob, Cy and Dee');
  expect(view.phase).toBe('playing');
  expect(counting(book)).toEqual(EVERYONE);
  // Nothing is opened again, and no deadline goes.
  expect(kindsOf(book)).toEqual([...restored, 'from-forms']);
  const [form] = book.forms.values();
  const stamp = (at: number): number => (Math.floor(at / 1000) * 1000 - Date.UTC(1899, 11, 30)) / 86_400_000;
  const rows = (form?.sent ?? [])
    .slice(-4)
    .map(({ at, answers }) => [stamp(at), ...answers.map(([, a]) => a)]);
  rowsOf(book).push(...rows);
  expect(stageIn(book.desk).submissions).toHaveLength(4);
  given(book.desk.resolveRound({ stage: 'round-2', token: '' }));
  expect(sentFor(book)).toHaveLength(4);
  expect(stageIn(book.desk).submissions).toEqual([]);
});

test('what is found is late, or for another opening, as its row would be', () => {
  const book = created();
  const send = (player: string, mark = ''): void => {
    const key = keyWithMark(keyOf(book, player), mark);
    const at = ['Ann', 'Cy'].includes(player) ? 2 : 1;
    book.land('pick', { [KEY_TITLE]: key, Row: at, Column: at, 'Power card': 1 });
  };
  const old = pageMark(sessionOf(book).record, 'Cy');
  playStage(book);
  given(book.desk.setDeadline({ deadline: book.ports.now() + 60_000 }));
  book.pass(1000);
  send('Ann', pageMark(sessionOf(book).record, 'Ann'));
  send('Cy', old);
  book.pass(3_600_000);
  send('Dee');
  const before = stageIn(book.desk).submissions.map(({ id, ...one }) => one);
  rowsOf(book).length -= 3;
  goOn(book.desk);
  expect(stageIn(book.desk).submissions.map(({ id, ...one }) => one)).toEqual(before);
  expect(before.map(({ player, late, former }) => [player, late, former])).toEqual([
    ['Ann', false, false],
    ['Cy', true, true],
    ['Dee', true, false],
  ]);
});

test('a cell that somebody filled far below and emptied again is no row that was lost', () => {
  const book = sent();
  rowsOf(book).push(['', '', '', ''], ['', 'a slip', '', '']);
  given(book.desk.getDesk());
  rowsOf(book).length -= 2;
  expect(refused(book.desk.getDesk()).code).toBe('rows-missing');
  goOn(book.desk);
  expect(counting(book)).toEqual(EVERYONE);
});
