// Begins and ends a host's executions, with their user, authority and document.
import { Concurrency } from './concurrency';
import { callError } from './errors';
import { newId } from './cloud';
import { OWN_PROJECT, type AuthMode, type Execution, type LogLine } from './execution';
import { writeDueResponses, updateHeader } from './forms/response-sheet';
import type { JsonObject } from './json';
import { releaseLocks } from './services/lock';
import { SheetsQuota } from './sheets-quota';

export interface CallOptions {
  readonly user?: string;
  /** The script project; by default the host's project. */
  readonly project?: string;
  /** FULL by default. onOpen of an add-on that isn't authorized yet runs with NONE. */
  readonly authMode?: AuthMode;
  /** The document; by default the host book. */
  readonly bookId?: string | null;
  /** True (default) if somebody has the document open. A trigger can't show anything. */
  readonly withUi?: boolean;
  /** True for a visitor of the web app. Their calls run as the host, without a document, UI or caller. */
  readonly visitor?: boolean;
  /** When the calling window or page was loaded; by default now. */
  readonly openedAt?: number;
  /** True for the run of an installable trigger. */
  readonly isTriggered?: boolean;
  /** The only argument of a simple trigger. `{}` becomes an event with authMode, user and source. */
  readonly event?: JsonObject;
}

/** The parts that all of a host's executions share. */
interface HostContext extends Pick<
  Execution,
  | 'cloud'
  | 'clock'
  | 'faults'
  | 'conditions'
  | 'user'
  | 'bookId'
  | 'manifest'
  | 'isAddOn'
  | 'html'
  | 'fetch'
  | 'ui'
> {
  readonly project: string | undefined;
  readonly log: (line: LogLine) => void;
}

export class Executions {
  readonly #ofHost: HostContext;
  readonly #sheetsQuota = new SheetsQuota();
  readonly #beside = new Concurrency();
  #count = 0;

  constructor(ofHost: HostContext) {
    this.#ofHost = ofHost;
  }

  run<T>(options: CallOptions, run: (execution: Execution) => T): T {
    const { cloud, clock } = this.#ofHost;
    writeDueResponses(cloud);
    const execution = this.make(options);
    let end: ((at: number) => void) | undefined;
    try {
      end = this.#beside.begin(execution.user, execution.id, clock.now());
      const answer = run(execution);
      if (execution.ended !== undefined) throw execution.ended;
      return answer;
    } catch (error) {
      throw callError(execution.ended ?? error);
    } finally {
      releaseLocks(execution);
      end?.(clock.now());
      for (const form of execution.changedForms) updateHeader(cloud, form);
    }
  }

  /** How much later an execution would have ended on Google, because it would have waited for a lock. */
  lateBy(execution: number): number {
    return this.#beside.lateBy(execution);
  }

  /** An execution that hasn't begun. */
  make(options: CallOptions): Execution {
    this.#count += 1;
    const id = this.#count;
    const { visitor = false } = options;
    const { user, project, bookId, ui, log, ...same } = this.#ofHost;
    return {
      ...same,
      id,
      key: newId(),
      ended: undefined,
      spentMs: 0,
      sheetsQuota: this.#sheetsQuota,
      beside: this.#beside,
      user: options.user ?? user,
      // Google may give a trigger no active user. This host never does, so that the program can't rely on it.
      activeUser: visitor || options.isTriggered === true ? '' : (options.user ?? user),
      project: options.project ?? project ?? OWN_PROJECT,
      authMode: options.authMode ?? 'FULL',
      bookId: visitor ? null : options.bookId === undefined ? bookId : options.bookId,
      isTriggered: options.isTriggered ?? false,
      ui: visitor || options.withUi === false || bookId === null ? null : ui,
      log: (line) => log({ ...line, execution: id }),
      changedForms: new Set(),
      locks: new Map(),
    };
  }
}
