// The tabs Answers and History of a match that its host scores (OM-4, OM-8): duplicate titles, and which answers count.
import { unwrapReply } from '../../../../src/commands/desk-calls';
import type { Cell } from '../../../../src/games/frame/fields';
import { KEY_TITLE } from '../../../../src/rounds/session/columns';
import type { Grid } from '../../../../src/rounds/ports/host-book';
import { historyCells } from '../../../../src/rounds/session/history-tab';
import { answersCells } from '../../../../src/rounds/session/match-tab-cells';
import { sheetMatch, type SheetMatch } from '../../../../src/rounds/session/sheet-columns';
import { keyOf } from '../../../support/paper-page';
import { created, resolve, sessionOf, stageIn } from '../../../support/paper-game';
import { refused } from '../../../support/host-game';
import type { Paper } from '../../../support/paper-ports';

const matchOf = (book: Paper): SheetMatch => sheetMatch(sessionOf(book), stageIn(book.desk).name);

function inSheets(book: Paper): { readonly answers: Cell[][]; readonly history: Cell[][] } {
  unwrapReply(book.desk.updateAnswers({}));
  const [{ answers = [], history = [] } = {}] = [...book.matchSheets.values()];
  return { answers, history };
}

test('a question can have the title of a round, or ask for a player by name', () => {
  const book = created({
    game: 'own-match',
    settings: { Title: 'Odd', Questions: 'Round 1; player\nAna; text; optional' },
  });
  unwrapReply(book.desk.submitForPractice({ players: [] }));
  const { answers } = inSheets(book);
  expect(answers[0]).toEqual(['Round 1', 'Round 1', 'Ana']);
  const names = answers.slice(1).map(([name]) => name);
  for (const row of answers) row.unshift('');
  unwrapReply(book.desk.updateAnswers({}));
  expect(answers.map(([, name]) => name)).toEqual(['Round 1', ...names]);
  expect(unwrapReply(book.desk.takeResults({})).refused).toEqual([]);
});

test('answers that do not count are left out, and marked ones have a note beside them', () => {
  const questions = 'Capital; text; accept Bern | Berne\nBid; number';
  const book = created({ game: 'own-match', settings: { Title: 'Quiz', Questions: questions } });
  const form = stageIn(book.desk).asks[0]?.form ?? '';
  for (const [name, capital, bid] of [
    ['Ana', 'Berne', 1],
    ['Bo', 'Paris', 2],
    ['Bo', 'Bern', 'much'],
  ] as const)
    book.land(form, { [KEY_TITLE]: keyOf(book, name), Capital: capital, Bid: bid });
  expect(inSheets(book).answers.slice(0, 4)).toEqual([
    ['Round 1', 'Capital', 'Capital ok', 'Bid'],
    ['Ana', 'Berne', true, 1],
    ['Bo', 'Paris', false, 2],
    ['Chen'],
  ]);
});

test('two titles that read alike have headings of their own', () => {
  const book = created({
    game: 'own-match',
    settings: {
      Title: 'Odd',
      Questions: 'Gold now; number\nRound; text',
      Scores: 'Gold; everyone\nPlayer; owner',
    },
  });
  unwrapReply(book.desk.submitForPractice({ players: [] }));
  inSheets(book);
  resolve(book);
  const [former] = [...book.matchSheets.values()];
  expect(answersCells(matchOf(book), former?.answers)).toMatchObject({ shown: [3, 4], hidden: [] });
  const { answers, history } = inSheets(book);
  expect(answers[0]).toEqual(['Round 2', 'Gold now', 'Player now', 'Gold now (2)', 'Round']);
  expect(history[0]).toEqual(['Round', 'Player', 'In', 'Gold', 'Player (2)', 'Gold now', 'Round (2)']);
});

test('in History, rows of the host’s own stay, and those of rounds that were undone are emptied', () => {
  const book = created({ game: 'own-match', settings: { Title: 'Quiz', Questions: 'Bid; number' } });
  unwrapReply(book.desk.submitForPractice({ players: [] }));
  resolve(book);
  const { history } = inSheets(book);
  const own = [
    ['total', 'Ana', 'x'],
    [1, 'Nobody', 'y'],
  ];
  const before = history.map((row) => [...row]);
  const runsIn = (tab: Grid) =>
    historyCells(matchOf(book), tab)?.map(({ at, row, heading, cells }) => [at, row, heading, cells.length]);
  const columns = [0, 1, 2, 3].flatMap((at) => [
    [at, 0, true, 1],
    [at, 1, false, 5],
  ]);
  expect(runsIn([])).toEqual(columns);
  expect(runsIn(before.map(([round = '', player = '']) => [round, player]))).toEqual(columns.slice(4));
  expect(runsIn([...before, [7, 'Bo']])).toEqual([0, 1].map((at) => [at, 6, false, 1]));
  for (const gone of ['Round', 'Player'])
    expect(runsIn(before.map((row) => row.map((cell) => (cell === gone ? '' : cell))))).toBeUndefined();
  history.push(...own.map((row) => [...row]), [7, 'Bo', 'z', 5]);
  inSheets(book);
  expect(history).toEqual([...before, ...own, ['', '', '', '']]);
  // Sorting can put the headings below the rows.
  history.splice(0, history.length, ...before.map((row) => [...row]).reverse());
  inSheets(book);
  expect(history).toEqual([...before].reverse());
  history.shift();
  expect(refused(book.desk.takeResults({})).text).toContain('the tab “History”');
  delete [...book.matchSheets.values()][0]?.history;
  expect(refused(book.desk.takeResults({})).text).toContain('has no “History” tab');
});
