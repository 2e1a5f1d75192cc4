// The menu and the windows it opens.
import { arrivalDelay } from '../rounds/ports/account-findings';
import { accountPort } from './account-check/port';
import { removeLeftoverThrowaways } from './account-check/throwaway';
import { pageWithData } from './page-html';
import { thisRelease } from './release';
import type { GoogleConsent } from '../rounds/reply/account';
import { rethrowBug } from './failure';

const MENU_TITLE = 'Round Keeper';

type Ui = GoogleAppsScript.Base.Ui;
type Screen = 'desk' | 'resolve' | 'account' | 'help' | WindowScreen;
/** The large windows. The sheet stays usable while a window is open. */
type WindowScreen = keyof typeof WINDOW_TITLES;

const WINDOW_TITLES = { table: 'The table', tabs: 'Preview' } as const;

/** Adds the menu both under Extensions and next to it. Until the host authorizes the program, it can't do anything else. */
export function buildMenu(ui: Ui): void {
  // According to Google's reference, the first only works in published add-ons. The second appears in every spreadsheet.
  for (const menu of [ui.createAddonMenu(), ui.createMenu(MENU_TITLE)]) {
    menu
      .addItem('Open Round Keeper', 'openRoundKeeper')
      .addItem('Resolve round', 'openResolveRound')
      .addItem('Check this account', 'openAccountCheck')
      .addItem('Help', 'openHelp')
      .addToUi();
  }
}

export function showSidebar(ui: Ui, screen: Exclude<Screen, WindowScreen>): void {
  ui.showSidebar(buildPage(screen).setTitle(MENU_TITLE));
  removeLeftoverThrowaways();
}

/** Opens a live game's table, or all tabs of a preview. */
export function showWindow(ui: Ui, window: WindowScreen): void {
  ui.showModelessDialog(buildPage(window).setWidth(1100).setHeight(760), WINDOW_TITLES[window]);
}

/** The sidebar's page, with the screen to show, missing permissions, and how long a response takes to arrive. */
function buildPage(screen: Screen): GoogleAppsScript.HTML.HtmlOutput {
  return pageWithData('sidebar', {
    ROUND_KEEPER_SCREEN: screen,
    ROUND_KEEPER_CONSENT: missingScopes(),
    ROUND_KEEPER_RELEASE: thisRelease(),
    ROUND_KEEPER_ARRIVAL_MS: arrivalDelay(accountPort.read()),
  });
}

/** The common prefix of scopes. */
const SCOPE_PREFIX = 'https://www.googleapis.com/auth/';

/** The manifest's scopes, and what each is needed for. */
const SCOPES: Readonly<Record<string, string>> = {
  spreadsheets: 'read and write this spreadsheet',
  forms: 'create the forms that players answer',
  'drive.file': 'create and share the public book and the players’ books',
  'script.container.ui': 'show this sidebar',
  'script.external_request': 'post reminders to Discord',
  'script.scriptapp': 'close forms and remind players automatically',
  'userinfo.email': 'record who did what',
};

/** Missing permissions; undefined if Google can't say. */
function missingScopes(): GoogleConsent | undefined {
  const scopes = Object.keys(SCOPES).map((scope) => SCOPE_PREFIX + scope);
  try {
    const info = ScriptApp.getAuthorizationInfo(ScriptApp.AuthMode.FULL, scopes);
    // Older services don't list the granted scopes.
    if (typeof info.getAuthorizedScopes !== 'function') return undefined;
    const granted = info.getAuthorizedScopes();
    const missing = Object.entries(SCOPES).flatMap(([scope, words]) =>
      granted.includes(SCOPE_PREFIX + scope) ? [] : [words],
    );
    return { missing, page: missing.length === 0 ? '' : (authorizationPage(info) ?? '') };
  } catch (error) {
    rethrowBug(error);
    // Without this information, everything else should still work.
    return undefined;
  }
}

/** The address of the page for granting permissions; null if none is missing, although Google's types don't say so. */
function authorizationPage(info: GoogleAppsScript.Script.AuthorizationInfo): string | null {
  return info.getAuthorizationUrl();
}
