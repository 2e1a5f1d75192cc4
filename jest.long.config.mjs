// `npm run test:long`: whole games in the browser, tests with real clocks, and forty times as many random games. Tests of the
// sidebar, the players' page and the local table run again with pages that are slow to draw, as on a busy machine.
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { PURE, program, pure, run } from './jest.config.mjs';

process.env['RUNS'] ??= '20';
process.env['LONG_RUN'] = 'yes';

/** Folders whose tests also run with slow pages. */
const LATE = ['sidebar', 'browser', 'local/server'];

const isIn = (folders) => (file) =>
  folders.some((folder) => file.startsWith(`${folder}/`) || file === `${folder}.test.ts`);

/** Test files of which `npm test` only runs a sample, or a few random games. */
const sampled = readdirSync('test', { recursive: true })
  .filter((file) => /(?<!\.long)\.test\.ts$/.test(file))
  .filter((file) => /\/(sample|random-play|compared)'/.test(readFileSync(path.join('test', file), 'utf8')));
const rooted = (files) => files.map((file) => `<rootDir>/test/${file}`);

export default {
  ...run,
  // Whole games take long on a busy machine. A wait for a page has its own limit of a minute.
  testTimeout: 3_600_000,
  // More workers than cores, because tests with real clocks mostly wait.
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
