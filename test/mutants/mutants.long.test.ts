// Breaks the program in fifty places. The pure tests must notice nine in ten. `SEED=2` chooses other places.
import { spawnSync } from 'node:child_process';

test('tests notice what is broken', () => {
  const seed = process.env['SEED'] ?? '1';
  const { stdout } = spawnSync(process.execPath, ['--import', 'tsx', 'test/mutants/mutants.ts', '50', seed], {
    encoding: 'utf8',
    env: { ...process.env, RUNS: '1' },
  });
  const [, noticed = '0'] = /^(\d+) of 50 noticed$/m.exec(stdout) ?? [];
  if (Number(noticed) < 45) throw new Error(stdout);
});
