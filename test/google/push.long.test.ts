// An unchanged clasp pushes dist/ to a server that stands in for Google: what arrives is what was built, and deploying gives
// the right advice for each of clasp's errors.
import * as fs from 'node:fs';
import * as path from 'node:path';
import { isUpdated, pageAdviceFor } from '../../src/commands/deployment';
import { DIST_FILES } from '../../src/commands/dist';
import { claspFolder, SCRIPT, type ClaspFolder } from './clasp-folder';
import { FULL, PAGE } from './loopback-google';

const PROJECT = `https://script.googleapis.com/v1/projects/${SCRIPT}`;
const CONTENT = `${PROJECT}/content`;

let at: ClaspFolder;

beforeAll(async () => {
  at = await claspFolder();
});

afterAll(() => at.google.close());

test('what Google receives is what was built, byte for byte', async () => {
  await at.clasp('push', '--force');
  expect(at.google.asked.map(({ method, url }) => [method, url.split('?')[0]])).toEqual([
    ['GET', CONTENT],
    ['PUT', CONTENT],
  ]);
  const sent: unknown = JSON.parse(at.google.asked[1]?.body ?? '');
  const built = (name: string): string => fs.readFileSync(path.join(at.folder, 'dist', name), 'utf8');
  expect(sent).toEqual({
    files: expect.arrayContaining([
      expect.objectContaining({ name: 'appsscript', type: 'JSON', source: built('appsscript.json') }),
      expect.objectContaining({ name: 'Code', type: 'SERVER_JS', source: built('Code.js') }),
      expect.objectContaining({ name: 'sidebar', type: 'HTML', source: built('sidebar.html') }),
    ]) as unknown,
  });
  expect(sent).toHaveProperty('files.length', DIST_FILES.length);
});

test('the page’s deployment gets a version of its own, and keeps its id', async () => {
  const before = at.google.asked.length;
  const { stdout } = await at.clasp('update-deployment', PAGE, '--json');
  expect([isUpdated(PAGE, stdout), isUpdated(`${PAGE}x`, stdout)]).toEqual([true, false]);
  const asked = at.google.asked.slice(before);
  expect(asked.map(({ method, url }) => [method, url.split('?')[0]])).toEqual([
    ['POST', `${PROJECT}/versions`],
    ['PUT', `${PROJECT}/deployments/${PAGE}`],
  ]);
  expect(JSON.parse(asked[1]?.body ?? '')).toMatchObject({
    deploymentConfig: { scriptId: SCRIPT, versionNumber: 12, manifestFileName: 'appsscript' },
  });
});

test('a script in newer language than the parser at push knows is refused', async () => {
  const project = path.join(at.folder, '.clasp.newer.json');
  fs.writeFileSync(project, JSON.stringify({ scriptId: 'a-script-of-newer-language', rootDir: 'newer' }));
  fs.mkdirSync(path.join(at.folder, 'newer'));
  fs.writeFileSync(path.join(at.folder, 'newer', 'appsscript.json'), '{}');
  fs.writeFileSync(path.join(at.folder, 'newer', 'Code.js'), 'function large() { return 0n; }\n');
  const { stdout, stderr } = await at.clasp('--project', project, 'push', '--force');
  expect(stdout + stderr).toContain('Syntax error: ParseError');
});

test('a deployment of the page that is not there, or of a script with too many versions, is told with what to do', async () => {
  const full = path.join(at.folder, '.clasp.full.json');
  fs.writeFileSync(full, JSON.stringify({ scriptId: FULL, rootDir: 'dist' }));
  const another = `${PAGE}-2`;
  const [unknown, limited] = await Promise.all([
    at.clasp('update-deployment', another, '--json'),
    at.clasp('--project', full, 'update-deployment', PAGE, '--json'),
  ]);
  expect([isUpdated(another, unknown.stdout), isUpdated(PAGE, limited.stdout)]).toEqual([false, false]);
  expect(pageAdviceFor(unknown.stderr)).toContain('npm run deploy -- --page ADDRESS');
  expect(pageAdviceFor(limited.stderr)).toContain('Project History');
});
