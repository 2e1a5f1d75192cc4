// The template: the spreadsheet that hosts copy, program and all. Its menu has an entry of its own, which writes the
// tab that invites to copying and looks that nothing of a game would be copied with it.
import { LOOKS, styled, type Tab } from '../games/frame/tabs';
import type { CallResult } from '../sheets/client';
import { renderRequests } from '../sheets/render';
import { placed } from '../sheets/drawn-tabs';
import { pasteAgain } from './file-ends';
import { brokenFiles, sentence } from './page-html';
import { templateIn, thisRelease } from './release';
import { sheetsClient } from './sheets-client';
import { quietly } from './quietly';

/** The first tab of the template. */
const INVITATION: Tab = {
  title: 'Start here',
  rows: [
    [styled('Round Keeper', LOOKS.title)],
    ['Host Genius-style strategy games for your friends from a spreadsheet of your own.'],
    ['This is the template: no game is played here.'],
    [
      '1. Choose File › Make a copy, and tick nothing else. Google says “The attached Apps Script file and functionality will also be copied”: that is the program. Choose Make a copy all the same.',
    ],
    [
      '2. In your copy choose Extensions › Round Keeper › Open Round Keeper. If it is not there yet, wait twenty seconds and reload.',
    ],
    [
      '3. Google says that it has not verified the app: choose Advanced, then “Go to Round Keeper (unsafe)”. It is your own copy. Then tick all boxes, or choose Allow where there are none. Afterwards choose the menu entry once more.',
    ],
    [
      '4. Set your time zone under File › Settings. Share the copy with nobody who plays: it is to hold every secret.',
    ],
  ],
};

/** Whether this is the template itself; a copy has another id. */
export function isTemplate(): boolean {
  const copy = thisRelease()?.copy;
  const id = copy === undefined ? undefined : templateIn(copy);
  return id !== undefined && id === openBook();
}

/** Gives the id of the open spreadsheet; undefined where the program may not look yet. */
function openBook(): string | undefined {
  const book = quietly(() => SpreadsheetApp.getActiveSpreadsheet());
  return quietly(() => book?.getId());
}

/** Shows what is wrong with the template, after writing its first tab where that is missing or not as it should be. */
export function showTemplateCheck(ui: GoogleAppsScript.Base.Ui): void {
  const found = problems();
  const page = sentence(...(found.length === 0 ? [READY] : found));
  ui.showSidebar(page.setTitle('Check this template'));
}

const READY =
  'This template is ready: it holds the invitation as its first tab, no game, no properties and no triggers. Publish it: Share › Anyone with the link › Viewer.';

function problems(): readonly string[] {
  const tabs = drawInvitation();
  if (!tabs.ok) return [`Checking the template: Google did not do it (${tabs.message}). Try again.`];
  const others = tabs.value.filter((title) => title !== INVITATION.title);
  // Without other tabs there is no game: what the sidebar has remembered is of no use, and is forgotten.
  if (others.length === 0) forget();
  return [
    ...brokenFiles().map(pasteAgain),
    ...(others.length === 0
      ? []
      : [`Every copy would have these tabs too; delete them, then check again: ${others.join(', ')}.`]),
    ...stores().flatMap(({ name, store }) =>
      Object.keys(store.getProperties()).length === 0
        ? []
        : [`The ${name} properties are not empty: this spreadsheet was used to host a game.`],
    ),
    ...(ScriptApp.getProjectTriggers().length === 0
      ? []
      : ['There are triggers: in the Apps Script editor, choose Triggers, and delete them.']),
  ];
}

interface NamedStore {
  readonly name: string;
  readonly store: GoogleAppsScript.Properties.Properties;
}

function stores(): readonly NamedStore[] {
  return [
    { name: 'document', store: PropertiesService.getDocumentProperties() },
    { name: 'script', store: PropertiesService.getScriptProperties() },
  ];
}

function forget(): void {
  for (const { store } of stores()) {
    for (const name of Object.keys(store.getProperties())) store.deleteProperty(name);
  }
}

/** Draws the first tab anew and gives the titles of all tabs, or what Google says where it refuses. */
function drawInvitation(): CallResult<readonly string[]> {
  const book = SpreadsheetApp.getActiveSpreadsheet().getId();
  const tabs = sheetsClient.tabs(book);
  if (!tabs.ok) return tabs;
  const drawn = placed([INVITATION]);
  const first = drawn.map(({ sheetId }) => ({
    updateSheetProperties: { properties: { sheetId, index: 0 }, fields: 'index' },
  }));
  const written = sheetsClient.batchUpdate(book, [...renderRequests(tabs.value, drawn), ...first]);
  if (!written.ok) return written;
  return { ok: true, value: tabs.value.map(({ title }) => title) };
}
