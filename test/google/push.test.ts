// An unchanged clasp pushes dist/ to a server that stands in for Google: what arrives is what was built.
import { execFile } from 'node:child_process';
import * as fs from 'node:fs';
import * as path from 'node:path';
import { promisify } from 'node:util';
import { DIST_FILES } from '../../src/commands/dist';
import { builtDist } from '../support/built-program';
import { newFolder } from '../support/temp-folders';
import { startLoopbackGoogle, type LoopbackGoogle } from './loopback-google';

const SCRIPT = 'a-script-of-this-test';
const CONTENT = `https://script.googleapis.com/v1/projects/${SCRIPT}/content`;

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

test('what Google receives is what was built, byte for byte', async () => {
  await promisify(execFile)(path.resolve('node_modules/.bin/clasp'), ['push', '--force'], {
    cwd: folder,
    env: google.env,
  });
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
