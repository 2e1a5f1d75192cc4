// The executions of a host: who runs what, with which authority, on which document; and the end of each.
import { Beside } from './beside';
import { callError } from './call-errors';
import { newId } from './cloud';
import { OWN_PROJECT, type AuthMode, type Execution, type LogLine } from './execution';
import { landDue } from './forms/landing';
import { followQuestions } from './forms/response-sheet';
import type { JsonObject } from './json';
import { releaseLocks } from './services/lock';
import { SheetsQuota } from './sheets-quota';

export interface CallOptions {
  readonly user?: string;
  /** The script project; the host's own unless told otherwise. */
  readonly project?: string;
  /** FULL unless told otherwise; onOpen of an add-on not yet authorized runs with NONE. */
  readonly authMode?: AuthMode;
  /** The document; the host book unless told otherwise. */
  readonly bookId?: string | null;
  /** True while somebody sits at the document (default): triggers have no interface to show things in. */
  readonly withUi?: boolean;
  /**
   * A visitor of the script's web app calls: the script runs as the host's account, is not told who called, has no
   * document and nowhere to show anything. Every function can be called so.
   */
  readonly visitor?: boolean;
  /** True for the run of an installable trigger. */
  readonly isTriggered?: boolean;
  /** Passed as the only argument, for simple triggers: `{}` gains authMode, user and source. */
  readonly event?: JsonObject;
}

/** What all executions of a host have in common. */
interface OfHost extends Pick<
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
  readonly #ofHost: OfHost;
  readonly #sheetsQuota = new SheetsQuota();
  readonly #beside = new Beside();
  #count = 0;

  constructor(ofHost: OfHost) {
    this.#ofHost = ofHost;
  }

  /** Runs something as an execution of its own. */
  run<T>(options: CallOptions, run: (execution: Execution) => T): T {
    const { cloud, clock } = this.#ofHost;
    landDue(cloud);
    const execution = this.make(options);
    let end: ((at: number) => void) | undefined;
    try {
      end = this.#beside.begin(execution.user, clock.now());
      const answer = run(execution);
      if (execution.ended !== undefined) throw execution.ended;
      return answer;
    } catch (error) {
      throw callError(execution.ended ?? error);
    } finally {
      releaseLocks(execution);
      end?.(clock.now());
      for (const form of execution.changedForms) followQuestions(cloud, form);
    }
  }

  /** An execution that has not begun. */
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
      // The harder case: in the run of a trigger nobody is active.
      activeUser: visitor || options.isTriggered === true ? '' : (options.user ?? user),
      project: options.project ?? project ?? OWN_PROJECT,
      authMode: options.authMode ?? 'FULL',
      bookId: visitor ? null : options.bookId === undefined ? bookId : options.bookId,
      isTriggered: options.isTriggered ?? false,
      ui: visitor || options.withUi === false || bookId === null ? null : ui,
      log: (line) => log({ ...line, execution: id }),
      changedForms: new Set(),
      locks: new Set(),
    };
  }
}
