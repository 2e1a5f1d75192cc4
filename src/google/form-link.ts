// Connects a form to the host book, and makes the link to it with places for the player's key and name.
import { EARLIER_LEDGERS, OWN_TABS } from '../sheets/tab-cache';
import type { FormToAdmit } from '../rounds/ports/forms';
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

/** The tab of the responses of each connected form; one that was connected before may have lost it, and gets another. */
export function tabsOf(forms: readonly FormToAdmit[], book: string): readonly (number | undefined)[] {
  const found = awaitTabs(
    book,
    forms.map(({ id }) => id),
  );
  return forms.map(
    ({ id, isNewlyConnected }) => found.get(id) ?? (isNewlyConnected ? undefined : connectedAnew(id, book)),
  );
}

function connectedAnew(form: string, book: string): number | undefined {
  connectTo(FormApp.openById(form), book);
  return awaitTab(book, form);
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
  return awaitTabs(book, [form]).get(form);
}

/** Waits for the tabs of several forms, and gives those that have appeared. */
function awaitTabs(book: string, forms: readonly string[]): ReadonlyMap<string, number> {
  const found = new Map<string, number>();
  for (let tries = 0; tries < TRIES; tries += 1) {
    for (const [form, sheet] of responseTabs(
      book,
      forms.filter((form) => !found.has(form)),
    ))
      found.set(form, sheet);
    if (forms.every((form) => found.has(form))) break;
    Utilities.sleep(PAUSE_MS);
  }
  return found;
}

/** The tabs of these forms' responses that are there. The book is opened anew: one that is open may know its old tabs alone. */
function responseTabs(book: string, forms: readonly string[]): ReadonlyMap<string, number> {
  SpreadsheetApp.flush();
  const known = tabCacheStore.latest();
  const own = [
    ...(known?.own ?? []).map((tab) => OWN_TABS[tab].sheetId),
    ...(known?.tabs ?? []).map(({ sheetId }) => sheetId),
    ...(known?.left ?? []),
  ];
  const found = new Map<string, number>();
  for (const sheet of SpreadsheetApp.openById(book).getSheets()) {
    const id = sheet.getSheetId();
    // Each tab is asked by a call of its own, except tabs that the program made itself, and those of earlier matches.
    if (found.size === forms.length || own.includes(id) || id === EARLIER_LEDGERS.sheetId) continue;
    const address = sheet.getFormUrl() ?? '';
    const form = forms.find((one) => address.includes(one));
    if (form !== undefined) found.set(form, id);
  }
  return found;
}
