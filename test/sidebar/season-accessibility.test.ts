// Every screen of a season: axe-core finds nothing, nothing is cut off sideways.
import { checkScreen } from './screen-check';
import { SEASON_SCREENS } from './season-screens';

test.each(SEASON_SCREENS)('$name', (screen) => checkScreen(screen, ['as it is']));
