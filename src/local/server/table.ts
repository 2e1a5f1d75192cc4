// The table: the program running on a folder's files, with everything that the table's page can show and do.
import * as fs from 'node:fs';
import * as path from 'node:path';
import type { Clock } from 'apps-script-stand-in/clock';
import type { DriveFile } from 'apps-script-stand-in/cloud';
import type { OpenedPage } from 'apps-script-stand-in/execution';
import { openHost, type Host } from 'apps-script-stand-in/host';
import type { WebPage } from 'apps-script-stand-in/services/html';
import {
  isJsonObject,
  toJson,
  type Json,
  type JsonObject,
  numberAt,
  textAt,
} from 'apps-script-stand-in/json';
import { bookView } from './book-view';
import { editBook, UndoHistory } from './edits';
import type {
  BookEdit,
  BookView,
  CallAnswer,
  FormEntry,
  OutgoingAnswer,
  OutgoingRequest,
  FrameView,
  TableView,
} from './server-messages';
import type { Store } from 'apps-script-stand-in/store';

/** How many of the pages that the program opened stay available. */
const MAX_OPEN_FRAMES = 50;

interface TableOptions {
  readonly folder: string;
  /** The build's folder. */
  readonly dist: string;
  /** Whether writes wait until they're on disk; true by default. */
  readonly durable?: boolean;
  /** The machine's clock by default. */
  readonly clock?: Clock;
  /** Called with each new table before anything else. */
  readonly prepare?: (table: Table) => void;
}

export class Table {
  readonly folder: string;
  readonly #dist: string;
  readonly #durable: boolean;
  readonly #clock: Clock | undefined;
  readonly #prepare: TableOptions['prepare'];
  readonly #frames = new Map<string, string>();
  #nextFrame = 1;
  readonly #typed = new UndoHistory();
  #host: Host;

  constructor(options: TableOptions) {
    this.folder = path.resolve(options.folder);
    this.#dist = options.dist;
    this.#durable = options.durable ?? true;
    this.#clock = options.clock;
    this.#prepare = options.prepare;
    this.#host = this.#open();
    this.#prepare?.(this);
  }

