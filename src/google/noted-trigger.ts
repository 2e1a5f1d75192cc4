// A trigger on time of which a book has one: its id is kept in the document's properties. While it is being created, the ids
// of those that were there before are kept instead: if the call ends before it notes the id, the new one is the one that was
// not there.
import { listOf, oneOf, type ValueOf } from '../games/frame/fields';
import { anyText, atLeast } from '../games/frame/fields/plain';
import { kept, type Kept } from './kept';

type Trigger = GoogleAppsScript.Script.Trigger;

/** The handler of a trigger, and the property that notes it. */
export interface NotedTrigger {
  readonly handler: string;
  readonly property: string;
}

/** Creates it, and notes it with these parts. */
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

/** This book's trigger, if there is one. */
export function findNoted({ handler, property }: NotedTrigger): Trigger | undefined {
  const noted = noteOf(property).now();
  return noted === undefined ? undefined : notedOf(triggersOf(handler), noted);
}

function notedOf(triggers: readonly Trigger[], noted: Note): Trigger | undefined {
  return triggers.find((trigger) =>
    'id' in noted ? trigger.getUniqueId() === noted.id : !noted.before.includes(trigger.getUniqueId()),
  );
}

/** Deletes it, and the one that fired in this book where that is another; '' where none fired. */
export function deleteNoted({ handler, property }: NotedTrigger, fired: string): void {
  const noted = noteOf(property).now();
  // Each list is a call of Google's.
  const triggers = noted === undefined && fired === '' ? [] : triggersOf(handler);
  const known = noted === undefined ? undefined : notedOf(triggers, noted)?.getUniqueId();
  for (const trigger of triggers) {
    const id = trigger.getUniqueId();
    if (id === known || id === fired) ScriptApp.deleteTrigger(trigger);
  }
  noteOf(property).forget();
}

/** The id that the book notes now; undefined where it notes none. */
export function notedId({ property }: NotedTrigger): string | undefined {
  const noted = noteOf(property).now();
  return noted !== undefined && 'id' in noted ? noted.id : undefined;
}

/** Deletes the trigger that fired, and leaves what the book notes. */
export function deleteFired({ handler }: NotedTrigger, fired: string): void {
  for (const trigger of triggersOf(handler))
    if (trigger.getUniqueId() === fired) ScriptApp.deleteTrigger(trigger);
}

/** The triggers for a function that this user has created with this script, in other spreadsheets too. */
export function triggersOf(handler: string): readonly Trigger[] {
  return ScriptApp.getProjectTriggers().filter((trigger) => trigger.getHandlerFunction() === handler);
}

/** The id of the trigger, or the ids of those that were there before it. */
const noteField = oneOf({
  id: atLeast({ id: anyText }),
  before: atLeast({ before: listOf(anyText) }),
});
type Note = ValueOf<typeof noteField>;

function noteOf(property: string): Kept<Note> {
  return kept(property, noteField);
}
