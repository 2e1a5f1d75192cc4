// Sends responses to the throwaway form of the account's check, and finds the rows that they become.
import type { Cell } from '../../games/frame/fields';
import { withoutNames } from '../../rounds/host/account/report';
import { sheetsClient } from '../sheets-client';
import { publish } from '../form-publishing';
import { NotTold } from './not-told';
import { throwaway } from './throwaway';

type Form = GoogleAppsScript.Forms.Form;
type TextItem = GoogleAppsScript.Forms.TextItem;

/** The title of the question that the check puts on its form. */
export const QUESTION = 'Round Keeper check';
/** The longest time to wait for a tab or a row, in milliseconds. */
export const LONGEST_WAIT_MS = 45_000;
const PAUSE_MS = 1000;

export interface Arrival {
  /** The answer that was sent. */
  readonly text: string;
  /** The Timestamp cell; undefined where no row came. */
  readonly stamp: Cell | undefined;
  /** The time at which the response was sent, in UTC milliseconds. */
  readonly sentAt: number;
  /** How long the row was waited for, in milliseconds. */
  readonly waitedMs: number;
}

/**
 * Gives the check's question on the form, and adds it where it is missing: Google may give a new form a question of its
 * own.
 */
export function questionOf(form: Form): TextItem {
  return (
    form
      .getItems()
      .find((one) => one.getTitle() === QUESTION)
      ?.asTextItem() ?? addQuestion(form)
  );
}

export function addQuestion(form: Form): TextItem {
  return form.addTextItem().setTitle(QUESTION);
}

/** Deletes the questions and pages with this title. */
export function deleteItems(form: Form, title: string): void {
  for (const item of form.getItems()) if (item.getTitle() === title) form.deleteItem(item);
}

/** Gives the heading and the rows of the tab of responses. */
export function responseRows(): readonly (readonly Cell[])[] {
  const book = throwaway('book');
  const sheet = responseTab(book);
  return sheet === undefined ? [] : rowsOf(book, sheet);
}

/** A response that is on its way to the sheet. */
interface Sent {
  readonly form: Form;
  readonly book: string;
  /** The id of the tab in which its row will be. */
  readonly sheet: number;
  /** Its answer. No other response has the same, so that one which arrives in the meantime is not mistaken for it. */
  readonly text: string;
  /** The time at which it was sent, in UTC milliseconds. */
  readonly sentAt: number;
}

/** Sends a response without waiting for its row. */
export function submitResponse(): Sent {
  const book = throwaway('book');
  const form = FormApp.openById(throwaway('form'));
  publish(form);
  const text = `Sent by Round Keeper ${Utilities.getUuid().slice(0, 8)}`;
  const item = questionOf(form);
  const sheet = linkedTab(form, book);
  form.createResponse().withItemResponse(item.createResponse(text)).submit();
  return { form, book, sheet, text, sentAt: Date.now() };
}

/** Finds the row of a response; undefined where it is not in the sheet yet. */
export function rowOf({ book, sheet, text }: Sent): readonly Cell[] | undefined {
  return rowsOf(book, sheet).find((cells) => cells.includes(text));
}

/** Sends a response and waits for its row. */
export function sendResponse(longestMs = LONGEST_WAIT_MS): Arrival {
  const sent = submitResponse();
  const row = awaited(() => rowOf(sent), longestMs);
  return { text: sent.text, stamp: row?.[0], sentAt: sent.sentAt, waitedMs: Date.now() - sent.sentAt };
}

/** Gives the id of the tab to which a form of the check sends its responses, from what the check knows of the book. */
function linkedTab(form: Form, book: string): number {
  return responseTab(book) ?? linked(form, book);
}

function linked(form: GoogleAppsScript.Forms.Form, book: string): number {
  form.setDestination(FormApp.DestinationType.SPREADSHEET, book);
  const sheet = awaited(() => responseTab(book));
  if (sheet === undefined) throw new NotTold('The tab for the responses did not appear.');
  return sheet;
}

/**
 * Gives the id of the tab that Forms made in a book: it is not 0, which is the id of the first tab of every new book.
 */
function responseTab(book: string): number | undefined {
  return given(sheetsClient.tabs(book)).find(({ sheetId }) => sheetId !== 0)?.sheetId;
}

function rowsOf(book: string, sheet: number): readonly (readonly Cell[])[] {
  return given(sheetsClient.values(book, [{ sheetId: sheet }]))[0] ?? [];
}

type Called<T> = { readonly ok: true; readonly value: T } | { readonly ok: false; readonly message: string };

function given<T>(called: Called<T>): T {
  if (called.ok) return called.value;
  throw new NotTold(`Google did not do it: ${withoutNames(called.message)}`);
}

/** Repeats `look` until it finds something; gives undefined where the time is over first. */
export function awaited<T>(look: () => T | undefined, longestMs = LONGEST_WAIT_MS): T | undefined {
  const until = Date.now() + longestMs;
  for (;;) {
    const found = look();
    if (found !== undefined || Date.now() >= until) return found;
    Utilities.sleep(PAUSE_MS);
  }
}
