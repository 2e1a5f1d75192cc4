// Creates and deletes the triggers of a book: one that runs every hour and watches the deadlines of a game, and one that
// runs when a form is sent in. The document's properties keep the id of the first, and that the second was made. A stray trigger, which no
// book knows, deletes itself when it fires.
import { isList, isObject } from '../games/frame/json';
import { ok, type Result } from '../games/frame/result';
import type { CallProblem } from '../rounds/api';
import type { SubmitTriggerPort, TriggerPort } from '../rounds/ports/ports';
import { deleteProperty, keepProperty, property } from './document-properties';
import { trying } from './services';

const PROPERTY = 'hourly-trigger';
/** Holds the book whose trigger on submissions was made: a copy of a book has none. */
const WATCHED = 'watched-book';

type Trigger = GoogleAppsScript.Script.Trigger;

export const hourlyTrigger: TriggerPort = {
  create: () =>
    trying('Watching the deadlines', () => {
      if (findTrigger() !== undefined) return ok(undefined);
      // Noted before: if this call ends before it notes the id, the new trigger is the one that was not there.
      writeNote({ before: triggersOf('onHourlyTrigger').map((trigger) => trigger.getUniqueId()) });
      const created = ScriptApp.newTrigger('onHourlyTrigger').timeBased().everyHours(1).create();
      writeNote({ id: created.getUniqueId() });
      return ok(undefined);
    }),
  delete: () => deleteHourly(''),
};

export const submitTrigger: SubmitTriggerPort = {
  isNoted: () => property(WATCHED) === SpreadsheetApp.getActiveSpreadsheet().getId(),
  create: () =>
    trying('Watching the forms', () => {
      const book = SpreadsheetApp.getActiveSpreadsheet();
      if (onSubmit().length === 0)
        ScriptApp.newTrigger('onFormSubmitTrigger').forSpreadsheet(book).onFormSubmit().create();
      keepProperty(WATCHED, book.getId());
      return ok(undefined);
    }),
  delete: () => deleteOnSubmit(''),
};

/** Deletes this book's trigger on submissions, and the one that fired. */
export function deleteOnSubmit(fired: string): Result<undefined, CallProblem> {
  return trying('No longer watching the forms', () => {
    const book = SpreadsheetApp.getActiveSpreadsheet().getId();
    for (const trigger of triggersOf('onFormSubmitTrigger')) {
      const isFired = trigger.getUniqueId() === fired;
      if (isFired || trigger.getTriggerSourceId() === book) ScriptApp.deleteTrigger(trigger);
    }
    if (property(WATCHED) !== null) deleteProperty(WATCHED);
    return ok(undefined);
  });
}

/** The triggers on submissions to this book; there is one at most, unless two calls made theirs at once. */
function onSubmit(): readonly Trigger[] {
  const book = SpreadsheetApp.getActiveSpreadsheet().getId();
  return triggersOf('onFormSubmitTrigger').filter((trigger) => trigger.getTriggerSourceId() === book);
}

/** Deletes this book's trigger, and the trigger that fired in this book if it is a stray; '' where none fired. */
export function deleteHourly(fired: string): Result<undefined, CallProblem> {
  return trying('No longer watching the deadlines', () => {
    const known = findTrigger()?.getUniqueId();
    for (const trigger of triggersOf('onHourlyTrigger')) {
      const id = trigger.getUniqueId();
      if (id === known || id === fired) ScriptApp.deleteTrigger(trigger);
    }
    PropertiesService.getDocumentProperties().deleteProperty(PROPERTY);
    return ok(undefined);
  });
}

/** Deletes the hourly triggers that were not there before and that this book does not know. */
export function deleteStrays(before: readonly string[]): void {
  const known = findTrigger()?.getUniqueId();
  for (const trigger of triggersOf('onHourlyTrigger')) {
    const id = trigger.getUniqueId();
    if (id !== known && !before.includes(id)) ScriptApp.deleteTrigger(trigger);
  }
}

/** The triggers for a function that this user has created with this add-on, in other spreadsheets too. */
export function triggersOf(handler: string): readonly Trigger[] {
  return ScriptApp.getProjectTriggers().filter((trigger) => trigger.getHandlerFunction() === handler);
}

/** This book's trigger, if there is one. */
function findTrigger(): Trigger | undefined {
  const note = readNote();
  if (note === undefined) return undefined;
  return triggersOf('onHourlyTrigger').find((trigger) =>
    'id' in note ? trigger.getUniqueId() === note.id : !note.before.includes(trigger.getUniqueId()),
  );
}

/** The id of this book's trigger; while it is being created, the ids of the triggers that were there before. */
type Note = { readonly id: string } | { readonly before: readonly string[] };

function writeNote(note: Note): void {
  PropertiesService.getDocumentProperties().setProperty(PROPERTY, JSON.stringify(note));
}

function readNote(): Note | undefined {
  const text = PropertiesService.getDocumentProperties().getProperty(PROPERTY);
  const json: unknown = text === null ? undefined : JSON.parse(text);
  if (!isObject(json)) return undefined;
  if (typeof json.id === 'string') return { id: json.id };
  return isList(json.before) ? { before: json.before.map(String) } : undefined;
}
