// `npm start`: builds the add-on and serves the local table, where it runs without Google.
import { once } from 'node:events';
import { createServer } from 'node:net';
import { parseArgs } from 'node:util';
import { ownAddress, playersAddress } from '../local/server/links';
import { listen, serveTable } from '../local/server/server';
import { Table, WEB_APP_ADDRESS } from '../local/server/table';
import { bundlePage } from './bundle';
import { makeDist } from './dist';

const DIST = 'dist';
const DEFAULT_PORT = '8642';
/** The address for listening on every network that this machine shares with phones. */
const EVERY_NETWORK = '0.0.0.0';
const DEFAULT_HOST = '127.0.0.1';

function say(line: string): void {
  process.stdout.write(`${line}\n`);
}

/** Says why starting failed. */
function failureText(error: unknown, host: string, port: string): string {
  const code = typeof error === 'object' && error !== null && 'code' in error ? error.code : undefined;
  if (code === 'EADDRINUSE') {
    return `Cannot serve at ${host}:${port}: another program does, perhaps a table that still runs. Close it, or choose another port: PORT=${Number(port) + 1} npm start`;
  }
  if (code === 'EACCES' || code === 'EADDRNOTAVAIL') {
    return `Cannot serve at ${host}:${port}: this machine does not allow it. Choose another with HOST and PORT.`;
  }
  return error instanceof Error ? error.message : String(error);
}

/** Listens there for a moment; throws where this machine cannot, which is then said before anything is built. */
async function tryToListen(host: string, port: number): Promise<void> {
  const server = createServer();
  await listen(server, port, host);
  server.close();
  await once(server, 'close');
}

async function main(): Promise<void> {
  const { PORT: port = DEFAULT_PORT, HOST: host = DEFAULT_HOST, TABLE: folder = '.table' } = process.env;
  if (!/^\d{1,5}$/.test(port) || Number(port) > 65_535) {
    throw new Error(`Cannot serve at port "${port}": PORT must be a number up to 65535.`);
  }
  await tryToListen(host, Number(port));
  const [page] = await Promise.all([bundlePage('src/local/page'), makeDist(DIST)]);
  const { values } = parseArgs({
    options: { lan: { type: 'boolean', default: false } },
  });
  const prepare = (opened: Table): void => {
    // On Google the host enters this address in the sidebar.
    opened.run('savePage', [{ address: WEB_APP_ADDRESS }]);
  };
  const table = new Table({ folder, dist: DIST, prepare });
  const lan = values.lan ? { lan: { host: EVERY_NETWORK, port: port === '0' ? 0 : Number(port) + 1 } } : {};
  const server = await serveTable({ table, page, host, port: Number(port), log: say, ...lan });
  say(`Round Keeper is at http://${ownAddress(host, server.port)}`);
  if (server.players !== undefined) {
    say(
      `Phones in this network find players' pages, forms and books at http://${server.players}, by the links in the sidebar; nothing of the host's is there.`,
    );
  }
  const players = playersAddress(host, server.port);
  if (players !== undefined) {
    say(`Players' machines find their forms at http://${players}, and nothing else: the books stay here.`);
  }
  say(`The table is kept in ${table.folder}. Stop with Ctrl+C; starting again goes on where you left off.`);
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
