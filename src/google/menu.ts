// The add-on's menu and the windows that it opens.

const TITLE = 'Round Keeper';

/** Builds the menu; with no authorization yet this is all that an add-on may do. */
export function buildMenu(): void {
  SpreadsheetApp.getUi()
    .createAddonMenu()
    .addItem('Open Round Keeper', 'openRoundKeeper')
    .addItem('Resolve round', 'openResolveRound')
    .addItem('Help', 'openHelp')
    .addToUi();
}

/** Opens the sidebar, at its start or at one of its screens. */
export function showSidebar(screen: 'desk' | 'resolve' | 'help'): void {
  const page = HtmlService.createHtmlOutputFromFile('sidebar').getContent();
  const script = `<script>window.ROUND_KEEPER_SCREEN=${JSON.stringify(screen)}</script>`;
  const output = HtmlService.createHtmlOutput(page.replace('<head>', `<head>${script}`)).setTitle(TITLE);
  SpreadsheetApp.getUi().showSidebar(output);
}
