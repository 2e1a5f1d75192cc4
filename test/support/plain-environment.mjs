// Jest's environment for Node, created once per process for all its test files.
import { AsyncLocalStorage } from 'node:async_hooks';
import v8 from 'node:v8';
import vm from 'node:vm';
import { TestEnvironment } from 'jest-environment-node';

// Most code that V8 optimizes here isn't used often enough. With ten times the usual threshold, tests take a tenth less CPU
// time.
v8.setFlagsFromString('--interrupt-budget=1000000');

// Each call of the built program is a new execution, whose objects all stay alive until a full garbage collection. Quick
// collections only copy most of them again and again. So tests of the program only collect in full, which saves a fifth of
// their time. In other tests, most objects die young.

// Jest makes an AsyncLocalStorage for each test file, and Node copies all that were ever used into each new promise. With
// two hundred files, that takes a twenty-fifth of the time, so a file's storage is disabled afterwards.
const storages = new Set();
const { run } = AsyncLocalStorage.prototype;
AsyncLocalStorage.prototype.run = function (...given) {
  storages.add(this);
  return run.apply(this, given);
};

/** This process's environments, keyed by Jest project. */
const environments = new Map();

/**
 * An environment with a plain global object. Jest's own is a proxy, which is slow at each use of Object, Array or Math and
 * takes a third of a long run's time. A process's test files of the same project share the global object, and what V8 has
 * optimized. A file's own globals are removed before the next file.
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
    // Jest sets 100, and each expectation collects a stack trace whether it fails or not.
    this.global.Error.stackTraceLimit = 20;
    environments.set(collection, this);
  }

  async teardown() {
    this.fakeTimersModern.useRealTimers();
    for (const storage of storages) storage.disable();
    storages.clear();
    // Jest wraps `exit` for each file, which would keep everything alive that the file created.
    this.global.process.exit = this.exit;
    const { global, whole } = this;
    for (const name of Reflect.ownKeys(global)) {
      if (!(name in whole)) Reflect.deleteProperty(global, name);
    }
    for (const name of Reflect.ownKeys(whole)) {
      if (whole[name].configurable) Object.defineProperty(global, name, whole[name]);
    }
  }

  /** Adds the evenings and Google's refusals to a failed test's error. See test/support/evening.ts. */
  handleTestEvent({ name, error, test }) {
    if (name !== 'test_fn_failure' || typeof error?.stack !== 'string') return;
    const words = this.global.eveningsOfTest?.(test.name) ?? '';
    error.stack = error.stack.replace(/(?=\n\s+at )|$/, () => words);
  }
}
