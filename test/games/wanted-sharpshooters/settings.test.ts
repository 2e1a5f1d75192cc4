// The cycle of killers and targets is a setting that's typed as text.
import { settingsField } from '../../../src/games/wanted-sharpshooters/settings';

test('a cycle is read from lines or from one line', () => {
  const cycle = ['Ana, B', 'C; D', 'E'];
  const shown = settingsField.toAnswers({ cycle }, '')[0]?.answer ?? '';
  const typed = (answer: string): unknown =>
    settingsField.fromAnswers((title) => (title === 'Cycle' ? answer : ''), '');
  expect(typed(shown)).toEqual({ cycle });
  expect(typed('Ana, Bo;Cy')).toEqual({ cycle: ['Ana', 'Bo', 'Cy'] });
});
