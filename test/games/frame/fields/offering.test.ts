// A form that shows fewer options than its field reads.
import { checkboxes, choice, offering, optionsOf, readWhole } from '../../../../src/games/frame/fields';

const everyone = optionsOf(['Ana', 'Bo', 'Cy']);
const one = choice({ title: 'Player', options: everyone });
const several = checkboxes({ title: 'Players', options: everyone });

test.each([
  ['choice', one],
  ['checkboxes', several],
])('a %s shows these options alone', (type, field) => {
  const [question] = offering<unknown>(field, optionsOf(['Bo', 'Cy'])).questions('');
  expect(question?.kind).toEqual({ type, options: [{ value: 'Bo' }, { value: 'Cy' }] });
});

test('what the form does not show is read all the same', () => {
  expect(readWhole(offering(one, optionsOf(['Bo'])), 'ana', 'It')).toEqual({ ok: true, value: 'Ana' });
});

test('with no options the form asks nothing', () => {
  expect(offering(one, []).questions('')).toEqual([]);
});
