// One run of a script's function: who runs it, with what authority, and what it has used so far.
import type { Beside } from './beside';
import { block, type Clock } from './clock';
import type { Cloud } from './cloud';
import type { Conditions } from './conditions';
import { ApiError, GoogleError, type ExecutionEnded } from './errors';
import type { CallContext, Faults } from './faults';
import { landDue } from './forms/landing';
import { worded } from './language';
import type { SheetsQuota } from './sheets-quota';

export type AuthMode = 'NONE' | 'LIMITED' | 'FULL' | 'CUSTOM_FUNCTION';

/** A sidebar or window that a script showed. */
export interface Shown {
  readonly kind: 'sidebar' | 'modeless';
  readonly title: string;
  readonly html: string;
  readonly width?: number | undefined;
  readonly height?: number | undefined;
}

/** One entry of a menu. */
export interface MenuEntry {
  readonly caption: string;
  /** The function that it runs. */
  readonly handler: string;
}

/** Everything that a script has shown in a document's interface, for a page to display. */
export interface Interface {
  readonly shown: Shown[];
  readonly menus: { readonly title: string; readonly entries: readonly MenuEntry[] }[];
}

export interface FetchRequest {
  readonly url: string;
  readonly method: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly payload?: string;
}

export interface FetchAnswer {
  readonly code: number;
  readonly text: string;
  /** The address that a redirect leads to. */
  readonly location?: string;
}

export type FetchHandler = (request: FetchRequest) => FetchAnswer;

/** The parts of the manifest that matter to a running script. */
export interface Manifest {
  readonly timeZone: string;
  readonly oauthScopes?: readonly string[] | undefined;
  readonly urlFetchWhitelist?: readonly string[] | undefined;
  /** The names under which advanced services are enabled. */
  readonly advancedServices: readonly string[];
}

export interface LogLine {
  readonly level: 'log' | 'info' | 'warn' | 'error' | 'debug';
  readonly text: string;
  readonly execution: number;
}

/** Everything that the stand-ins of one execution work with. */
export interface Execution extends CallContext {
  /** Names this execution among those of all hosts. */
  readonly key: string;
  readonly cloud: Cloud;
  readonly clock: Clock;
  readonly faults: Faults;
  readonly sheetsQuota: SheetsQuota;
  readonly beside: Beside;
  readonly conditions: Conditions;
  /** The account that the script runs as. */
  readonly user: string;
  /** The caller, as far as Google names one to a script: '' for a visitor of its web app, and in the run of a trigger. */
  readonly activeUser: string;
  /** The script project that the bundle was pushed to. */
  readonly project: string;
  readonly authMode: AuthMode;
  /** The document that the add-on is open in; null for a script without one. */
  readonly bookId: string | null;
  readonly manifest: Manifest;
  /** True where the rules of add-ons for triggers hold, false for those of a bound script. */
  readonly isAddOn: boolean;
  /** True in the run of an installable trigger. */
  readonly isTriggered: boolean;
  readonly html: Readonly<Record<string, string>>;
  readonly fetch: FetchHandler;
  readonly ui: Interface | null;
  readonly log: (line: Omit<LogLine, 'execution'>) => void;
  /** Forms changed by this execution, whose response sheets are to follow. */
  readonly changedForms: Set<string>;
  /** Locks that end with the execution. */
  readonly locks: Set<string>;
  ended: ExecutionEnded | undefined;
}

/** Sleeps as Utilities.sleep does: the clock passes and the six minutes run. */
export function sleep(execution: Execution, ms: number): void {
  execution.clock.pass(ms);
  landDue(execution.cloud);
  execution.spentMs += ms;
  execution.faults.checkLimit(execution);
}

/** Waits a moment of real time, for another process; simulated time runs along. */
export function waitTick(execution: Execution, ms: number): void {
  execution.clock.pass(ms);
  execution.spentMs += ms;
  block(Math.min(ms, 5));
}

const withoutAuthorization = [
  /^SpreadsheetApp\.getUi$/,
  /^Ui\.createAddonMenu$/,
  /^Menu\./,
  /^ScriptApp\.getAuthorizationInfo$/,
  /^AuthorizationInfo\./,
  /^Utilities\.getUuid$/,
];

