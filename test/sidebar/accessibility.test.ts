// Every kind of screen: axe-core finds nothing, nothing is cut off sideways. The long run asks axe-core at each of a host's
// settings, and of screens too that are whole in another, or that not every match of a season goes through.
import { SCREENS } from './screens';
import { checkScreen } from './screen-check';
import { SEASON_SCREENS } from './season-screens';

/** Screens that another shows with more open on it. */
const WITHIN = ['round', 'corrections', 'correct an earlier stage'];

/** The screens that every match of a season goes through. */
const EVERY_MATCH = [
  'season, all open',
  'season, counting, with changes of their own',
  'season, the next match',
];

const shown = [
  ...SCREENS.filter(({ name }) => !WITHIN.includes(name)),
  ...SEASON_SCREENS.filter(({ name }) => EVERY_MATCH.includes(name)),
];

test.each(shown)('$name', (screen) => checkScreen(screen, ['as it is']));

test('each of them is there', () => {
  const names = [...SCREENS, ...SEASON_SCREENS].map(({ name }) => name);
  expect([...WITHIN, ...EVERY_MATCH].filter((name) => !names.includes(name))).toEqual([]);
});
