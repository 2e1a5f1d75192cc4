// `npm run play`: scenarios and seasons, a line of JSON each; a file that is neither ends it with one line.
import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { attempt } from '../seasons/season-play';

const SEASON = { season: 'S', people: [{ name: 'Ana' }, { name: 'Bo' }], steps: [{ episode: '1' }] };
const SCENARIO = { game: 'between', seed: 's', players: [{ name: 'Ana', candidate: true }, { name: 'Bo' }] };

let folder = '';

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'round-keeper-play-'));
});

afterEach(() => rmSync(folder, { recursive: true }));

function play(...files: readonly unknown[]) {
  const paths = files.map((file, index) => {
    const path = join(folder, `${index}.json`);
    writeFileSync(path, typeof file === 'string' ? file : JSON.stringify(file));
    return path;
  });
  const args = ['--import', 'tsx', 'src/commands/play.ts', ...paths];
  const { status, stdout, stderr } = spawnSync(process.execPath, args, { encoding: 'utf8' });
  return {
    status,
    lines: stdout.split('\n').filter((line) => line !== ''),
    error: stderr.replace(/\n$/u, ''),
  };
}

test('seasons and scenarios are played in their order, a line each', () => {
  const { status, lines, error } = play(SEASON, SCENARIO, SEASON);
  expect([status, error]).toEqual([0, '']);
  const results = lines.map((line) => JSON.parse(line) as unknown);
  expect(results).toEqual([attempt(SEASON), expect.objectContaining({ next: 'opponent' }), attempt(SEASON)]);
});

test('a file that is no season ends the command with its name, the place, and what was expected', () => {
  const { status, lines, error } = play(SCENARIO, { ...SEASON, people: [{ name: 'Ana\nB' }, {}] }, SCENARIO);
  expect([status, lines.length]).toEqual([2, 1]);
  expect(error).toMatch(/^\S*1\.json: at people\[1\]\.name: [^\n]*$/u);
});
