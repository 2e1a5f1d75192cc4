// The script's web app: its page as `doGet` makes it, and the calls of that page, which run as a visitor's; and how much one
// phone may ask for. Its addresses have Google's own paths, so that a link differs from Google's only at its beginning.
import type { IncomingMessage, ServerResponse } from 'node:http';
import { isJsonObject, listAt, textAt } from 'apps-script-stand-in/json';
import { framePage } from './frame';
import { hasPageHeader, isFromOwnPage } from './guard';
import { localJson, localLinks } from './links';
import { checkMethod, LOOK_AND_SEND, readJson, Refusal, sendJson, sendPage } from './replies';
import type { Table } from './table';

const PATH = /^\/(?:a\/~\/)?macros\/s\/[\w-]+\/exec$/;

interface WebApp {
  readonly table: Table;
  /** The script that runs first in the web app's pages. */
  readonly visitorScript: string;
  /** The name and port for links. */
  readonly links: string;
}

/** Answers a request for the web app; gives false where the address is another. */
export async function serveWebApp(
  { table, visitorScript, links }: WebApp,
  { pathname, searchParams }: URL,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<boolean> {
  if (!PATH.test(pathname)) return false;
  checkMethod(request, LOOK_AND_SEND);
  if (request.method === 'POST') {
    if (!isFromOwnPage(request) || !hasPageHeader(request)) {
      throw new Refusal(403, "Only the page itself may make the page's calls.");
    }
    const body = await readJson(request, 'page');
    if (!isJsonObject(body)) throw new Refusal(400, 'Cannot read this call: it is no object.');
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
  sendPage(response, 'webApp', localLinks(page, links));
  return true;
}

/**
 * How many tokens an address gets back in a second. A page asks once in some seconds, so that is enough even for a
 * house whose phones all share one address.
 */
const A_SECOND = 20;
const AT_ONCE = 100;
/**
 * How many addresses are remembered, more than a table has phones. The one that was seen longest ago is forgotten
 * first.
 */
const MOST_ADDRESSES = 500;

interface Bucket {
  readonly tokens: number;
  /** When it had this many tokens, in milliseconds. */
  readonly at: number;
}

export class RequestLimit {
  readonly #buckets = new Map<string, Bucket>();
  readonly #now: () => number;

  constructor(now: () => number = () => performance.now()) {
    this.#now = now;
  }

  /** Takes tokens from an address. Gives 0, or, where it has too few, after how many whole seconds it has enough. */
  take(address: string, cost: number): number {
    const at = this.#now();
    const before = this.#buckets.get(address) ?? { tokens: AT_ONCE, at };
    const tokens = Math.min(AT_ONCE, before.tokens + ((at - before.at) / 1000) * A_SECOND);
    const left = tokens - cost;
    // Deleted and set again, so that the address seen longest ago is always the first of the map.
    this.#buckets.delete(address);
    this.#buckets.set(address, { tokens: left < 0 ? tokens : left, at });
    const [oldest] = this.#buckets.keys();
    if (this.#buckets.size > MOST_ADDRESSES && oldest !== undefined) this.#buckets.delete(oldest);
    return left < 0 ? Math.ceil(-left / A_SECOND) : 0;
  }
}
