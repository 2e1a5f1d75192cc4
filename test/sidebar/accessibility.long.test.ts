// Every screen at all of a host's settings: axe-core finds no faults, and nothing is cut off sideways.
import { SCREENS } from './screens';
import { checkScreen, SETTINGS } from './screen-check';
import { SEASON_SCREENS } from './season-screens';

const everySetting = SETTINGS.map(({ name }) => name);

test.each([...SCREENS, ...SEASON_SCREENS])('$name', (screen) => checkScreen(screen, everySetting));
