// A trigger on time of which a book has one: its id is kept in the document's properties. While it is being created, the ids
// of those that were there before are kept instead: if the call ends before it notes the id, the new one is the one that was
// not there.
import { listOf, oneOf, type ValueOf } from '../games/frame/fields';
import { anyText, atLeast } from '../games/frame/fields/plain';
import { kept, type Kept } from './kept';

type Trigger = GoogleAppsScript.Script.Trigger;

/** Which function a trigger runs, and which property notes it. */
export interface NotedTrigger {
  readonly handler: string;
  readonly property: string;
}

/** Creates the trigger, and notes it together with these parts. */
export function createNoted(
  { handler, property }: NotedTrigger,
  builder: () => GoogleAppsScript.Script.ClockTriggerBuilder,
  parts: object = {},
): void {
  const before = triggersOf(handler).map((trigger) => trigger.getUniqueId());
  noteOf(property).setNow({ ...parts, before });
  const created = builder().create();
  noteOf(property).setNow({ ...parts, id: created.getUniqueId() });
}

/** Finds this book's trigger; undefined where there is none. */
export function findNoted({ handler, property }: NotedTrigger): Trigger | undefined {
  const noted = noteOf(property).now();
  return noted === undefined ? undefined : notedOf(triggersOf(handler), noted);
}

function notedOf(triggers: readonly Trigger[], noted: Note): Trigger | undefined {
  return triggers.find((trigger) =>
    'id' in noted ? trigger.getUniqueId() === noted.id : !noted.before.includes(trigger.getUniqueId()),
  );
}

/** Deletes this book's trigger, and the one that fired in it where that is another; '' where none fired. */
export function deleteNoted({ handler, property }: NotedTrigger, fired: string): void {
  const noted = noteOf(property).now();
  // Listing triggers takes a call.
  const triggers = noted === undefined && fired === '' ? [] : triggersOf(handler);
  const known = noted === undefined ? undefined : notedOf(triggers, noted)?.getUniqueId();
  for (const trigger of triggers) {
    const id = trigger.getUniqueId();
    if (id === known || id === fired) ScriptApp.deleteTrigger(trigger);
  }
  noteOf(property).forget();
}

/** Gives the id that the book notes now; undefined where it notes none. */
export function notedId({ property }: NotedTrigger): string | undefined {
  const noted = noteOf(property).now();
  return noted !== undefined && 'id' in noted ? noted.id : undefined;
}

/** Whether the book notes a trigger, as read once in this call. */
export function isNoted({ property }: NotedTrigger): boolean {
  const noted = noteOf(property).get();
  return noted !== undefined && 'id' in noted;
}

/** Deletes the trigger that fired, and leaves what the book notes. */
export function deleteFired({ handler }: NotedTrigger, fired: string): void {
  for (const trigger of triggersOf(handler))
    if (trigger.getUniqueId() === fired) ScriptApp.deleteTrigger(trigger);
}

/** Lists the triggers for a function that this user has created with this script, also in other spreadsheets. */
export function triggersOf(handler: string): readonly Trigger[] {
  return ScriptApp.getProjectTriggers().filter((trigger) => trigger.getHandlerFunction() === handler);
}

/** The id of the trigger; while it is being created, the ids of those that were there before. */
const noteField = oneOf({
  id: atLeast({ id: anyText }),
  before: atLeast({ before: listOf(anyText) }),
});
type Note = ValueOf<typeof noteField>;

function noteOf(property: string): Kept<Note> {
  return kept(property, noteField);
}
