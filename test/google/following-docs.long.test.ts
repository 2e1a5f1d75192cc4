// Follows the docs on deploying and releasing: their commands run in a fresh copy, with the real clasp and a local Google.
import * as fs from 'node:fs';
import * as path from 'node:path';
import { newFolder } from '../support/temp-folders';
import { PAGE, startLoopbackGoogle, type LoopbackGoogle } from './loopback-google';
import { spawn } from 'node:child_process';

/** A command's exit code (null if it was killed) and output. */
type Ended = readonly [code: number | null, said: string];

/** Runs a command, none of whose words can contain spaces. Rejects if it can't be started. */
function runCommand(command: string, cwd: string, env: NodeJS.ProcessEnv): Promise<Ended> {
  return new Promise((resolve, reject) => {
    const [program = '', ...args] = command.split(' ');
    const child = spawn(program, args, { cwd, env });
    let said = '';
    for (const stream of [child.stdout, child.stderr]) stream.on('data', (data) => (said += String(data)));
    child.on('error', reject);
    child.on('close', (code) => resolve([code, said]));
  });
}

const SCRIPT = '1aBcDeFgHiJkLmNoPqRsTuVwXyZ-0123456789_aBcDeFgHiJkLmNoPqR';
const PROJECT = `https://script.googleapis.com/v1/projects/${SCRIPT}`;
const FIRST = 'npm run deploy -- SCRIPT_ID';
const WITH_PAGE = 'npm run deploy -- --page ADDRESS';
const COPIED = [
  'src',
  'sidebar',
  'package.json',
  'tsconfig.json',
  'appsscript.json',
  'release.json',
  'docs/own-match',
  '.clasp.json',
];

const ADDRESS = `https://script.google.com/macros/s/${PAGE}/exec`;

function section(file: string, title: string): string {
  const found = fs
    .readFileSync(file, 'utf8')
    .split(/^#+ /m)
    .find((part) => part.startsWith(`${title}\n`));
  if (found === undefined) throw new Error(`${file} has no section “${title}”.`);
  return found;
}

function commands(text: string): readonly string[] {
  const steps = text.split('\n').filter((line) => /^(\d+\.| {2})/.test(line));
  return [...steps.join('\n').matchAll(/`((?:npm|npx) [^`]+)`/g)].map(([, command = '']) => command);
}

/** A fresh copy of the project, with what `npm ci` installs. */
function freshCopy(): string {
  const folder = newFolder();
  for (const name of COPIED) fs.cpSync(name, path.join(folder, name), { recursive: true });
  fs.symlinkSync(path.resolve('node_modules'), path.join(folder, 'node_modules'));
  return folder;
}

/** Runs a step as it's written, and returns the output. */
async function follow(step: string, folder: string, google: LoopbackGoogle): Promise<string> {
  const command = step.replace('SCRIPT_ID', SCRIPT).replace('ADDRESS', ADDRESS);
  const [code, said] = await runCommand(command, folder, google.env);
  expect([command, code, said]).toEqual([command, 0, said]);
  return said;
}

test('the guide has three commands to type, and one for later', () => {
  const steps = commands(section('docs/deploying.md', 'With a terminal'));
  expect(steps.slice(0, 2)).toEqual(['npm ci --omit=dev', 'npx clasp login']);
  expect([...new Set(steps)].slice(2)).toEqual([FIRST]);
  expect(commands(section('docs/deploying.md', 'A page for players'))).toEqual([WITH_PAGE, 'npm run deploy']);
});

test('the steps put the program into the script that was named, and keep its page at its address', async () => {
  const folder = freshCopy();
  const google = await startLoopbackGoogle(folder);
  const written = (): readonly (readonly unknown[])[] =>
    google.asked
      .filter(({ method, url }) => method !== 'GET' && url.startsWith(PROJECT))
      .map(({ method, url }) => [method, url.split('?')[0]]);
  try {
    await follow(FIRST, folder, google);
    const push = ['PUT', `${PROJECT}/content`];
    expect(written()).toEqual([push]);
    expect(google.asked.find(({ method }) => method === 'PUT')?.body).toContain('openRoundKeeper');
    const said = await follow(WITH_PAGE, folder, google);
    expect(said).toContain('The players’ page was updated. Its address stays the same.');
    // The program hasn't changed, so clasp pushes nothing the second time.
    expect(written()).toEqual([
      push,
      ['POST', `${PROJECT}/versions`],
      ['PUT', `${PROJECT}/deployments/${PAGE}`],
    ]);
    const kept: unknown = JSON.parse(fs.readFileSync(path.join(folder, '.page.json'), 'utf8'));
    expect(kept).toEqual({ deploymentId: PAGE });
  } finally {
    await google.close();
  }
});

test('a release is a page with the four files to paste, and an archive', async () => {
  const folder = freshCopy();
  const [code, said] = await runCommand('npm run release', folder, process.env);
  expect([code, said]).toEqual([0, expect.stringContaining('Open release/index.html') as unknown]);
  expect(fs.readdirSync(path.join(folder, 'release')).sort()).toEqual([
    'Code.gs',
    'Code.map.json',
    'Code.readable.js',
    'appsscript.json',
    'index.html',
    'player.html',
    expect.stringMatching(/^round-keeper-.+\.zip$/) as unknown,
    'sidebar.html',
  ]);
});
