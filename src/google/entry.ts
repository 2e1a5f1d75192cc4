// Everything that Google can call: menu items, triggers and the calls of the sidebar. The build makes a top-level
// function of each export, and of each function in a record that is exported. Visitors of the players' page can call
// each of them: what opens a menu or a window finds that they have none, and all else asks who calls.
import { isMistake } from '../games/frame/result';
import { isObject, parseJson } from '../games/frame/json';
import { PAGE_CALLS } from '../rounds/page/visitor-calls';
import { makeCall } from '../rounds/host/make-call';
import type { Reply, CallProblem } from '../rounds/reply/reply';
import { HOST_CALL_NAMES, type HostCall } from '../rounds/host/calls';
import { isHost, isTrigger, NOT_THE_HOST, runsAsHost } from './callers';
import { buildMenu, showSidebar, showWindow } from './menu';
import { googlePorts, pagePorts } from './ports';
import { failureOf, passingOf, quietly } from './failure';
import { serviceError } from './services';
import { patiently, runAtDeadline, runPeriodically, runOnSubmit } from './trigger-runs';
import { saveProperties } from './document-properties';
import { openPage } from './page-html';
import { thisRelease } from './release';

export function onOpen(): Refused | undefined {
  return inDocument(buildMenu);
}

export function onInstall(): Refused | undefined {
  return inDocument(buildMenu);
}

export function openRoundKeeper(): Refused | undefined {
  return inDocument((ui) => {
    showSidebar(ui, 'desk');
  });
}

export function openResolveRound(): Refused | undefined {
  return inDocument((ui) => {
    showSidebar(ui, 'resolve');
  });
}

export function openTable(): Refused | undefined {
  return inDocument((ui) => {
    showWindow(ui, 'table');
  });
}

export function openTabsPreview(): Refused | undefined {
  return inDocument((ui) => {
    showWindow(ui, 'tabs');
  });
}

export function openAccountCheck(): Refused | undefined {
  return inDocument((ui) => {
    showSidebar(ui, 'account');
  });
}

export function openHelp(): Refused | undefined {
  return inDocument((ui) => {
    showSidebar(ui, 'help');
  });
}

type Refused = Extract<Reply<never>, { readonly ok: false }>;

/** Opens something if there is a document to open it in, which a visitor of the players' page has not. */
function inDocument(open: (ui: GoogleAppsScript.Base.Ui) => void): Refused | undefined {
  const ui = quietly(() => SpreadsheetApp.getUi());
  if (ui === undefined) return { ok: false, error: NOT_THE_HOST };
  open(ui);
  return undefined;
}

/** The trigger at a deadline: resolves the stage, where the host wants it. */
export function onDeadlineTrigger(event?: unknown): void {
  asTrigger('onDeadlineTrigger', event, runAtDeadline);
}

/** The periodic trigger: reminds who is missing, closes forms at the deadline, and resolves what the other one did not. */
export function onPeriodicTrigger(event?: unknown): void {
  asTrigger('onPeriodicTrigger', event, runPeriodically);
}

/** The trigger on submissions: tells players in their own books of the fate of their submissions. */
export function onFormSubmitTrigger(event?: unknown): void {
  asTrigger('onFormSubmitTrigger', event, runOnSubmit);
}

/** Runs what a trigger runs, with the trigger's id. A host who runs it by hand in the editor has none. */
function asTrigger(handler: string, event: unknown, run: (id: string) => void): void {
  const id = isObject(event) && typeof event.triggerUid === 'string' ? event.triggerUid : '';
  const { known, may } = patiently(() => {
    const known = isTrigger(handler, id);
    return { known, may: (known || isHost()) && runsAsHost() };
  });
  if (may) run(known ? id : '');
}

/**
 * The calls of the sidebar, by name, each with its input and what its window showed as text of JSON, or as they
 * are. A host who has the page open can make each of them, with any input.
 */
export const sidebarCalls = Object.fromEntries(
  HOST_CALL_NAMES.map((name) => [
    name,
    (input: unknown, at: unknown, build: unknown): Reply<unknown> =>
      isEarlier(given(build)) ? { ok: false, error: EARLIER } : guarded(name, given(input), given(at)),
  ]),
);

/** Whether a window was loaded before the program was updated; `build` is missing where a script calls. */
function isEarlier(build: unknown): boolean {
  return typeof build === 'string' && build !== thisRelease()?.build;
}

const EARLIER: CallProblem = {
  code: 'earlier-version',
  text: 'Calling Round Keeper: this window is of an earlier version of it than your copy is now. Nothing was changed. Copy what you typed, close the window, then open it again from the menu.',
};

function given(value: unknown): unknown {
  return typeof value === 'string' ? parseJson(value) : value;
}

/** Shows the players' page, or the table of a live game. */
export function doGet(event?: unknown): GoogleAppsScript.HTML.HtmlOutput {
  return openPage(event, {
    page: (key) => forVisitors('readPage', () => PAGE_CALLS.readPage(pagePorts(), { key })),
    table: (key) => forVisitors('readTable', () => PAGE_CALLS.readTable(pagePorts(), { key })),
  });
}

/** The calls of the players' page, by name. Everybody can make each of them, with any input. */
export const pageCalls = Object.fromEntries(
  Object.entries(PAGE_CALLS).map(([name, call]) => [
    name,
    (input: unknown) => forVisitors(name, (): Reply<unknown> => call(pagePorts(), input)),
  ]),
);

/** Runs a call of the page. The details of an error go to the script's log, where only the host reads them. */
function forVisitors<T>(name: string, run: () => Reply<T>): Reply<T> {
  try {
    return run();
  } catch (error) {
    console.warn(`${name}: ${error instanceof Error ? error.stack : String(error)}`);
    const passes = !isMistake(error) && passingOf(failureOf(error)) !== undefined;
    return { ok: false, error: passes ? NO_ANSWER : FAILED };
  }
}

/** The answer where Google failed in the middle, so that what was asked may have been done. */
const NO_ANSWER: CallProblem = {
  code: 'no-answer',
  text: 'Google did not answer as it should. Try again in a moment; your form works all the same.',
  again: true,
  passes: 'unsure',
};

/** The answer to every caller for everything else that went wrong. */
const FAILED: CallProblem = {
  code: 'failed',
  text: 'Reading the game: something went wrong at your host’s. Your form works all the same.',
  again: true,
};

/** Runs a call of the sidebar. An exception becomes an error: a refusal by Google, or a bug with a report. */
function guarded(name: HostCall, input: unknown, at: unknown): Reply<unknown> {
  try {
    if (!isHost()) return { ok: false, error: NOT_THE_HOST };
    const refreshes = name === 'getDesk' && isObject(input) && input.refresh === true;
    const answer = makeCall(googlePorts({ refreshes }), name, input ?? undefined, at ?? undefined);
    // Keeps what a call without the lock has found out.
    saveProperties();
    return answer;
  } catch (error) {
    return {
      ok: false,
      error: isMistake(error) ? bug(name, error) : serviceError('Talking to Google', failureOf(error)),
    };
  }
}

/** Gives the error for a mistake of this program, with a report. */
function bug(name: string, error: unknown): CallProblem {
  const { message } = failureOf(error);
  const stack = error instanceof Error ? (error.stack ?? '') : '';
  return {
    code: 'bug',
    text: 'Round Keeper stumbled over a mistake of its own. Nothing was half-written. Try once more; if it stumbles again, report the text below.',
    report: `${name}: ${stack === '' ? message : stack}`,
    again: true,
  };
}
