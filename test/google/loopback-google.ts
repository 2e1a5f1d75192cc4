// A local Google for an unchanged clasp: it has a home folder, is signed in, and its requests end here.
import * as fs from 'node:fs';
import * as path from 'node:path';
import * as http from 'node:http';
import * as https from 'node:https';
import type { AddressInfo } from 'node:net';
import type { Duplex } from 'node:stream';
import { generate } from 'selfsigned';

interface Asked {
  readonly method: string;
  readonly url: string;
  readonly body: string;
}

interface Replied {
  /** 200 if absent. */
  readonly status?: number;
  readonly json: unknown;
}

interface TlsProxy {
  readonly url: string;
  /** The certificate to trust (NODE_EXTRA_CA_CERTS). */
  readonly certificate: string;
  readonly asked: readonly Asked[];
  close(): Promise<void>;
}

/** Starts a proxy for these host names on a free local port. */
async function startTlsProxy(hosts: readonly string[], answer: (asked: Asked) => Replied): Promise<TlsProxy> {
  const names = hosts.map((value) => ({ type: 2 as const, value }));
  const { private: key, cert } = await generate([{ name: 'commonName', value: 'Round Keeper tests' }], {
    keyType: 'ec',
    extensions: [{ name: 'subjectAltName', altNames: names }],
  });
  const asked: Asked[] = [];
  const inside = https.createServer({ key, cert }, (request, response) => {
    const chunks: Buffer[] = [];
    request.on('data', (chunk: Buffer) => chunks.push(chunk));
    request.on('end', () => {
      const { method = '', url = '', headers } = request;
      const one = {
        method,
        url: `https://${headers.host ?? ''}${url}`,
        body: Buffer.concat(chunks).toString('utf8'),
      };
      asked.push(one);
      const { status = 200, json } = answer(one);
      response.writeHead(status, { 'content-type': 'application/json' });
      response.end(JSON.stringify(json));
    });
  });
  const tunnels = new Set<Duplex>();
  const server = http.createServer((_, response) => response.writeHead(405).end());
  server.on('connect', (request, socket) => {
    const [host = ''] = (request.url ?? '').split(':');
    if (!hosts.includes(host)) {
      asked.push({ method: 'CONNECT', url: request.url ?? '', body: '' });
      socket.end('HTTP/1.1 403 Forbidden\r\n\r\n');
      return;
    }
    tunnels.add(socket);
    socket.on('error', () => socket.destroy());
    socket.write('HTTP/1.1 200 Connection Established\r\n\r\n');
    inside.emit('connection', socket);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  // A listening server has an address with a port.
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}`,
    certificate: cert,
    asked,
    close: async () => {
      const closed = new Promise((resolve) => server.close(resolve));
      server.closeAllConnections();
      // The server doesn't count tunnels among its connections.
      for (const tunnel of tunnels) tunnel.destroy();
      await closed;
    },
  };
}

export interface LoopbackGoogle {
  readonly asked: readonly Asked[];
  readonly env: NodeJS.ProcessEnv;
  close(): Promise<void>;
}

const PROJECTS = 'https://script.googleapis.com/v1/projects/';

/** The id of the only page deployment. */
export const PAGE = 'AKfycbx_the-page-of-this-test';
const VERSION = 12;

/** Google's responses to clasp. Every script id exists, has the page's deployment, and keeps what's pushed. */
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

/** Starts the local Google. The folder becomes clasp's home, and script projects only contain a manifest. */
export async function startLoopbackGoogle(folder: string): Promise<LoopbackGoogle> {
  const scripts = new Map<string, unknown>();
  const proxy = await startTlsProxy(
    ['script.googleapis.com', 'oauth2.googleapis.com', 'www.googleapis.com'],
    (asked) => answer(asked, scripts),
  );
  const certificate = path.join(folder, 'certificate.pem');
  fs.writeFileSync(certificate, proxy.certificate);
  // The file that `clasp login` creates.
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
