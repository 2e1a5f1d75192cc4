// A local Apps Script host: runs the functions of a built bundle against stand-ins kept in a folder.
import * as fs from 'node:fs';
import { Faults } from './faults';
import { realClock, type Clock } from './apps-script/clock';
import { Cloud, newId, SHEETS_MIME, type DriveFile } from './apps-script/cloud';
import { ExecutionEnded, GoogleError, type EndReason } from './apps-script/errors';
import type {
  AuthMode,
  Execution,
  FetchHandler,
  Interface,
  LogLine,
  Manifest,
  Shown,
} from './apps-script/execution';
import { followQuestions } from './apps-script/forms/response-sheet';
import { FormsOutside } from './apps-script/forms/outside';
import { googleGlobals } from './apps-script/globals';
import { wording, type Json, type JsonObject } from './apps-script/json';
import { releaseLocks } from './apps-script/lock';
import { IllegalValue, marshal } from './apps-script/marshal';
import { compile, functionOf, load } from './apps-script/runtime';
import { SheetsApi } from './apps-script/sheets/api';
import { newBook } from './apps-script/sheets/book';
import { isTimeZone } from './apps-script/sheets/serial';
import { triggerEvent } from './apps-script/events';
import { allTriggers, takeDue, type Trigger } from './apps-script/triggers';
import { Store } from './store';

export { IllegalValue } from './apps-script/marshal';
export { HandClock, realClock, type Clock } from './apps-script/clock';
export type {
  AuthMode,
  FetchAnswer,
  FetchHandler,
  FetchRequest,
  Interface,
  LogLine,
  MenuEntry,
  Shown,
} from './apps-script/execution';

export interface HostOptions {
  /** Where everything is stored; made if missing. */
  readonly folder: string;
  /** The bundle: its text, or the file that holds it (read again when it changed). */
  readonly bundle: { readonly text: string } | { readonly file: string };
  /** HTML files of the bundle by name, as HtmlService finds them. */
  readonly html?: Readonly<Record<string, string>>;
  /** appsscript.json, parsed: its scopes, whitelist, zone and advanced services are held to. */
  readonly manifest?: JsonObject;
  readonly clock?: Clock;
  /** Who runs functions, unless a call says otherwise. */
  readonly user?: string;
  /** The open document; a new book is made when left out and none was open before. Null: no document. */
  readonly hostBookId?: string | null;
  /** Zone and title of the book that is made. */
  readonly book?: { readonly title?: string; readonly timeZone?: string };
  readonly fetch?: FetchHandler;
  /** What alerts and prompts are answered. */
  readonly answer?: Interface['answer'];
  /** Add-on rules for triggers (default), or those of a bound script. */
  readonly isAddOn?: boolean;
  readonly durable?: boolean;
}

export interface CallOptions {
  readonly user?: string;
  /** FULL unless told otherwise; onOpen of an add-on not yet authorized runs with NONE. */
  readonly authMode?: AuthMode;
  /** The document; the host book unless told otherwise. */
  readonly bookId?: string | null;
  /** Whether somebody sits at the document (default): triggers have no interface to show things in. */
  readonly withUi?: boolean;
  /** Passed as the only argument, for simple triggers: `{}` gains authMode, user and source. */
  readonly event?: JsonObject;
}

/** An error that the script threw, as google.script.run hands it to the failure handler. */
export class ScriptError extends Error {
  /** The name of the error thrown in the script: TypeError, Exception, … */
  readonly scriptName: string;
  readonly scriptMessage: string;
  readonly scriptStack: string;

  constructor(name: string, message: string, stack: string) {
    super(`${name}: ${message}`);
    this.name = 'ScriptError';
    this.scriptName = name;
    this.scriptMessage = message;
    this.scriptStack = stack;
  }
}

/** The execution ended without the script having a say: killed by a fault, or out of time. */
export class ExecutionFailed extends Error {
  readonly reason: EndReason;

  constructor(reason: EndReason, message: string) {
    super(message);
    this.name = 'ExecutionFailed';
    this.reason = reason;
  }
}

export interface TriggerRun {
  readonly trigger: Trigger;
  readonly error?: Error;
}

const DEFAULT_USER = 'host@example.com';

