// Every screen at each of a host's settings: axe-core finds nothing, nothing is cut off sideways.
import { SCREENS } from './screens';
import { checkScreen, SETTINGS } from './screen-check';
import { SEASON_SCREENS } from './season-screens';

const everySetting = SETTINGS.map(({ name }) => name);

test.each([...SCREENS, ...SEASON_SCREENS])('$name', (screen) => checkScreen(screen, everySetting));
