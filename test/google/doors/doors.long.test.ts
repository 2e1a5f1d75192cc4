// Each door walked from an empty folder by its text alone: what the text names is done, one after another, on what is on
// the screen then. Words that the screen does not have end the walk, so that text and program cannot drift apart.
// `clasp login` alone is not run: it opens Google's own page. The file that it leaves is put in place instead.
import { execFileSync } from 'node:child_process';
import * as fs from 'node:fs';
import * as path from 'node:path';
import { pasteFiles } from '../../../src/commands/paste-page';
import { given } from '../../../src/commands/desk-calls';
import { builtDist } from '../../support/built-program';
import { runCommand } from '../../support/run-command';
import { newFolder } from '../../support/temp-folders';
import { startLoopbackGoogle, type LoopbackGoogle } from '../loopback-google';
import { withWays } from '../../casebook/docs';
import { Person } from './person';
import { guide, section, stepsOf } from './steps';
import { newWorld, type World } from './world';

/** A copy of the repository as one downloads it: nothing is installed, nothing built. */
function repository(): string {
  const folder = newFolder();
  const files = execFileSync('git', ['ls-files', '-z'], { encoding: 'utf8' }).split('\0').filter(Boolean);
  for (const file of files) {
    if (!fs.existsSync(file)) continue;
    fs.mkdirSync(path.join(folder, path.dirname(file)), { recursive: true });
    fs.copyFileSync(file, path.join(folder, file));
  }
  return folder;
}

const SUFFIX: Readonly<Record<string, string>> = { SERVER_JS: '.gs', HTML: '.html', JSON: '.json' };

/** Somebody's terminal in a folder: what clasp pushed is in the script that it was pushed to. */
function terminal(world: World, folder: string, google: LoopbackGoogle) {
  const login = path.join(folder, '.clasprc.json');
  const aside = path.join(folder, 'signed-in.json');
  fs.renameSync(login, aside);
  return async (command: string, person: Person): Promise<void> => {
    if (command === 'cd FOLDER') return;
    if (command === 'npx clasp login') {
      fs.copyFileSync(aside, login);
      return;
    }
    // Only clasp is to find the Google of this machine.
    const talks = command.startsWith('npm run deploy');
    if (talks && !person.hasApi) throw new Error('The Apps Script API is not switched on.');
    const before = google.asked.length;
    const env = talks ? google.env : { ...process.env, npm_config_prefer_offline: 'true' };
    const [code, said] = await runCommand(command, folder, env);
    if (code !== 0) throw new Error(`${command} ended with ${code}: ${said}`);
    for (const { method, url, body } of google.asked.slice(before)) {
      if (method !== 'PUT') continue;
      const { files } = JSON.parse(body) as {
        readonly files: readonly { readonly name: string; readonly type: string; readonly source: string }[];
      };
      const script = [...world.scripts.values()].find(({ id }) => url.includes(id));
      if (script === undefined) throw new Error('clasp pushed to a script that is not there.');
      script.files = Object.fromEntries(
        files.map(({ name, type, source }) => [`${name}${SUFFIX[type] ?? ''}`, source]),
      );
    }
  };
}

/** The packages of a lock file, by their places. */
function packagesIn(file: string): readonly (readonly [string, { readonly dev?: boolean }])[] {
  const { packages } = JSON.parse(fs.readFileSync(file, 'utf8')) as {
    readonly packages: Readonly<Record<string, { readonly dev?: boolean }>>;
  };
  return Object.entries(packages);
}

/** The sidebar is open, the account is checked, and a game can be begun. */
function expectHosting(person: Person): void {
  expect(person.shown.some((html) => html.includes('ROUND_KEEPER_SCREEN'))).toBe(true);
  expect(given(person.addOn.desk.draft({ game: 'soullinked', practice: true }))).toMatchObject({
    phase: 'empty',
  });
}

/** The texts of the four files on the page of a release. */
function pasted(): Readonly<Record<string, string>> {
  const read = (name: string): string => fs.readFileSync(path.join(builtDist(), name), 'utf8');
  return Object.fromEntries(pasteFiles(read).map(({ file, text }) => [file, text]));
}

test('pasting: no command', async () => {
  const host = new Person(newWorld(), { user: 'host@example.com', page: pasted() });
  await host.follow('docs/pasting.md', 'The first time');
  expectHosting(host);
  expect(host.done).toEqual({ chosen: 33, commands: [] });
});

test('a terminal: four commands, and only what they need is installed', async () => {
  const [world, folder] = [newWorld(), repository()];
  const google = await startLoopbackGoogle(folder);
  try {
    const hasFile = (name: string): boolean => fs.existsSync(path.join(folder, name));
    const host = new Person(world, {
      user: 'host@example.com',
      run: terminal(world, folder, google),
      hasFile,
    });
    await host.read('`cd FOLDER`', 'before the steps');
    await host.follow('docs/deploying.md', 'With a terminal');
    expectHosting(host);
    expect(host.done).toEqual({
      chosen: 20,
      commands: ['cd FOLDER', 'npm ci --omit=dev', 'npx clasp login', 'npm run deploy -- SCRIPT_ID'],
    });
    // npm's own list of what it has installed, against the lock file's of what is for development alone.
    const dev = packagesIn(path.join(folder, 'package-lock.json')).filter(([, one]) => one.dev === true);
    const installed = packagesIn(path.join(folder, 'node_modules/.package-lock.json')).map(([name]) => name);
    expect(installed).toEqual(expect.arrayContaining(['node_modules/@google/clasp', 'node_modules/esbuild']));
    expect(dev.map(([name]) => name).filter((name) => installed.includes(name))).toEqual([]);
  } finally {
    await google.close();
  }
});

test('a template that was made by hand: copying it takes no command', async () => {
  const world = newWorld();
  const keeper = new Person(world, { user: 'keeper@example.org', page: pasted() });
  // Up to the reload: nothing is opened in a template.
  const pasting = stepsOf(section(guide('docs/pasting.md'), 'The first time')).slice(0, 9);
  const last = stepsOf(section(guide('docs/releasing.md'), 'A template to copy')).at(-1) ?? '';
  for (const step of [...pasting, last]) await keeper.read(step, 'making a template');

  const host = new Person(world, { user: 'host@example.com' });
  const copy = keeper.address.replace(/edit$/, 'copy');
  const ways = withWays(guide('README.md'), 'docs/', { version: '1.0.0', copy });
  await host.read(ways.split('\n').find((line) => line.includes('Copy this sheet')) ?? '', 'README');
  expectHosting(host);
  expect(host.book).not.toBe(keeper.book);
  expect(host.done).toEqual({ chosen: 15, commands: [] });
});

test.each([
  ['a word that is on no screen', '**Extensions › App Script**'],
  ['a screen that comes later', '**Show “appsscript.json” manifest file in editor**'],
  ['a command where there is no terminal', '`npm ci`'],
])('a text with %s ends the walk', async (_, text) => {
  const host = new Person(newWorld(), { user: 'host@example.com' });
  await host.read('<https://sheets.new>', 'first');
  await expect(host.read(text, 'then')).rejects.toThrow(/^then: “.+” is not possible/);
});
