// Links a form to the host book, and builds its address with placeholders for a player's name and key.
import { EARLIER_LEDGERS, PROGRAM_TABS } from '../sheets/tab-cache';
import type { FormToAdmit } from '../rounds/ports/forms';
import type { FirstAndLastItem } from './form-questions';
import { tabCacheStore } from './stores';
import { KEY_PLACEHOLDER, PLAYER_PLACEHOLDER } from '../rounds/record/game-files';
import { ignoreRefusal } from './failure';

type Form = GoogleAppsScript.Forms.Form;

/** The form's address, with placeholders in its last question (the key) and its first (the player). */
export function buildLinkTemplate(form: Form, { player, key }: FirstAndLastItem): string {
  const response = form
    .createResponse()
    .withItemResponse(player.createResponse(PLAYER_PLACEHOLDER))
    .withItemResponse(key.createResponse(KEY_PLACEHOLDER));
  return response.toPrefilledUrl();
}

/** The address without prefilled answers; undefined if the link isn't recognized. */
export function parseFormUrl(link: string): string | undefined {
  return /^(https:\/\/docs\.google\.com\/forms\/[^?#]+\/viewform)\?/.exec(link)?.[1];
}

/** Links the form to the book; false if an interrupted call had already linked it. */
export function connectForm(form: Form, book: string): boolean {
  if (linkedBookId(form) === book) return false;
  connectNewForm(form, book);
  return true;
}

/** Links a form that isn't linked to this book yet. */
export function connectNewForm(form: Form, book: string): void {
  form.setDestination(FormApp.DestinationType.SPREADSHEET, book);
}

const MAX_TRIES = 15;
const RETRY_PAUSE_MS = 1000;

/** Each linked form's response tab. A form that has lost its tab gets a new one. */
export function ensureResponseTabs(
  forms: readonly FormToAdmit[],
  book: string,
): readonly (number | undefined)[] {
  const found = waitForTabs(
    book,
    forms.map(({ id }) => id),
  );
  return forms.map(
    ({ id, isNewlyConnected }) => found.get(id) ?? (isNewlyConnected ? undefined : reconnectForm(id, book)),
  );
}

function reconnectForm(form: string, book: string): number | undefined {
  connectNewForm(FormApp.openById(form), book);
  return waitForTab(book, form);
}

/** The linked spreadsheet; undefined if there's none. In that case Google throws. */
function linkedBookId(form: Form): string | undefined {
  return ignoreRefusal(() => form.getDestinationId());
}

/** The form's response tab, which appears a moment after linking. */
function waitForTab(book: string, form: string): number | undefined {
  return waitForTabs(book, [form]).get(form);
}

/** Waits for several forms' tabs. Returns the tabs that have appeared. */
function waitForTabs(book: string, forms: readonly string[]): ReadonlyMap<string, number> {
  const found = new Map<string, number>();
  for (let tries = 0; tries < MAX_TRIES; tries += 1) {
    for (const [form, sheet] of responseTabs(
      book,
      forms.filter((form) => !found.has(form)),
    ))
      found.set(form, sheet);
    if (forms.every((form) => found.has(form))) break;
    Utilities.sleep(RETRY_PAUSE_MS);
  }
  return found;
}

/** The response tabs that exist now. Reopens the book, since an open book may not show new tabs. */
function responseTabs(book: string, forms: readonly string[]): ReadonlyMap<string, number> {
  SpreadsheetApp.flush();
  const known = tabCacheStore.latest();
  const own = [
    ...(known?.own ?? []).map((tab) => PROGRAM_TABS[tab].sheetId),
    ...(known?.tabs ?? []).map(({ sheetId }) => sheetId),
    ...(known?.left ?? []),
  ];
  const found = new Map<string, number>();
  for (const sheet of SpreadsheetApp.openById(book).getSheets()) {
    const id = sheet.getSheetId();
    // Asking a tab for its form takes a call, so tabs of the program and of earlier matches are skipped.
    if (found.size === forms.length || own.includes(id) || id === EARLIER_LEDGERS.sheetId) continue;
    const address = sheet.getFormUrl() ?? '';
    const form = forms.find((one) => address.includes(one));
    if (form !== undefined) found.set(form, id);
  }
  return found;
}
