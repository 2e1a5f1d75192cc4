// Deploying as the texts say: the commands of README and of docs/deploying.md, run one after another in a fresh copy of
// the program, with the real clasp and a Google on this machine.
import { spawn } from 'node:child_process';
import * as fs from 'node:fs';
import * as path from 'node:path';
import { newFolder } from '../support/temp-folders';
import { startLoopbackGoogle } from './loopback-google';

const SCRIPT = '1aBcDeFgHiJkLmNoPqRsTuVwXyZ-0123456789_aBcDeFgHiJkLmNoPqR';
const COPIED = ['src', 'sidebar', 'package.json', 'tsconfig.json', 'appsscript.json', '.clasp.json'];

const TEXTS = [
  ['README.md', 'In your own Google Sheet'],
  ['docs/deploying.md', 'The first time'],
] as const;

/** A section of a text. */
function section(file: string, title: string): string {
  const found = fs
    .readFileSync(file, 'utf8')
    .split(/^#+ /m)
    .find((part) => part.startsWith(`${title}\n`));
  if (found === undefined) throw new Error(`${file} has no section “${title}”.`);
  return found;
}

/** The commands of the numbered steps, in order. */
function commands(text: string): readonly string[] {
  const steps = text.split('\n').filter((line) => /^(\d+\.| {2})/.test(line));
  return [...steps.join('\n').matchAll(/`((?:npm|npx) [^`]+)`/g)].map(([, command = '']) => command);
}

/** A copy of the program as one gets it, with what `npm ci` installs. */
function freshCopy(): string {
  const folder = newFolder();
  for (const name of COPIED) fs.cpSync(name, path.join(folder, name), { recursive: true });
  fs.symlinkSync(path.resolve('node_modules'), path.join(folder, 'node_modules'));
  return folder;
}

function run(
  command: string,
  cwd: string,
  env: NodeJS.ProcessEnv,
): Promise<readonly [number | null, string]> {
  return new Promise((resolve, reject) => {
    const [program = '', ...args] = command.split(' ');
    const child = spawn(program, args, { cwd, env });
    let said = '';
    for (const stream of [child.stdout, child.stderr]) stream.on('data', (data) => (said += String(data)));
    child.on('error', reject);
    child.on('close', (code) => resolve([code, said]));
  });
}

/** What only a person can do, or what was done already. */
const BY_HAND = ['npm ci', 'npx clasp login'];

test.each(TEXTS)('the steps of %s put the program into the script that was named', async (file, title) => {
  const steps = commands(section(file, title));
  expect(steps).toContain('npx clasp login');
  const folder = freshCopy();
  const google = await startLoopbackGoogle(folder);
  try {
    for (const step of steps.filter((command) => !BY_HAND.includes(command))) {
      const [code, said] = await run(step.replace('SCRIPT_ID', SCRIPT), folder, google.env);
      expect([step, code, said]).toEqual([step, 0, said]);
    }
    const pushed = google.asked.filter(({ method }) => method === 'PUT');
    expect(pushed.map(({ url }) => url.split('?')[0])).toEqual([
      `https://script.googleapis.com/v1/projects/${SCRIPT}/content`,
    ]);
    expect(pushed[0]?.body).toContain('openRoundKeeper');
  } finally {
    await google.close();
  }
});

test.each(TEXTS)('%s says where the Script ID is, and to tick all boxes', (file, title) => {
  const text = section(file, title).replace(/\s+/g, ' ');
  const said = ['Extensions › Apps Script', 'Project Settings', 'Script ID', 'Extensions › Round Keeper'];
  for (const words of said) expect(text).toContain(words);
  expect(text).toMatch(/tick all boxes/i);
});
