// Runs test files one after another in this process, each with one break switched on, or none.
const fs = require('node:fs');
const path = require('node:path');
const vm = require('node:vm');
const { syncBuiltinESMExports } = require('node:module');
const { readConfigs } = require('jest-config');
const { default: Runtime } = require('jest-runtime');
const { default: TestRunner } = require('jest-runner');

/** The number of the current break; -1 for none. */
let on = Number(process.env.MUTANT ?? -1);
/** Breaks whose places were reached since the last file began: in calls, and while loading modules. */
const called = new Set();
const loaded = new Set();
globalThis.mutants = { loading: 0 };
function isBroken(number) {
  (globalThis.mutants.loading > 0 ? loaded : called).add(number);
  return number === on;
}

// Test files and the built program run in their own contexts.
const { createContext } = vm;
vm.createContext = (...given) => {
  const context = createContext(...given);
  context.isBroken = isBroken;
  return context;
};
syncBuiltinESMExports();

const contexts = new Map();
async function contextsOf(root) {
  const { configs, globalConfig } = await readConfigs({ $0: '', _: [], watchman: false }, [root]);
  for (const config of configs) {
    const changed = { ...config, runtime: path.join(__dirname, 'runtime.cjs') };
    const context = await Runtime.createContext(changed, { maxWorkers: 1, watchman: false });
    contexts.set(config.displayName.name, { context, globalConfig });
  }
}

/** Runs a test file; returns the names of the failed tests. */
async function run(project, file) {
  const { context, globalConfig } = contexts.get(project);
  const runner = new TestRunner({ ...globalConfig, silent: true }, {});
  const failed = [];
  const names = [];
  runner.on('test-file-success', ([, result]) => {
    for (const { status, fullName } of result.testResults) {
      if (status === 'failed') failed.push(fullName);
      names.push(fullName);
    }
    if (result.testExecError || (result.numFailingTests > 0 && failed.length === 0))
      failed.push('(the file)');
  });
  runner.on('test-file-failure', () => failed.push('(the file)'));
  const watcher = { isInterrupted: () => false, isWatchMode: () => false, on: () => () => {} };
  await runner.runTests([{ context, path: path.resolve(file) }], watcher, { serial: true });
  return { failed, names };
}

/** Deletes what earlier runs kept for other test files, because it was made with another break. */
const forget = () => {
  const { folder } = JSON.parse(process.env.ROUND_KEEPER_TEST_RUN ?? '{}');
  if (folder) fs.rmSync(path.join(folder, 'kept'), { recursive: true, force: true });
};

process.on('message', async ({ mutant, project, file }) => {
  if (process.env.MUTANT === undefined) {
    if (on !== mutant) forget();
    on = mutant;
  }
  called.clear();
  loaded.clear();
  const began = Date.now();
  const { failed, names } = await run(project, file);
  process.send({ file, failed, names, ms: Date.now() - began, called: [...called], loaded: [...loaded] });
});

void contextsOf(process.cwd()).then(() => process.send({ ready: true }));
