// Creates and deletes the triggers of a book: one that runs every ten minutes and watches the deadlines of a game, and one
// that runs when a form is sent in. The document's properties keep the id of the first, and that the second was made. A stray
// trigger, which no book knows, deletes itself when it fires.
import { listOf, object } from '../games/frame/fields';
import { anyNumber } from '../games/frame/fields/plain';
import { ok, type Result } from '../games/frame/result';
import type { CallProblem } from '../rounds/reply/reply';
import {
  EVERY_MINUTES,
  isSilent,
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
/** Which book's trigger on submissions was made: a copy of the book has none. */
const WATCHED = 'watched-book';

type Trigger = GoogleAppsScript.Script.Trigger;

export const periodicTrigger: TriggerPort = {
  create: (anew = false) =>
    trying('Watching the deadlines', () => {
      const before = runs.now();
      if (anew) deleteNoted(PERIODIC, '');
      if (findNoted(PERIODIC) === undefined) createNoted(PERIODIC, everyTenMinutes);
      if (anew || before === undefined)
        runs.setNow({ ranAt: before?.ranAt ?? Date.now(), createdAt: Date.now() });
      return ok(undefined);
    }),
  delete: () => deletePeriodic(''),
  isThere: () => !isOverdue() && (quietly(() => isRun(findNoted(PERIODIC))) ?? true),
  isNoted: () => isNoted(PERIODIC),
};

/** Starts to build the trigger that watches deadlines. */
export function everyTenMinutes(): GoogleAppsScript.Script.ClockTriggerBuilder {
  return ScriptApp.newTrigger('onPeriodicTrigger').timeBased().everyMinutes(EVERY_MINUTES);
}

export const submitTrigger: TriggerPort = {
  isNoted: () => property(WATCHED) === SpreadsheetApp.getActiveSpreadsheet().getId(),
  create: (anew = false) =>
    trying('Watching the forms', () => {
      const book = SpreadsheetApp.getActiveSpreadsheet();
      if (anew) for (const trigger of onSubmit()) ScriptApp.deleteTrigger(trigger);
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
  isThere: () => !isOverdue() && (quietly(() => onSubmit().some(isRun)) ?? true),
};

/**
 * When the periodic trigger ran last, or was to be created for the first time, and when it was created last. Only the
 * host's account notes it: Google lists only a user's own triggers.
 */
const runs = kept('periodic-runs', object({ ranAt: anyNumber, createdAt: anyNumber }));

/** Notes that the periodic trigger runs. */
export function noteRun(): void {
  const now = Date.now();
  quietly(() => runs.setNow({ ranAt: now, createdAt: runs.now()?.createdAt ?? now }));
}

/** When the periodic trigger ran last, in UTC milliseconds; undefined if there is none, or it was made long ago. */
export function lastRun(): number | undefined {
  return runs.get()?.ranAt;
}

/** Whether Google runs no triggers of this book, as far as that's known. One that was just created gets its time. */
function isOverdue(): boolean {
  const { ranAt, createdAt } = { ...runs.get() };
  return isSilent(ranAt, Date.now()) && isSilent(createdAt, Date.now());
}

/** Whether Google runs a trigger that it lists, as far as it tells. */
function isRun(trigger: Trigger | undefined): boolean {
  return trigger !== undefined && trigger.isDisabled?.() !== true;
}

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
    runs.forget();
    return ok(undefined);
  });
}
