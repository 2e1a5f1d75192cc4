// Serves the script's web app: the page from `doGet`, and the page's calls, which run as a visitor's calls. Each phone has a
// rate limit. The paths are Google's own, so that only the beginning of links differs.
import type { IncomingMessage, ServerResponse } from 'node:http';
import { isJsonObject, listAt, textAt } from 'apps-script-stand-in/json';
import { framePage } from './frame';
import { hasPageHeader, isSameOrigin } from './guard';
import { localJson, withLocalLinks } from './links';
import { checkMethod, READ_AND_POST_METHODS, readJson, HttpRefusal, sendJson, sendPage } from './replies';
import type { Table } from './table';

const APP_PATH = /^\/(?:a\/~\/)?macros\/s\/[\w-]+\/exec$/;

interface WebApp {
  readonly table: Table;
  /** The script that runs first in the web app's pages. */
  readonly visitorScript: string;
  /** The host name and port for links. */
  readonly links: string;
}

/** Answers a request to the web app's address; false for any other address. */
export async function serveWebApp(
  { table, visitorScript, links }: WebApp,
  { pathname, searchParams }: URL,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<boolean> {
  if (!APP_PATH.test(pathname)) return false;
  checkMethod(request, READ_AND_POST_METHODS);
  if (request.method === 'POST') {
    if (!isSameOrigin(request) || !hasPageHeader(request)) {
      throw new HttpRefusal(403, 'Can’t make this call: only the page itself can make its calls.');
    }
    const body = await readJson(request, 'page');
    if (!isJsonObject(body)) throw new HttpRefusal(400, 'Can’t read this call: it isn’t an object.');
    const { value, error } = table.runAsVisitor(textAt(body, 'name') ?? '', listAt(body, 'args'));
    sendJson(response, localJson(error === undefined ? { value } : { error }, links));
    return true;
  }
  const { title, html, metaTags } = table.visit(Object.fromEntries(searchParams));
  const tags = Object.entries(metaTags).map(
    ([name, content]) => `<meta name="${name}" content="${content}">`,
  );
  const head = [...tags, ...(title === '' ? [] : [`<title>${title}</title>`])].join('');
  const page = framePage(
    html.replace('</head>', () => `${head}</head>`),
    visitorScript,
    table.functions(),
  );
  sendPage(response, 'webApp', withLocalLinks(page, links));
  return true;
}

/** Tokens added per second. Pages poll every few seconds, so this is enough even if phones share an address. */
const TOKENS_PER_SECOND = 20;
const MAX_TOKENS = 100;
/** How many addresses are tracked (more than a table has phones). The least recently seen address is dropped first. */
const MAX_ADDRESSES = 500;

interface TokenBucket {
  readonly tokens: number;
  /** When the bucket's tokens were last counted, in milliseconds. */
  readonly at: number;
}

export class RequestLimit {
  readonly #buckets = new Map<string, TokenBucket>();
  readonly #now: () => number;

  constructor(now: () => number = () => performance.now()) {
    this.#now = now;
  }

  /** Takes tokens and returns 0. If there are too few tokens, returns the seconds until there are enough, rounded up. */
  take(address: string, cost: number): number {
    const at = this.#now();
    const before = this.#buckets.get(address) ?? { tokens: MAX_TOKENS, at };
    const tokens = Math.min(MAX_TOKENS, before.tokens + ((at - before.at) / 1000) * TOKENS_PER_SECOND);
    const left = tokens - cost;
    // Deleted and reinserted, so that the least recently seen address comes first.
    this.#buckets.delete(address);
    this.#buckets.set(address, { tokens: left < 0 ? tokens : left, at });
    const [oldest] = this.#buckets.keys();
    if (this.#buckets.size > MAX_ADDRESSES && oldest !== undefined) this.#buckets.delete(oldest);
    return left < 0 ? Math.ceil(-left / TOKENS_PER_SECOND) : 0;
  }
}
