// The tab Results, in which a host computes: how it is read, and what is refused in it (OM-4).
import { given } from '../../../../src/commands/desk-calls';
import { sessionOf, stageIn, submitted, resolve } from '../../../support/paper-game';
import { OPTIONS, inSheets } from './match-tabs-on-paper';

test('Results are what the host would have typed, and nothing is entered by taking them', () => {
  const book = submitted(OPTIONS);
  const { results } = inSheets(book);
  results[0] = ['announcement', 'The lamp is sold.'];
  // Rows in an order of the host's, columns of the host's own between, a change that is none.
  results[2] = ['Player', 'my sum', 'coins', 'Points', 'Favour', 'Tell'];
  results.splice(3, 5, ['bo', 12, -7, 2, 0, 'It is yours.'], ['Emil', 3, '', '', '+1', 5], ['Ana', '#REF!']);
  const { answers, refused: why } = given(book.desk.takeResults({}));
  expect(why).toEqual([]);
  expect(Object.entries(answers).filter(([, answer]) => answer !== '')).toEqual([
    ['Announcement', 'The lamp is sold.'],
    ['Tell Bo', 'It is yours.'],
    ['Tell Emil', '5'],
    ['Bo: change of Points', '2'],
    ['Bo: change of Coins', '-7'],
    ['Emil: change of Favour', '1'],
  ]);
  // What stood there is emptied by an empty cell.
  expect(answers['Tell Ana']).toBe('');
  expect(stageIn(book.desk).hostAnswers).toEqual({});
  given(book.desk.saveHostFacts({ answers }));
  resolve(book);
  expect(sessionOf(book).match.facts).toMatchObject({ scores: { Points: { Bo: 2 }, Coins: { Bo: 13 } } });
});

test('each cell that is no whole number, is an error or names nobody is refused by its name', () => {
  const book = submitted(OPTIONS);
  const { results } = inSheets(book);
  results[0] = ['Announcement', 'Loading...'];
  results[3] = ['Ana', '#N/A', 2.5, 'much', true];
  results[4] = ['Zed', '', 1];
  results[5] = ['', '', 1];
  results[6] = ['Ana', '', 1];
  results[7] = ['#NAME?', '', 1, 2_000_000_000];
  results[8] = ['Emil', '', '', 2_000_000_000];
  results[9] = ['Total', '', '', '', '', 7];
  expect(given(book.desk.takeResults({})).refused).toEqual([
    'Results, B1: “Loading...” is an error, or not computed yet.',
    'Results, B4: “#N/A” is an error, or not computed yet.',
    'Results, C4: “2.5” is not a whole number.',
    'Results, D4: “much” is not a whole number.',
    'Results, E4: “TRUE” is not a whole number.',
    'Results, A5: “Zed” is no player of this game.',
    'Results, A6: there is no name beside what stands in this row.',
    'Results, A7: Ana stands here a second time.',
    'Results, A8: “#NAME?” is an error, or not computed yet.',
    'Results, D9: 2000000000 is not between -1000000000 and 1000000000.',
  ]);
});
