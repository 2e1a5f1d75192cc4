// What an unchanged clasp says where Google refuses what it asks for is understood.
import * as fs from 'node:fs';
import * as path from 'node:path';
import { isUpdated, pageAdviceFor } from '../../src/commands/deployment';
import { claspFolder, type ClaspFolder } from './clasp-folder';
import { FULL, PAGE } from './loopback-google';

let at: ClaspFolder;

beforeAll(async () => {
  at = await claspFolder();
});

afterAll(() => at.google.close());

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