/**
 * The calls that LIMITED authority (a simple trigger) does not allow: all that reach beyond the document it runs in.
 */
const needsFull = [
  /^(FormApp|UrlFetchApp|Drive|Sheets)\./,
  /^ScriptApp\.(newTrigger|getProjectTriggers|deleteTrigger)$/,
  /^Ui\.show/,
];

const auth = 'https://www.googleapis.com/auth/';

/** The scopes of which a service needs one, by the start of its calls' names. */
const scopes: readonly (readonly [RegExp, readonly string[]])[] = [
  [/^SpreadsheetApp\.getActiveSpreadsheet$/, ['spreadsheets.currentonly', 'spreadsheets']],
  [/^SpreadsheetApp\.openById$/, ['spreadsheets']],
  [/^Sheets\./, ['spreadsheets', 'drive.file', 'drive']],
  [/^FormApp\.(create|openById)$/, ['forms']],
  [/^Drive\./, ['drive.file', 'drive']],
  [/^UrlFetchApp\./, ['script.external_request']],
  [/^ScriptApp\.(newTrigger|getProjectTriggers|deleteTrigger)$/, ['script.scriptapp']],
  [/^Ui\.show/, ['script.container.ui']],
  [/^(Session\.get(Active|Effective)User|User\.getEmail)$/, ['userinfo.email']],
];

/** Refuses a call that the execution's authority, or the manifest's scopes, do not cover. */
function authorize(execution: Execution, name: string): void {
  const needed = scopes.find(([pattern]) => pattern.test(name))?.[1] ?? [];
  const listed = needed.map((scope) => auth + scope);
  const wanted = listed.length === 0 ? '' : permissionList(listed);
  const none = execution.authMode === 'NONE' && !withoutAuthorization.some((pattern) => pattern.test(name));
  const limited = execution.authMode === 'LIMITED' && needsFull.some((pattern) => pattern.test(name));
  const granted = grantedScopes(execution);
  const unscoped =
    listed.length > 0 && granted !== undefined && !listed.some((scope) => granted.includes(scope));
  if (none || limited || unscoped) {
    const required = wanted === '' ? '' : ` Required permissions: ${wanted}`;
    throw new GoogleError(`You do not have permission to call ${name}.${required}`);
  }
}

/** The scopes of the manifest that the user has ticked; undefined without a list in the manifest. */
export function grantedScopes({ manifest, conditions }: Execution): readonly string[] | undefined {
  return manifest.oauthScopes?.filter((scope) => !conditions.unticked.has(scope));
}

/** The script project of a host that names no other. */
export const OWN_PROJECT = 'own';

/** A name for what each script project has for itself; without an addition for a host's own. */
export function ofProject(name: string, project: string): string {
  return project === OWN_PROJECT ? name : `${name} ${project}`;
}

/** The token of an execution, with which it calls Google's REST APIs as the user. */
export function tokenOf({ key }: Execution): string {
  return `ya29.${key}`;
}

function permissionList(listed: readonly string[]): string {
  return listed.length === 1 ? (listed[0] ?? '') : `(${listed.join(' || ')})`;
}

/** Runs one service call: authority, faults, then the call; REST refusals become script exceptions. */
export function serviceCall(
  execution: Execution,
  name: string,
  apply: () => unknown,
  given: readonly unknown[],
): unknown {
  try {
    const run = (): unknown => {
      authorize(execution, name);
      return apply();
    };
    const costMs = timeOf(execution, name);
    return execution.faults.around(
      execution,
      name,
      run,
      costMs === undefined ? { given } : { costMs, given },
    );
  } catch (error) {
    throw inLanguage(execution, error instanceof ApiError ? new GoogleError(error.message) : error);
  }
}

/** The time that a call takes where it is not the usual one. */
function timeOf({ conditions }: Execution, name: string): number | undefined {
  // Reading an answer that has come takes no time.
  if (name.startsWith('HTTPResponse.')) return 0;
  return conditions.slowCalls.find(([call]) => call.test(name))?.[1];
}

/** The exception in the user's language, unless it is an advanced service's. */
function inLanguage({ conditions }: Execution, error: unknown): unknown {
  if (!(error instanceof GoogleError) || error.name !== 'Exception') return error;
  return new GoogleError(worded(conditions.language, error.message), error.name, error.details);
}
