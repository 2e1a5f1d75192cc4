// The script's web app: its page as `doGet` makes it, and the calls of that page, which run as a visitor's. Its
// addresses have Google's own paths, so that a link differs from Google's only at its beginning.
import type { IncomingMessage, ServerResponse } from 'node:http';
import { isJsonObject, listAt, textAt } from 'apps-script-stand-in/json';
import { framePage } from './frame';
import { hasPageHeader, isFromOwnPage } from './guard';
import { localJson, localLinks } from './links';
import { checkMethod, LOOK_AND_SEND } from './methods';
import { readJson, Refusal, sendJson, sendPage } from './replies';
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
