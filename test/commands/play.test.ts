// `npm run play`: a line of JSON for each stage of a scenario, or for each match of a season. Other files are refused.
import { spawnSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { newFolder } from '../support/temp-folders';
import { attempt } from '../seasons/season-play';

const SEASON = { season: 'S', people: [{ name: 'Ana' }, { name: 'Bo' }], steps: [{ episode: '1' }] };
const SCENARIO = { game: 'between', seed: 's', players: [{ name: 'Ana', candidate: true }, { name: 'Bo' }] };
const NO_SEASON = { ...SEASON, people: [{ name: 'Ana\nB' }, {}] };

test('files are played in order, up to the first that is neither a season nor a scenario', () => {
  const folder = newFolder();
  const files = [SEASON, SCENARIO, NO_SEASON, SEASON].map((file, index) => {
    const path = join(folder, `${index}.json`);
    writeFileSync(path, JSON.stringify(file));
    return path;
  });
  const args = ['--import', 'tsx', 'src/commands/play.ts', ...files];
  const { status, stdout, stderr } = spawnSync(process.execPath, args, { encoding: 'utf8' });
  const lines = stdout.split('\n').filter((line) => line !== '');
  expect(lines.map((line) => JSON.parse(line) as unknown)).toEqual([
    attempt(SEASON),
    expect.objectContaining({ next: 'opponent' }),
  ]);
  expect(status).toBe(2);
  expect(stderr).toMatch(/^\S*2\.json: at people\[1\]\.name: [^\n]*\n$/u);
});
