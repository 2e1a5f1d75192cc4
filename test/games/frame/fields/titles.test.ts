// Titles that people make up: each once on a form, and none that the form needs itself.
import { FORM_TITLES, formTitles, type Titled } from '../../../../src/games/frame/fields';

const plain = (title: string): Titled => ({ title, titles: (each) => [each] });
const ranking = (title: string): Titled => ({ title, titles: (each) => [`${each} 1`, `${each} 2`] });

test('a title stays as it is, in one line', () => {
  expect(formTitles([plain('Your bid'), plain(' Why\nnot? ')])).toEqual(['Your bid', 'Why not?']);
});

test('a title that the form needs gets a number', () => {
  expect(formTitles(Object.values(FORM_TITLES).map(plain))).toEqual(
    Object.values(FORM_TITLES).map((title) => `${title} (2)`),
  );
});

test('so does one whose places are called like another question', () => {
  expect(formTitles([plain('Lot 1'), ranking('Lot'), plain('Lot (2) 2')])).toEqual([
    'Lot 1',
    'Lot (2)',
    'Lot (2) 2 (2)',
  ]);
});
