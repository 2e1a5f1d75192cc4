// The settings of Wanted Sharpshooters: a cycle as text, and the numbers of the rule sheet where nothing is given.
import { readWhole } from '../../../src/games/frame/fields';
import { DEFAULTS, settings } from '../../../src/games/wanted-sharpshooters/settings';

test('a cycle is read from lines or from one line', () => {
  const cycle = ['Ana, B', 'C; D', 'E'];
  const shown = settings.toAnswers({ cycle }, '')[0]?.answer ?? '';
  const typed = (answer: string): unknown =>
    settings.fromAnswers((title) => (title === 'Cycle' ? answer : ''), '');
  expect(typed(shown)).toEqual({ cycle });
  expect(typed('Ana, Bo;Cy')).toEqual({ cycle: ['Ana', 'Bo', 'Cy'] });
});

test('what is not given is as on the rule sheet, and the form says so', () => {
  expect(readWhole(settings, {}, 'Settings')).toEqual({ ok: true, value: DEFAULTS });
  const questions = new Map(settings.questions('').map((question) => [question.title, question]));
  expect(questions.get('Rounds')?.help).toBe('At most so many are played. Default: 10.');
  expect(questions.get('Items')?.default?.split('\n')).toHaveLength(DEFAULTS.items.length);
});

test('the cycle is the host’s alone', () => {
  const secret = settings.questions('').filter((question) => question.secret === true);
  expect(secret.map(({ title }) => title)).toEqual(['Cycle']);
});
