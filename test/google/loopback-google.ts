// A Google on this machine for an unchanged clasp: a folder to run it in, signed in, whose requests end here.
import * as fs from 'node:fs';
import * as path from 'node:path';
import { startTlsProxy, type Asked, type Replied } from './tls-proxy';

export interface LoopbackGoogle {
  /** The requests that clasp sent. */
  readonly asked: readonly Asked[];
  /** The variables to run a program with. */
  readonly env: NodeJS.ProcessEnv;
  close(): Promise<void>;
}

const PROJECTS = 'https://script.googleapis.com/v1/projects/';

/** The one deployment of the page that there is. */
export const PAGE = 'AKfycbx_the-page-of-this-test';
const VERSION = 12;

/** The answers of the scripts' API: there is any script, and the page's deployment in it. Scripts hold what was pushed. */
function answer({ method, url, body }: Asked, scripts: Map<string, unknown>): Replied {
  const [script = '', kind = '', id = ''] = (url.split('?')[0] ?? '').replace(PROJECTS, '').split('/');
  if (kind === 'versions' && method === 'POST') {
    return { json: { scriptId: script, versionNumber: VERSION } };
  }
  if (kind === 'deployments' && method === 'PUT') {
    return { json: { deploymentId: id, deploymentConfig: { scriptId: script, versionNumber: VERSION } } };
  }
  if (method === 'PUT') scripts.set(script, JSON.parse(body));
  return { json: scripts.get(script) ?? { files: [{ name: 'appsscript', type: 'JSON', source: '{}' }] } };
}

/** Starts it over a folder, which becomes the program's home; a script project holds nothing but a manifest. */
export async function startLoopbackGoogle(folder: string): Promise<LoopbackGoogle> {
  const scripts = new Map<string, unknown>();
  const proxy = await startTlsProxy(
    ['script.googleapis.com', 'oauth2.googleapis.com', 'www.googleapis.com'],
    (asked) => answer(asked, scripts),
  );
  const certificate = path.join(folder, 'certificate.pem');
  fs.writeFileSync(certificate, proxy.certificate);
  // The file that `clasp login` leaves behind.
  fs.writeFileSync(
    path.join(folder, '.clasprc.json'),
    JSON.stringify({
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
    }),
  );
  return {
    asked: proxy.asked,
    env: {
      PATH: process.env['PATH'],
      HOME: folder,
      HTTPS_PROXY: proxy.url,
      NODE_EXTRA_CA_CERTS: certificate,
    },
    close: () => proxy.close(),
  };
}
