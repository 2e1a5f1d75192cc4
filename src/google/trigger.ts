// The hourly trigger that wakes the add-on for the deadlines of a game. One for a book: its id is remembered in
// the document's properties, and one that nobody knows of takes itself away when it goes off without a use.
import { isList, isObject } from '../games/json';
import { ok, type Result } from '../games/result';
import type { UserError } from '../rounds/view/api';
import type { AlarmPort } from '../rounds/ports';
import { trying } from './services';

const PROPERTY = 'deadline-alarm';

type Trigger = GoogleAppsScript.Script.Trigger;

export const alarmPort: AlarmPort = {
  on: () =>
    trying('Watching the deadlines', () => {
      if (findAlarm() !== undefined) return ok(undefined);
      // Noted first: which one was made can be told later even if this call ends before it is written down.
      remember({ before: mine().map((trigger) => trigger.getUniqueId()) });
      const made = ScriptApp.newTrigger('onAlarm').timeBased().everyHours(1).create();
      remember({ id: made.getUniqueId() });
      return ok(undefined);
    }),
  off: () => takeAway(''),
};

/** Takes this book's trigger away, and another that went off in this book without being known here. */
export function takeAway(stray: string): Result<undefined, UserError> {
  return trying('No longer watching the deadlines', () => {
    const known = findAlarm()?.getUniqueId();
    for (const trigger of mine()) {
      const id = trigger.getUniqueId();
      if (id === known || id === stray) ScriptApp.deleteTrigger(trigger);
    }
    PropertiesService.getDocumentProperties().deleteProperty(PROPERTY);
    return ok(undefined);
  });
}

/** The triggers of this add-on that this user has made, in other spreadsheets too. */
function mine(): readonly Trigger[] {
  return ScriptApp.getProjectTriggers().filter((trigger) => trigger.getHandlerFunction() === 'onAlarm');
}

/** This book's trigger, if there is one. */
function findAlarm(): Trigger | undefined {
  const note = recall();
  if (note === undefined) return undefined;
  return mine().find((trigger) =>
    'id' in note ? trigger.getUniqueId() === note.id : !note.before.includes(trigger.getUniqueId()),
  );
}

type Note = { readonly id: string } | { readonly before: readonly string[] };

function remember(note: Note): void {
  PropertiesService.getDocumentProperties().setProperty(PROPERTY, JSON.stringify(note));
}

function recall(): Note | undefined {
  const text = PropertiesService.getDocumentProperties().getProperty(PROPERTY);
  const json: unknown = text === null ? undefined : JSON.parse(text);
  if (!isObject(json)) return undefined;
  if (typeof json.id === 'string') return { id: json.id };
  return isList(json.before) ? { before: json.before.map(String) } : undefined;
}
