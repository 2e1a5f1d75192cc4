// A Google on this machine for an unchanged clasp: a folder to run it in, signed in, whose requests end here.
import * as fs from 'node:fs';
import * as path from 'node:path';
import { startTlsProxy, type Asked } from './tls-proxy';

export interface LoopbackGoogle {
  /** What clasp sent. */
  readonly asked: readonly Asked[];
  /** The variables to run a program with. */
  readonly env: NodeJS.ProcessEnv;
  close(): Promise<void>;
}

/** Starts it over a folder, which becomes the program's home; a script project holds nothing but a manifest. */
export async function startLoopbackGoogle(folder: string): Promise<LoopbackGoogle> {
  const proxy = await startTlsProxy(
    ['script.googleapis.com', 'oauth2.googleapis.com', 'www.googleapis.com'],
    () => ({ files: [{ name: 'appsscript', type: 'JSON', source: '{}' }] }),
  );
  const certificate = path.join(folder, 'certificate.pem');
  fs.writeFileSync(certificate, proxy.certificate);
  // What `clasp login` leaves behind.
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
