// The tab Answers, in which a host computes: how it is laid out, and what of the host’s own stays in it (OM-4).
import { given } from '../../../../src/commands/desk-calls';
import type { Cell } from '../../../../src/games/frame/fields';
import { created, stageIn, submitted, correct, resolve, callsOf, gameIn } from '../../../support/paper-game';
import { refused } from '../../../support/host-game';
import { OPTIONS, sheetsOf, inSheets, TABLE } from './match-tabs-on-paper';

const NOW = ['Points now', 'Coins now', 'Favour now'];

/** The column of the bids: behind the names and the scores. */
const BID = 1 + NOW.length;

test('Answers has people down and questions across, numbers as numbers, those of others empty', () => {
  const book = submitted(OPTIONS);
  expect(given(book.desk.updateAnswers({}))).toMatchObject({
    made: true,
    answers: 'Answers',
    history: 'History',
    results: 'Results',
  });
  const { answers, results } = sheetsOf(book);
  expect(answers[0]).toEqual([
    'Round 1',
    ...NOW,
    'Your bid',
    'Who bids most?',
    'A word to the auctioneer',
    'What you sell on',
    'Pay with',
    ...[1, 2, 3].map((place) => `The lots, the one that you want most first ${place}`),
  ]);
  expect(answers.slice(1).map(([name]) => name)).toEqual(['Ana', 'Bo', 'Chen', 'Dora', 'Emil']);
  const words = stageIn(book.desk).submissions.find(({ player }) => player === 'Chen')?.words ?? [];
  const bid = words.find(({ title }) => title === 'Your bid')?.answer;
  expect(answers[3]?.slice(0, BID + 1)).toEqual(['Chen', 0, 20, 0, Number(bid)]);
  // Sold on by dealers alone.
  expect(answers[3]?.[BID + 3]).toBe('');
  expect(results).toEqual(TABLE);
});

test('a question keeps its column, and what is not asked now is empty', () => {
  const book = submitted(OPTIONS);
  inSheets(book);
  const next = { 'Questions from the next round on': 'Why?; text\nYour bid; number 0 to 5' };
  given(book.desk.saveHostFacts({ answers: next }));
  resolve(book);
  const answered = { 'Your bid': '4', 'Why?': '=1+1' };
  correct(book, { kind: 'submission', stage: 'round-2', player: 'Bo', answers: answered });
  expect(given(book.desk.updateAnswers({}))).toMatchObject({ made: false, changed: true });
  const { answers } = sheetsOf(book);
  expect([answers[0]?.[0], answers[0]?.[BID]]).toEqual(['Round 2', 'Your bid']);
  expect(answers[0]?.[BID + 8]).toBe('Why?');
  expect(answers[2]?.slice(BID)).toEqual([4, ...Array.from({ length: 7 }, () => ''), '=1+1']);
  expect(answers[1]?.filter((cell) => cell !== '')).toEqual(['Ana', 0, 20, 0]);
});

test('what the host adds to Answers stays, and a column that was moved keeps its question', () => {
  const book = submitted(OPTIONS);
  const { answers } = inSheets(book);
  const bid = answers.map((row) => row[BID]);
  for (const [at, row] of answers.entries()) {
    // An empty column before the bids, and one of the host's own behind everything.
    row.splice(BID, 0, '');
    while (row.length < 10 + NOW.length) row.push('');
    row.push('', at === 0 ? 'My sum' : at);
  }
  answers[20] = ['', 'a note'];
  given(book.desk.updateAnswers({}));
  expect(given(book.desk.takeResults({})).refused).toEqual([]);
  given(book.desk.submitForPractice({ players: [] }));
  given(book.desk.saveHostFacts({ answers: { 'Questions from the next round on': 'Why?; text' } }));
  resolve(book);
  given(book.desk.updateAnswers({}));
  const after = sheetsOf(book).answers;
  expect(bid[0]).toBe('Your bid');
  expect(after.slice(0, 6).map((row) => [row[BID], row[BID + 1], row[BID + 10]])).toEqual([
    ['', 'Your bid', 'My sum'],
    ...[1, 2, 3, 4, 5].map((at) => ['', '', at]),
  ]);
  expect(after[0]?.[BID + 11]).toBe('Why?');
  expect(after[20]).toEqual(['', 'a note']);
});

