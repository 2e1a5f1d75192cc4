// One run of a script's function, with its user, its permissions, and the time and locks it has used so far.
import type { Concurrency } from './concurrency';
import type { Clock } from './clock';
import type { Cloud } from './cloud';
import type { Conditions } from './conditions';
import { ApiError, GoogleError, type ExecutionEnded } from './errors';
import type { CallContext, Faults } from './faults';
import { writeDueResponses } from './forms/response-sheet';
import { translatedMessage } from './language';
import type { SheetsQuota } from './sheets-quota';

export type AuthMode = 'NONE' | 'LIMITED' | 'FULL' | 'CUSTOM_FUNCTION';

/** A sidebar or window that a script has opened. */
export interface OpenedPage {
  readonly kind: 'sidebar' | 'modeless';
  readonly title: string;
  readonly html: string;
  readonly width?: number | undefined;
  readonly height?: number | undefined;
}

export interface MenuEntry {
  readonly caption: string;
  /** The function that the entry runs. */
  readonly handler: string;
}

/** Everything that a script shows in a document's UI, so that a page can display it. */
export interface ShownUi {
  readonly shown: OpenedPage[];
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
  /** A redirect's target address. */
  readonly location?: string;
}

export type FetchHandler = (request: FetchRequest) => FetchAnswer;

/** The parts of the manifest that matter at run time. */
export interface Manifest {
  readonly timeZone: string;
  readonly oauthScopes?: readonly string[] | undefined;
  readonly urlFetchWhitelist?: readonly string[] | undefined;
  /** The names of the enabled advanced services. */
  readonly advancedServices: readonly string[];
}

export interface LogLine {
  readonly level: 'log' | 'info' | 'warn' | 'error' | 'debug';
  readonly text: string;
  readonly execution: number;
}

/** Everything that the stand-ins need to know about one execution. */
export interface Execution extends CallContext {
  /** A key unique among all hosts' executions. */
  readonly key: string;
  readonly cloud: Cloud;
  readonly clock: Clock;
  readonly faults: Faults;
  readonly sheetsQuota: SheetsQuota;
  readonly beside: Concurrency;
  readonly conditions: Conditions;
  /** The account that the script runs as. */
  readonly user: string;
  /** The caller, if Google tells the script; '' for a visitor of the web app, and in a trigger's run. */
  readonly activeUser: string;
  readonly project: string;
  readonly authMode: AuthMode;
  /** The open document; null for a script without a document. */
  readonly bookId: string | null;
  readonly manifest: Manifest;
  /** True if triggers follow the rules for add-ons, false for the rules for a script bound to a document. */
  readonly isAddOn: boolean;
  /** True in the run of an installable trigger. */
  readonly isTriggered: boolean;
  readonly html: Readonly<Record<string, string>>;
  readonly fetch: FetchHandler;
  readonly ui: ShownUi | null;
  readonly log: (line: Omit<LogLine, 'execution'>) => void;
  /** The forms that this execution has changed. Their response sheets are updated afterwards. */
  readonly changedForms: Set<string>;
  /** The locks that end with the execution, and when each lock was taken. */
  readonly locks: Map<string, number>;
  ended: ExecutionEnded | undefined;
}

/** Sleeps like Utilities.sleep. The time counts toward the execution's six minutes. */
export function sleep(execution: Execution, ms: number): void {
  execution.clock.pass(ms);
  writeDueResponses(execution.cloud);
  execution.spentMs += ms;
  execution.faults.checkLimit(execution);
}

const callsWithoutAuth = [
  /^SpreadsheetApp\.getUi$/,
  /^Ui\.create(Addon)?Menu$/,
  /^Menu\./,
  /^ScriptApp\.getAuthorizationInfo$/,
  /^AuthorizationInfo\./,
  /^Utilities\.getUuid$/,
];

/** Calls that reach beyond the document, which a script with LIMITED authority (in a simple trigger) can't make. */
const fullAuthorityCalls = [
  /^(FormApp|UrlFetchApp|Drive|Sheets)\./,
  /^ScriptApp\.(newTrigger|getProjectTriggers|deleteTrigger)$/,
  /^Ui\.show/,
];

const scopePrefix = 'https://www.googleapis.com/auth/';

/** For each prefix of call names, the scopes that allow these calls. One scope is enough. */
const scopesByCall: readonly (readonly [RegExp, readonly string[]])[] = [
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

/** Refuses a call if the execution lacks authority or the manifest lacks a scope. */
function authorize(execution: Execution, name: string): void {
  const needed = scopesByCall.find(([pattern]) => pattern.test(name))?.[1] ?? [];
  const listed = needed.map((scope) => scopePrefix + scope);
  const wanted = listed.length === 0 ? '' : permissionListText(listed);
  const none = execution.authMode === 'NONE' && !callsWithoutAuth.some((pattern) => pattern.test(name));
  const limited =
    execution.authMode === 'LIMITED' && fullAuthorityCalls.some((pattern) => pattern.test(name));
  const granted = grantedScopes(execution);
  const unscoped =
    listed.length > 0 && granted !== undefined && !listed.some((scope) => granted.includes(scope));
  if (none || limited || unscoped) {
    const required = wanted === '' ? '' : ` Required permissions: ${wanted}`;
    throw new GoogleError(`You do not have permission to call ${name}.${required}`);
  }
}

/** The manifest's scopes that the user has ticked; undefined if the manifest lists none. */
export function grantedScopes({ manifest, conditions }: Execution): readonly string[] | undefined {
  return manifest.oauthScopes?.filter((scope) => !conditions.unticked.has(scope));
}

/** The script project's name on hosts that don't set a name. */
export const OWN_PROJECT = 'own';

/** Makes a name unique per script project. The default project keeps the plain name. */
export function nameInProject(name: string, project: string): string {
  return project === OWN_PROJECT ? name : `${name} ${project}`;
}

/** The token with which an execution calls Google's REST APIs as the user. */
export function accessToken({ key }: Execution): string {
  return `ya29.${key}`;
}

function permissionListText(listed: readonly string[]): string {
  return listed.length === 1 ? (listed[0] ?? '') : `(${listed.join(' || ')})`;
}

/** Runs one service call, after checking permissions and applying faults. REST refusals become exceptions of the script. */
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
    // Reading from a response that has arrived takes no time.
    const isRead = name.startsWith('HTTPResponse.');
    return execution.faults.around(execution, name, run, isRead ? { costMs: 0, given } : { given });
  } catch (error) {
    throw namedError(execution, error instanceof ApiError ? new GoogleError(error.message) : error);
  }
}

/** Gives an exception a name. Unless an advanced service threw it, also translates it into the user's language. */
function namedError({ conditions, faults }: Execution, error: unknown): unknown {
  if (!(error instanceof GoogleError)) return error;
  const { name, message, details } = error;
  const isBuiltIn = name === 'Exception';
  if (!isBuiltIn && name !== 'GoogleJsonResponseException') return error;
  return new GoogleError(
    isBuiltIn ? translatedMessage(conditions.language, message) : message,
    faults.names?.() ?? name,
    details,
  );
}
