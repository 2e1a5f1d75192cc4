// Creates and deletes the hourly trigger that watches the deadlines of a game. A book has one: its id is kept in the
// document's properties. A stray trigger, which no book knows, deletes itself when it fires.
import { isList, isObject } from '../games/json';
import { ok, type Result } from '../games/result';
import type { UserError } from '../rounds/view/api';
import type { TriggerPort } from '../rounds/ports';
import { trying } from './services';

const PROPERTY = 'hourly-trigger';

type Trigger = GoogleAppsScript.Script.Trigger;

export const triggerPort: TriggerPort = {
  create: () =>
    trying('Watching the deadlines', () => {
      if (findTrigger() !== undefined) return ok(undefined);
      // Noted before: if this call ends before it notes the id, the new trigger is the one that was not there.
      writeNote({ before: ownTriggers().map((trigger) => trigger.getUniqueId()) });
      const created = ScriptApp.newTrigger('onHourlyTrigger').timeBased().everyHours(1).create();
      writeNote({ id: created.getUniqueId() });
      return ok(undefined);
    }),
  delete: () => deleteTrigger(''),
};

/** Deletes this book's trigger, and the trigger that fired in this book if it is a stray; '' where none fired. */
export function deleteTrigger(fired: string): Result<undefined, UserError> {
  return trying('No longer watching the deadlines', () => {
    const known = findTrigger()?.getUniqueId();
    for (const trigger of ownTriggers()) {
      const id = trigger.getUniqueId();
      if (id === known || id === fired) ScriptApp.deleteTrigger(trigger);
    }
    PropertiesService.getDocumentProperties().deleteProperty(PROPERTY);
    return ok(undefined);
  });
}

/** The hourly triggers that this user has created with this add-on, in other spreadsheets too. */
function ownTriggers(): readonly Trigger[] {
  return ScriptApp.getProjectTriggers().filter(
    (trigger) => trigger.getHandlerFunction() === 'onHourlyTrigger',
  );
}

/** This book's trigger, if there is one. */
function findTrigger(): Trigger | undefined {
  const note = readNote();
  if (note === undefined) return undefined;
  return ownTriggers().find((trigger) =>
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
