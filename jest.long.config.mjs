// `npm run test:long`: whole games in the browser, real clocks, and many more random plays than `npm test` has time for.
import { program, pure, run } from './jest.config.mjs';

process.env['RUNS'] ??= '20';

export default {
  ...run,
  testTimeout: 1_200_000,
  projects: [
    {
      ...pure,
      testMatch: ['<rootDir>/test/games/**/*.test.ts', '<rootDir>/test/rounds/any*.test.ts'],
    },
    {
      ...program,
      testMatch: ['<rootDir>/test/**/*.long.test.ts'],
      testPathIgnorePatterns: ['/node_modules/'],
    },
  ],
};
