// A local host for Apps Script. Runs a built bundle's functions on stand-ins, with data in a folder or in memory.
import * as fs from 'node:fs';
import { realClock, type Clock } from './clock';
import { Conditions } from './conditions';
import { Cloud, SHEETS_MIME, type DriveFile } from './cloud';
import { CallExpired, GoogleError } from './errors';
import type { Execution, FetchHandler, ShownUi, LogLine, Manifest } from './execution';
import { Executions, type CallOptions } from './executions';
import { Faults } from './faults';
import { FolderStore } from './folder-store';
import { writeDueResponses } from './forms/response-sheet';
import { PublicForms } from './forms/public-forms';
import { type Json, type JsonObject } from './json';
import { readManifest } from './manifest';
import { IllegalValue, marshal, marshalArgument } from './marshal';
import { MemoryStore } from './memory-store';
import {
  compile,
  findFunction,
  runInFreshBundle,
  runCountingLoadTime,
  type CompiledScript,
  type Runtime,
} from './runtime';
import { toWebPage, type WebPage } from './services/html';
import { SheetsApi } from './sheets/api';
import { newBook } from './sheets/book';
import { typeIntoCells, type CellAddress } from './sheets/type-into';
import type { Store } from './store';
import { triggerEvent } from './trigger-event';
import { allTriggers, takeDueTriggers, type Trigger } from './triggers';

export interface HostOptions {
  /** The folder for all data, created if missing. Without a folder, `store` is used, or else a new store in memory. */
  readonly folder?: string;
  readonly store?: Store;
  /** The bundle's text or file. The file is reread whenever it has changed. */
  readonly bundle: { readonly text: string } | { readonly file: string };
  /** The bundle's HTML files by name, as HtmlService finds them. */
  readonly html?: Readonly<Record<string, string>>;
  /** appsscript.json, parsed. Its scopes, whitelist, zone and advanced services are enforced. */
  readonly manifest?: JsonObject;
  readonly clock?: Clock;
  /** The user who runs functions, unless a call sets another user. */
  readonly user?: string;
  /** The bundle's script project, if several share a store. */
  readonly project?: string;
  /** The open document; by default the last open document, or a new book. Null for no document. */
  readonly hostBookId?: string | null;
  /** The time zone and title of a book created by this host. */
  readonly book?: { readonly title?: string; readonly timeZone?: string };
  readonly fetch?: FetchHandler;
  /** True (default) if triggers follow the rules for add-ons, not the rules for a script bound to a document. */
  readonly isAddOn?: boolean;
  /** Whether each write to the folder waits until it is on disk; true by default. */
  readonly durable?: boolean;
}

export interface TriggerRun {
  readonly trigger: Trigger;
  readonly error?: Error;
}

/** A run of a trigger that will be due at `at`. */
interface PendingRun {
  readonly trigger: Trigger;
  readonly at: number;
}

const DEFAULT_USER = 'host@example.com';

function chooseStore({ folder, store, durable = true }: HostOptions): Store {
  if (folder !== undefined) return new FolderStore(folder, { durable });
  return store ?? new MemoryStore();
}

function refuseFetch(): never {
  throw new GoogleError('The local host sends no requests unless it is given a handler for them.');
}

export class Host {
  readonly store: Store;
  readonly cloud: Cloud;
  readonly clock: Clock;
  readonly faults = new Faults();
  /** How Google treats this host. */
  readonly conditions = new Conditions();
  readonly forms: PublicForms;
  readonly user: string;
  /** The open document's id; null if there is none. */
  readonly bookId: string | null;
  /** The menus, and everything that scripts opened, so that a page can display them. */
  readonly ui: ShownUi;
  readonly log: LogLine[] = [];
  /** The bundle that visitors run, if the web app's deployment is older than the script; otherwise undefined. */
  deployed: { readonly text: string } | undefined;
  readonly #options: HostOptions;
  readonly #executions: Executions;
  readonly #manifest: Manifest;
  #compiled: { readonly version: string; readonly script: CompiledScript } | undefined;
  #old: { readonly text: string; readonly script: CompiledScript } | undefined;
  #pending: PendingRun[] = [];

