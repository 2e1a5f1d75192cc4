// Question titles that people make up: no duplicates, and none that the form uses itself.
import { FORM_TITLES, uniqueTitles, type QuestionToTitle } from '../../../../src/games/frame/fields';

const plain = (title: string): QuestionToTitle => ({ title, titles: (each) => [each] });
const ranking = (title: string): QuestionToTitle => ({ title, titles: (each) => [`${each} 1`, `${each} 2`] });

test('a title stays as it is, in one line', () => {
  expect(uniqueTitles([plain('Your bid'), plain(' Why\nnot? ')])).toEqual([
    { title: 'Your bid' },
    { title: 'Why not?' },
  ]);
});

test('a title that the form uses itself gets the lowest free number, only on the form', () => {
  expect(uniqueTitles(Object.values(FORM_TITLES).map(plain))).toEqual(
    Object.values(FORM_TITLES).map((typed) => ({ title: `${typed} (2)`, typed })),
  );
  expect(uniqueTitles([plain('YOU play'), plain('You play (2)')])).toEqual([
    { title: 'YOU play (3)', typed: 'YOU play' },
    { title: 'You play (2)' },
  ]);
});

test('so does a title whose numbered places would equal another question', () => {
  expect(uniqueTitles([plain('Lot 1'), ranking('Lot'), plain('Lot (2) 2')])).toEqual([
    { title: 'Lot 1' },
    { title: 'Lot (2)' },
    { title: 'Lot (2) 2 (2)' },
  ]);
});
