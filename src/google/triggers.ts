// Creates and deletes a book's triggers. The periodic trigger checks the game's deadlines every ten minutes. The submission
// trigger runs when a form is submitted. The document's properties keep the periodic trigger's id, and whether the
// submission trigger was created. A trigger that no book knows deletes itself when it fires.
import { listOf, object, optional } from '../games/frame/fields';
import { anyNumber } from '../games/frame/fields/data-fields';
import { ok, type Result } from '../games/frame/result';
import type { CallProblem } from '../rounds/reply/reply';
import {
  TRIGGER_PERIOD_MINUTES,
  isLongOverdue,
  lostTriggerField,
  type LostTrigger,
  type LostTriggersPort,
  type TriggerPort,
} from '../rounds/ports/triggers';
import { deleteProperty, setProperty, getProperty } from './document-properties';
import { storedValue } from './stored-value';
import {
  createTrigger,
  deleteTrigger,
  findTrigger,
  hasRecordedTrigger,
  findTriggers,
  type RecordedTrigger,
} from './recorded-trigger';
import { ignoreRefusal } from './failure';
import { catchRefusal } from './services';

const PERIODIC_TRIGGER: RecordedTrigger = { handler: 'onPeriodicTrigger', property: 'periodic-trigger' };
/** The book whose submission trigger was created; a copy of the book has none. */
const WATCHED_BOOK_PROPERTY = 'watched-book';

type Trigger = GoogleAppsScript.Script.Trigger;

export const periodicTrigger: TriggerPort = {
  create: (anew = false) =>
    catchRefusal('Watching the deadlines', () => {
      const before = storedRunTimes.now();
      if (anew) deleteTrigger(PERIODIC_TRIGGER, '');
      if (findTrigger(PERIODIC_TRIGGER) === undefined) createTrigger(PERIODIC_TRIGGER, periodicBuilder);
      if (anew || before === undefined)
        storedRunTimes.setNow({ ranAt: before?.ranAt ?? Date.now(), createdAt: Date.now() });
      return ok(undefined);
    }),
  delete: () => deletePeriodic(''),
  isThere: () =>
    !isTriggerOverdue() && (ignoreRefusal(() => isTriggerEnabled(findTrigger(PERIODIC_TRIGGER))) ?? true),
  isNoted: () => hasRecordedTrigger(PERIODIC_TRIGGER),
};

export function periodicBuilder(): GoogleAppsScript.Script.ClockTriggerBuilder {
  return ScriptApp.newTrigger('onPeriodicTrigger').timeBased().everyMinutes(TRIGGER_PERIOD_MINUTES);
}

export const submitTrigger: TriggerPort = {
  isNoted: () => getProperty(WATCHED_BOOK_PROPERTY) === SpreadsheetApp.getActiveSpreadsheet().getId(),
  create: (anew = false) =>
    catchRefusal('Watching the forms', () => {
      const book = SpreadsheetApp.getActiveSpreadsheet();
      if (anew) for (const trigger of findSubmitTriggers()) ScriptApp.deleteTrigger(trigger);
      if (findSubmitTriggers().length === 0)
        ScriptApp.newTrigger('onFormSubmitTrigger').forSpreadsheet(book).onFormSubmit().create();
      setProperty(WATCHED_BOOK_PROPERTY, book.getId());
      return ok(undefined);
    }),
  delete: () =>
    catchRefusal('Deleting the trigger for forms', () => {
      for (const trigger of findSubmitTriggers()) ScriptApp.deleteTrigger(trigger);
      if (getProperty(WATCHED_BOOK_PROPERTY) !== null) deleteProperty(WATCHED_BOOK_PROPERTY);
      return ok(undefined);
    }),
  isThere: () =>
    !isTriggerOverdue() && (ignoreRefusal(() => findSubmitTriggers().some(isTriggerEnabled)) ?? true),
};

/**
 * When the periodic trigger last ran (or first should have been created), and when it was created, if that was later. Only the
 * host's account notes this, since Google lists a user only their own triggers.
 */
const storedRunTimes = storedValue(
  'periodic-runs',
  object({ ranAt: anyNumber, createdAt: optional(anyNumber) }),
);

export function recordRun(): void {
  ignoreRefusal(() => storedRunTimes.setNow({ ranAt: Date.now() }));
}

/** When the periodic trigger last ran, in UTC milliseconds; undefined if no run was noted. */
export function lastRunAt(): number | undefined {
  return storedRunTimes.get()?.ranAt;
}

/** Whether Google seems not to run this book's triggers. A new trigger gets some time first. */
function isTriggerOverdue(): boolean {
  const { ranAt, createdAt = ranAt } = { ...storedRunTimes.get() };
  return isLongOverdue(ranAt, Date.now()) && isLongOverdue(createdAt, Date.now());
}

/** Whether Google runs a listed trigger, if Google says so at all. */
function isTriggerEnabled(trigger: Trigger | undefined): boolean {
  return trigger !== undefined && trigger.isDisabled?.() !== true;
}

/** Triggers found missing; every window warns about them. */
const storedLostTriggers = storedValue('lost-triggers', listOf(lostTriggerField));

export const lostTriggersPort: LostTriggersPort = { keep: storedLostTriggers.set };

export function readLostTriggers(): readonly LostTrigger[] {
  return storedLostTriggers.get() ?? [];
}

/** This book's submission triggers: at most one, unless concurrent calls each created a trigger. */
function findSubmitTriggers(): readonly Trigger[] {
  const book = SpreadsheetApp.getActiveSpreadsheet().getId();
  return findTriggers('onFormSubmitTrigger').filter((trigger) => trigger.getTriggerSourceId() === book);
}

/** Deletes this book's periodic trigger, and the trigger that fired ('' for none). */
export function deletePeriodic(fired: string): Result<undefined, CallProblem> {
  return catchRefusal('Deleting the trigger for deadlines', () => {
    deleteTrigger(PERIODIC_TRIGGER, fired);
    storedRunTimes.forget();
    return ok(undefined);
  });
}
