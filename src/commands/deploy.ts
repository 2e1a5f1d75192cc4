// `npm run deploy`: builds the add-on and pushes it to the host's own Apps Script project with clasp.
import { spawnSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { parseArgs } from 'node:util';
import { adviceFor, firstSteps, scriptIdIn, scriptOf } from './deployment';
import { makeDist } from './dist';

const DIST = 'dist';
/** The files that name the script of each deployment; clasp reads them too. */
const PROJECTS = { usual: '.clasp.json', test: '.clasp.test.json' } as const;

function say(line: string): void {
  process.stdout.write(`${line}\n`);
}

async function main(args: readonly string[]): Promise<number> {
  const { positionals, values } = parseArgs({
    args: [...args],
    allowPositionals: true,
    options: { test: { type: 'boolean', default: false } },
  });
  const file = values.test ? PROJECTS.test : PROJECTS.usual;
  const [given] = positionals;
  if (given !== undefined) {
    const scriptId = scriptIdIn(given);
    if (scriptId === undefined) {
      process.stderr.write(`deploy: “${given}” is no Script ID.\n${firstSteps(values.test)}`);
      return 1;
    }
    writeFileSync(file, `${JSON.stringify({ scriptId, rootDir: DIST }, undefined, 2)}\n`);
    say(`${file} names this script from now on.`);
  }
  if (scriptOf(file) === undefined) {
    process.stderr.write(firstSteps(values.test));
    return 1;
  }
  const { sizes } = await makeDist(DIST);
  for (const [name, bytes] of Object.entries(sizes)) {
    say(`built ${DIST}/${name}, ${Math.ceil(bytes / 1000)} kB`);
  }
  // Run with Node: on Windows the command that npm installs is no program.
  const clasp = createRequire(import.meta.url).resolve('@google/clasp');
  const { status, stdout, stderr } = spawnSync(
    process.execPath,
    [clasp, '--project', file, 'push', '--force'],
    { encoding: 'utf8' },
  );
  process.stdout.write(stdout);
  process.stderr.write(stderr);
  if (status !== 0) {
    process.stderr.write(`${adviceFor(stdout + stderr)}\n`);
    return 1;
  }
  say('Pushed. Reload the spreadsheet, wait a moment, and choose Extensions › Round Keeper.');
  return 0;
}

try {
  process.exitCode = await main(process.argv.slice(2));
} catch (error) {
  process.stderr.write(`deploy: ${error instanceof Error ? error.message : String(error)}\n`);
  process.exitCode = 1;
}
