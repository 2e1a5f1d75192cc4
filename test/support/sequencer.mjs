// The order of the test files: those that need the built program or the browser take longest, and none of them should
// be left for the end, when the other workers have nothing more to do. Where a run has measured the files, Jest's own
// order by duration holds among each of the two.
import Sequencer from '@jest/test-sequencer';

export default class SlowFirst extends Sequencer {
  sort(tests) {
    const isPure = (test) => test.context.config.displayName?.name === 'pure';
    const sorted = super.sort(tests);
    return [...sorted.filter((test) => !isPure(test)), ...sorted.filter(isPure)];
  }
}
