// A time trigger that exists once per book. Its id is kept in the document's properties. While the trigger is being created,
// the ids of existing triggers are kept instead. If the call ends before noting the new id, the new trigger is the one not
// listed.
import { listOf, oneOfShapes, type FieldValue } from '../games/frame/fields';
import { anyText, looseObject } from '../games/frame/fields/data-fields';
import { storedValue, type StoredValue } from './stored-value';

type Trigger = GoogleAppsScript.Script.Trigger;

/** The function that a trigger runs, and the property that stores the trigger's id. */
export interface RecordedTrigger {
  readonly handler: string;
  readonly property: string;
}

export function createTrigger(
  { handler, property }: RecordedTrigger,
  builder: () => GoogleAppsScript.Script.ClockTriggerBuilder,
  parts: object = {},
): void {
  const before = findTriggers(handler).map((trigger) => trigger.getUniqueId());
  storedTriggerIds(property).setNow({ ...parts, before });
  const created = builder().create();
  storedTriggerIds(property).setNow({ ...parts, id: created.getUniqueId() });
}

/** The book's trigger; undefined if there's none. */
export function findTrigger({ handler, property }: RecordedTrigger): Trigger | undefined {
  const noted = storedTriggerIds(property).now();
  return noted === undefined ? undefined : triggerMatching(findTriggers(handler), noted);
}

function triggerMatching(triggers: readonly Trigger[], noted: TriggerIds): Trigger | undefined {
  return triggers.find((trigger) =>
    'id' in noted ? trigger.getUniqueId() === noted.id : !noted.before.includes(trigger.getUniqueId()),
  );
}

/** Deletes this book's trigger, and the trigger that fired ('' for none). */
export function deleteTrigger({ handler, property }: RecordedTrigger, fired: string): void {
  const noted = storedTriggerIds(property).now();
  // Listing triggers takes a call.
  const triggers = noted === undefined && fired === '' ? [] : findTriggers(handler);
  const known = noted === undefined ? undefined : triggerMatching(triggers, noted)?.getUniqueId();
  for (const trigger of triggers) {
    const id = trigger.getUniqueId();
    if (id === known || id === fired) ScriptApp.deleteTrigger(trigger);
  }
  storedTriggerIds(property).forget();
}

/** The id that the book notes now; undefined if there's none. */
export function readTriggerId({ property }: RecordedTrigger): string | undefined {
  const noted = storedTriggerIds(property).now();
  return noted !== undefined && 'id' in noted ? noted.id : undefined;
}

/** Whether the book notes a trigger, as read once per call. */
export function hasRecordedTrigger({ property }: RecordedTrigger): boolean {
  const noted = storedTriggerIds(property).get();
  return noted !== undefined && 'id' in noted;
}

/** Deletes the trigger that fired, without changing the book's note. */
export function dropFiredTrigger({ handler }: RecordedTrigger, fired: string): void {
  for (const trigger of findTriggers(handler))
    if (trigger.getUniqueId() === fired) ScriptApp.deleteTrigger(trigger);
}

/** This user's triggers for a function of this script, including triggers for other spreadsheets. */
export function findTriggers(handler: string): readonly Trigger[] {
  return ScriptApp.getProjectTriggers().filter((trigger) => trigger.getHandlerFunction() === handler);
}

/** The trigger's id. While the trigger is being created: the ids of existing triggers. */
const triggerIdsField = oneOfShapes({
  id: looseObject({ id: anyText }),
  before: looseObject({ before: listOf(anyText) }),
});
type TriggerIds = FieldValue<typeof triggerIdsField>;

function storedTriggerIds(property: string): StoredValue<TriggerIds> {
  return storedValue(property, triggerIdsField);
}
