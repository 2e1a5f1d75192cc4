// `npm run mutants -- COUNT SEED FOLDER…`: breaks the program in one place at a time and says which breaks no test noticed.
// A copy of the project gets a switch at each chosen place. First, its pure tests run with nothing broken, to find out which
// test files reach which places. Then, for each break, these files run until a test fails: first the nearest, then the
// broadest, which reach the most places.
import { spawnSync } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { availableParallelism, tmpdir } from 'node:os';
import * as path from 'node:path';
import { parseArgs } from 'node:util';
import { placesAt, withSwitches, type Place } from './places';
import { Runs, type Passed } from './runs';

const FOLDERS = ['src/rounds', 'src/games', 'src/seasons', 'src/sheets'];

/** How many of the broadest test files run after the nearest. */
const BROADEST = 8;

const { values: options, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    /** Only runs test files whose path contains one of these. */
    tests: { type: 'string', multiple: true, default: [''] },
    /** For each break, only runs this many of the nearest test files, then the broadest. */
    nearest: { type: 'string', default: 'Infinity' },
    /** Also runs the tests of the built program if the pure tests noticed nothing. */
    program: { type: 'boolean', default: false },
    /** Runs all test files for each break, and counts which breaks only one test noticed. */
    matrix: { type: 'boolean', default: false },
  },
});
const [count = '50', seed = '1', ...given] = positionals;
const places = drawn((given.length > 0 ? given : FOLDERS).flatMap(placesAt));

/** Chooses places. The same seed always chooses the same places. */
function drawn(all: readonly Place[]): Place[] {
  let state = (Number(seed) * 2654435761) >>> 0;
  const random = (): number => {
    for (const [left, by] of [
      [true, 13],
      [false, 17],
      [true, 5],
    ] as const) {
      state = (state ^ (left ? state << by : state >>> by)) >>> 0;
    }
    return state / 4294967296;
  };
  const chosen = new Set<Place>();
  while (chosen.size < Math.min(Number(count), all.length)) {
    const place = all[Math.floor(random() * all.length)];
    if (place !== undefined) chosen.add(place);
  }
  process.stdout.write(`${all.length} places, ${chosen.size} drawn with seed ${seed}\n`);
  return [...chosen];
}

/** Copies the project, with a switch at each place. */
function copied(): string {
  const root = path.join(tmpdir(), `round-keeper-mutants-${path.basename(process.cwd())}`);
  rmSync(root, { recursive: true, force: true });
  mkdirSync(root, { recursive: true });
  const files = spawnSync('git', ['ls-files', '-co', '--exclude-standard'], { encoding: 'utf8' }).stdout;
  for (const file of files.trim().split('\n')) if (existsSync(file)) cpSync(file, path.join(root, file));
  const linked = spawnSync('cp', ['-al', path.resolve('node_modules'), root], { encoding: 'utf8' });
  if (linked.status !== 0) throw new Error(`The packages could not be linked: ${linked.stderr}`);
  const numbered = places.map((place, number) => [number, place] as const);
  for (const file of new Set(places.map((place) => place.file))) {
    const own = numbered.filter(([, place]) => place.file === file);
    writeFileSync(path.join(root, file), withSwitches(readFileSync(file, 'utf8'), own));
  }
  return root;
}

/** How many folders a test file shares with a source file. The casebook is nearest to a game's rules. */
function nearness(test: string, file: string): number {
  if (test === 'test/casebook.test.ts' && file.startsWith('src/games/')) return 2;
  const [a, b] = [test.split('/').slice(1), file.split('/').slice(1)];
  const apart = a.findIndex((part, at) => part !== b[at]);
  const isNamesake = path.basename(test).startsWith(path.basename(file, '.ts'));
  return apart + (isNamesake ? 0.5 : 0);
}

const root = copied();
const runs = new Runs(root, availableParallelism());
const started = Date.now();
const left = new Set(places.keys());
for (const project of options.program ? (['pure', 'program'] as const) : (['pure'] as const)) {
  const passed = await runs.all(project, options.tests);
  const minutes = ((Date.now() - started) / 60_000).toFixed(1);
  process.stdout.write(`${passed.length} test files of ${project} pass a whole program; ${minutes} min\n`);
  if (options.matrix) await matrix(project, passed);
  else await sample(project, passed);
}
await runs.end();
process.stdout.write(`${places.length - left.size} of ${places.length} noticed\n`);

/** The test files that reach the place, nearest first; all test files if the place runs while modules are loaded. */
function near(number: number, passed: readonly Passed[]): { files: Passed[]; isLoaded: boolean } {
  const place = places[number];
  if (place === undefined) throw new Error(`There is no place ${number}.`);
  const isLoaded = passed.some(({ loaded }) => loaded.includes(number));
  const files = passed
    .filter(({ called }) => isLoaded || called.includes(number))
    .sort((a, b) => nearness(b.file, place.file) - nearness(a.file, place.file) || a.ms - b.ms);
  const nearest = files.slice(0, Number(options.nearest));
  const others = files.slice(nearest.length).sort((a, b) => b.called.length - a.called.length);
  return { files: [...nearest, ...others.slice(0, BROADEST)], isLoaded };
}

async function sample(project: 'pure' | 'program', passed: readonly Passed[]): Promise<void> {
  await runs.each([...left], async (number, worker) => {
    const { files, isLoaded } = near(number, passed);
    const noticed = await worker.broken(number, isLoaded, async (failing) => {
      for (const file of files) if ((await failing(project, file)).length > 0) return file;
      return undefined;
    });
    if (noticed !== undefined) left.delete(number);
    say(number, noticed?.file ?? (files.length === 0 ? 'NOT REACHED' : `SURVIVED ${files.length} files`));
  });
}

/** For each test, the breaks that it noticed, fewest first. */
async function matrix(project: 'pure' | 'program', passed: readonly Passed[]): Promise<void> {
  const noticedBy = new Map<string, number[]>();
  for (const { file, names } of passed) for (const name of names) noticedBy.set(`${file}: ${name}`, []);
  await runs.each([...left], async (number, worker) => {
    const { files, isLoaded } = near(number, passed);
    await worker.broken(number, isLoaded, async (failing) => {
      for (const file of files) {
        for (const name of await failing(project, file)) {
          left.delete(number);
          const test = `${file.file}: ${name}`;
          noticedBy.set(test, [...(noticedBy.get(test) ?? []), number]);
        }
      }
    });
    if (left.has(number)) say(number, 'SURVIVED');
  });
  for (const [test, noticed] of [...noticedBy].sort(([, a], [, b]) => a.length - b.length)) {
    const alone = noticed.filter((number) =>
      [...noticedBy].every(([other, numbers]) => other === test || !numbers.includes(number)),
    );
    process.stdout.write(`${noticed.length} noticed, ${alone.length} by it alone: ${test}\n`);
  }
}

function say(number: number, what: string): void {
  const place = places[number];
  if (place === undefined) return;
  const [was, by] = [place.was, place.by].map((token) => JSON.stringify(token.slice(0, 60)));
  process.stdout.write(`${what} ${place.file}:${place.line} ${was} -> ${by}\n`);
}
