// The throwaway trigger of the account's check. The triggers that were there before are noted until it is deleted.
import { isList } from '../../games/frame/json';
import { deleteStrays, triggersOf } from '../triggers';

const PROPERTY = 'account-check-trigger';

/** Makes an hourly trigger. */
export function makeTrigger(): void {
  const before = triggersOf('onHourlyTrigger').map((trigger) => trigger.getUniqueId());
  PropertiesService.getDocumentProperties().setProperty(PROPERTY, JSON.stringify(before));
  ScriptApp.newTrigger('onHourlyTrigger').timeBased().everyHours(1).create();
}

/** Deletes the trigger that the check made, if it left one. */
export function removeTrigger(): void {
  const properties = PropertiesService.getDocumentProperties();
  const text = properties.getProperty(PROPERTY);
  if (text === null) return;
  const before: unknown = JSON.parse(text);
  deleteStrays(isList(before) ? before.map(String) : []);
  properties.deleteProperty(PROPERTY);
}
