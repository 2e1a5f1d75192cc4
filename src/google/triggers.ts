// Creates and deletes the triggers of a book: one that runs every ten minutes and watches the deadlines of a game, and one
// that runs when a form is sent in. The document's properties keep the id of the first, and that the second was made. A stray
// trigger, which no book knows, deletes itself when it fires.
import { listOf } from '../games/frame/fields';
import { ok, type Result } from '../games/frame/result';
import type { CallProblem } from '../rounds/reply/reply';
import {
  lostTriggerField,
  type LostTrigger,
  type LostTriggersPort,
  type TriggerPort,
} from '../rounds/ports/triggers';
import { deleteProperty, keepProperty, property } from './document-properties';
import { kept } from './kept';
import { createNoted, deleteNoted, findNoted, isNoted, triggersOf, type NotedTrigger } from './noted-trigger';
import { quietly } from './failure';
import { trying } from './services';

const PERIODIC: NotedTrigger = { handler: 'onPeriodicTrigger', property: 'periodic-trigger' };
/** How often the periodic trigger runs: 144 times a day, some seconds each, of the 90 minutes that Google allows. */
const EVERY_MINUTES = 10;
/** Which book's trigger on submissions was made: a copy of the book has none. */
const WATCHED = 'watched-book';

type Trigger = GoogleAppsScript.Script.Trigger;

export const periodicTrigger: TriggerPort = {
  create: () =>
    trying('Watching the deadlines', () => {
      if (findNoted(PERIODIC) === undefined) createNoted(PERIODIC, everyTenMinutes);
      return ok(undefined);
    }),
  delete: () => deletePeriodic(''),
  isThere: () => quietly(() => findNoted(PERIODIC) !== undefined) ?? true,
  isNoted: () => isNoted(PERIODIC),
};

/** Starts to build the trigger that watches deadlines. */
export function everyTenMinutes(): GoogleAppsScript.Script.ClockTriggerBuilder {
  return ScriptApp.newTrigger('onPeriodicTrigger').timeBased().everyMinutes(EVERY_MINUTES);
}

export const submitTrigger: TriggerPort = {
  isNoted: () => property(WATCHED) === SpreadsheetApp.getActiveSpreadsheet().getId(),
  create: () =>
    trying('Watching the forms', () => {
      const book = SpreadsheetApp.getActiveSpreadsheet();
      if (onSubmit().length === 0)
        ScriptApp.newTrigger('onFormSubmitTrigger').forSpreadsheet(book).onFormSubmit().create();
      keepProperty(WATCHED, book.getId());
      return ok(undefined);
    }),
  delete: () =>
    trying('No longer watching the forms', () => {
      for (const trigger of onSubmit()) ScriptApp.deleteTrigger(trigger);
      if (property(WATCHED) !== null) deleteProperty(WATCHED);
      return ok(undefined);
    }),
  isThere: () => quietly(() => onSubmit().length > 0) ?? true,
};

/** The triggers that were found missing; every window tells of them. */
const lost = kept('lost-triggers', listOf(lostTriggerField));

export const lostTriggersPort: LostTriggersPort = { keep: lost.set };

/** Gives the triggers that were found missing, from the properties. */
export function lostTriggers(): readonly LostTrigger[] {
  return lost.get() ?? [];
}

/**
 * Lists the triggers on submissions to this book; there is at most one, unless two calls have made theirs at the same
 * time.
 */
function onSubmit(): readonly Trigger[] {
  const book = SpreadsheetApp.getActiveSpreadsheet().getId();
  return triggersOf('onFormSubmitTrigger').filter((trigger) => trigger.getTriggerSourceId() === book);
}

/**
 * Deletes this book's trigger, and the trigger that fired in this book if the book does not know it; '' where none
 * fired.
 */
export function deletePeriodic(fired: string): Result<undefined, CallProblem> {
  return trying('No longer watching the deadlines', () => {
    deleteNoted(PERIODIC, fired);
    return ok(undefined);
  });
}
