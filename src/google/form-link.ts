// Connects a form to the host book, and makes the link to it with places for the player's key and name.
import { isArchive, OWN_TABS } from '../sheets/tab-cache';
import type { DrawnEnds } from './form-questions';
import { tabCacheStore } from './tab-cache-store';
import { KEY_IN_LINK, PLAYER_IN_LINK } from '../rounds/record/game-files';

type Form = GoogleAppsScript.Forms.Form;

/** The link to a form with places for the player's name and key: the field at its top and the one at its bottom. */
export function linkWithPlaces(form: Form, { player, key }: DrawnEnds): string {
  const response = form
    .createResponse()
    .withItemResponse(player.createResponse(PLAYER_IN_LINK))
    .withItemResponse(key.createResponse(KEY_IN_LINK));
  return response.toPrefilledUrl();
}

/** The address at which the form of a link with places is answered; undefined where it is none that is known. */
export function addressIn(link: string): string | undefined {
  return /^(https:\/\/docs\.google\.com\/forms\/[^?#]+\/viewform)\?/.exec(link)?.[1];
}

/** Connects the form to the book, and is true then; false where an interrupted call has done so already. */
export function connect(form: Form, book: string): boolean {
  if (destination(form) === book) return false;
  connectTo(form, book);
  return true;
}

/** Connects a form that is not connected to this book. */
export function connectTo(form: Form, book: string): void {
  form.setDestination(FormApp.DestinationType.SPREADSHEET, book);
}

const TRIES = 15;
const PAUSE_MS = 1000;

/** The tab of the responses of a connected form; one that was connected before may have lost it, and gets another. */
export function tabOf(form: Form, book: string, isNew: boolean): number {
  const sheet = awaitTab(book, form.getId()) ?? (isNew ? undefined : connectedAnew(form, book));
  if (sheet === undefined) throw new Error('the tab for its responses did not appear');
  return sheet;
}

function connectedAnew(form: Form, book: string): number | undefined {
  connectTo(form, book);
  return awaitTab(book, form.getId());
}

/** The spreadsheet that the responses go to; undefined for none, which Google answers with an exception. */
function destination(form: Form): string | undefined {
  try {
    return form.getDestinationId();
  } catch {
    return undefined;
  }
}

/** Waits for the tab of a form's responses in a book, which appears a moment after the form is connected. */
export function awaitTab(book: string, form: string): number | undefined {
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
