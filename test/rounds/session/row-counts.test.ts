// If a response tab has fewer rows than before, nothing happens until the host decides. Then answers in the forms count.
import { unwrapReply } from '../../../src/commands/desk-calls';
import { KEY_TITLE } from '../../../src/rounds/session/columns';
import { keyWithMark, pageMark } from '../../../src/rounds/session/page-marks';
import { refused } from '../../support/host-game';
import { continueFrom } from '../../support/older-version';
import { created, playStage, sessionOf, stageIn } from '../../support/paper-game';
import { keyOf } from '../../support/paper-page';
import { paperOnce, type Paper } from '../../support/paper-ports';

const rowsOf = (book: Paper) => book.sheetOf(1).rows;
const counting = (book: Paper): readonly string[] =>
  stageIn(book.desk)
    .submissions.filter(({ fate }) => fate === 'counts')
    .map(({ player }) => player)
    .sort();
const EVERYONE = ['Ann', 'Bob', 'Cy', 'Dee'];

const sent = paperOnce(() => {
  const book = created();
  book.pass(60_000);
  unwrapReply(book.desk.submitForPractice({ players: [] }));
  return book;
});

test('an answer found in a form is late, or for another opening, like its row', () => {
  const book = created();
  const send = (player: string, mark = ''): void => {
    const key = keyWithMark(keyOf(book, player), mark);
    const at = ['Ann', 'Cy'].includes(player) ? 2 : 1;
    book.land('pick', { [KEY_TITLE]: key, Row: at, Column: at, 'Power card': 1 });
  };
  const old = pageMark(sessionOf(book).record, 'Cy');
  playStage(book);
  unwrapReply(book.desk.setDeadline({ deadline: book.ports.now() + 60_000 }));
  book.pass(1000);
  send('Ann', pageMark(sessionOf(book).record, 'Ann'));
  send('Cy', old);
  book.pass(3_600_000);
  send('Dee');
  const before = stageIn(book.desk).submissions.map(({ id, ...one }) => one);
  rowsOf(book).length -= 3;
  continueFrom(book.desk);
  expect(stageIn(book.desk).submissions.map(({ id, ...one }) => one)).toEqual(before);
  expect(before.map(({ player, late, former }) => [player, late, former])).toEqual([
    ['Ann', false, false],
    ['Cy', true, true],
    ['Dee', true, false],
  ]);
});

test('a cell far below that was filled and emptied is not a lost row', () => {
  const book = sent();
  rowsOf(book).push(['', '', '', ''], ['', 'a slip', '', '']);
  unwrapReply(book.desk.getDesk());
  rowsOf(book).length -= 2;
  expect(refused(book.desk.getDesk()).code).toBe('rows-missing');
  continueFrom(book.desk);
  expect(counting(book)).toEqual(EVERYONE);
});
