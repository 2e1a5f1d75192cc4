// The server behind `npm start`: the table's page, the program's pages in frames, and forms.
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo, Server as AnyServer } from 'node:net';
import { ApiError } from 'apps-script-stand-in/errors';
import { isJsonObject, listAt, textAt } from 'apps-script-stand-in/json';
import { ChangeNotifier } from './changes';
import { parseEdit } from './edits';
import { messagePage } from './form-page';
import { serveForm } from './form-routes';
import { framePage } from './frame';
import { hasPageHeader, isSameOrigin, isFromThisMachine, isForThisServer } from './guard';
import {
  discardBody,
  readJson,
  HttpRefusal,
  sendAsset,
  sendJson,
  sendPage,
  checkHostMethod,
  checkMethod,
  READ_METHODS,
} from './replies';
import { localJson, localAddress, playersAddress, withLocalLinks } from './links';
import { RequestLimit, serveWebApp } from './web-app';
import type { Table } from './table';
import { bookPage } from './book-page';

/** The table's page, bundled. */
export interface PageAssets {
  readonly script: string;
  readonly style: string;
  /** The script that runs first in the program's pages. */
  readonly frameScript: string;
  /** The script that runs first in the web app's pages. */
  readonly visitorScript: string;
}

interface ServerOptions {
  readonly table: Table;
  readonly page: PageAssets;
  readonly host: string;
  /** The port; 0 for any free port. */
  readonly port: number;
  /** The address at which players' phones reach the server; absent if they can't. */
  readonly lan?: {
    readonly host: string;
    readonly port: number;
    /** Whether a request isn't rate-limited. By default, only this machine's requests aren't. */
    readonly isNear?: (request: IncomingMessage) => boolean;
    /** The rate limit's clock, in milliseconds. By default, the machine's clock. */
    readonly now?: () => number;
  };
  readonly log?: (line: string) => void;
}

export interface RunningServer {
  readonly port: number;
  /** The host name and port of the players' pages for phones; absent if phones can't reach them. */
  readonly players?: string;
  close(): Promise<void>;
}

/** The longest time for receiving a player's request, in milliseconds. Phones send a request all at once. */
const MAX_REQUEST_MS = 15_000;
/** How often to check for due triggers, in milliseconds. Google runs clock triggers at most once a minute. */
const TRIGGER_PERIOD_MS = 60_000;

/** Starts the server; rejects if the port is in use. */
export async function serveTable(options: ServerOptions): Promise<RunningServer> {
  const { table, log } = options;
  const changes = new ChangeNotifier(() => table.fingerprint());
  const lan = options.lan === undefined ? undefined : await listenForPlayers(options.lan, options, changes);
  const limit = new RequestLimit();
  const server = createServer((request, response) => {
    const context = { ...options, changes, ...(lan === undefined ? {} : { players: lan.players }) };
    const run = async (): Promise<void> => {
      if (!isFromThisMachine(request)) takeTokens(limit, request, TOKEN_COSTS.request);
      await answerRequest(context, request, response);
    };
    respond(run, request, response, log);
  });
  try {
    await listen(server, options.port, options.host);
  } catch (error) {
    await lan?.close();
    throw error;
  }
  const triggers = setInterval(() => fireTriggers(table, log), TRIGGER_PERIOD_MS);
  return {
    port: serverPort(server),
    ...(lan === undefined ? {} : { players: lan.players }),
    close: async () => {
      clearInterval(triggers);
      changes.close();
      await lan?.close();
      await closeServer(server);
    },
  };
}

interface PlayersListener {
  readonly players: string;
  close(): Promise<void>;
}

/** Listens on a second address, which is only for players' machines. */
async function listenForPlayers(
  { host, port, isNear: isUnlimited = isFromThisMachine, now }: NonNullable<ServerOptions['lan']>,
  { table, page, log }: ServerOptions,
  changes: ChangeNotifier,
): Promise<PlayersListener> {
  const limit = new RequestLimit(now);
  const whole = {
    requestTimeout: MAX_REQUEST_MS,
    headersTimeout: MAX_REQUEST_MS,
    connectionsCheckingInterval: MAX_REQUEST_MS,
  };
  const server = createServer(whole, (request, response) => {
    const lan = {
      table,
      take: (cost: number) => {
        if (!isUnlimited(request)) takeTokens(limit, request, cost);
      },
      visitorScript: page.visitorScript,
      host,
      links: players,
      onSent: () => {
        fireTriggers(table, log);
        changes.look();
      },
    };
    respond(() => servePlayers(lan, requestUrl(request), request, response), request, response, log);
  });
  await listen(server, port, host);
  const players = playersAddress(host, serverPort(server)) ?? localAddress(host, serverPort(server));
  return { players, close: () => closeServer(server) };
}

