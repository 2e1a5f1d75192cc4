// The throwaway triggers of the account's check: an hourly one, noted by those that were there before it, and one on
// submissions to a throwaway book.
import { isList } from '../../games/frame/json';
import { triggersOf } from '../noted-trigger';
import { deleteStrays } from '../triggers';

const PROPERTY = 'account-check-trigger';

/** Makes an hourly trigger. */
export function makeHourlyTrigger(): void {
  const before = triggersOf('onHourlyTrigger').map((trigger) => trigger.getUniqueId());
  PropertiesService.getDocumentProperties().setProperty(PROPERTY, JSON.stringify(before));
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
  const properties = PropertiesService.getDocumentProperties();
  const text = properties.getProperty(PROPERTY);
  if (text === null) return;
  const before: unknown = JSON.parse(text);
  deleteStrays(isList(before) ? before.map(String) : []);
  properties.deleteProperty(PROPERTY);
}
