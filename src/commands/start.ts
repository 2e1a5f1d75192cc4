// `npm start`: builds the program and serves the local table, where the program runs without Google.
import { once } from 'node:events';
import { createServer } from 'node:net';
import { parseArgs } from 'node:util';
import { localAddress, playersAddress } from '../local/server/links';
import { listen, serveTable } from '../local/server/server';
import { Table, WEB_APP_URL } from '../local/server/table';
import { bundlePage } from './bundle';
import { makeDist } from './dist';

const DIST = 'dist';
const DEFAULT_PORT = '8642';
/** Listens on all of this machine's networks, so that phones can reach the server. */
const ALL_INTERFACES_HOST = '0.0.0.0';
const DEFAULT_HOST = '127.0.0.1';

function print(line: string): void {
  process.stdout.write(`${line}\n`);
}

function failureText(error: unknown, host: string, port: string): string {
  const code = typeof error === 'object' && error !== null && 'code' in error ? error.code : undefined;
  if (code === 'EADDRINUSE') {
    return `Can’t serve at ${host}:${port}: another program is using this port, perhaps a table that is still running. Close that program, or choose another port: PORT=${Number(port) + 1} npm start`;
  }
  if (code === 'EACCES' || code === 'EADDRNOTAVAIL') {
    return `Can’t serve at ${host}:${port}: this machine doesn’t allow this address. Choose another with HOST and PORT.`;
  }
  return error instanceof Error ? error.message : String(error);
}

/** Listens briefly, to report a problem before building starts. */
async function tryToListen(host: string, port: number): Promise<void> {
  const server = createServer();
  await listen(server, port, host);
  server.close();
  await once(server, 'close');
}

async function main(): Promise<void> {
  const { PORT: port = DEFAULT_PORT, HOST: host = DEFAULT_HOST, TABLE: folder = '.table' } = process.env;
  if (!/^\d{1,5}$/.test(port) || Number(port) > 65_535) {
    throw new Error(`Can’t serve at port "${port}": PORT must be a number up to 65535.`);
  }
  await tryToListen(host, Number(port));
  const [page] = await Promise.all([bundlePage('src/local/page'), makeDist(DIST)]);
  const { values } = parseArgs({
    options: { lan: { type: 'boolean', default: false } },
  });
  const prepare = (opened: Table): void => {
    // On Google, the host would enter this address in the sidebar.
    opened.run('savePage', [{ address: WEB_APP_URL }]);
  };
  const table = new Table({ folder, dist: DIST, prepare });
  const lan = values.lan
    ? { lan: { host: ALL_INTERFACES_HOST, port: port === '0' ? 0 : Number(port) + 1 } }
    : {};
  const server = await serveTable({ table, page, host, port: Number(port), log: print, ...lan });
  print(`Round Keeper is running at http://${localAddress(host, server.port)}`);
  if (server.players !== undefined) {
    print(
      `Phones on this network can open players’ pages, forms and books at http://${server.players}, using the links in the sidebar. Phones can’t open the host’s book.`,
    );
  }
  const players = playersAddress(host, server.port);
  if (players !== undefined) {
    print(`Other machines can open only forms and players’ pages, at http://${players}.`);
  }
  print(
    `The table is saved in ${table.folder}. Press Ctrl+C to stop. Next time, you’ll continue where you left off.`,
  );
  const stop = (): void => {
    server.close().catch(console.error);
  };
  process.once('SIGINT', stop);
  process.once('SIGTERM', stop);
}

main().catch((error: unknown) => {
  const { PORT: port = DEFAULT_PORT, HOST: host = DEFAULT_HOST } = process.env;
  process.stderr.write(`start: ${failureText(error, host, port)}\n`);
  process.exitCode = 1;
});
