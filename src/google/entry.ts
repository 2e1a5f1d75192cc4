// Everything that Google can call: menu items, triggers and the sidebar's calls. The build turns each export, and each
// function in an exported record, into a top-level function. Visitors of the players' page can call these functions too.
// Menus and windows don't open for visitors, and all other functions check who is calling.
import { isProgramError } from '../games/frame/result';
import { isObject, parseJson } from '../games/frame/json';
import { PAGE_CALLS } from '../rounds/page/visitor-calls';
import { makeCall } from '../rounds/host/make-call';
import type { Reply, CallProblem } from '../rounds/reply/reply';
import { HOST_CALL_NAMES, type HostCall } from '../rounds/host/calls';
import { isHost, isScriptTrigger, NOT_HOST_PROBLEM, runsAsHost } from './callers';
import { buildMenu, showSidebar, showWindow } from './menu';
import { googlePorts, pagePorts } from './ports';
import { toFailure, toTemporaryFailure, ignoreRefusal } from './failure';
import { serviceError } from './services';
import { retryPatiently, runAtDeadline, runPeriodically, runOnSubmit } from './trigger-runs';
import { saveProperties } from './document-properties';
import { openPage } from './page-html';
import { thisRelease } from './release';

export function onOpen(): RefusedReply | undefined {
  return openInDocument(buildMenu);
}

export function onInstall(): RefusedReply | undefined {
  return openInDocument(buildMenu);
}

export function openRoundKeeper(): RefusedReply | undefined {
  return openInDocument((ui) => {
    showSidebar(ui, 'desk');
  });
}

export function openResolveRound(): RefusedReply | undefined {
  return openInDocument((ui) => {
    showSidebar(ui, 'resolve');
  });
}

export function openTable(): RefusedReply | undefined {
  return openInDocument((ui) => {
    showWindow(ui, 'table');
  });
}

export function openTabsPreview(): RefusedReply | undefined {
  return openInDocument((ui) => {
    showWindow(ui, 'tabs');
  });
}

export function openAccountCheck(): RefusedReply | undefined {
  return openInDocument((ui) => {
    showSidebar(ui, 'account');
  });
}

export function openHelp(): RefusedReply | undefined {
  return openInDocument((ui) => {
    showSidebar(ui, 'help');
  });
}

type RefusedReply = Extract<Reply<never>, { readonly ok: false }>;

/** Opens something in the document. Refuses visitors of the players' page, since their calls have no document. */
function openInDocument(open: (ui: GoogleAppsScript.Base.Ui) => void): RefusedReply | undefined {
  const ui = ignoreRefusal(() => SpreadsheetApp.getUi());
  if (ui === undefined) return { ok: false, error: NOT_HOST_PROBLEM };
  open(ui);
  return undefined;
}

/** The deadline trigger: resolves the stage if the host wants that. */
export function onDeadlineTrigger(event?: unknown): void {
  runTrigger('onDeadlineTrigger', event, runAtDeadline);
}

/** The periodic trigger: sends reminders, closes forms at the deadline, and resolves what the deadline trigger left. */
export function onPeriodicTrigger(event?: unknown): void {
  runTrigger('onPeriodicTrigger', event, runPeriodically);
}

/** The submission trigger: updates players' books with whether their answers count. */
export function onFormSubmitTrigger(event?: unknown): void {
  runTrigger('onFormSubmitTrigger', event, runOnSubmit);
}

/** Runs a trigger's work with its id, which is empty if a host runs the function in the editor. */
function runTrigger(handler: string, event: unknown, run: (id: string) => void): void {
  const id = isObject(event) && typeof event.triggerUid === 'string' ? event.triggerUid : '';
  const { known, may } = retryPatiently(() => {
    const known = isScriptTrigger(handler, id);
    return { known, may: (known || isHost()) && runsAsHost() };
  });
  if (may) run(known ? id : '');
}

