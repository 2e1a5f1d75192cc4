// `npm run test:long`: whole games in the browser, real clocks, and many more random plays than `npm test` has time for;
// and the tests of the sidebar, the players' page and the local table with pages that draw late, as on a busy machine.
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { PURE, program, pure, run } from './jest.config.mjs';

process.env['RUNS'] ??= '20';
process.env['LONG_RUN'] = 'yes';

/** Folders whose tests are run on pages that draw late. */
const LATE = ['sidebar', 'browser', 'local/server'];

const isIn = (folders) => (file) =>
  folders.some((folder) => file.startsWith(`${folder}/`) || file === `${folder}.test.ts`);

/** The test files of which `npm test` runs a sample, or plays a few random plays. */
const sampled = readdirSync('test', { recursive: true })
  .filter((file) => /(?<!\.long)\.test\.ts$/.test(file))
  .filter((file) => /\/(sample|random-play)'/.test(readFileSync(path.join('test', file), 'utf8')));
const rooted = (files) => files.map((file) => `<rootDir>/test/${file}`);

export default {
  ...run,
  // Whole games take long where other work keeps the machine busy. A wait for a page ends after a minute of its own.
  testTimeout: 3_600_000,
  // Here much is waited for, by real clocks.
  maxWorkers: 3,
  projects: [
    {
      ...pure,
      testMatch: [
        '<rootDir>/test/games/**/*.test.ts',
        '<rootDir>/test/seasons/*.test.ts',
        ...rooted(sampled.filter(isIn(PURE))),
      ],
    },
    {
      ...program,
      testMatch: [
        '<rootDir>/test/**/*.long.test.ts',
        ...rooted(sampled.filter((file) => !isIn([...PURE, ...LATE])(file))),
      ],
      testPathIgnorePatterns: ['/node_modules/'],
    },
    {
      ...program,
      displayName: 'late pages',
      testMatch: LATE.map((folder) => `<rootDir>/test/${folder}/*.test.ts`),
      testPathIgnorePatterns: ['/node_modules/', '/browser/.*\\.long\\.'],
      globals: { latePages: true },
    },
  ],
};
