// The tab Results, in which a host computes: how it is read, and what is refused in it (OM-4).
import { given } from '../../../../src/commands/desk-calls';
import { sessionOf, stageIn, submitted, resolve } from '../../../support/paper-game';
import { OPTIONS, inSheets } from './match-tabs-on-paper';

test('Results are what the host would have typed, and nothing is entered by taking them', () => {
  const book = submitted(OPTIONS);
  const { results } = inSheets(book);
  results[0] = ['announcement', 'The lamp is sold.'];
  // Rows in an order of the host's, columns of the host's own between, a change that is none.
  results[2] = ['Player', 'my sum', 'coins', 'Points', 'Favour', 'Tell', 'Asked'];
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
