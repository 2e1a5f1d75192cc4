// `npm run test:long`: whole games in the browser, real clocks, and many more random plays than `npm test` has time for;
// and the tests of the sidebar, the players' page and the local table with pages that draw late, as on a busy machine.
import { program, pure, run } from './jest.config.mjs';

process.env['RUNS'] ??= '20';

export default {
  ...run,
  testTimeout: 1_200_000,
  projects: [
    {
      ...pure,
      testMatch: [
        '<rootDir>/test/games/**/*.test.ts',
        '<rootDir>/test/seasons/*.test.ts',
        '<rootDir>/test/rounds/proof/season-file.test.ts',
        '<rootDir>/test/rounds/any*.test.ts',
      ],
    },
    {
      ...program,
      testMatch: ['<rootDir>/test/**/*.long.test.ts'],
      testPathIgnorePatterns: ['/node_modules/'],
    },
    {
      ...program,
      displayName: 'late pages',
      testMatch: ['sidebar', 'browser', 'local/server'].map((folder) => `<rootDir>/test/${folder}/*.test.ts`),
      testPathIgnorePatterns: ['/node_modules/', '/browser/.*\\.long\\.'],
      globals: { latePages: true },
    },
  ],
};
