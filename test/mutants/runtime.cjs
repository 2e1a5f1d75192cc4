// The tests' module loader, which also notes whether a module of the program is being loaded. Code that runs only then can't
// be broken in a process that has already loaded it. Paper games aren't shared between files.
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
