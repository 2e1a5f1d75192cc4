// An unchanged clasp pushes dist/ to a server that stands in for Google: what arrives is what was built. And what it says
// where the page's deployment cannot be brought up to date is understood.
import { execFile } from 'node:child_process';
import * as fs from 'node:fs';
import * as path from 'node:path';
import { promisify } from 'node:util';
import { isUpdated, pageAdviceFor } from '../../src/commands/deployment';
import { DIST_FILES } from '../../src/commands/dist';
import { builtDist } from '../support/built-program';
import { newFolder } from '../support/temp-folders';
import { FULL, PAGE, startLoopbackGoogle, type LoopbackGoogle } from './loopback-google';

const SCRIPT = 'a-script-of-this-test';
const PROJECT = `https://script.googleapis.com/v1/projects/${SCRIPT}`;
const CONTENT = `${PROJECT}/content`;

let folder: string;
let google: LoopbackGoogle;

beforeAll(async () => {
  folder = newFolder();
  fs.cpSync(builtDist(), path.join(folder, 'dist'), { recursive: true });
  const project: unknown = JSON.parse(fs.readFileSync('.clasp.json', 'utf8'));
  fs.writeFileSync(
    path.join(folder, '.clasp.json'),
    JSON.stringify({ ...Object(project), scriptId: SCRIPT }),
  );
  google = await startLoopbackGoogle(folder);
});

afterAll(() => google.close());

interface Said {
  readonly stdout: string;
  readonly stderr: string;
}

/** Runs clasp, and gives what it said, whether or not it failed. */
async function clasp(...args: readonly string[]): Promise<Said> {
  const program = path.resolve('node_modules/.bin/clasp');
  try {
    return await promisify(execFile)(program, args, { cwd: folder, env: google.env });
  } catch (error) {
    // A program that failed is an error that holds what it said.
    return error as Said;
  }
}

test('what Google receives is what was built, byte for byte', async () => {
  await clasp('push', '--force');
  expect(google.asked.map(({ method, url }) => [method, url.split('?')[0]])).toEqual([
    ['GET', CONTENT],
    ['PUT', CONTENT],
  ]);
  const sent: unknown = JSON.parse(google.asked[1]?.body ?? '');
  const built = (name: string): string => fs.readFileSync(path.join(folder, 'dist', name), 'utf8');
  expect(sent).toEqual({
    files: expect.arrayContaining([
      expect.objectContaining({ name: 'appsscript', type: 'JSON', source: built('appsscript.json') }),
      expect.objectContaining({ name: 'Code', type: 'SERVER_JS', source: built('Code.js') }),
      expect.objectContaining({ name: 'sidebar', type: 'HTML', source: built('sidebar.html') }),
    ]) as unknown,
  });
  expect(sent).toHaveProperty('files.length', DIST_FILES.length);
});

test('a script in newer language than the parser at push knows is refused', async () => {
  const project = path.join(folder, '.clasp.newer.json');
  fs.writeFileSync(project, JSON.stringify({ scriptId: 'a-script-of-newer-language', rootDir: 'newer' }));
  fs.mkdirSync(path.join(folder, 'newer'));
  fs.writeFileSync(path.join(folder, 'newer', 'appsscript.json'), '{}');
  fs.writeFileSync(path.join(folder, 'newer', 'Code.js'), 'function large() { return 0n; }\n');
  const { stdout, stderr } = await clasp('--project', project, 'push', '--force');
  expect(stdout + stderr).toContain('Syntax error: ParseError');
});

describe('the page’s deployment', () => {
  test('gets a version of its own, and keeps its id', async () => {
    const before = google.asked.length;
    const { stdout } = await clasp('update-deployment', PAGE, '--json');
    expect([isUpdated(PAGE, stdout), isUpdated(`${PAGE}x`, stdout)]).toEqual([true, false]);
    const asked = google.asked.slice(before);
    expect(asked.map(({ method, url }) => [method, url.split('?')[0]])).toEqual([
      ['POST', `${PROJECT}/versions`],
      ['PUT', `${PROJECT}/deployments/${PAGE}`],
    ]);
    expect(JSON.parse(asked[1]?.body ?? '')).toMatchObject({
      deploymentConfig: { scriptId: SCRIPT, versionNumber: 12, manifestFileName: 'appsscript' },
    });
  });

  test('that is not there, or of a script with too many versions, is told with what to do', async () => {
    const full = path.join(folder, '.clasp.full.json');
    fs.writeFileSync(full, JSON.stringify({ scriptId: FULL, rootDir: 'dist' }));
    const another = `${PAGE}-2`;
    const [unknown, limited] = await Promise.all([
      clasp('update-deployment', another, '--json'),
      clasp('--project', full, 'update-deployment', PAGE, '--json'),
    ]);
    expect([isUpdated(another, unknown.stdout), isUpdated(PAGE, limited.stdout)]).toEqual([false, false]);
    expect(pageAdviceFor(unknown.stderr)).toContain('npm run deploy -- --page ADDRESS');
    expect(pageAdviceFor(limited.stderr)).toContain('Project History');
  });
});
