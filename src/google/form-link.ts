// Connects a form to the host book, and makes the link to it with places for the player's key and name.
import { type FormSpec, type ReadyForm } from '../rounds/ports/ports';
import { isArchive, OWN_TABS } from '../sheets/tab-cache';
import { tabCacheStore } from './tab-cache-store';
import { KEY_IN_LINK, PLAYER_IN_LINK } from '../rounds/record/game-files';

type Form = GoogleAppsScript.Forms.Form;

/** Connects the form to the host book, unless it is, and gives the tab of its responses and its links. */
export function connect(
  form: Form,
  spec: Pick<FormSpec, 'keyTitle' | 'playerTitle'>,
): Pick<ReadyForm, 'url' | 'sheet' | 'link'> {
  const book = SpreadsheetApp.getActiveSpreadsheet().getId();
  const sheet = link(form, book);
  return { url: form.getPublishedUrl(), sheet, link: linkWithPlaces(form, spec) };
}

/** The field at the top and the key at the bottom are the first and the last item: no other is asked for its title. */
function linkWithPlaces(
  form: Form,
  { keyTitle, playerTitle }: Pick<FormSpec, 'keyTitle' | 'playerTitle'>,
): string {
  const items = form.getItems();
  const places = [
    [items[0], playerTitle, PLAYER_IN_LINK],
    [items[items.length - 1], keyTitle, KEY_IN_LINK],
  ] as const;
  let response = form.createResponse();
  for (const [item, title, text] of places) {
    if (item?.getTitle() !== title) throw new Error(`the form has lost its question “${title}”`);
    response = response.withItemResponse(item.asTextItem().createResponse(text));
  }
  return response.toPrefilledUrl();
}

const TRIES = 15;
const PAUSE_MS = 1000;

/** Links the form; where an interrupted call has done so already, only its tab is waited for. */
function link(form: Form, book: string): number {
  const waited = destination(form) === book ? awaitTab(book, form.getId()) : undefined;
  if (waited !== undefined) return waited;
  form.setDestination(FormApp.DestinationType.SPREADSHEET, book);
  const sheet = awaitTab(book, form.getId());
  if (sheet === undefined) throw new Error('the tab for its responses did not appear');
  return sheet;
}

/** The spreadsheet that the responses go to; undefined for none, which Google answers with an exception. */
function destination(form: Form): string | undefined {
  try {
    return form.getDestinationId();
  } catch {
    return undefined;
  }
}

/** Waits for the tab of responses, which appears a moment after the form is connected. */
function awaitTab(book: string, form: string): number | undefined {
  for (let tries = 0; tries < TRIES; tries += 1) {
    const sheet = responseTab(book, form);
    if (sheet !== undefined) return sheet;
    Utilities.sleep(PAUSE_MS);
  }
  return undefined;
}

/** The tab of the form's responses. The book is opened anew: one that is open may know its old tabs alone. */
function responseTab(book: string, form: string): number | undefined {
  SpreadsheetApp.flush();
  const known = tabCacheStore.latest();
  const own = [
    ...(known?.own ?? []).map((tab) => OWN_TABS[tab].sheetId),
    ...(known?.tabs ?? []).map(({ sheetId }) => sheetId),
    ...(known?.left ?? []),
  ];
  // Each tab is asked by a call of its own: those that the program has made itself are none, nor are those of earlier matches.
  const sheets = SpreadsheetApp.openById(book)
    .getSheets()
    .filter((sheet) => !own.includes(sheet.getSheetId()) && !isArchive(sheet.getSheetId()));
  return sheets.find((candidate) => (candidate.getFormUrl() ?? '').includes(form))?.getSheetId();
}
