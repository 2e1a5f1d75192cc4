// Jest's environment for Node, made for code that runs in ever new contexts: the test files, and each call of the add-on.
import v8 from 'node:v8';
import vm from 'node:vm';
import { TestEnvironment } from 'jest-environment-node';

// V8 optimises code for one context only. By its usual measure it optimises much that no other call of that context
// will use: with this one, ten times as high, tests take a quarter less of the processor.
v8.setFlagsFromString('--interrupt-budget=1000000');

/**
 * Its global object is a plain one. Jest's own is a proxy behind interceptors: each look-up of Object, Array or Math
 * passes through both, which takes a third of the time of a long run.
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
}
