// Orders the test files: those that need the built program or the browser come first, since they take longest and would
// otherwise keep other workers waiting at the end. Within both groups Jest's order by known duration applies.
import Sequencer from '@jest/test-sequencer';

export default class SlowFirst extends Sequencer {
  sort(tests) {
    const isPure = (test) => test.context.config.displayName?.name === 'pure';
    const sorted = super.sort(tests);
    return [...sorted.filter((test) => !isPure(test)), ...sorted.filter(isPure)];
  }
}
