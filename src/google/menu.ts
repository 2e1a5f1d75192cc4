// The add-on's menu and the windows that it opens.
import { arrivalDelay } from '../rounds/account/findings';
import { accountPort } from './account-check/port';
import { removeLeftThrowaways } from './account-check/throwaway';
import { missingConsent } from './consent';

const TITLE = 'Round Keeper';

type Screen = 'desk' | 'resolve' | 'account' | 'help' | 'table';

/** Builds the menu. Before the host has authorized the add-on it may do nothing else. */
export function buildMenu(): void {
  SpreadsheetApp.getUi()
    .createAddonMenu()
    .addItem('Open Round Keeper', 'openRoundKeeper')
    .addItem('Resolve round', 'openResolveRound')
    .addItem('Check this account', 'openAccountCheck')
    .addItem('Help', 'openHelp')
    .addToUi();
}

/** Opens the sidebar at one of its screens. */
export function showSidebar(screen: Exclude<Screen, 'table'>): void {
  SpreadsheetApp.getUi().showSidebar(page(screen).setTitle(TITLE));
  removeLeftThrowaways();
}

/** Opens the table of a live game in a large window beside which the sheet can still be used. */
export function showTable(): void {
  SpreadsheetApp.getUi().showModelessDialog(page('table').setWidth(1100).setHeight(760), 'The table');
}

/**
 * The sidebar's page, with a script that says which screen to show, what the host did not allow, and how long a
 * response takes into the sheet on this account.
 */
function page(screen: Screen): GoogleAppsScript.HTML.HtmlOutput {
  const html = HtmlService.createHtmlOutputFromFile('sidebar').getContent();
  const told = {
    ROUND_KEEPER_SCREEN: screen,
    ROUND_KEEPER_CONSENT: missingConsent(),
    ROUND_KEEPER_ARRIVAL_MS: arrivalDelay(accountPort.read()),
  };
  const script = `<script>Object.assign(window,${JSON.stringify(told).replace(/</g, '\\u003c')})</script>`;
  return HtmlService.createHtmlOutput(html.replace('<head>', () => `<head>${script}`));
}
