// Serves phones at the table: players' pages, their forms, and the books to which these link, for reading. Nothing of
// the host's can be reached here, whatever is asked for.
import type { IncomingMessage, ServerResponse } from 'node:http';
import { bookPage } from './book-page';
import { serveForm } from './form-routes';
import { namesThisServer } from './guard';
import { localLinks } from './links';
import { checkMethod, LOOK } from './methods';
import { Refusal, sendPage } from './replies';
import type { Table } from './table';
import { serveWebApp } from './web-app';

interface Lan {
  readonly table: Table;
  readonly visitorScript: string;
  /** The address on which it listens. */
  readonly host: string;
  /** The name and port under which phones reach it. */
  readonly links: string;
  /** Takes this many tokens from the address that asks, or throws a refusal. */
  readonly take: (cost: number) => void;
  /** Called when a player may have changed something. */
  readonly onSent: () => void;
}

/** How many tokens a request takes: 1 for a look or a call, more for a whole book, which is drawn anew each time. */
export const COSTS = { request: 1, book: 10 } as const;

const BOOK = /^\/spreadsheets\/d\/([\w-]+)(?:\/edit)?$/;

/** Answers a request from a player's machine. */
export async function serveLan(
  lan: Lan,
  address: URL,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  const { table, host, links, take, onSent } = lan;
  take(COSTS.request);
  // Refuses the name of a foreign site that was made to lead here.
  if (!namesThisServer(request, host)) {
    throw new Refusal(403, 'Cannot answer under this name: open the link that your host gave you.');
  }
  if (
    (await serveForm(table, address, request, response)) ||
    (await serveWebApp(lan, address, request, response))
  ) {
    if (request.method === 'POST') onSent();
    return;
  }
  const [, id] = BOOK.exec(address.pathname) ?? [];
  if (id === undefined || !table.isForReaders(id)) {
    throw new Refusal(404, 'There is nothing at this address. Open the link that your host gave you.');
  }
  checkMethod(request, LOOK);
  take(COSTS.book);
  sendPage(response, 'book', localLinks(bookPage(table.book(id)), links));
}
