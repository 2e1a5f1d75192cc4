// `npm run pictures`: walks through docs/hosting.md in a browser and keeps what it draws in docs/images.
import { spawnSync } from 'node:child_process';

const { status } = spawnSync(
  process.execPath,
  ['node_modules/jest/bin/jest.js', '--config', 'jest.long.config.mjs', 'test/browser/guide.long.test.ts'],
  { env: { ...process.env, PICTURES: 'docs/images' }, stdio: 'inherit' },
);
process.exitCode = status ?? 1;
