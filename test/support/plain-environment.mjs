// Jest's environment for Node, changed for code that runs in ever new contexts, as the test files and each call of the
// add-on do.
import v8 from 'node:v8';
import vm from 'node:vm';
import { TestEnvironment } from 'jest-environment-node';

// V8 optimises code anew in each context, much of which is then never used: with a limit ten times as high as usual,
// tests take a quarter less of the processor.
v8.setFlagsFromString('--interrupt-budget=1000000');

/**
 * Its global object is a plain one. Jest's own is a proxy that is passed at each use of Object, Array or Math, which
 * takes a third of the time of a long run.
 */
export default class PlainEnvironment extends TestEnvironment {
  constructor(config, context) {
    const { createContext } = vm;
    vm.createContext = () => createContext(vm.constants.DONT_CONTEXTIFY);
    try {
      super(config, context);
    } finally {
      vm.createContext = createContext;
    }
  }

  /** Says of a test that failed what its evenings were and what Google refused on them: test/support/evening.ts. */
  handleTestEvent({ name, error, test }) {
    if (name !== 'test_fn_failure' || typeof error?.stack !== 'string') return;
    const words = this.global.eveningsOfTest?.(test.name) ?? '';
    error.stack = error.stack.replace(/(?=\n\s+at )|$/, () => words);
  }
}
