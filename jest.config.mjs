// Jest compiles TypeScript with swc. Pure tests need nothing else. All other tests share one build and one browser.

const shared = {
  testEnvironment: '<rootDir>/test/support/plain-environment.mjs',
  runtime: '<rootDir>/test/support/shared-modules.cjs',
  transform: {
    '^.+\\.(t|j|mj)sx?$': [
      '@swc/jest',
      {
        jsc: {
          target: 'es2022',
          parser: { syntax: 'typescript', tsx: true },
          transform: { react: { runtime: 'automatic', importSource: 'preact' } },
        },
        module: { type: 'commonjs' },
      },
    ],
  },
  // A few dependencies ship only ES modules.
  transformIgnorePatterns: ['/node_modules/(?!(pure-rand|js-sha256|preact|@ironcalc)/)'],
};

/** Folders whose tests need neither the built program nor a browser. */
export const PURE = ['games', 'example-game', 'casebook', 'kept-games', 'seasons', 'rounds', 'sheets'];

/** Tests that only run in `npm run test:long`. */
const LONG = '\\.long\\.test\\.tsx?$';

export const pure = {
  ...shared,
  displayName: 'pure',
  testMatch: PURE.flatMap((folder) => [
    `<rootDir>/test/${folder}/**/*.test.ts`,
    `<rootDir>/test/${folder}.test.ts`,
  ]),
  testPathIgnorePatterns: ['/node_modules/', LONG],
};

export const program = {
  ...shared,
  displayName: 'program',
  setupFilesAfterEnv: ['<rootDir>/test/support/seeded-ids.ts'],
  testMatch: ['<rootDir>/{test,packages}/**/*.test.ts', '<rootDir>/test/**/*.test.tsx'],
  testPathIgnorePatterns: [
    '/node_modules/',
    LONG,
    ...PURE.map((folder) => `<rootDir>/test/${folder}(/|\\.test)`),
  ],
  globalSetup: '<rootDir>/test/support/global-setup.ts',
  globalTeardown: '<rootDir>/test/support/global-teardown.ts',
};

/**
 * Options of a whole run. The script `jest` in package.json sets V8's space for new objects to 512 MB, because tests of the
 * program collect all garbage whenever it's full. With a quarter of the space, collections took a quarter of the time. A
 * process uses up to 1.2 GB. Pure tests, whose objects die young, take a tenth less processor time with 64 MB.
 */
export const run = {
  // A busy machine is slow, not wrong.
  testTimeout: 300_000,
  // On a busy machine, the system needs more than Jest's half a second to free a worker's memory. Jest then warns that the
  // worker “has failed to exit gracefully”, though nothing keeps it open. With this limit it warns only if something does.
  workerGracefulExitTimeout: 10_000,
  // One process per core. `npm test` runs both collections at the same time, so that one computes while the other waits for
  // the browser.
  maxWorkers: '100%',
  testSequencer: '<rootDir>/test/support/sequencer.mjs',
};

export default { ...run, projects: [pure, program] };
