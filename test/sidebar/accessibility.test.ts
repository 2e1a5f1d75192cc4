// The fullest screens: axe-core finds no faults, and nothing is cut off. The long run checks all screens at all settings.
import { SCREENS } from './screens';
import { checkScreen } from './screen-check';
import { SEASON_SCREENS } from './season-screens';

const FULLEST = [
  'set up',
  'round, all open',
  'what the host enters, all open',
  'resolve, asking',
  'resolved',
  'corrections, what changes',
  'messages',
  'season, all open',
  'season, counting, with changes of their own',
];
const ALL = [...SCREENS, ...SEASON_SCREENS];

test.each(FULLEST)('%s', async (name) => {
  const screen = ALL.find((one) => one.name === name);
  if (screen === undefined) throw new Error(`There is no screen ${name}.`);
  await checkScreen(screen, ['as it is']);
});