/** Runs the handler of a request, and responds even if it throws. */
function respond(
  run: () => Promise<void>,
  request: IncomingMessage,
  response: ServerResponse,
  log: ServerOptions['log'],
): void {
  run().catch((error: unknown) => {
    discardBody(request, response);
    sendError(request, response, error, log);
  });
}

/** Refuses a request if its sender's address has too few tokens left. */
function takeTokens(limit: RequestLimit, { socket }: IncomingMessage, cost: number): void {
  const wait = limit.take(socket.remoteAddress ?? '', cost);
  if (wait === 0) return;
  throw new HttpRefusal(
    429,
    'Can’t answer right now: this phone has sent too many requests at once. Try again in a few seconds.',
    { 'Retry-After': String(wait) },
  );
}

function serverPort(server: Server): number {
  // A server that listens on a port always has this type of address.
  return (server.address() as AddressInfo).port;
}

function closeServer(server: Server): Promise<void> {
  return new Promise((resolve) => {
    server.close(() => resolve());
    server.closeAllConnections();
  });
}

function fireTriggers(table: Table, log: ServerOptions['log']): void {
  for (const failure of table.fireDue()) log?.(`A trigger failed: ${failure}`);
}

/** Starts listening; rejects if this machine can't listen there. */
export function listen(server: AnyServer, port: number, host: string): Promise<void> {
  return new Promise((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, host, () => resolve());
  });
}

interface ServerContext extends ServerOptions {
  readonly changes: ChangeNotifier;
  /** The host name and port for players' links; absent if phones can't reach the server. */
  readonly players?: string;
}

async function answerRequest(
  context: ServerContext,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  if (!isForThisServer(request, context.host)) {
    throw new HttpRefusal(403, 'Can’t open this address: use the address that npm start printed.');
  }
  const address = requestUrl(request);
  if (await serveForm(context.table, address, request, response)) {
    if (request.method === 'POST') fireTriggers(context.table, context.log);
    context.changes.look();
    return;
  }
  const links = hostForLinks(context, request);
  const webApp = { table: context.table, visitorScript: context.page.visitorScript, links };
  if (await serveWebApp(webApp, address, request, response)) {
    context.changes.look();
    return;
  }
  if (!isFromThisMachine(request))
    throw new HttpRefusal(403, 'Other machines can only open forms and players’ pages.');
  checkHostMethod(request, address.pathname);
  if (request.method === 'POST') await handlePost(context, address, request, response);
  else handleGet(context, address, request, response);
}

/** The requested address. Refuses an invalid address, since a client can send anything. */
function requestUrl({ url = '/' }: IncomingMessage): URL {
  try {
    return new URL(url, 'http://table');
  } catch {
    throw new HttpRefusal(400, 'Can’t answer this request: its address isn’t valid.');
  }
}

function handleGet(
  context: ServerContext,
  { pathname }: URL,
  request: IncomingMessage,
  response: ServerResponse,
): void {
  const { table, page } = context;
  const send = (value: unknown): void => {
    sendJson(response, localJson(value, hostForLinks(context, request)));
  };
  const [, kind, id] = /^\/(api\/books|frame)\/([\w-]+)$/.exec(pathname) ?? [];
  if (pathname === '/' || /^\/spreadsheets\/d\/[\w-]+(\/edit)?$/.test(pathname)) {
    sendPage(response, 'table', TABLE_PAGE);
  } else if (pathname === '/page.js') sendAsset(response, 'javascript', page.script);
  else if (pathname === '/page.css') sendAsset(response, 'css', page.style);
  else if (pathname === '/api/table') send(table.view());
  else if (pathname === '/api/changes') context.changes.listen(response);
  else if (kind === 'api/books' && id !== undefined) send(table.book(id));
  else if (kind === 'frame' && id !== undefined) {
    const html = table.frame(id);
    if (html === undefined) throw new HttpRefusal(404, 'This page is out of date. Reload the table.');
    sendPage(response, 'frame', framePage(html, page.frameScript, table.functions()));
  } else throw new HttpRefusal(404, 'There’s nothing at this address.');
}

/** The host name and port for links: the players' if they can reach the server, or else the request's. */
function hostForLinks({ host, players }: ServerContext, request: IncomingMessage): string {
  return players ?? playersAddress(host, request.socket.localPort ?? 0) ?? request.headers.host ?? '';
}

