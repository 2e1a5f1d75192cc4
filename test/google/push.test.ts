// An unchanged clasp pushes dist/ to a server that stands in for Google: what arrives is what was built.
import * as fs from 'node:fs';
import * as path from 'node:path';
import { isUpdated } from '../../src/commands/deployment';
import { DIST_FILES } from '../../src/commands/dist';
import { claspFolder, SCRIPT, type ClaspFolder } from './clasp-folder';
import { PAGE } from './loopback-google';

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
