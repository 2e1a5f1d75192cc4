// `npm run check`, for use while working: tests of the games and the loop, which need neither the build nor a browser, with
// few random games. `npm test` plays more of them, `npm run test:long` many.
import { pure, run } from './jest.config.mjs';

process.env['RUNS'] ??= '0.2';

export default {
  ...run,
  projects: [
    {
      ...pure,
      testPathIgnorePatterns: [...pure.testPathIgnorePatterns, '<rootDir>/test/(sheets|kept-games)'],
    },
  ],
};