async function handlePost(
  context: ServerContext,
  { pathname }: URL,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  if (!isSameOrigin(request) || !hasPageHeader(request)) {
    throw new HttpRefusal(403, 'Can’t change the table: only its own page can do that.');
  }
  const { table, changes } = context;
  const body = await readJson(request, 'table');
  const bookId = /^\/api\/books\/([\w-]+)$/.exec(pathname)?.[1];
  if (pathname === '/api/run' && isJsonObject(body)) {
    const result = table.run(textAt(body, 'name') ?? '', listAt(body, 'args'));
    sendJson(response, localJson(result, hostForLinks(context, request)));
  } else if (pathname === '/api/outgoing' && isJsonObject(body)) {
    const request = { method: textAt(body, 'method') ?? '', url: textAt(body, 'url') ?? '' };
    const sent = table.send({ ...request, body: textAt(body, 'body') ?? '' });
    sendJson(response, JSON.stringify(sent));
  } else if (pathname === '/api/start-over') {
    sendJson(response, JSON.stringify({ aside: table.startOver(Date.now()) }));
  } else if (bookId !== undefined) {
    const edit = parseEdit(body);
    if (edit === undefined) throw new HttpRefusal(400, 'Can’t change the book: this change isn’t valid.');
    table.edit(bookId, edit);
    sendJson(response, '{}');
  } else throw new HttpRefusal(404, 'There’s nothing at this address.');
  changes.look();
}

function sendError(
  { headers }: IncomingMessage,
  response: ServerResponse,
  error: unknown,
  log: ServerOptions['log'],
): void {
  const expected = error instanceof HttpRefusal || error instanceof ApiError;
  const status = error instanceof HttpRefusal ? error.status : error instanceof ApiError ? error.code : 500;
  const message = error instanceof Error ? error.message : String(error);
  if (!expected) log?.(error instanceof Error ? (error.stack ?? message) : message);
  if (response.headersSent) {
    response.end();
    return;
  }
  if (error instanceof HttpRefusal)
    for (const [name, value] of Object.entries(error.headers)) response.setHeader(name, value);
  // A person who opens the address expects a page. Scripts accept anything.
  if (headers.accept?.includes('text/html') === true)
    sendPage(response, 'form', messagePage('Round Keeper', message), status);
  else sendJson(response, JSON.stringify({ message }), status);
}

interface PlayersContext {
  readonly table: Table;
  readonly visitorScript: string;
  /** The address that the server listens on. */
  readonly host: string;
  /** The host name and port for phones. */
  readonly links: string;
  /** Takes tokens from the client's address. Refuses the request if there are too few. */
  readonly take: (cost: number) => void;
  /** Called when a player may have changed something. */
  readonly onSent: () => void;
}

/** Tokens per request. A whole book costs more, since it is redrawn each time. */
const TOKEN_COSTS = { request: 1, book: 10 } as const;

const BOOK_PATH = /^\/spreadsheets\/d\/([\w-]+)(?:\/edit)?$/;

async function servePlayers(
  lan: PlayersContext,
  address: URL,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  const { table, host, links, take, onSent } = lan;
  take(TOKEN_COSTS.request);
  // Refuses a foreign name that resolves to this server (DNS rebinding).
  if (!isForThisServer(request, host)) {
    throw new HttpRefusal(403, 'Can’t open this address: use the link that your host gave you.');
  }
  if (
    (await serveForm(table, address, request, response)) ||
    (await serveWebApp(lan, address, request, response))
  ) {
    if (request.method === 'POST') onSent();
    return;
  }
  const [, id] = BOOK_PATH.exec(address.pathname) ?? [];
  if (id === undefined || !table.isForReaders(id)) {
    throw new HttpRefusal(404, 'There’s nothing at this address. Open the link that your host gave you.');
  }
  checkMethod(request, READ_METHODS);
  take(TOKEN_COSTS.book);
  sendPage(response, 'book', withLocalLinks(bookPage(table.book(id)), links));
}

const TABLE_PAGE = `<!doctype html>
<html lang="en">
  <head>
    <meta charset="utf-8" />
    <meta name="viewport" content="width=device-width, initial-scale=1" />
    <title>Round Keeper: the table</title>
    <link rel="icon" href="data:," />
    <link rel="stylesheet" href="/page.css" />
  </head>
  <body>
    <noscript>This page needs JavaScript. The players' forms don't.</noscript>
    <script type="module" src="/page.js"></script>
  </body>
</html>
`;
