// Jest's runtime, changed so that the program's modules and libraries are loaded once per process instead of once per test
// file. They keep no state between calls, and V8 keeps its optimized code. The same goes for paper games (which only give
// copies), the casebook's files, the browser connection and the sidebar's windows. Other modules of test/ are loaded for
// each file.
const fs = require('node:fs');
const path = require('node:path');
const { default: Runtime } = require('jest-runtime');

const ROOT = path.join(__dirname, '../..');
const SHARED = [
  ...['src', 'packages', 'node_modules'].map((folder) => path.join(ROOT, folder) + path.sep),
  ...[
    // A deliberately broken program must not continue games that were created before.
    ...(process.env.SHARED_PAPER === 'no' ? [] : ['support/paper']),
    'support/connection',
    'sidebar/sidebar-windows',
    'casebook/files.',
  ].map((start) => path.join(ROOT, 'test', start)),
];
const isShared = (file) => SHARED.some((start) => file.startsWith(start)) && !/\.test\.tsx?$/.test(file);

/** A test file that replaces a module gets private copies of all modules. */
const REPLACES = /\bjest\s*\.\s*(?:mock|isolateModules)\(/;

/** The modules that a test file sees: its own and the shared ones. */
class Modules extends Map {
  constructor(shared) {
    super();
    this.shared = shared;
  }
  has(file) {
    return isShared(file) ? this.shared.has(file) : super.has(file);
  }
  get(file) {
    return isShared(file) ? this.shared.get(file) : super.get(file);
  }
  set(file, module) {
    if (isShared(file)) this.shared.set(file, module);
    else super.set(file, module);
    return this;
  }
  delete(file) {
    return isShared(file) ? this.shared.delete(file) : super.delete(file);
  }
}

/** For each project, the runtime that loads the shared modules. It never ends, since they may load more later. */
const loaders = new Map();

module.exports = class SharedModules extends Runtime {
  constructor(config, environment, resolver, transformer, cacheFS, coverage, testPath, globalConfig) {
    const given = [config, environment, resolver, transformer, cacheFS, coverage, testPath, globalConfig];
    super(...given);
    if (REPLACES.test(fs.readFileSync(testPath, 'utf8'))) return;
    const collection = config.displayName?.name ?? '';
    const loader = loaders.get(collection) ?? new Runtime(...given);
    loaders.set(collection, loader);
    this.registries.moduleRegistry = new Modules(loader.registries.moduleRegistry);
    this.transformCache.sourceMaps = loader.transformCache.sourceMaps;
    const { cjsLoader } = this;
    const loadOwn = cjsLoader.loadModule.bind(cjsLoader);
    cjsLoader.loadModule = (module, from, name, file, ...more) =>
      isShared(file)
        ? loader.cjsLoader.loadModule(module, from, name, file, ...more)
        : loadOwn(module, from, name, file, ...more);
  }
};
