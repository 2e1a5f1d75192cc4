// Every screen: axe-core finds nothing, nothing is cut off sideways. The long run asks axe-core at each of a host's settings.
import { SCREENS } from './screens';
import { checkScreen } from './screen-check';

test.each(SCREENS)('$name', (screen) => checkScreen(screen, ['as it is']));
