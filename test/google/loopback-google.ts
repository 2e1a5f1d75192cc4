// A Google on this machine for an unchanged clasp: a folder to run it in, signed in, whose requests end here.
import * as fs from 'node:fs';
import * as path from 'node:path';
import { readScript } from '../../src/commands/page-script';
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
/** A script that can have no further version. */
export const FULL = 'a-script-with-200-versions';
const VERSION = 12;

interface PushedFile {
  readonly name: string;
  readonly type: string;
  readonly source: string;
}

/** The answers of the scripts' API: there is any script, and the page's deployment in it. Scripts hold what was pushed. */
function answer({ method, url, body }: Asked, scripts: Map<string, unknown>): Replied {
  const [script = '', kind = '', id = ''] = (url.split('?')[0] ?? '').replace(PROJECTS, '').split('/');
  if (kind === 'versions' && method === 'POST') {
    return script === FULL
      ? refused(400, 'INVALID_ARGUMENT', 'Script has reached the limit of 200 versions.')
      : { json: { scriptId: script, versionNumber: VERSION } };
  }
  if (kind === 'deployments' && method === 'PUT') {
    return id === PAGE
      ? { json: { deploymentId: id, deploymentConfig: { scriptId: script, versionNumber: VERSION } } }
      : refused(404, 'NOT_FOUND', 'Requested entity was not found.');
  }
  const wrong =
    method === 'PUT'
      ? syntaxError(JSON.parse(body) as { readonly files?: readonly PushedFile[] })
      : undefined;
  if (wrong !== undefined) return refused(400, 'INVALID_ARGUMENT', wrong);
  if (method === 'PUT') scripts.set(script, JSON.parse(body));
  return { json: scripts.get(script) ?? { files: [{ name: 'appsscript', type: 'JSON', source: '{}' }] } };
}

/** The words of the parser at push for a script that is newer than its language; undefined where all are read. */
function syntaxError(pushed: { readonly files?: readonly PushedFile[] }): string | undefined {
  for (const { name, type, source } of pushed.files ?? []) {
    try {
      if (type === 'SERVER_JS') readScript(source);
    } catch (error) {
      return `Syntax error: ParseError: ${String(error)} file: ${name}.gs`;
    }
  }
  return undefined;
}

function refused(status: number, reason: string, message: string): Replied {
  return { status, json: { error: { code: status, status: reason, message, errors: [{ message }] } } };
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
