// The tab Answers, in which a host computes: how it is laid out, and what of the host’s own stays in it (OM-4).
import { given } from '../../../../src/commands/desk-calls';
import type { Cell } from '../../../../src/games/frame/fields';
import { KEY_TITLE } from '../../../../src/rounds/session/columns';
import { keyOf } from '../../../support/paper-page';
import { created, stageIn, submitted, resolve } from '../../../support/paper-game';
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
  given(book.desk.saveHostFacts({ answers: { 'Next questions': 'Your bid; number' } }));
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

test('answers that do not count are not there, and what is marked says so beside it', () => {
  const questions = 'Capital; text; accept Bern | Berne\nBid; number';
  const book = created({ ...OPTIONS, settings: { Title: 'Quiz', Questions: questions } });
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
