// The throwaway triggers of the account's check: one that runs every ten minutes, one at a set time, and one on submissions to a
// throwaway book.
import { createNoted, deleteNoted, triggersOf, type NotedTrigger } from '../noted-trigger';
import { everyTenMinutes } from '../triggers';

const PERIODIC: NotedTrigger = { handler: 'onPeriodicTrigger', property: 'account-check-trigger' };
const TIMED: NotedTrigger = { handler: 'onDeadlineTrigger', property: 'account-check-timed' };

/**
 * How far in the future the set time is: the check is long over by then. A trigger that is left behind finds nothing to
 * do and is removed.
 */
const LATER_MS = 86_400_000;

/** Makes a periodic trigger, as a game has one. */
export function makePeriodicTrigger(): void {
  createNoted(PERIODIC, everyTenMinutes);
}

/** Makes a trigger at a set time, as a deadline has one. */
export function makeTimedTrigger(): void {
  const at = new Date(Date.now() + LATER_MS);
  createNoted(TIMED, () => ScriptApp.newTrigger('onDeadlineTrigger').timeBased().at(at));
}

/** Deletes the triggers of both kinds that the check made, if it left any. */
export function removeTriggers(): void {
  deleteNoted(PERIODIC, '');
  deleteNoted(TIMED, '');
}

/** Makes a trigger on submissions to a throwaway book. */
export function makeSubmitTrigger(book: string): void {
  ScriptApp.newTrigger('onFormSubmitTrigger')
    .forSpreadsheet(SpreadsheetApp.openById(book))
    .onFormSubmit()
    .create();
}

/** Deletes the triggers on submissions to these throwaway books. */
export function removeSubmitTriggers(books: readonly string[]): void {
  for (const trigger of triggersOf('onFormSubmitTrigger')) {
    if (books.includes(trigger.getTriggerSourceId())) ScriptApp.deleteTrigger(trigger);
  }
}
