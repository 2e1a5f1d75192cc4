// A time trigger that exists once per book. Its id is kept in the document's properties. While the trigger is being created,
// the ids of existing triggers are kept instead. If the call ends before noting the new id, the new trigger is the one not
// listed.
import { listOf, oneOfShapes, type ValueOf } from '../games/frame/fields';
import { anyText, looseObject } from '../games/frame/fields/data-fields';
import { storedValue, type StoredValue } from './stored-value';

type Trigger = GoogleAppsScript.Script.Trigger;

/** The function that a trigger runs, and the property that stores the trigger's id. */
export interface NotedTrigger {
  readonly handler: string;
  readonly property: string;
}

export function createTrigger(
  { handler, property }: NotedTrigger,
  builder: () => GoogleAppsScript.Script.ClockTriggerBuilder,
  parts: object = {},
): void {
  const before = triggersOf(handler).map((trigger) => trigger.getUniqueId());
  storedNote(property).setNow({ ...parts, before });
  const created = builder().create();
  storedNote(property).setNow({ ...parts, id: created.getUniqueId() });
}

/** The book's trigger; undefined if there's none. */
export function findTrigger({ handler, property }: NotedTrigger): Trigger | undefined {
  const noted = storedNote(property).now();
  return noted === undefined ? undefined : triggerMatching(triggersOf(handler), noted);
}

function triggerMatching(triggers: readonly Trigger[], noted: Note): Trigger | undefined {
  return triggers.find((trigger) =>
    'id' in noted ? trigger.getUniqueId() === noted.id : !noted.before.includes(trigger.getUniqueId()),
  );
}

/** Deletes this book's trigger, and the trigger that fired ('' for none). */
export function deleteTrigger({ handler, property }: NotedTrigger, fired: string): void {
  const noted = storedNote(property).now();
  // Listing triggers takes a call.
  const triggers = noted === undefined && fired === '' ? [] : triggersOf(handler);
  const known = noted === undefined ? undefined : triggerMatching(triggers, noted)?.getUniqueId();
  for (const trigger of triggers) {
    const id = trigger.getUniqueId();
    if (id === known || id === fired) ScriptApp.deleteTrigger(trigger);
  }
  storedNote(property).forget();
}

/** The id that the book notes now; undefined if there's none. */
export function notedId({ property }: NotedTrigger): string | undefined {
  const noted = storedNote(property).now();
  return noted !== undefined && 'id' in noted ? noted.id : undefined;
}

/** Whether the book notes a trigger, as read once per call. */
export function hasTrigger({ property }: NotedTrigger): boolean {
  const noted = storedNote(property).get();
  return noted !== undefined && 'id' in noted;
}

/** Deletes the trigger that fired, without changing the book's note. */
export function deleteFired({ handler }: NotedTrigger, fired: string): void {
  for (const trigger of triggersOf(handler))
    if (trigger.getUniqueId() === fired) ScriptApp.deleteTrigger(trigger);
}

/** This user's triggers for a function of this script, including triggers for other spreadsheets. */
export function triggersOf(handler: string): readonly Trigger[] {
  return ScriptApp.getProjectTriggers().filter((trigger) => trigger.getHandlerFunction() === handler);
}

/** The trigger's id. While the trigger is being created: the ids of existing triggers. */
const noteField = oneOfShapes({
  id: looseObject({ id: anyText }),
  before: looseObject({ before: listOf(anyText) }),
});
type Note = ValueOf<typeof noteField>;

function storedNote(property: string): StoredValue<Note> {
  return storedValue(property, noteField);
}
