// The template: the spreadsheet that hosts copy, program and all. Its menu has an entry of its own, which writes the
// tab that invites to copying and looks that nothing of a game would be copied with it.
import { pasteAgain } from './file-ends';
import { brokenFiles, sentence } from './page-html';
import { templateIn, thisRelease } from './release';
import { sheetsService } from './services';

/** The first tab of the template. */
const INVITATION = {
  title: 'Start here',
  lines: [
    'Round Keeper',
    'Host Genius-style strategy games for your friends from a spreadsheet of your own.',
    'This is the template: no game is played here.',
    '1. Choose File › Make a copy, and tick nothing else. The program is copied with it.',
    '2. In your copy choose Extensions › Round Keeper › Open Round Keeper. If it is not there yet, wait twenty seconds and reload.',
    '3. Google says that it has not verified the app: choose Advanced, then “Go to Round Keeper (unsafe)”. It is your own copy. Then tick all boxes. Afterwards choose the menu entry once more.',
    '4. Set your time zone under File › Settings. Share the copy with nobody who plays: it is to hold every secret.',
  ],
} as const;

/** True in the template itself; false in each of its copies, which has another id. */
export function isTemplate(): boolean {
  const copy = thisRelease()?.copy;
  const id = copy === undefined ? undefined : templateIn(copy);
  return id !== undefined && id === openBook();
}

/** Undefined where the program may not look yet. */
function openBook(): string | undefined {
  try {
    return SpreadsheetApp.getActiveSpreadsheet().getId();
  } catch {
    return undefined;
  }
}

/** Shows what is wrong with the template, having written its first tab where that was missing or another. */
export function showTemplateCheck(ui: GoogleAppsScript.Base.Ui): void {
  const found = problems();
  const page = sentence(...(found.length === 0 ? [READY] : found));
  ui.showSidebar(page.setTitle('Check this template'));
}

const READY =
  'This template is ready: it holds the invitation as its first tab, no game, no properties and no triggers. Publish it: Share › Anyone with the link › Viewer.';

function problems(): readonly string[] {
  const tabs = writeInvitation();
  const others = tabs.filter((title) => title !== INVITATION.title);
  return [
    ...brokenFiles().map(pasteAgain),
    ...(others.length === 0
      ? []
      : [`Every copy would have these tabs too; delete them, then check again: ${others.join(', ')}.`]),
    ...stores().flatMap(([name, count]) =>
      count === 0 ? [] : [`The ${name} properties are not empty: this spreadsheet was used to host a game.`],
    ),
    ...(ScriptApp.getProjectTriggers().length === 0
      ? []
      : ['There are triggers: in the Apps Script editor, choose Triggers, and delete them.']),
  ];
}

function stores(): readonly (readonly [name: string, count: number])[] {
  const count = (store: GoogleAppsScript.Properties.Properties): number =>
    Object.keys(store.getProperties()).length;
  return [
    ['document', count(PropertiesService.getDocumentProperties())],
    ['script', count(PropertiesService.getScriptProperties())],
  ];
}

/** Writes the first tab anew, and gives the titles of all tabs. */
function writeInvitation(): readonly string[] {
  const book = SpreadsheetApp.getActiveSpreadsheet().getId();
  const sheets = sheetsService();
  const found = sheets.get(book, { fields: 'sheets(properties(sheetId,title))' }).sheets ?? [];
  const tabs = found.map(({ properties }) => ({
    sheetId: properties?.sheetId ?? 0,
    title: properties?.title ?? '',
  }));
  const there = tabs.find(({ title }) => title === INVITATION.title);
  const sheetId = there?.sheetId ?? Math.max(...tabs.map((tab) => tab.sheetId)) + 1;
  const rows = INVITATION.lines.map((stringValue, index) => ({
    values: [{ userEnteredValue: { stringValue }, userEnteredFormat: formatOf(index) }],
  }));
  const requests: GoogleAppsScript.Sheets.Schema.Request[] = [
    ...(there === undefined
      ? [
          {
            addSheet: {
              properties: {
                sheetId,
                title: INVITATION.title,
                index: 0,
                gridProperties: { rowCount: rows.length, columnCount: 1, hideGridlines: true },
              },
            },
          },
        ]
      : [{ updateSheetProperties: { properties: { sheetId, index: 0 }, fields: 'index' } }]),
    {
      updateDimensionProperties: {
        range: { sheetId, dimension: 'COLUMNS', startIndex: 0, endIndex: 1 },
        properties: { pixelSize: 640 },
        fields: 'pixelSize',
      },
    },
    {
      updateCells: {
        start: { sheetId, rowIndex: 0, columnIndex: 0 },
        rows,
        fields: 'userEnteredValue,userEnteredFormat(textFormat,wrapStrategy)',
      },
    },
  ];
  sheets.batchUpdate({ requests }, book);
  return there === undefined
    ? [INVITATION.title, ...tabs.map(({ title }) => title)]
    : tabs.map(({ title }) => title);
}

function formatOf(line: number): GoogleAppsScript.Sheets.Schema.CellFormat {
  return { wrapStrategy: 'WRAP', textFormat: { bold: line === 0, fontSize: line === 0 ? 18 : 11 } };
}
