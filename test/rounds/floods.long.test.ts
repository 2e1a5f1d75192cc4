// As many rows as a spreadsheet holds in one tab of responses.
import { spawnSync } from 'node:child_process';

test('a million rows: each has a fate, in less than 1 GB', () => {
  const { stdout, stderr } = spawnSync(
    process.execPath,
    ['--max-old-space-size=900', '--import', 'tsx', 'test/rounds/million-rows.ts'],
    { encoding: 'utf8' },
  );
  expect(stderr).toBe('');
  const { rows, fates, counted, bytes } = JSON.parse(stdout) as Readonly<Record<string, unknown>>;
  expect([rows, fates]).toEqual([1_000_000, 1_000_000]);
  expect(counted).toEqual(['Ann', 'Bob', 'Cy', 'Dee']);
  expect(bytes).toBeLessThan(200_000);
});