test('rows and columns that the host puts between keep what stands in them, and answers follow their names', () => {
  const book = submitted(OPTIONS);
  const { answers } = inSheets(book);
  // A column of notes before the names, a title on top, an empty row below the heading; sorted the other way; a sum below.
  const [heading = [], ...people] = answers.splice(0);
  const noted = [heading, [], ...people.reverse()].map((row, at): Cell[] => [`note ${at}`, ...row]);
  answers.push(['My auction'], ...noted, ['', 'Sum', 99]);
  given(book.desk.updateAnswers({}));
  expect(given(book.desk.takeResults({})).refused).toEqual([]);
  given(book.desk.submitForPractice({ players: [] }));
  given(book.desk.saveHostFacts({ answers: { 'Questions from the next round on': 'Your bid; number' } }));
  resolve(book);
  given(book.desk.updateAnswers({}));
  const emptied = answers.map((row) => [row[0], row[1], row[1 + BID]]);
  const names = ['Emil', 'Dora', 'Chen', 'Bo', 'Ana'];
  expect(emptied).toEqual([
    ['My auction', undefined, undefined],
    ['note 0', 'Round 2', 'Your bid'],
    ['note 1', undefined, undefined],
    ...names.map((name, at) => [`note ${at + 2}`, name, '']),
    ['', 'Sum', undefined],
  ]);
  expect(answers[8]).toEqual(['', 'Sum', 99]);
  given(book.desk.submitForPractice({ players: [] }));
  given(book.desk.updateAnswers({}));
  const told = new Map(
    stageIn(book.desk).submissions.map(({ player, words }) => [player, Number(words[0]?.answer)]),
  );
  expect(answers.slice(3, 8).map((row) => [row[1], row[1 + BID]])).toEqual(
    names.map((name) => [name, told.get(name)]),
  );
});

test('who was deleted from Answers comes back below everything, and without names nothing is guessed', () => {
  const book = submitted(OPTIONS);
  const { answers } = inSheets(book);
  const [dora] = answers.splice(4, 1);
  answers.push(['', 'my sum']);
  given(book.desk.updateAnswers({}));
  expect(answers[5]).toEqual(['', 'my sum']);
  expect(answers[6]?.slice(0, 2)).toEqual(dora?.slice(0, 2));
  for (const row of answers) row.splice(0, 1, '?');
  const before = JSON.stringify(answers);
  expect(refused(book.desk.updateAnswers({})).code).toBe('no-answers-place');
  expect(refused(book.desk.takeResults({})).code).toBe('no-answers-place');
  expect(JSON.stringify(answers)).toBe(before);
  // An emptied tab is begun anew.
  answers.splice(0);
  given(book.desk.updateAnswers({}));
  expect(answers.map(([name]) => name)).toEqual(['Round 1', 'Ana', 'Bo', 'Chen', 'Dora', 'Emil']);
});

test('a question may be called like a round, or ask for a player by name', () => {
  const book = created({
    ...OPTIONS,
    settings: { Title: 'Odd', Questions: 'Round 1; player\nAna; text; optional' },
  });
  given(book.desk.submitForPractice({ players: [] }));
  const { answers } = inSheets(book);
  expect(answers[0]).toEqual(['Round 1', 'Round 1', 'Ana']);
  const names = answers.slice(1).map(([name]) => name);
  for (const row of answers) row.unshift('');
  given(book.desk.updateAnswers({}));
  expect(answers.map(([, name]) => name)).toEqual(['Round 1', ...names]);
  expect(given(book.desk.takeResults({})).refused).toEqual([]);
});

test('names that the host copies before those of Answers are the host’s', () => {
  const book = submitted(OPTIONS);
  const { answers } = inSheets(book);
  for (const row of answers) row.unshift(row[0] === 'Round 1' ? 'Who' : (row[0] ?? ''));
  given(book.desk.saveHostFacts({ answers: {} }));
  resolve(book);
  // The heading says what the last click wrote.
  given(book.desk.updateAnswers({}));
  expect(answers.slice(0, 2).map((row) => [row[0], row[1], row[1 + BID]])).toEqual([
    ['Who', 'Round 2', 'Your bid'],
    ['Ana', 'Ana', ''],
  ]);
});

test('games that compute by themselves have no such tabs', () => {
  const book = created();
  expect(refused(book.desk.updateAnswers({})).code).toBe('no-results');
  expect(refused(book.desk.takeResults({})).code).toBe('no-results');
  expect(book.matchSheets.size).toBe(0);
});

test('a click asks for no more than it needs', () => {
  const book = created(OPTIONS);
  given(book.desk.updateAnswers({}));
  expect(callsOf(book, () => book.desk.updateAnswers({}))).toEqual(['book.read', 'matchTabs.read']);
  given(book.desk.submitForPractice({ players: ['Ana'] }));
  expect(callsOf(book, () => book.desk.updateAnswers({}))).toEqual([
    'book.read',
    'matchTabs.read',
    'matchTabs.write',
  ]);
  expect(callsOf(book, () => book.desk.takeResults({}))).toEqual(['book.read', 'matchTabs.read']);
  expect(gameIn(book.desk).warnings).toEqual([]);
});