  /** Everything except the books' contents. */
  view(): TableView {
    return {
      folder: this.folder,
      books: this.#host.books().map((file) => ({
        id: file.id,
        title: file.name,
        isHost: file.id === this.#host.bookId,
        sharedWith: describeSharing(file),
      })),
      forms: this.#host.forms.list().map((form): FormEntry => ({
        title: form.title,
        link: `/form/${form.id}`,
        responses: form.responses.length,
        closed: form.closed !== undefined,
      })),
      menus: this.#host.ui.menus.map(({ title, entries }) => ({
        // Sheets shows add-ons in the menu Extensions.
        title: title === 'Add-on' ? 'Extensions' : title,
        items: entries,
      })),
      outgoing: readOutgoing(this.#host.store),
    };
  }

  /** A book. Throws the error that Google would if the book doesn't exist. */
  book(id: string): BookView {
    return bookView(this.#host.sheets(), id);
  }

  /** Whether others can open a book; never true for the host book. */
  isForReaders(id: string): boolean {
    const book = this.#host.books().find((file) => file.id === id);
    return (
      book !== undefined && id !== this.#host.bookId && book.permissions.some(({ role }) => role !== 'owner')
    );
  }

  /** Changes a book as its owner would. */
  edit(id: string, edit: BookEdit): void {
    editBook(this.#host, id, edit, this.#typed);
  }

  /** Forms as players see them. */
  get forms(): Host['forms'] {
    return this.#host.forms;
  }

  /** The stand-in for Google. Tests use it to see and change things that no page shows. */
  get host(): Host {
    return this.#host;
  }

  /** The names of functions that the program's pages can call. */
  functions(): readonly string[] {
    return this.#host.functions();
  }

  /** Runs a function. Returns the result and the pages that the function opened. */
  run(name: string, args: readonly Json[]): CallAnswer {
    const before = this.#host.ui.shown.length;
    const result = this.#call(name, args, false);
    return { ...result, shown: this.#host.ui.shown.slice(before).map((shown) => this.#shownView(shown)) };
  }

  /** The web app's page for a visitor. */
  visit(parameter: Readonly<Record<string, string>>): WebPage {
    return this.#host.visit(parameter);
  }

  /** Runs a function as a visitor of the web app. Visitors can call any function with any arguments. */
  runAsVisitor(name: string, args: readonly Json[]): Omit<CallAnswer, 'shown'> {
    return this.#call(name, args, true);
  }

  #call(name: string, args: readonly Json[], visitor: boolean): Omit<CallAnswer, 'shown'> {
    try {
      const value = this.#host.call(name, args, { visitor });
      return value === undefined ? {} : { value };
    } catch (error) {
      const { name: kind, message } = error instanceof Error ? error : new Error(String(error));
      return { error: { name: kind, message } };
    }
  }

  /** Records a request that would have been sent, and answers as Discord would. */
  send(request: Omit<OutgoingRequest, 'at'>): OutgoingAnswer {
    recordOutgoing(this.#host.store, request);
    return { code: 204, text: '' };
  }

  frame(id: string): string | undefined {
    return this.#frames.get(id);
  }

  /** Runs due triggers. Returns one text per failure. */
  fireDue(): readonly string[] {
    return this.#host
      .fireDue()
      .flatMap(({ trigger, error }) => (error === undefined ? [] : `${trigger.handler}: ${error.message}`));
  }

  /** A text that changes whenever a program changes anything in the folder. */
  fingerprint(): string {
    if (!fs.existsSync(this.folder)) return 'gone';
    const parts = ['', 'books', 'forms'].flatMap((part) => {
      const folder = path.join(this.folder, part);
      return fs
        .readdirSync(folder)
        .filter((name) => name.endsWith('.json'))
        .map((name) => `${name} ${modificationTime(path.join(folder, name))}`);
    });
    return parts.join('\n');
  }

  /** Renames the table's folder and opens an empty folder. Returns the renamed folder. */
  startOver(now: number): string {
    const time = new Date(now).toISOString().slice(0, 19).replaceAll(/[:T]/g, '-');
    let aside = `${this.folder}-${time}`;
    for (let copy = 2; fs.existsSync(aside); copy += 1) aside = `${this.folder}-${time}-${copy}`;
    fs.renameSync(this.folder, aside);
    this.#frames.clear();
    this.#host = this.#open();
    this.#prepare?.(this);
    return aside;
  }

  #open(): Host {
    const file = (name: string): string => path.join(this.#dist, name);
    const host = openHost({
      folder: this.folder,
      durable: this.#durable,
      bundle: { file: file('Code.js') },
      html: {
        sidebar: fs.readFileSync(file('sidebar.html'), 'utf8'),
        player: fs.readFileSync(file('player.html'), 'utf8'),
      },
      manifest: readManifest(file('appsscript.json')),
      // The script is bound to its spreadsheet, as in a host's own account.
      isAddOn: false,
      ...(this.#clock === undefined ? {} : { clock: this.#clock }),
      book: { title: 'Host book', timeZone: Intl.DateTimeFormat().resolvedOptions().timeZone },
      fetch: ({ method, url, payload = '' }) =>
        isWebAppPage(url)
          ? { code: 200, text: this.visit(Object.fromEntries(new URL(url).searchParams)).html }
          : this.send({ method, url, body: payload }),
    });
    // The stand-in would add the program's loading time, which differs from Google's.
    host.conditions.loadMs = 0;
    // Sheets runs this when a document is opened.
    if (host.functions().includes('onOpen')) host.call('onOpen', [], { authMode: 'FULL', event: {} });
    return host;
  }

  #shownView({ kind, title, html, width, height }: OpenedPage): FrameView {
    const id = String(this.#nextFrame);
    this.#nextFrame += 1;
    this.#frames.set(id, html);
    const [oldest] = this.#frames.keys();
    if (this.#frames.size > MAX_OPEN_FRAMES && oldest !== undefined) this.#frames.delete(oldest);
    const frame = `/frame/${id}`;
    // Google's default sizes.
    return kind === 'sidebar'
      ? { kind: 'sidebar', title, frame, width: 300, height: 0 }
      : { kind: 'dialog', title, frame, width: width ?? 600, height: height ?? 400 };
  }
}

/** The web app's address as Google would give it. */
export const WEB_APP_URL = 'https://script.google.com/macros/s/this-machine/exec';

function isWebAppPage(url: string): boolean {
  return url === WEB_APP_URL || url.startsWith(`${WEB_APP_URL}?`);
}

function describeSharing(file: DriveFile): string {
  const others = file.permissions.filter((permission) => permission.role !== 'owner');
  if (others.length === 0) return 'Only you';
  return others
    .map((one) =>
      one.type === 'anyone' ? 'anyone with the link' : (one.emailAddress ?? one.domain ?? one.type),
    )
    .join(', ');
}

function modificationTime(file: string): string {
  // A file may be replaced between listing and reading it.
  const stat = fs.statSync(file, { bigint: true, throwIfNoEntry: false });
  return stat === undefined ? 'gone' : `${stat.mtimeNs} ${stat.size}`;
}

function readManifest(file: string): JsonObject {
  const json = toJson(JSON.parse(fs.readFileSync(file, 'utf8')));
  if (!isJsonObject(json)) throw new Error(`${file} has no manifest.`);
  return json;
}

const MAX_OUTGOING = 100;
const OUTGOING_KEY = 'outgoing';

/** Recorded requests, newest first. */
function readOutgoing(store: Store): OutgoingRequest[] {
  const value = store.read(OUTGOING_KEY);
  const kept = Array.isArray(value) ? value.map(toJson).filter(isJsonObject) : [];
  return kept
    .map((one) => ({
      at: numberAt(one, 'at') ?? 0,
      method: textAt(one, 'method') ?? '',
      url: textAt(one, 'url') ?? '',
      body: textAt(one, 'body') ?? '',
    }))
    .reverse();
}

/** Records a request. Drops the oldest requests if there are too many. */
function recordOutgoing(store: Store, sent: Omit<OutgoingRequest, 'at'>): void {
  store.exclusively(OUTGOING_KEY, () => {
    const request: OutgoingRequest = { at: Date.now(), ...sent };
    const kept = [request, ...readOutgoing(store)].slice(0, MAX_OUTGOING);
    store.write(OUTGOING_KEY, kept.reverse());
  });
}
