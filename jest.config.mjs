// Jest runs the TypeScript sources through swc. What is pure needs nothing; all else shares one build and one browser.

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

/** Tests of the long run, `npm run test:long`, and of no other. */
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
 * What holds for a whole run. The script `jest` in package.json gives new objects 512 MB: tests of the program collect in
 * full whenever that room is used up, and with a quarter of it they took four times as many collections, a quarter of
 * their time. A process takes up to 1.2 GB for it.
 */
export const run = {
  // A busy machine is slow, not wrong.
  testTimeout: 300_000,
  // “A worker process has failed to exit gracefully” is what Jest says of a worker that has not ended half a second after
  // its last test. It was said of workers that had nothing open: where the cores are busy, the system takes longer to take
  // back their hundreds of megabytes. A worker that something keeps open is still named, after this time.
  workerGracefulExitTimeout: 10_000,
  // Every further process loads the program, and V8 learns its code, anew. `npm test` runs the collections beside each other,
  // and that of the program in as many processes as there are cores, since those wait for the browser.
  maxWorkers: '50%',
  testSequencer: '<rootDir>/test/support/sequencer.mjs',
};

export default { ...run, projects: [pure, program] };
