// Four full screens: axe-core finds no faults, and nothing is cut off. The long run checks all screens at all settings.
import { SCREENS } from './screens';
import { checkScreen } from './screen-check';
import { SEASON_SCREENS } from './season-screens';

const FULL = ['set up', 'round, all open', 'resolved', 'season, all open'];
const ALL = [...SCREENS, ...SEASON_SCREENS];

test.each(FULL)('%s', async (name) => {
  const screen = ALL.find((one) => one.name === name);
  if (screen === undefined) throw new Error(`There is no screen ${name}.`);
  await checkScreen(screen, ['as it is']);
});
