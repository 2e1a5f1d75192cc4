// `npm run pictures`: walks through docs/hosting.md and docs/players.md in a browser and keeps what it draws in
// docs/images.
import { spawnSync } from 'node:child_process';

const WALKS = ['guide', 'duel'].map((walk) => `test/browser/${walk}.long.test.ts`);

const { status } = spawnSync(
  process.execPath,
  ['node_modules/jest/bin/jest.js', '--config', 'jest.long.config.mjs', ...WALKS],
  { env: { ...process.env, PICTURES: 'docs/images' }, stdio: 'inherit' },
);
process.exitCode = status ?? 1;
