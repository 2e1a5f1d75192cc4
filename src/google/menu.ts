// The add-on's menu and the windows that it opens.
import { arrivalDelay } from '../rounds/ports/account-findings';
import { accountPort } from './account-check/port';
import { removeLeftThrowaways } from './account-check/throwaway';
import { missingConsent } from './consent';
import { pageWith } from './page-html';
import { thisRelease } from './release';

const TITLE = 'Round Keeper';

type Ui = GoogleAppsScript.Base.Ui;
type Screen = 'desk' | 'resolve' | 'account' | 'help' | Window;
/** The screens that open in a large window; the sheet can be used meanwhile. */
type Window = keyof typeof WINDOWS;

const WINDOWS = { table: 'The table', tabs: 'Preview' } as const;

/** Builds the menu. Before the host has authorized the add-on it may do nothing else. */
export function buildMenu(ui: Ui): void {
  ui.createAddonMenu()
    .addItem('Open Round Keeper', 'openRoundKeeper')
    .addItem('Resolve round', 'openResolveRound')
    .addItem('Check this account', 'openAccountCheck')
    .addItem('Help', 'openHelp')
    .addToUi();
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
