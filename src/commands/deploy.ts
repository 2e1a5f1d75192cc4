// `npm run deploy`: builds the program and pushes it to the host's own Apps Script project with clasp.
import { writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import {
  adviseOnPush,
  parseDeploymentId,
  readDeploymentId,
  firstStepsText,
  hasClaspUpdated,
  pageErrorText,
  parseScriptId,
  readScriptId,
} from './deployment';
import { makeDist } from './dist';
import { spawnSync } from 'node:child_process';
import { createRequire } from 'node:module';

const DIST = 'dist';
/** The file with each deployment's script id. clasp reads these files too. */
const CLASP_PROJECT_FILES = { usual: '.clasp.json', test: '.clasp.test.json' } as const;
/** The file with the deployment id of each script's page for players. */
const PAGE_DEPLOYMENT_FILES = { usual: '.page.json', test: '.page.test.json' } as const;

function print(line: string): void {
  process.stdout.write(`${line}\n`);
}

async function main(args: readonly string[]): Promise<number> {
  const { positionals, values } = parseArgs({
    args: [...args],
    allowPositionals: true,
    options: { test: { type: 'boolean', default: false }, page: { type: 'string' } },
  });
  const which = values.test ? 'test' : 'usual';
  const file = CLASP_PROJECT_FILES[which];
  if (values.page !== undefined) {
    const deploymentId = parseDeploymentId(values.page);
    if (deploymentId === undefined) {
      process.stderr.write(`deploy: “${values.page}” isn’t a web app URL. The URL ends with /exec.\n`);
      return 1;
    }
    writeFileSync(PAGE_DEPLOYMENT_FILES[which], `${JSON.stringify({ deploymentId }, undefined, 2)}\n`);
    print(`Saved this page’s address in ${PAGE_DEPLOYMENT_FILES[which]}.`);
  }
  const [given] = positionals;
  if (given !== undefined) {
    const scriptId = parseScriptId(given);
    if (scriptId === undefined) {
      process.stderr.write(`deploy: “${given}” isn’t a Script ID.\n${firstStepsText(values.test)}`);
      return 1;
    }
    writeFileSync(file, `${JSON.stringify({ scriptId, rootDir: DIST }, undefined, 2)}\n`);
    print(`Saved this Script ID in ${file}.`);
  }
  if (readScriptId(file) === undefined) {
    process.stderr.write(firstStepsText(values.test));
    return 1;
  }
  const { sizes } = await makeDist(DIST);
  for (const [name, bytes] of Object.entries(sizes)) {
    print(`built ${DIST}/${name}, ${Math.ceil(bytes / 1000)} kB`);
  }
  const pushed = runClasp(['--project', file, 'push', '--force']);
  process.stdout.write(pushed.stdout);
  if (pushed.status !== 0) return reportFailure(pushed, adviseOnPush);
  const page = readDeploymentId(PAGE_DEPLOYMENT_FILES[which]);
  // The sidebar runs the pushed code, but the players' page runs the deployed code, so both are updated.
  if (page !== undefined) {
    const updated = runClasp(['--project', file, 'update-deployment', page, '--json']);
    if (!hasClaspUpdated(page, updated.stdout)) return reportFailure(updated, pageErrorText);
    print('The players’ page was updated. Its address stays the same.');
  }
  print('Pushed. Reload the spreadsheet, wait a moment, and choose Extensions › Round Keeper.');
  return 0;
}

/** Prints why clasp failed, and advice. */
function reportFailure({ stdout, stderr }: ClaspResult, advice: (said: string) => string): number {
  process.stderr.write(`${stderr}${advice(stdout + stderr)}\n`);
  return 1;
}

try {
  process.exitCode = await main(process.argv.slice(2));
} catch (error) {
  process.stderr.write(`deploy: ${error instanceof Error ? error.message : String(error)}\n`);
  process.exitCode = 1;
}

interface ClaspResult {
  readonly status: number | null;
  readonly stdout: string;
  readonly stderr: string;
}

/** Runs clasp through Node, since npm's command can't be started as a program on Windows. */
function runClasp(args: readonly string[]): ClaspResult {
  const program = createRequire(import.meta.url).resolve('@google/clasp');
  return spawnSync(process.execPath, [program, ...args], { encoding: 'utf8' });
}
