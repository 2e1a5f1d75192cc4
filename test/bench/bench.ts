// `npm run bench`: what a host and a player would wait for each click, by a model of Google, with the processor's time of
// a round, and what clicks weigh late in a season. With `--write` the figures are kept in docs/performance.md. `--waiting`
// asks for the first part alone, `--season` for the second, `--against DIST` for the first of another build beside it.
import { mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import * as path from 'node:path';
import { parseArgs } from 'node:util';
import { makeDist } from '../../src/commands/dist';
import { seasonFigures } from './season';
import { waitingFigures, type Program } from './waiting';

const PAGE = 'docs/performance.md';
/** The places of the page in which figures stand. */
const MARKS = {
  waiting: { from: '<!-- waiting: npm run bench -- --write -->', to: '<!-- end of waiting -->' },
  season: { from: '<!-- season: npm run bench -- --season --write -->', to: '<!-- end of season -->' },
} as const;

/** Prints figures, and keeps them in the page where that was asked for. */
function say(
  lines: readonly string[],
  { from, to }: (typeof MARKS)[keyof typeof MARKS],
  isKept: boolean,
): void {
  const figures = lines.join('\n').trim();
  process.stdout.write(`${figures}\n\n`);
  if (!isKept) return;
  const page = readFileSync(PAGE, 'utf8');
  const [before, after] = [page.indexOf(from), page.indexOf(to)];
  if (before < 0 || after < before) throw new Error(`${PAGE} has no place for figures.`);
  writeFileSync(PAGE, `${page.slice(0, before)}${from}\n\n${figures}\n\n${page.slice(after)}`);
}

/** A folder with this program, built. */
async function built(): Promise<string> {
  const dist = mkdtempSync(path.join(tmpdir(), 'round-keeper-built-'));
  await makeDist(dist);
  return dist;
}

/** The waiting for each click: of this program, and of another build of it where there is one. */
async function waiting(against: string | undefined): Promise<readonly string[]> {
  const dist = await built();
  const before: readonly Program[] = against === undefined ? [] : [{ title: 'before', dist: against }];
  return waitingFigures([...before, { title: before.length === 0 ? '' : 'now', dist }]);
}

const { values: options } = parseArgs({
  options: {
    against: { type: 'string' },
    season: { type: 'boolean', default: false },
    waiting: { type: 'boolean', default: false },
    write: { type: 'boolean', default: false },
  },
});
if (!options.season) {
  say(await waiting(options.against), MARKS.waiting, options.write);
}
if (!options.waiting) say(seasonFigures(await built()), MARKS.season, options.write);
