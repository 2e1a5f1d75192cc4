// An unchanged clasp pushes dist/ to a server that stands in for Google: what arrives is what was built.
import { execFile } from 'node:child_process';
import * as fs from 'node:fs';
import * as path from 'node:path';
import { promisify } from 'node:util';
import { DIST_FILES } from '../../src/commands/dist';
import { builtDist } from '../support/built-program';
import { newFolder } from '../support/temp-folders';
import { startTlsProxy, type TlsProxy } from './tls-proxy';

const SCRIPT = 'a-script-of-this-test';
const CONTENT = `https://script.googleapis.com/v1/projects/${SCRIPT}/content`;

let folder: string;
let proxy: TlsProxy;

beforeAll(async () => {
  folder = newFolder();
  fs.cpSync(builtDist(), path.join(folder, 'dist'), { recursive: true });
  write('.clasp.json', { ...readJson('.clasp.json'), scriptId: SCRIPT });
  write('credentials.json', {
    tokens: {
      default: {
        type: 'authorized_user',
        client_id: 'nobody',
        client_secret: 'none',
        refresh_token: 'none',
        access_token: 'none',
        expiry_date: Date.now() + 3_600_000,
      },
    },
  });
  proxy = await startTlsProxy(
    ['script.googleapis.com', 'oauth2.googleapis.com', 'www.googleapis.com'],
    () => ({
      scriptId: SCRIPT,
      files: [{ name: 'appsscript', type: 'JSON', source: '{}' }],
    }),
  );
  fs.writeFileSync(path.join(folder, 'certificate.pem'), proxy.certificate);
});

afterAll(() => proxy.close());

function write(name: string, json: object): void {
  fs.writeFileSync(path.join(folder, name), JSON.stringify(json));
}

function readJson(file: string): object {
  const json: unknown = JSON.parse(fs.readFileSync(file, 'utf8'));
  if (typeof json !== 'object' || json === null) throw new Error(`${file} holds no object.`);
  return json;
}

async function clasp(...args: readonly string[]): Promise<void> {
  await promisify(execFile)(
    path.resolve('node_modules/.bin/clasp'),
    ['-A', path.join(folder, 'credentials.json'), ...args],
    {
      cwd: folder,
      env: {
        PATH: process.env['PATH'],
        HOME: folder,
        HTTPS_PROXY: proxy.url,
        NODE_EXTRA_CA_CERTS: path.join(folder, 'certificate.pem'),
      },
    },
  );
}

test('what Google receives is what was built, byte for byte', async () => {
  await clasp('push', '--force');
  expect(proxy.asked.map(({ method, url }) => [method, url.split('?')[0]])).toEqual([
    ['GET', CONTENT],
    ['PUT', CONTENT],
  ]);
  const sent: unknown = JSON.parse(proxy.asked[1]?.body ?? '');
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
