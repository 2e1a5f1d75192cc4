// Breaks the program in fifty places. The pure tests notice about nine in ten, and in any sample at
// least eight. `SEED=2` chooses other places.
import { spawnSync } from 'node:child_process';

test('tests notice what is broken', () => {
  const seed = process.env['SEED'] ?? '1';
  const { stdout } = spawnSync(
    process.execPath,
    ['--import', 'tsx', 'test/mutants/mutants.ts', '50', seed, '--nearest', '30'],
    {
      encoding: 'utf8',
      env: { ...process.env, RUNS: '1' },
    },
  );
  const [, noticed = '0'] = /^(\d+) of 50 noticed$/m.exec(stdout) ?? [];
  if (Number(noticed) < 40) throw new Error(stdout);
});
