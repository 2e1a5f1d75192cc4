// Jest's environment for Node, with a plain global object. Its own is a proxy behind interceptors: each look-up of Object,
// Array or Math passes through both, which takes a third of the time of what runs for long.
import vm from 'node:vm';
import { TestEnvironment } from 'jest-environment-node';

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
