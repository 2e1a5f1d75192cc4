// `npm run check`, while one works: the games and the loop, whose tests need neither build nor browser, with few random
// plays. `npm test` plays more of them, `npm run test:long` many.
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
