// Serves a table with the fixture add-on on a free port, and sends requests to it as a browser would.
import { request } from 'node:http';
import * as path from 'node:path';
import { PAGE_HEADER, type BookView, type CallAnswer } from '../../../src/local/server/server-messages';
import { serveTable, type RunningServer } from '../../../src/local/server/server';
import { Table } from '../../../src/local/server/table';
import { builtFixture, builtPage } from '../../support/built-program';
import { newFolder } from '../../support/temp-folders';

export interface Reply {
  readonly status: number;
  readonly headers: Readonly<Record<string, string | string[] | undefined>>;
  readonly text: string;
}

export interface Asking {
  readonly method?: string;
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: string;
}

/** A request with exactly these headers, which `fetch` doesn't allow. */
export function ask(
  address: string,
  target: string,
  { method = 'GET', headers = {}, body }: Asking = {},
): Promise<Reply> {
  return new Promise((resolve, reject) => {
    const sent = request(`${address}${target}`, { method, headers }, (response) => {
      let text = '';
      response.setEncoding('utf8');
      response.on('data', (chunk: string) => (text += chunk));
      response.on('end', () =>
        resolve({ status: response.statusCode ?? 0, headers: response.headers, text }),
      );
    });
    sent.on('error', reject);
    sent.end(body);
  });
}

export class Served {
  readonly #parent = newFolder();
  #server: RunningServer | undefined;

  get folder(): string {
    return path.join(this.#parent, 'table');
  }

  get address(): string {
    return `http://127.0.0.1:${this.#server?.port ?? 0}`;
  }

  async start(): Promise<void> {
    const table = new Table({ folder: this.folder, dist: builtFixture(), durable: false });
    this.#server = await serveTable({ table, page: builtPage(), host: '127.0.0.1', port: 0 });
  }

  async stop(): Promise<void> {
    await this.#server?.close();
  }

  ask(target: string, asking?: Asking): Promise<Reply> {
    return ask(this.address, target, asking);
  }

  post(target: string, body: unknown): Promise<Reply> {
    const headers = {
      Origin: this.address,
      [PAGE_HEADER]: 'table',
      'Content-Type': 'application/json',
    };
    return this.ask(target, { method: 'POST', headers, body: JSON.stringify(body) });
  }

  /** Submits a form as a browser does. */
  send(target: string, fields: readonly (readonly [string, string])[]): Promise<Reply> {
    const body = new URLSearchParams(fields.map(([name, value]) => [name, value])).toString();
    const headers = { Origin: this.address, 'Content-Type': 'application/x-www-form-urlencoded' };
    return this.ask(target, { method: 'POST', headers, body });
  }

  async run(name: string, ...args: readonly unknown[]): Promise<CallAnswer> {
    return JSON.parse((await this.post('/api/run', { name, args })).text) as CallAnswer;
  }

  async hostBook(): Promise<BookView> {
    const { books } = JSON.parse((await this.ask('/api/table')).text) as { books: { id: string }[] };
    return JSON.parse((await this.ask(`/api/books/${books[0]?.id ?? ''}`)).text) as BookView;
  }
}

/** The text of all cells in a book, by tab. */
export function texts(book: BookView): Readonly<Record<string, readonly (readonly string[])[]>> {
  return Object.fromEntries(
    book.tabs.map((tab) => [tab.title, tab.rows.map((row) => row.map((cell) => cell.text))]),
  );
}
