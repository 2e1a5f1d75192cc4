// Orders the test files: those that need the built program or the browser come first, then the slowest pure ones, since all
// of them would otherwise keep other workers waiting at the end. Within each group Jest's order applies: by known duration,
// or on a new machine by size. (The slowest files are short, since their evenings are in other files.)
import Sequencer from '@jest/test-sequencer';

const SLOWEST = /recorded\/(?:disturbed|recorded)\.test\.ts$|casebook\.test\.ts$/;

export default class SlowFirst extends Sequencer {
  sort(tests) {
    const group = ({ path, context }) => {
      if (context.config.displayName?.name !== 'pure') return 0;
      return SLOWEST.test(path) ? 1 : 2;
    };
    return super.sort(tests).sort((a, b) => group(a) - group(b));
  }
}
