// The add-on's menu and the windows that it opens.
import { arrivalDelay } from '../rounds/ports/account-findings';
import { accountPort } from './account-check/port';
import { removeLeftThrowaways } from './account-check/throwaway';
import { pageWith } from './page-html';
import { thisRelease } from './release';
import type { Consent } from '../rounds/reply/account';
import { throwMistake } from './failure';

const TITLE = 'Round Keeper';

type Ui = GoogleAppsScript.Base.Ui;
type Screen = 'desk' | 'resolve' | 'account' | 'help' | Window;
/** The screens that open in a large window; the sheet can be used meanwhile. */
type Window = keyof typeof WINDOWS;

const WINDOWS = { table: 'The table', tabs: 'Preview' } as const;

/** Builds the menu, under Extensions and beside it. Before the host has authorized the add-on it may do nothing else. */
export function buildMenu(ui: Ui): void {
  // Google's reference speaks of the first for published add-ons only; the second shows in every spreadsheet.
  for (const menu of [ui.createAddonMenu(), ui.createMenu(TITLE)]) {
    menu
      .addItem('Open Round Keeper', 'openRoundKeeper')
      .addItem('Resolve round', 'openResolveRound')
      .addItem('Check this account', 'openAccountCheck')
      .addItem('Help', 'openHelp')
      .addToUi();
  }
}

/** Opens the sidebar at one of its screens. */
export function showSidebar(ui: Ui, screen: Exclude<Screen, Window>): void {
  ui.showSidebar(page(screen).setTitle(TITLE));
  removeLeftThrowaways();
}

/** Opens the table of a live game, or the whole tabs of a preview. */
export function showWindow(ui: Ui, window: Window): void {
  ui.showModelessDialog(page(window).setWidth(1100).setHeight(760), WINDOWS[window]);
}

/**
 * Makes the sidebar's page, with a script that says which screen to show, what the host has not allowed, and how long a
 * response takes to reach the sheet on this account.
 */
function page(screen: Screen): GoogleAppsScript.HTML.HtmlOutput {
  return pageWith('sidebar', {
    ROUND_KEEPER_SCREEN: screen,
    ROUND_KEEPER_CONSENT: missingConsent(),
    ROUND_KEEPER_RELEASE: thisRelease(),
    ROUND_KEEPER_ARRIVAL_MS: arrivalDelay(accountPort.read()),
  });
}

/** What the name of each scope begins with. */
const AUTH = 'https://www.googleapis.com/auth/';

/** The scopes of the manifest, and what cannot be done without each. */
const SCOPES: Readonly<Record<string, string>> = {
  spreadsheets: 'read and write this spreadsheet',
  forms: 'make the forms that players answer',
  'drive.file': 'make and share the public book and the players’ books',
  'script.container.ui': 'show this sidebar',
  'script.external_request': 'post reminders to Discord',
  'script.scriptapp': 'close forms and remind players by itself',
  'userinfo.email': 'write into the record who did what',
};

/** Gives the permissions that were not given; undefined where Google cannot tell. */
function missingConsent(): Consent | undefined {
  const scopes = Object.keys(SCOPES).map((scope) => AUTH + scope);
  try {
    const info = ScriptApp.getAuthorizationInfo(ScriptApp.AuthMode.FULL, scopes);
    // Older services do not list granted scopes.
    if (typeof info.getAuthorizedScopes !== 'function') return undefined;
    const granted = info.getAuthorizedScopes();
    const missing = Object.entries(SCOPES).flatMap(([scope, words]) =>
      granted.includes(AUTH + scope) ? [] : [words],
    );
    return { missing, page: missing.length === 0 ? '' : (pageOf(info) ?? '') };
  } catch (error) {
    throwMistake(error);
    // A failure to find out what is missing must not keep anything else from working.
    return undefined;
  }
}

/** Gives the address of the page for allowing it; null where nothing has to be allowed, which Google's types leave out. */
function pageOf(info: GoogleAppsScript.Script.AuthorizationInfo): string | null {
  return info.getAuthorizationUrl();
}
