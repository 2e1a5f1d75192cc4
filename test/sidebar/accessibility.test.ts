// Every screen: axe-core finds nothing, nothing is cut off sideways. The long run asks axe-core at each of a host's settings,
// and of screens too that are whole in another.
import { SCREENS } from './screens';
import { checkScreen } from './screen-check';

/** Screens that another shows with more open on it. */
const WITHIN = ['round', 'corrections', 'correct an earlier stage'];

test.each(SCREENS.filter(({ name }) => !WITHIN.includes(name)))('$name', (screen) =>
  checkScreen(screen, ['as it is']),
);