function refuseFetch(): never {
  throw new GoogleError('The local host sends no requests unless it is given a handler for them.');
}

function textsOf(value: Json | undefined): readonly string[] | undefined {
  return Array.isArray(value) ? value.filter((item) => typeof item === 'string') : undefined;
}

function readManifest(json: JsonObject | undefined): { manifest: Manifest; advanced: readonly string[] } {
  const zone = json?.['timeZone'];
  const dependencies = json?.['dependencies'];
  const services =
    typeof dependencies === 'object' && dependencies !== null && !Array.isArray(dependencies)
      ? dependencies['enabledAdvancedServices']
      : undefined;
  const symbols = Array.isArray(services)
    ? services.map((service) =>
        typeof service === 'object' && service !== null && !Array.isArray(service)
          ? wording(service['userSymbol'])
          : '',
      )
    : [];
  return {
    manifest: {
      timeZone: typeof zone === 'string' && isTimeZone(zone) ? zone : 'Etc/UTC',
      oauthScopes: textsOf(json?.['oauthScopes']),
      urlFetchWhitelist: textsOf(json?.['urlFetchWhitelist']),
    },
    advanced: json === undefined ? ['Sheets', 'Drive'] : symbols,
  };
}

export class Host {
  readonly store: Store;
  readonly cloud: Cloud;
  readonly clock: Clock;
  readonly faults = new Faults();
  readonly forms: FormsOutside;
  readonly user: string;
  /** The open document, or null. */
  readonly bookId: string | null;
  /** Menus and everything shown, for a page to display. */
  readonly ui: Interface;
  readonly log: LogLine[] = [];
  readonly #options: HostOptions;
  readonly #manifest: Manifest;
  readonly #advanced: readonly string[];
  readonly #cache = new Map<string, { readonly value: string; readonly until: number }>();
  #compiled: { readonly stamp: string; readonly script: ReturnType<typeof compile> } | undefined;
  #executions = 0;
  #pending: { readonly trigger: Trigger; readonly event: JsonObject }[] = [];

  constructor(options: HostOptions) {
    this.#options = options;
    this.clock = options.clock ?? realClock;
    this.user = options.user ?? DEFAULT_USER;
    this.store = new Store(options.folder, options.durable === undefined ? {} : { durable: options.durable });
    this.cloud = new Cloud(this.store, this.clock);
    const { manifest, advanced } = readManifest(options.manifest);
    this.#manifest = manifest;
    this.#advanced = advanced;
    this.ui = { shown: [], menus: [], answer: options.answer ?? ((shown: Shown) => defaultAnswer(shown)) };
    this.forms = new FormsOutside(this.cloud, (form) => {
      this.#queueFormSubmit(form.id, form.destination?.bookId ?? null);
    });
    this.bookId = options.hostBookId === undefined ? this.#openOrMakeBook() : options.hostBookId;
  }