/**
 * The sidebar's calls by name. Arguments, as JSON text or plain values: the input, the match and season that the window
 * shows, and the build. A host can call any of these functions with any input.
 */
export const sidebarCalls = Object.fromEntries(
  HOST_CALL_NAMES.map((name) => [
    name,
    (input: unknown, at: unknown, build: unknown): Reply<unknown> =>
      isOldWindow(parseArgument(build))
        ? { ok: false, error: OLD_WINDOW }
        : runHostCall(name, parseArgument(input), parseArgument(at)),
  ]),
);

/** Whether the window was opened before an update. Scripts don't send `build`. */
function isOldWindow(build: unknown): boolean {
  return typeof build === 'string' && build !== thisRelease()?.build;
}

const OLD_WINDOW: CallProblem = {
  code: 'earlier-version',
  text: 'Using this window: Round Keeper has been updated since you opened it. Nothing was changed. Copy what you typed, close the window, then reopen it from the menu.',
};

function parseArgument(value: unknown): unknown {
  return typeof value === 'string' ? parseJson(value) : value;
}

/** The players' page, or the table of a live game. */
export function doGet(event?: unknown): GoogleAppsScript.HTML.HtmlOutput {
  return openPage(event, {
    page: (key) => runForVisitor('readPage', () => PAGE_CALLS.readPage(pagePorts(), { key })),
    table: (key) => runForVisitor('readTable', () => PAGE_CALLS.readTable(pagePorts(), { key })),
  });
}

/** The page's calls by name. Anyone can call any of these functions with any input. */
export const pageCalls = Object.fromEntries(
  Object.entries(PAGE_CALLS).map(([name, call]) => [
    name,
    (input: unknown) => runForVisitor(name, (): Reply<unknown> => call(pagePorts(), input)),
  ]),
);

/** Runs a visitor's call. Error details go to the script's log, which only the host can read. */
function runForVisitor<T>(name: string, run: () => Reply<T>): Reply<T> {
  try {
    return run();
  } catch (error) {
    console.warn(errorReport(name, error));
    const passes = !isProgramError(error) && toTemporaryFailure(toFailure(error)) !== undefined;
    return { ok: false, error: passes ? GOOGLE_FAILED : CALL_FAILED };
  }
}

/** Google failed midway, so the request may still have succeeded. */
const GOOGLE_FAILED: CallProblem = {
  code: 'no-answer',
  text: 'Google didn’t respond properly. Try again in a moment. Your form still works.',
  passes: 'unsure',
};

/** The problem for any other failure. */
const CALL_FAILED: CallProblem = {
  code: 'failed',
  text: 'Reading the game: something went wrong on your host’s side. Your form still works.',
  again: true,
};

/** Makes a call. An exception becomes a problem: a refusal by Google, or a bug with a report. */
function runHostCall(name: HostCall, input: unknown, at: unknown): Reply<unknown> {
  try {
    if (!isHost()) return { ok: false, error: NOT_HOST_PROBLEM };
    const refreshes = name === 'getDesk' && isObject(input) && input.refresh === true;
    const answer = makeCall(googlePorts({ refreshes }), name, input ?? undefined, at ?? undefined);
    // Calls without the lock also save what they have looked up.
    saveProperties();
    return answer;
  } catch (error) {
    return {
      ok: false,
      error: isProgramError(error)
        ? bugProblem(name, error)
        : serviceError('Contacting Google', toFailure(error)),
    };
  }
}

/** The problem for a bug of ours, with a report. */
function bugProblem(name: string, error: unknown): CallProblem {
  return {
    code: 'bug',
    text: 'Round Keeper hit a bug. Your data is intact. Try again. If it happens again, report the text below.',
    report: errorReport(name, error),
    again: true,
  };
}

function errorReport(name: string, error: unknown): string {
  return `${name}: ${error instanceof Error ? error.stack : String(error)}`;
}
