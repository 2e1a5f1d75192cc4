// The tests' runtime, which notes whether a module of the program is being loaded: what is broken in code that runs only
// then has no effect in a process that has loaded it. Games that were made on paper are not kept from file to file.
process.env.SHARED_PAPER = 'no';
const Shared = require('../support/shared-modules.cjs');
const path = require('node:path');

const SOURCE = path.join(__dirname, '../../src') + path.sep;

module.exports = class Noting extends Shared {
  constructor(...given) {
    super(...given);
    const { cjsLoader } = this;
    const load = cjsLoader.loadModule.bind(cjsLoader);
    cjsLoader.loadModule = (module, from, name, file, ...more) => {
      const isOurs = file.startsWith(SOURCE);
      if (isOurs) globalThis.mutants.loading += 1;
      try {
        return load(module, from, name, file, ...more);
      } finally {
        if (isOurs) globalThis.mutants.loading -= 1;
      }
    };
  }
};
