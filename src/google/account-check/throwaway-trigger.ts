// The throwaway triggers of the account's check: an hourly one, noted by those that were there before it, and one on
// submissions to a throwaway book.
import { listOf } from '../../games/frame/fields';
import { anyText } from '../../games/frame/fields/plain';
import { kept } from '../kept';
import { triggersOf } from '../noted-trigger';
import { deleteStrays } from '../triggers';

/** The ids of the triggers that were there before. */
const before = kept('account-check-trigger', listOf(anyText));

/** Makes an hourly trigger. */
export function makeHourlyTrigger(): void {
  before.setNow(triggersOf('onHourlyTrigger').map((trigger) => trigger.getUniqueId()));
  ScriptApp.newTrigger('onHourlyTrigger').timeBased().everyHours(1).create();
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

/** Deletes the hourly trigger that the check made, if it left one. */
export function removeHourlyTrigger(): void {
  const others = before.now();
  if (others === undefined) return;
  deleteStrays(others);
  before.forget();
}
