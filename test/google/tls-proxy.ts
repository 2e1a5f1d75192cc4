// A proxy that ends TLS itself and answers in place of the sites asked for: what an unchanged program would
// have sent to them over HTTPS stays on this machine.
import * as http from 'node:http';
import * as https from 'node:https';
import type { AddressInfo } from 'node:net';
import type { Duplex } from 'node:stream';
import { generate } from 'selfsigned';

export interface Asked {
  readonly method: string;
  readonly url: string;
  readonly body: string;
}

export interface Replied {
  /** 200 when left out. */
  readonly status?: number;
  readonly json: unknown;
}

export interface TlsProxy {
  readonly url: string;
  /** The certificate to trust, for NODE_EXTRA_CA_CERTS. */
  readonly certificate: string;
  readonly asked: readonly Asked[];
  close(): Promise<void>;
}

/** Starts a proxy for these host names on a free port of the loopback interface. */
export async function startTlsProxy(
  hosts: readonly string[],
  answer: (asked: Asked) => Replied,
): Promise<TlsProxy> {
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
  // A server that listens on a port has an address with one.
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}`,
    certificate: cert,
    asked,
    close: async () => {
      const closed = new Promise((resolve) => server.close(resolve));
      server.closeAllConnections();
      // The server no longer counts a tunnel among its connections.
      for (const tunnel of tunnels) tunnel.destroy();
      await closed;
    },
  };
}
