// Jest's environment for Node, created once per process for all its test files.
import { AsyncLocalStorage } from 'node:async_hooks';
import v8 from 'node:v8';
import vm from 'node:vm';
import { TestEnvironment } from 'jest-environment-node';

// Most of what V8 optimizes here isn't used often enough to pay off: with a limit ten times as high as usual, tests take a
// tenth less CPU time.
v8.setFlagsFromString('--interrupt-budget=1000000');

// A call of the built add-on is an execution of its own, whose classes hold all its objects until V8 collects them in full:
// a quick collection of new objects alone copies most of them again and again. So tests of the program only collect in
// full, which takes a fifth of their time less; all others make objects that die young.

// Jest makes an AsyncLocalStorage for each test file. Node gives each new promise the value of every one that was ever used,
// so that with two hundred files promises take a twenty-fifth of the time: they are put out of use after their file.
const storages = new Set();
const { run } = AsyncLocalStorage.prototype;
AsyncLocalStorage.prototype.run = function (...given) {
  storages.add(this);
  return run.apply(this, given);
};

/** This process's environments, keyed by Jest project. */
const environments = new Map();

/**
 * Its global object is a plain one. Jest's own is a proxy that is passed at each use of Object, Array or Math, which
 * takes a third of the time of a long run. All test files of a collection that a process runs share it, and with it what
 * V8 has learnt of the program's code; what a file leaves on it is gone before the next.
 */
export default class PlainEnvironment extends TestEnvironment {
  constructor(config, context) {
    const collection = config.projectConfig.displayName?.name ?? '';
    v8.setFlagsFromString(collection === 'pure' ? '--no-gc-global' : '--gc-global');
    const known = environments.get(collection);
    if (known !== undefined) return known;
    const { createContext } = vm;
    vm.createContext = () => createContext(vm.constants.DONT_CONTEXTIFY);
    try {
      super(config, context);
    } finally {
      vm.createContext = createContext;
    }
    this.whole = Object.getOwnPropertyDescriptors(this.global);
    this.exit = this.global.process.exit;
    // Jest sets 100, and each expectation collects such a trace whether it fails or not.
    this.global.Error.stackTraceLimit = 20;
    environments.set(collection, this);
  }

  async teardown() {
    this.fakeTimersModern.useRealTimers();
    for (const storage of storages) storage.disable();
    storages.clear();
    // Jest wraps it per file, which would keep everything alive that a file has created.
    this.global.process.exit = this.exit;
    const { global, whole } = this;
    for (const name of Reflect.ownKeys(global)) {
      if (!(name in whole)) Reflect.deleteProperty(global, name);
    }
    for (const name of Reflect.ownKeys(whole)) {
      if (whole[name].configurable) Object.defineProperty(global, name, whole[name]);
    }
  }

  /** Adds to a failed test's error what its evenings were and what Google refused: test/support/evening.ts. */
  handleTestEvent({ name, error, test }) {
    if (name !== 'test_fn_failure' || typeof error?.stack !== 'string') return;
    const words = this.global.eveningsOfTest?.(test.name) ?? '';
    error.stack = error.stack.replace(/(?=\n\s+at )|$/, () => words);
  }
}
