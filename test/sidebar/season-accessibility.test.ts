// The screens that every match of a season goes through: axe-core finds nothing, nothing is cut off sideways. The long
// run has all of a season's screens, at every setting.
import { checkScreen } from './screen-check';
import { SEASON_SCREENS } from './season-screens';

const EVERY_MATCH = [
  'season, all open',
  'season, counting, with changes of their own',
  'season, the next match',
];

test.each(SEASON_SCREENS.filter(({ name }) => EVERY_MATCH.includes(name)))('$name', (screen) =>
  checkScreen(screen, ['as it is']),
);

test('each of them is there', () => {
  const names = SEASON_SCREENS.map(({ name }) => name);
  expect(EVERY_MATCH.filter((name) => !names.includes(name))).toEqual([]);
});