  /** The names that menus, triggers and google.script.run can call. */
  functions(): string[] {
    const runtime = load(this.#script(), this.#execution({ authMode: 'NONE' }), () => ({}));
    return [...runtime.functions.keys()].filter((name) => !name.endsWith('_'));
  }

  /**
   * Runs a top-level function as google.script.run, a menu or a trigger would.
   * @returns a copy of what it returned: JSON-like; null when it held a Date or a function
   * @throws IllegalValue for an argument that google.script.run refuses
   * @throws ScriptError for an error that the script threw
   * @throws ExecutionFailed when the execution was killed or out of time
   */
  call(name: string, args: readonly unknown[] = [], options: CallOptions = {}): Json | undefined {
    const given = args.map((arg, index) => marshal(arg, String(index)));
    const execution = this.#execution(options);
    try {
      const answer = this.#run(name, given, execution, options);
      if (execution.ended !== undefined) throw execution.ended;
      return answer;
    } catch (error) {
      throw wordError(execution.ended ?? error);
    } finally {
      releaseLocks(execution);
      for (const form of execution.changedForms) followQuestions(this.cloud, form);
    }
  }

  /** The Sheets v4 API for a user: what a test or a page reads books with, past the chokepoint. */
  sheets(user = this.user): SheetsApi {
    return new SheetsApi(this.cloud, user);
  }

  /** All spreadsheets that are not in the trash, the host book first. */
  books(): DriveFile[] {
    return Object.values(this.cloud.files())
      .filter((file) => file.mimeType === SHEETS_MIME && !file.trashed)
      .sort((a, b) => Number(b.id === this.bookId) - Number(a.id === this.bookId) || order(a, b));
  }

  /** All installable triggers. */
  triggers(): readonly Trigger[] {
    return allTriggers(this.cloud);
  }

  /** Runs the triggers that are due: clocks whose time has come, and form submissions not yet handled. */
  fireDue(): TriggerRun[] {
    const pending = this.#pending;
    this.#pending = [];
    const clocks = takeDue(this.cloud).map((trigger) => ({ trigger, event: {} }));
    return [...pending, ...clocks].map(({ trigger, event }) => this.fire(trigger, event));
  }

  /** Runs one trigger now. */
  fire(trigger: Trigger, event: JsonObject = {}): TriggerRun {
    try {
      const full = { ...event, triggerUid: trigger.id };
      this.call(trigger.handler, [], {
        user: trigger.user,
        bookId: trigger.bookId,
        authMode: 'FULL',
        withUi: false,
        event: full,
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
    const { isAddOn = true } = this.#options;
    const runtime = load(this.#script(), execution, (one) =>
      googleGlobals(one, { isAddOn, advanced: this.#advanced }),
    );
    const target = functionOf(runtime, name);
    const args = options.event === undefined ? given : [triggerEvent(execution, options.event)];
    const answer = target(...args.map((arg) => runtime.membrane.toScript(arg)));
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

  #execution(options: CallOptions): Execution {
    this.#executions += 1;
    const id = this.#executions;
    return {
      id,
      key: newId(),
      ended: undefined,
      spentMs: 0,
      cloud: this.cloud,
      clock: this.clock,
      faults: this.faults,
      user: options.user ?? this.user,
      authMode: options.authMode ?? 'FULL',
      bookId: options.bookId === undefined ? this.bookId : options.bookId,
      manifest: this.#manifest,
      html: this.#options.html ?? {},
      fetch: this.#options.fetch ?? refuseFetch,
      ui: options.withUi === false || this.bookId === null ? null : this.ui,
      log: (line) => this.log.push({ ...line, execution: id }),
      cache: this.#cache,
      changedForms: new Set(),
      locks: new Set(),
    };
  }

  #script(): ReturnType<typeof compile> {
    const { bundle } = this.#options;
    const stamp = 'text' in bundle ? 'text' : String(fs.statSync(bundle.file).mtimeMs);
    if (this.#compiled?.stamp === stamp) return this.#compiled.script;
    const source = 'text' in bundle ? bundle.text : fs.readFileSync(bundle.file, 'utf8');
    const script = compile(source, 'Code.js');
    this.#compiled = { stamp, script };
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

  /** The event of a form's submission is left blank: Google's may be, so nothing may count on it. */
  #queueFormSubmit(formId: string, bookId: string | null): void {
    for (const trigger of allTriggers(this.cloud)) {
      if (trigger.event !== 'ON_FORM_SUBMIT') continue;
      if (trigger.sourceId === formId || (bookId !== null && trigger.sourceId === bookId)) {
        this.#pending.push({ trigger, event: {} });
      }
    }
  }
}

const order = (a: DriveFile, b: DriveFile): number => (a.createdTime < b.createdTime ? -1 : 1);

function defaultAnswer(shown: Shown): { button: string; text?: string } {
  return shown.kind === 'prompt' ? { button: 'OK', text: '' } : { button: 'OK' };
}

/** Words whatever ended an execution for its caller. */
function wordError(error: unknown): Error {
  if (error instanceof ExecutionEnded) return new ExecutionFailed(error.reason, error.message);
  if (error instanceof GoogleError) return new ScriptError(error.name, error.message, error.stack ?? '');
  if (typeof error === 'object' && error !== null && 'message' in error) {
    const name = 'name' in error ? String(error.name) : 'Error';
    const stack = 'stack' in error ? String(error.stack) : '';
    return new ScriptError(name, String(error.message), stack);
  }
  return new ScriptError('Error', String(error), '');
}

/** Opens the host over a folder. */
export function openHost(options: HostOptions): Host {
  return new Host(options);
}
