// Fifty breaks of the program, drawn by chance: the pure tests alone must notice nine in ten.
import { spawnSync } from 'node:child_process';
import { randomInt } from 'node:crypto';

test('tests notice what is broken', () => {
  const seed = String(process.env['SEED'] ?? randomInt(1, 10_000));
  const { stdout } = spawnSync(process.execPath, ['--import', 'tsx', 'test/mutants/mutants.ts', '50', seed], {
    encoding: 'utf8',
    env: { ...process.env, RUNS: '1' },
  });
  const [, noticed = '0'] = /^(\d+) of 50 noticed$/m.exec(stdout) ?? [];
  if (Number(noticed) < 45) throw new Error(stdout);
});