  constructor(options: HostOptions) {
    this.#options = options;
    this.clock = options.clock ?? realClock;
    this.user = options.user ?? DEFAULT_USER;
    this.store = chooseStore(options);
    this.cloud = new Cloud(this.store, this.clock);
    this.#manifest = readManifest(options.manifest);
    this.ui = { shown: [], menus: [] };
    this.forms = new PublicForms(this.cloud, this.conditions, (form) => {
      if (form.destination !== undefined) this.#queueFormSubmit(form.destination.bookId);
    });
    this.bookId = options.hostBookId === undefined ? this.#openOrMakeBook() : options.hostBookId;
    this.#executions = new Executions({
      cloud: this.cloud,
      clock: this.clock,
      faults: this.faults,
      conditions: this.conditions,
      user: this.user,
      project: options.project,
      bookId: this.bookId,
      manifest: this.#manifest,
      isAddOn: options.isAddOn ?? true,
      html: options.html ?? {},
      fetch: options.fetch ?? refuseFetch,
      ui: this.ui,
      log: (line) => this.log.push(line),
    });
  }

  /** The names of the functions that menus, triggers and google.script.run can call. */
  functions(): string[] {
    const execution = this.#executions.make({ authMode: 'NONE' });
    const names = runInFreshBundle(this.#script(), execution, ({ functions }) => [...functions.keys()]);
    return names.filter((name) => !name.endsWith('_'));
  }

  /**
   * Runs a top-level function as google.script.run, a menu or a trigger would. Returns the result as JSON; null for a Date
   * or a function. Throws IllegalValue for an invalid argument, ScriptError for the script's own error, ExecutionFailed if
   * the execution was killed or timed out, and CallExpired if the window or page was loaded too long ago.
   */
  call(name: string, args: readonly unknown[] = [], options: CallOptions = {}): Json | undefined {
    const { openedAt = this.clock.now() } = options;
    if (this.clock.now() - openedAt > this.conditions.callsLastMs) throw new CallExpired();
    const given = args.map((arg, index) => marshalArgument(arg, String(index)));
    return this.#executions.run(options, (execution) => this.#run(name, given, execution, options));
  }

  /** The page that the web app's `doGet` shows a visitor. Throws like `call`, and if `doGet` returns no page. */
  visit(parameter: Readonly<Record<string, string>>): WebPage {
    const show = (runtime: Runtime): WebPage => {
      const given = runtime.membrane.toScript({
        parameter,
        parameters: Object.fromEntries(Object.entries(parameter).map(([name, value]) => [name, [value]])),
        queryString: new URLSearchParams(parameter).toString(),
        contextPath: '',
        contentLength: -1,
      });
      const answer = runtime.membrane.toHost(findFunction(runtime, 'doGet')(given));
      const page = toWebPage(answer);
      if (page === undefined) throw new GoogleError('The script completed but did not return anything.');
      return page;
    };
    return this.#executions.run({ visitor: true }, (execution) =>
      runCountingLoadTime(this.#script(true), execution, show),
    );
  }

  /** The Sheets v4 API for a user, for tests and pages. Calls through it aren't counted. */
  sheets(user = this.user): SheetsApi {
    writeDueResponses(this.cloud);
    return new SheetsApi(this.cloud, user, { conditions: this.conditions });
  }

  /** Fills cells of a book as the owner does by typing or pasting. */
  typeInto(bookId: string, corner: CellAddress, values: readonly (readonly (string | number)[])[]): void {
    typeIntoCells(this.cloud, this.user, bookId, corner, values);
  }

  /** How much later a traced execution would have ended on Google, because it would have waited for a lock. */
  lateBy(execution: number): number {
    return this.#executions.lateBy(execution);
  }

  /** All spreadsheets that are not in the trash, the host book first. */
  books(): DriveFile[] {
    return Object.values(this.cloud.files())
      .filter((file) => file.mimeType === SHEETS_MIME && !file.trashed)
      .sort((a, b) => Number(b.id === this.bookId) - Number(a.id === this.bookId) || byCreationTime(a, b));
  }

  triggers(): readonly Trigger[] {
    return allTriggers(this.cloud);
  }

  /** Runs the due triggers: clock triggers, and submission triggers with new submissions. */
  fireDue(): TriggerRun[] {
    const now = this.clock.now();
    const pending = this.#pending.filter(({ at }) => at <= now);
    this.#pending = this.#pending.filter(({ at }) => at > now);
    const due = [...pending.map(({ trigger }) => trigger), ...takeDueTriggers(this.cloud)];
    return this.conditions.runsTriggers ? due.map((trigger) => this.fire(trigger)) : [];
  }

  fire(trigger: Trigger): TriggerRun {
    try {
      this.call(trigger.handler, [], {
        user: trigger.user,
        bookId: trigger.bookId,
        ...(trigger.project === undefined ? {} : { project: trigger.project }),
        authMode: 'FULL',
        withUi: false,
        isTriggered: true,
        event: { triggerUid: trigger.id },
      });
      return { trigger };
    } catch (error) {
      return { trigger, error: error instanceof Error ? error : new Error(String(error)) };
    }
  }

  #run(
    name: string,
    given: readonly (Json | undefined)[],
    execution: Execution,
    options: CallOptions,
  ): Json | undefined {
    return runCountingLoadTime(this.#script(options.visitor), execution, (runtime) => {
      const target = findFunction(runtime, name);
      const args = options.event === undefined ? given : [triggerEvent(execution, options.event)];
      return this.#returned(name, target(...args.map((arg) => runtime.membrane.toScript(arg))), execution);
    });
  }

  /** Copies a function's return value as google.script.run does. */
  #returned(name: string, answer: unknown, execution: Execution): Json | undefined {
    try {
      return marshal(answer, 'return value');
    } catch (error) {
      if (!(error instanceof IllegalValue)) throw error;
      execution.log({
        level: 'warn',
        text: `${name} returned what google.script.run cannot carry (${error.message}): the page gets null.`,
      });
      return null;
    }
  }

  #script(visitor = false): CompiledScript {
    if (visitor && this.deployed !== undefined) {
      if (this.#old?.text !== this.deployed.text)
        this.#old = { ...this.deployed, script: compile(this.deployed.text, 'Code.js') };
      return this.#old.script;
    }
    const { bundle } = this.#options;
    const version = 'text' in bundle ? 'text' : String(fs.statSync(bundle.file).mtimeMs);
    if (this.#compiled?.version === version) return this.#compiled.script;
    const source = 'text' in bundle ? bundle.text : fs.readFileSync(bundle.file, 'utf8');
    const script = compile(source, 'Code.js');
    this.#compiled = { version, script };
    return script;
  }

  #openOrMakeBook(): string {
    const known = this.store.read('host');
    if (
      typeof known === 'object' &&
      known !== null &&
      'bookId' in known &&
      typeof known.bookId === 'string'
    ) {
      return known.bookId;
    }
    const { title = 'Untitled spreadsheet', timeZone = this.#manifest.timeZone } = this.#options.book ?? {};
    const book = newBook(title, timeZone);
    this.cloud.addBook(book, this.user);
    this.store.write('host', { version: 1, bookId: book.id });
    return book.id;
  }

  /** Queues submission triggers to run once a new or edited row is in the tab. The event is empty, as Google's can be. */
  #queueFormSubmit(bookId: string): void {
    const at = this.clock.now() + this.conditions.rowLagMs;
    for (const trigger of allTriggers(this.cloud)) {
      if (trigger.sourceId !== bookId) continue;
      for (let fired = 0; fired < this.conditions.submitFires; fired += 1)
        this.#pending.push({ trigger, at });
    }
  }
}

const byCreationTime = (a: DriveFile, b: DriveFile): number => (a.createdTime < b.createdTime ? -1 : 1);

/** Opens a host that uses the stored documents. */
export function openHost(options: HostOptions): Host {
  return new Host(options);
}
