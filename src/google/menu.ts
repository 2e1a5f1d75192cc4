// The add-on's menu and the windows that it opens.
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
}

/** Opens the table of a live game in a large window beside which the sheet can still be used. */
export function showTable(): void {
  SpreadsheetApp.getUi().showModelessDialog(page('table').setWidth(1100).setHeight(760), 'The table');
}

/** The sidebar's page, with a script that says which screen to show, and what the host did not allow. */
function page(screen: Screen): GoogleAppsScript.HTML.HtmlOutput {
  const html = HtmlService.createHtmlOutputFromFile('sidebar').getContent();
  const consent = JSON.stringify(missingConsent()).replace(/</g, '\\u003c');
  const script = `<script>window.ROUND_KEEPER_SCREEN=${JSON.stringify(screen)};window.ROUND_KEEPER_CONSENT=${consent}</script>`;
  return HtmlService.createHtmlOutput(html.replace('<head>', () => `<head>${script}`));
}
